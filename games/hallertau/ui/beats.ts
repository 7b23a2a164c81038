/** Moments worth seeing: a new round, the harvest in its three phases, a Community Center that moves, sheep that die. */

import { type GameEvent, type Lang, say, type View } from '@dorfplatz/kernel'
import { type Beat, balance, type Earlier, inARow, type Ledger, withoutSeat } from '@dorfplatz/ui'
import { cardName } from '../rules/choices.ts'
import type { HallertauEvent } from '../rules/events.ts'
import { ROUNDS } from '../rules/facts.ts'
import type { HallertauView } from '../rules/view.ts'
import { eventText } from '../text/events.ts'
import type { Speech } from '../text/speech.ts'
import { BURIAL, centerOf, HARVEST, morningOf } from './beatPictures.ts'
import { counted, eventOf, speechOf, wholeMoves } from './log.ts'
import { wordsOf } from './words.ts'

/** Fallow fields, harvest, milking. */
const FIRST = 6
/** More cards at once have no room as they are: they are seen in the hand. */
const MOST_CARDS = 3
const STEPS = ['field', 'harvest', 'milk'] as const

/** What the viewer came to in each phase; for onlookers, everybody. The phase of events before the first is not known. */
function byPhase(list: readonly HallertauEvent[], view: View<HallertauView>): ReadonlyMap<number, Ledger> {
  const sums = new Map<number, Ledger>()
  let sum: Ledger = new Map()
  for (const e of list) {
    if (e.kind === 'phase') {
      sum = new Map()
      sums.set(e.phase, sum)
    } else if ('seat' in e && (view.as === 'spectator' || e.seat === view.as)) counted(sum, e)
  }
  return sums
}

/** Which fields have risen in the phase that the first of these events begins, for each seat that the viewer cares for. */
function risen(list: readonly HallertauEvent[], view: View<HallertauView>, s: Speech): readonly Risen[] {
  const next = list.findIndex((e, i) => i > 0 && e.kind === 'phase')
  const moves = wholeMoves(list.slice(0, next < 0 ? list.length : next))
  const seats = view.as === 'spectator' ? view.table.seats.map((_, seat) => seat) : [view.as]
  return seats.flatMap((seat) => {
    const own = moves.flatMap((e) => (e.kind === 'moveField' && e.seat === seat ? [s.p.logField(e.from, e.at)] : []))
    return own.length === 0 ? [] : [{ seat, told: inARow(own) }]
  })
}
type Risen = NonNullable<Beat['each']>[number]

/** The table in a phase of the last round: its Workers still stand where they were placed. */
function during(
  phase: number,
  view: View<HallertauView>,
  before: View<HallertauView> | null,
): Pick<Beat<HallertauView>, 'then'> {
  if (before === null || before.table.round === view.table.round) return {}
  const { round, board, cleared, quadrantCards } = before.table
  return { then: { ...view, table: { ...view.table, round, phase, board, cleared, quadrantCards } } }
}

export function beats(
  events: readonly GameEvent[],
  view: View<HallertauView>,
  lang: Lang,
  _: unknown,
  earlier: Earlier<HallertauView>,
): readonly Beat<HallertauView>[] {
  const list = events.map(eventOf)
  const s = speechOf(lang)
  const w = wordsOf(lang)
  // What came by later answers, where several have come together, belongs to its phase as well.
  const whole = [...list, ...(earlier.later ?? []).map(eventOf)]
  const sums = byPhase(whole, view)
  const cleared = list.find(({ kind }) => kind === 'quadrants')
  const seatOf = (seat: number) => view.table.seats[seat]
  return list.flatMap((e, i): Beat<HallertauView>[] => {
    switch (e.kind) {
      case 'round': {
        const mine = list.find((other) => other.kind === 'workers' && other.seat === view.as)
        const told = [mine, cleared].flatMap((other, n) =>
          other === undefined
            ? []
            : [n === 0 ? say('+', s.p.logWorkers('n' in other ? other.n : 0)) : withoutSeat(eventText(s, other))],
        )
        return [
          {
            key: `round ${e.round}`,
            icon: 'boardi',
            title: `${w.round} ${e.round} ${w.of} ${ROUNDS}`,
            told: inARow(told),
            picture: (mark) =>
              morningOf(seatOf(view.as === 'spectator' ? 0 : view.as), mark(view.as === 'spectator' ? 0 : view.as)),
          },
        ]
      }
      case 'drew': {
        // Others' cards are not told.
        if (e.seat !== view.as || e.cards.length === 0 || e.cards.length > MOST_CARDS) return []
        return [
          {
            key: `drew ${view.table.round} ${e.cards.join()}`,
            icon: 'cards',
            title: w.drawn(e.cards.length),
            told: [],
            cards: e.cards.map(cardName),
          },
        ]
      }
      case 'phase': {
        const at = e.phase - FIRST
        const draw = HARVEST[at]
        if (draw === undefined) return []
        const fields = e.phase === FIRST ? risen(whole.slice(i), view, s) : []
        const gains = balance(sums.get(e.phase) ?? new Map(), (good, n) => s.good(good, n))
        // What is asked about first is not known yet.
        const asked = view.table.phase === e.phase
        // A phase of which nothing came is no moment: the bar of phases goes on.
        if (e.phase === FIRST && gains.length === 0 && !asked && fields.length === 0) return []
        const [mine] = view.as === 'spectator' ? [] : fields
        return [
          {
            key: `phase ${e.round} ${e.phase}`,
            icon: 'harvest',
            title: s.w.phases[e.phase] ?? '',
            told:
              mine !== undefined ? mine.told : gains.length > 0 || asked || fields.length > 0 ? gains : [w.nothing(at)],
            ...(view.as === 'spectator' && fields.length > 0 ? { each: fields } : {}),
            of: { icons: STEPS, at },
            picture: (mark) =>
              draw(seatOf(view.as === 'spectator' ? 0 : view.as), mark(view.as === 'spectator' ? 0 : view.as)),
            ...during(e.phase, view, earlier.view),
          },
        ]
      }
      case 'center':
      case 'sheepLost': {
        // Everybody's move every round: each sees their own.
        if (e.seat !== view.as) return []
        const center = e.kind === 'center'
        return [
          {
            key: `${e.kind} ${view.table.round} ${i}`,
            icon: center ? 'centre' : 'sheep',
            title: center ? w.centerMoves : w.sheepDie,
            told: withoutSeat(eventText(s, e)),
            picture: (mark) => (center ? centerOf(seatOf(e.seat), mark(e.seat)) : BURIAL),
          },
        ]
      }
      default:
        return []
    }
  })
}
