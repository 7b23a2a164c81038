/** Agricola's boards, drawn: the shared board, the farmyards, the forms of fences and meals. */

import { jsonEqual, type Lang, type Score, type View } from '@dorfplatz/kernel'
import { CAREFREE, CAREFUL, SHAPES } from '../rules/choices.ts'
import type { AgricolaView } from '../rules/view.ts'
import type { AgricolaText } from '../text/compose.ts'
import './styles/index.css'
import { named } from '../rules/asked.ts'
import { asksHand, CARD_QUESTIONS, held, playing, plays } from '../rules/cards/held.ts'
import { spaceNumber } from '../rules/work/spaces.ts'
import { Board } from './Board.tsx'
import { beats } from './beats.ts'
import { Card, kindOf } from './Card.tsx'
import { Course } from './Course.tsx'
import { askedBeside, counting, isExchange, isRelease } from './counting.ts'
import { Glance, Goods } from './Goods.tsx'
import { Herd, Young } from './Herd.tsx'
import { idle } from './idle.ts'
import { beginsLine, headOf, lineOf } from './log.ts'
import { Meal } from './Meal.tsx'
import { Own } from './Own.tsx'
import { playedAt } from './playedAt.ts'
import { iconOfSpace } from './prints.ts'
import type { Option, PageCard } from './props.ts'
import { revealed } from './revealed.ts'
import { OnStrip, Strip } from './Strip.tsx'
import { stops } from './stops.ts'
import { MOVES, tracesOf } from './traces.ts'
import { Worth } from './Worth.tsx'

/** Questions about the own farmyard. */
const OWN = ['plow', 'plowSow', 'sow', 'build', 'freeSite', 'site', 'fence', 'keep', 'breed', 'feed']

export const ui = {
  moves: MOVES,
  log: { head: headOf, line: lineOf, begins: beginsLine },
  beats,
  givesAway: (option: Option): boolean => option.decision === null && isRelease(option.answer.choice),
  // Animals are let go where goods are exchanged: a list of how many sheep could leave is no list of moves.
  isExchange: (option: Option): boolean =>
    option.decision === null && (isExchange(option.answer.choice) || isRelease(option.answer.choice)),
  amounts: { unasked: SHAPES.anytime },
  counting,
  placeOf: askedBeside,
  tracesOf,
  habits: [CAREFUL, CAREFREE],
  stops,
  onBoard: ['place', 'plow', 'plowSow', 'sow', 'build', 'freeSite', 'fence'],
  regions: {
    Course,
    Board,
    Own,
    Goods,
    Strip,
    OnStrip,
    RackFoot: Worth,
    played: (view: View<AgricolaView>, seat: number): readonly string[] => {
      const farm = view.table.farms[seat]
      return [...(farm?.improvements ?? []), ...(farm?.occupations ?? [])].map(String)
    },
    inRack: ['feed', 'breed', 'keep'],
  },
  // An animal that can only be cooked still brings food.
  idle: (view: View<AgricolaView>, option: Option, lang: Lang): string | null => {
    const nothing = idle(view, option, lang)
    return nothing?.all === true ? nothing.why : null
  },
  Glance,
  Card,
  forms: { feed: Meal, breed: Young, keep: Herd },
  hand: held,
  handless: (view: View<AgricolaView>): boolean => view.options.mode === 'family',
  cardQuestions: CARD_QUESTIONS,
  together: ['draft'],
  playedAt,
  revealed,
  plays,
  playing,
  front: (view: View<AgricolaView>): 'board' | 'mine' | 'hand' | null => {
    const kind = view.decisions[0]?.kind
    if (asksHand(view)) return 'hand'
    if (kind === 'place') return 'board'
    return kind !== undefined && OWN.includes(kind) ? 'mine' : null
  },
  scores: (view: View<AgricolaView>): readonly Score[] => view.table.scores,
  goal: (view: View<AgricolaView>, _: Lang, text: AgricolaText): string | null => text.goal(view),
  iconOf: (_: View<AgricolaView>, option: Option): string | null => {
    const { choice } = option.answer
    if (option.decision?.kind === 'place') return iconOfSpace(spaceNumber(named(choice, 'place') ?? ''))
    return option.decision === null && (jsonEqual(choice, CAREFUL) || jsonEqual(choice, CAREFREE)) ? 'whynot' : null
  },
  facets: async () => (await import('./facets.ts')).facets,
  deck: (card: PageCard, _: Lang, text: AgricolaText): string => text.board.decks[kindOf(Number(card.id))],
}
