/** Watches the table from one step to the next and lets what changed travel there. */

import { Component, createRef, type ReactNode } from 'react'
import { motionPace } from '../app/settings.ts'
import { plan } from './flights.ts'
import { boxOf, look, type Seen } from './marks.ts'
import { land, perform, underline } from './perform.ts'

interface MovesProps {
  /** Another value is another step; the same value only draws anew. */
  readonly step: string
}

/** A class, because only a class is told in time to look before the page changes. */
export class Moves extends Component<MovesProps, object, Seen | null> {
  private readonly here = createRef<HTMLSpanElement>()
  private focus: string | null = null

  private root(): Element | null {
    return this.here.current?.closest('.table') ?? null
  }

  override getSnapshotBeforeUpdate(before: MovesProps): Seen | null {
    const root = this.root()
    return before.step === this.props.step || root === null || document.hidden ? null : look(root)
  }

  override componentDidUpdate(_: MovesProps, __: object, before: Seen | null): void {
    const root = this.root()
    if (before === null || root === null) return
    const now = look(root)
    const who = root.querySelector('.banner .who')
    const wanted = plan(before, now, this.focus, who === null ? null : boxOf(who))
    this.focus = wanted.focus
    const pace = motionPace()
    land()
    if (pace === 0) underline(now, wanted.changed)
    else perform(wanted, before, now, pace)
  }

  override componentWillUnmount(): void {
    land()
  }

  override render(): ReactNode {
    return <span ref={this.here} hidden={true} data-step={this.props.step} />
  }
}
