/** Agricola in one language, put together: questions, answers, events, refusals, the table. */

import { type GameText, say, type View } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import { leftOut, permanentOccupations } from '../rules/calendar/hands.ts'
import { targetOf } from '../rules/calendar/targets.ts'
import type { Anytime } from '../rules/choices.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import type { AgricolaView } from '../rules/view.ts'
import { answerSaid, anytimeSaid } from './answers.ts'
import type { BoardWords } from './board.ts'
import { told } from './events.ts'
import { doesText, goalText, noticesText } from './notices.ts'
import { capital, upper } from './parts.ts'
import { picture } from './picture.ts'
import { occasion, question } from './questions.ts'
import { whyNot } from './refusals.ts'
import { type Language, tongue } from './tongue.ts'

type V = View<AgricolaView, AgricolaDecision, Anytime>

/** Agricola in one language: the sentences of any game, and what its own drawings say. */
export interface AgricolaText extends GameText<AgricolaView, AgricolaDecision, AgricolaEvent, Anytime> {
  readonly board: BoardWords
  /** What a player alone aims at (A-SOLO-10); null at tables with others. */
  goal(view: Pick<V, 'table' | 'seats' | 'as'>): string | null
}

export function compose(language: Language): AgricolaText {
  const { messages } = language
  const t = tongue(language)
  return {
    name: messages.name,
    about: messages.about,
    decision: (view, decision) => say(occasion(t, view, decision), capital(question(t, decision))),
    choice: (view, decision, choice) => capital(answerSaid(t, view, decision, choice)),
    anytime: (_, choice) => capital(anytimeSaid(t, choice)),
    event: (event) => told(t, event),
    refusal: (refusal) => whyNot(t, refusal),
    waiting: (seat, kind) => say({ seat }, messages.waiting[kind ?? ''] ?? messages.waiting.other),
    table: (view) => picture(t, view),
    notices: (view) => noticesText(t, view),
    goal: (view) => goalText(t, view),
    board: language.board,
    does: (_, decision, choice) => doesText(t, decision, choice),
    option: (key) => {
      const option = messages.option[key.startsWith('permanent') ? 'permanent' : key]
      return {
        name: option?.name ?? key,
        help: option?.help ?? '',
        value: (value) => {
          const named = key.startsWith('permanent')
            ? [Number(value)]
            : key === 'leaveOut'
              ? leftOut({ leaveOut: String(value) })
              : []
          const cards = named.flatMap((no) => findCard(no)?.name[messages.lang] ?? [])
          return cards.length > 0 ? cards.join(', ') : upper(option?.values[String(value)] ?? String(value))
        },
      }
    },
    score: (category) => messages.score[category] ?? category,
    ties: [messages.tie],
    verdict: (verdict) => {
      const [how = '', target = ''] = verdict.split(' ')
      return messages.verdict[how]?.(target) ?? verdict
    },
    sequel: (options) => {
      const game = Number(options.soloGame ?? 1)
      const kept = findCard(permanentOccupations(options).at(-1) ?? 0)?.name[messages.lang] ?? null
      return messages.say.sequel(game, targetOf(game), Number(options.soloFood ?? 0), kept)
    },
  }
}
