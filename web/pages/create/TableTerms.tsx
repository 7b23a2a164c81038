/** How an online table is run: pace, who may join, who may look on. Folded; the summary says what holds. */

import { Choice } from '../../parts/Choice.tsx'
import { useText } from '../../text/index.ts'

export interface Terms {
  readonly pace: 'live' | 'turns'
  /** How long a turn-based table may wait for a move. */
  readonly hours: number
  readonly access: 'public' | 'link' | 'private'
  readonly spectators: boolean
}

export const USUAL: Terms = { pace: 'live', hours: 48, access: 'link', spectators: true }

const HOURS = [8, 24, 48, 72, 168]

export function TableTerms({ terms, onChange }: { terms: Terms; onChange: (terms: Terms) => void }) {
  const t = useText()
  const { pace, hours, access, spectators } = terms
  const said = [
    pace === 'live' ? t.create.live : `${t.create.turns} (${t.laying.hours(hours)})`,
    access === 'private' ? t.laying.private : t.create[access],
  ]
  return (
    <details className="fold">
      <summary>
        <b>{t.create.terms}</b> <small>{said.join(', ')}</small>
      </summary>
      <Choice
        legend={t.create.pace}
        value={pace}
        items={[
          { value: 'live', label: t.create.live, help: t.create.liveHelp },
          { value: 'turns', label: t.create.turns, help: t.create.turnsHelp },
        ]}
        onChange={(next) => onChange({ ...terms, pace: next })}
      />
      {pace === 'turns' && (
        <Choice
          legend={t.laying.perMove}
          help={t.laying.perMoveHelp}
          value={hours}
          items={HOURS.map((n) => ({ value: n, label: t.laying.hours(n) }))}
          onChange={(next) => onChange({ ...terms, hours: next })}
        />
      )}
      <Choice
        legend={t.create.access}
        value={access}
        items={[
          { value: 'link', label: t.create.link, help: t.seats.linkHelp },
          { value: 'public', label: t.create.public },
          { value: 'private', label: t.laying.private, help: t.laying.privateHelp },
        ]}
        onChange={(next) => onChange({ ...terms, access: next })}
      />
      {access !== 'private' && (
        <Choice
          legend={t.laying.spectators}
          value={spectators}
          items={[
            { value: true, label: t.laying.welcome },
            { value: false, label: t.laying.nobody },
          ]}
          onChange={(next) => onChange({ ...terms, spectators: next })}
        />
      )}
    </details>
  )
}
