/** Leaves of the board: what an expansion shows at large. A question opens its leaf by itself; after it the plan is back. */

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SpaceId } from '../rules/codes.ts'
import { type Leaf, UIS } from './modules.ts'
import { labelsOf, phrasesOf } from './pictures.ts'
import type { Drawn } from './props.ts'
import { Decline, Ways } from './Spot.tsx'

/** Leaves of the modules that are in play. */
function leavesOf(props: Drawn): readonly Leaf[] {
  const { more } = props.view.table
  return UIS.flatMap(({ leaf }) => (leaf === undefined || more[leaf.id] === undefined ? [] : [leaf]))
}

interface Opened {
  readonly asked: string
  readonly leaf: Leaf['id'] | null
}

/** The leaf that is open: that of the question at hand, until somebody turns to another. */
export function useLeaves(props: Drawn): {
  readonly leaf: Leaf | null
  readonly turnTo: (leaf: Leaf['id'] | null) => void
} {
  const [opened, setOpened] = useState<Opened | null>(null)
  const leaves = leavesOf(props)
  const { asked } = props.highlights
  const id = asked?.id ?? ''
  const own = asked === null ? undefined : leaves.find(({ shows }) => shows(asked))
  const leaf = opened?.asked === id ? leaves.find((one) => one.id === opened.leaf) : own
  return { leaf: leaf ?? null, turnTo: (next) => setOpened({ asked: id, leaf: next }) }
}

/** In the sign of a place: the way to its leaf. */
export function ToLeaf({ space, props, turnTo }: { space: SpaceId; props: Drawn; turnTo: (leaf: Leaf['id']) => void }) {
  const { Icon } = props.kit
  const leaf = leavesOf(props).find((one) => one.space === space)
  if (leaf === undefined) return null
  const name = leaf.name(props)
  return (
    <button type="button" className="v-toleaf" aria-label={name} title={name} onClick={() => turnTo(leaf.id)}>
      <Icon name={leaf.icon} />
    </button>
  )
}

export function LeafPage(given: {
  leaf: Leaf
  props: Drawn
  board: RefObject<HTMLDivElement | null>
  back: () => void
}) {
  const { leaf, props, board, back } = given
  const { open } = props
  const latest = useRef({ open, back })
  latest.current = { open, back }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // What lies over the leaf is closed first.
      const over = latest.current.open !== null || document.querySelector('.scrim, .popover, dialog[open]') !== null
      if (event.key !== 'Escape' || event.defaultPrevented || over) return
      event.preventDefault()
      latest.current.back()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const { Icon } = props.kit
  const w = labelsOf(props)
  const { Drawing } = leaf
  return (
    <div className={`frame v-board v-leaf v-leaf-${leaf.id}`} ref={board}>
      <header className="v-leafhead">
        <Icon name={leaf.icon} />
        <h2 className="heading-4">{leaf.name(props)}</h2>
        <Decline space={leaf.space} props={props} />
        <button type="button" className="btn small" onClick={back}>
          <Icon name="boardi" />
          {w.plan}
        </button>
      </header>
      <Drawing props={props} />
      <Ways place={leaf.space} props={props} />
      <span className="sr-only">{phrasesOf(props).spaces[leaf.space]}</span>
    </div>
  )
}
