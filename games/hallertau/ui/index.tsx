/** Hallertau's boards, drawn: what the table's frame shows for this game. */

import { type Answer, type CardEntry, DONE, type Lang, type Score, type View } from '@dorfplatz/kernel'
import { CAREFUL, CARELESS } from '../rules/choices.ts'
import { DECKS, deckOf } from '../rules/facts.ts'
import type { HallertauView } from '../rules/view.ts'
import { deSpeech } from '../text/de.speech.ts'
import { enSpeech } from '../text/en.speech.ts'
import { goalText } from '../text/notices.ts'
import './styles/index.css'
import { ActionBoard } from './ActionBoard.tsx'
import { beats } from './beats.ts'
import { Card } from './Card.tsx'
import { Course } from './Course.tsx'
import { ownerOf } from './credit.ts'
import { Glance, Goods } from './Goods.tsx'
import { headOf, lineOf, priceOf } from './log.ts'
import { Own } from './Own.tsx'
import { Progress } from './Progress.tsx'
import { countingOf, READING } from './paying.ts'
import { cardOf, unasked } from './picked.ts'
import { placeOf } from './place.ts'
import type { Option } from './props.ts'
import { RackFoot } from './RackFoot.tsx'
import { Ribbon } from './Ribbon.tsx'
import { revealed } from './revealed.ts'
import { furthest } from './rows.ts'
import { Strip } from './Strip.tsx'
import { stops } from './stops.ts'
import { isSwap, TurnForm } from './Turn.tsx'
import { MOVES, tracesOf } from './traces.ts'
import { DECK_ICONS, wordsOf } from './words.ts'

/** Cards are listed by their printed numbers. */
const cardId = (card: number): string => String(card).padStart(3, '0')

/** Decisions that are made on the own boards. */
const OWN = [
  'sow',
  'fallow',
  'reapNext',
  'harvestSome',
  'moveFields',
  'takeField',
  'moveSheep',
  'progress',
  'freeAdvance',
  'moveBoulders',
]
const SHARED = ['turn', 'pickSpace', 'shiftWorkers']

/** Questions that are answered by clicking on a board. */
const CLICKED = [
  'turn',
  'pickSpace',
  'clearRows',
  'sow',
  'fallow',
  'reapNext',
  'harvestSome',
  'takeField',
  'moveFields',
  'moveSheep',
  'progress',
  'freeAdvance',
  'moveBoulders',
]

/** Moments for cards: they are played where they lie. */
const WINDOWS: readonly string[] = ['playCards', 'joint']

/** The choice that ends a question which is asked as long as there is something to choose. */
const ENOUGH = { progress: DONE, sow: DONE, harvestSome: DONE, moveBoulders: DONE, joint: DONE }

export const ui = {
  moves: MOVES,
  log: { head: headOf, line: lineOf, price: priceOf, ownerOf },
  beats,
  tracesOf,
  onBoard: CLICKED,
  enough: ENOUGH,
  ends: { progress: (lang: Lang): string => wordsOf(lang).endProgress },
  sweeps: { reapNext: (lang: Lang): string => wordsOf(lang).reapAll },
  habits: [CAREFUL, CARELESS],
  windows: WINDOWS,
  handless: (view: View<HallertauView>): boolean => view.options.noCards === true,
  regions: { Course, Board: ActionBoard, Own, Goods, Strip, RackFoot },
  counting: countingOf,
  amounts: READING,
  isExchange: isSwap,
  exchangesTurn: true,
  placeOf,
  stops,
  revealed,
  Ribbon,
  Board: ActionBoard,
  Mine: Own,
  Goods,
  Glance,
  Card,
  forms: { progress: Progress, turn: TurnForm },
  hand: (view: View<HallertauView>): readonly string[] =>
    view.as === 'spectator' ? [] : (view.table.seats[view.as]?.hand ?? []).map(cardId),
  playing: (_: View<HallertauView>, card: string): Answer => ({ to: 'anytime', choice: { play: card } }),
  plays: (option: Option, card: string): boolean => cardOf(option) === card,
  best: furthest,
  front: (view: View<HallertauView>): 'board' | 'mine' | 'hand' | null => {
    const kind = view.decisions[0]?.kind
    if (kind === undefined) return null
    if (WINDOWS.includes(kind)) return 'hand'
    return OWN.includes(kind) ? 'mine' : SHARED.includes(kind) ? 'board' : null
  },
  scores: (view: View<HallertauView>): readonly Score[] =>
    view.table.seats.map((s, seat) => ({ seat, total: s.points, parts: s.parts, tiebreak: [] })),
  goal: (view: View<HallertauView>, lang: Lang): string | null => goalText(lang, view),
  iconOf: (_: View<HallertauView>, option: Option): string | null => {
    const free = unasked(option)
    if (free === null) return null
    if ('careful' in free) return 'whynot'
    return DECK_ICONS[deckOf(Number('play' in free ? free.play : free.playFirst))] ?? null
  },
  group: (_: View<HallertauView>, option: Option, lang: Lang): string | null =>
    'careful' in (unasked(option) ?? CAREFUL) ? null : wordsOf(lang).playCards,
  facets: async () => (await import('./facets.ts')).facets,
  deck: (card: CardEntry, lang: Lang): string => {
    const { w, p } = lang === 'de' ? deSpeech : enSpeech
    const [deck = '', kind] = card.deck.split('-')
    const name = w.decks[DECKS.find((d) => d === deck) ?? 'gateway'].many
    return kind === undefined ? name : `${name}: ${p.valueText(kind)}`
  },
}
