/** Watches the table from one step to the next and lets what changed travel there. */

import { Component, createRef, type ReactNode } from 'react'
import { motionPace } from '../app/settings.ts'
import { type Box, plan } from './flights.ts'
import { boxOf, look, lookForNumbers, type Seen } from './marks.ts'
import { land, perform, underline } from './perform.ts'
import { sound } from './sound.ts'

interface MovesProps {
  /** Another value is another step; the same value only draws anew. */
  readonly step: string
  /** The boards are still at a moment of this step that is being shown: what comes after it travels afterwards. */
  readonly held?: boolean
  /** This step does not follow from the last: nothing travels. */
  readonly still?: boolean
  /** Where steps are numbered and any may follow any: only the very next one travels. */
  readonly number?: number
}

/** Where things come from that have no other origin: the near edge of the board in front. */
function homeOf(root: Element): Box {
  const stage = root.querySelector('.stage, .r-board') ?? root
  const { x, y, w, h } = boxOf(stage)
  return { x: x + w / 2 - 12, y: y + Math.min(h, window.innerHeight - y) - 24, w: 24, h: 24 }
}

/** What was looked at before the change: everything, or only numbers where nothing travels. */
type Before = { readonly seen: Seen } | { readonly numbers: ReturnType<typeof lookForNumbers> }

/**
 * A class, because only a class is told in time to look before the page changes; first of its table, because what stands
 * before it has changed by then.
 */
export class Moves extends Component<MovesProps, object, Before | null> {
  private readonly here = createRef<HTMLSpanElement>()
  private focus: string | null = null

  private root(): Element | null {
    return this.here.current?.closest('.table, .replay') ?? null
  }

  override getSnapshotBeforeUpdate(before: MovesProps): Before | null {
    const root = this.root()
    const { step, held, still, number } = this.props
    const jump = number !== undefined && number !== (before.number ?? 0) + 1
    if ((before.step === step && before.held === held) || still === true || jump || root === null || document.hidden)
      return null
    return motionPace() === 0 ? { numbers: lookForNumbers(root) } : { seen: look(root) }
  }

  override componentDidUpdate(_: MovesProps, __: object, was: Before | null): void {
    const root = this.root()
    if (was === null || root === null) return
    sound('land')
    if ('numbers' in was) {
      const now = [...lookForNumbers(root)]
      underline(now.flatMap(([key, { element, n }]) => ((was.numbers.get(key)?.n ?? n) === n ? [] : [element])))
      return
    }
    const before = was.seen
    land()
    const now = look(root)
    const wanted = plan(before, now, this.focus, homeOf(root))
    this.focus = wanted.focus
    perform(wanted, before, now, motionPace())
  }

  override componentWillUnmount(): void {
    land()
  }

  override render(): ReactNode {
    return <span ref={this.here} hidden={true} data-step={this.props.step} />
  }
}
