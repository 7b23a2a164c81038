/** All sentences of Hallertau in one language. */

import type { GameText, Json } from '@dorfplatz/kernel'
import type { Unasked } from '../rules/choices.ts'
import type { HallertauEvent } from '../rules/events.ts'
import type { HallertauDecision } from '../rules/frames.ts'
import type { HallertauView } from '../rules/view.ts'
import { anytimeText, choiceText, decisionText } from './choices.ts'
import { eventText, refusalText, waitingText } from './events.ts'
import { doesText, noticesText } from './notices.ts'
import type { Speech } from './speech.ts'
import { tableText } from './table.ts'

export function gameText(s: Speech): GameText<HallertauView, HallertauDecision, HallertauEvent, Unasked> {
  const look = (texts: { readonly [key: string]: string }, key: string): string => texts[key] ?? key
  return {
    name: s.p.name,
    about: s.p.about,
    decision: (view, decision) => decisionText(s, view, decision),
    choice: (view, decision, choice) => choiceText(s, view, decision, choice),
    anytime: (view, choice) => anytimeText(s, view, choice),
    event: (event) => eventText(s, event),
    refusal: (refusal) => refusalText(s, refusal),
    waiting: (seat, kind) => waitingText(s, seat, kind),
    table: (view) => tableText(s, view),
    notices: (view) => noticesText(s.lang, view),
    does: (view, decision, choice) => doesText(s.lang, view, decision, choice),
    option: (key) => {
      const texts: { readonly [key: string]: { readonly name: string; readonly help: string } } = s.p.options
      const text = texts[key] ?? { name: key, help: key }
      return { ...text, value: (value: Json) => s.p.valueText(value) }
    },
    score: (category) => look(s.p.scores, category),
    verdict: (verdict) => look(s.p.verdicts, verdict),
    ties: [s.p.tie],
  }
}
