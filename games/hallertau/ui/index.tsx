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
import { Card } from './Card.tsx'
import { Center } from './Center.tsx'
import { Fields } from './Fields.tsx'
import { Glance, Goods } from './Goods.tsx'
import { Progress } from './Progress.tsx'
import { cardOf, unasked } from './picked.ts'
import type { Option, SeatProps } from './props.ts'
import { Ribbon } from './Ribbon.tsx'
import { Stable } from './Stable.tsx'
import { TurnForm } from './Turn.tsx'
import { MOVES, tracesOf } from './traces.ts'
import { DECK_ICONS, wordsOf } from './words.ts'

/** Cards are listed by their printed numbers. */
const cardId = (card: number): string => String(card).padStart(3, '0')

function Mine(props: SeatProps) {
  const own = props.view.table.seats[props.seat]
  const w = wordsOf(props.lang)
  return (
    <div className="minegrid" data-asks={props.seat === props.me ? props.view.decisions[0]?.kind : undefined}>
      <div className="mineboards">
        <Center {...props} />
        <Fields {...props} />
        <Stable {...props} />
      </div>
      {props.seat !== props.me && <Goods {...props} />}
      {own !== undefined && own.played.length > 0 && (
        <section className="playedcards">
          <h2 className="heading-4">{w.played}</h2>
          <ul className="fan">
            {own.played.map((id) => (
              <li key={id} className="slotc" data-piece={`card:${cardId(id)}`}>
                <Card {...props} id={cardId(id)} dim={false} size="hand" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

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

/** The choice that ends a question which is asked as long as there is something to choose. */
const ENOUGH = { progress: DONE, sow: DONE, harvestSome: DONE, moveBoulders: DONE }

export const ui = {
  moves: MOVES,
  tracesOf,
  onBoard: CLICKED,
  enough: ENOUGH,
  habits: [CAREFUL, CARELESS],
  windows: ['playCards', 'joint'],
  handless: (view: View<HallertauView>): boolean => view.options.noCards === true,
  Ribbon,
  Board: ActionBoard,
  Mine,
  Goods,
  Glance,
  Card,
  forms: { progress: Progress, turn: TurnForm },
  hand: (view: View<HallertauView>): readonly string[] =>
    view.as === 'spectator' ? [] : (view.table.seats[view.as]?.hand ?? []).map(cardId),
  playing: (_: View<HallertauView>, card: string): Answer => ({ to: 'anytime', choice: { play: card } }),
  plays: (option: Option, card: string): boolean => cardOf(option) === card,
  front: (view: View<HallertauView>): 'board' | 'mine' | null => {
    const kind = view.decisions[0]?.kind
    if (kind === undefined) return null
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
  deck: (card: CardEntry, lang: Lang): string => {
    const { w, p } = lang === 'de' ? deSpeech : enSpeech
    const [deck = '', kind] = card.deck.split('-')
    const name = w.decks[DECKS.find((d) => d === deck) ?? 'gateway'].many
    return kind === undefined ? name : `${name}: ${p.valueText(kind)}`
  },
}
