/** What a match is made of, for developers: its position as text, its open questions, what a seat sees, what happened. */

import { type GameEvent, type Match, type Rules, type Viewer, writePosition } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import { useState } from 'react'
import { CopyButton } from '../parts/CopyButton.tsx'

/** A value as a tree that opens where one looks. */
function Tree({ name, value, open = false }: { name: string; value: unknown; open?: boolean }) {
  const [opened, setOpened] = useState(open)
  if (typeof value !== 'object' || value === null) {
    return (
      <div className="dev-leaf">
        <b>{name}</b>: {JSON.stringify(value) ?? 'undefined'}
      </div>
    )
  }
  const entries = Object.entries(value)
  const flat = JSON.stringify(value)
  if (flat.length < 60) {
    return (
      <div className="dev-leaf">
        <b>{name}</b>: {flat}
      </div>
    )
  }
  return (
    <details className="dev-tree" open={opened} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <b>{name}</b> {Array.isArray(value) ? `[${entries.length}]` : `{${entries.length}}`}
      </summary>
      {opened && entries.map(([key, inner]) => <Tree key={key} name={key} value={inner} />)}
    </details>
  )
}

export function Inspector(props: {
  k: AnyKernel
  game: Rules
  match: Match
  as: Viewer
  events: readonly GameEvent[]
  open: (position: string) => void
}) {
  const { k, game, match, as } = props
  const written = writePosition(k, match)
  const [edited, setEdited] = useState<{ readonly of: string; readonly text: string } | null>(null)
  const text = edited?.of === written ? edited.text : written
  const violations = game.violations(match)
  return (
    <section className="dev-inspector" aria-label="Inspector">
      <details open>
        <summary>Position</summary>
        <textarea
          className="field mono"
          aria-label="Position"
          rows={14}
          value={text}
          spellCheck={false}
          onChange={(event) => setEdited({ of: written, text: event.target.value })}
        />
        <div className="row wrap">
          <button type="button" className="btn small" disabled={text === written} onClick={() => props.open(text)}>
            Open the edited position
          </button>
          <CopyButton text={text} label="Copy position" small />
        </div>
      </details>
      <Tree name="open questions" value={k.open(match).map((o) => o.frame)} open />
      <Tree name={`view of ${as === 'spectator' ? 'a spectator' : `seat ${as + 1}`}`} value={k.view(match, as)} />
      <Tree name="state" value={match.state} />
      <Tree name="events of the latest answer" value={props.events} open />
      <Tree name="broken invariants" value={violations} open />
    </section>
  )
}
