/** What a seat may decide now, for programs: each choice with the sentence that says it. */

import { randomInt } from 'node:crypto'
import { type Decision, decisionId, type Json, type Lang, textAt, toText, type Viewer } from '@dorfplatz/kernel'
import type { SeatView } from '@dorfplatz/protocol'
import type { LoadedTable } from './loaded.ts'

export type Offers = NonNullable<SeatView['offers']>

export function offersFor(loaded: LoadedTable, as: Viewer, lang: Lang): Offers {
  const { k, match, row } = loaded
  if (match === null) return { decisions: [], anytime: [] }
  const view = k.view(match, as)
  const text = textAt(k.game.text[lang], view.options)
  const nameOf = (seat: number): string => row.seats[seat]?.name ?? `#${seat + 1}`
  const spoken = (d: Decision, choice: Json): { choice: Json; text: string } => ({
    choice,
    text: toText(text.choice(view, d, choice), nameOf),
  })
  return {
    decisions: view.decisions.map((d) => ({
      ...d,
      choices: d.choices?.map((choice) => spoken(d, choice)) ?? null,
      ...(d.choices === null ? sampleOf(loaded, d) : {}),
      text: toText(text.decision(view, d), nameOf),
    })),
    anytime: view.anytime.map((choice) => ({ choice, text: toText(text.anytime(view, choice), nameOf) })),
  }
}

/** A legal answer where the choices are not listed. */
function sampleOf({ k, match }: LoadedTable, { id }: Decision): { sample?: Json } {
  const open = match === null ? undefined : k.open(match).find((o) => decisionId(o) === id)
  return match === null || open === undefined ? {} : { sample: k.sample(match, open, (n) => randomInt(n)) }
}
