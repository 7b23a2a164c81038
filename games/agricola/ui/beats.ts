/** Moments worth seeing: a new round with the space it opens, a birth, a card that is passed on, and the harvest in its three steps. */

import { type GameEvent, type Lang, type Seat, type Sentence, say, type View } from '@dorfplatz/kernel'
import type { Beat, Earlier, Ledger } from '@dorfplatz/ui'
import { fits } from '../rules/animals/room.ts'
import type { AgricolaEvent } from '../rules/emit.ts'
import { SHEEP } from '../rules/goods.ts'
import { PHASE } from '../rules/state.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import type { AgricolaText } from '../text/compose.ts'
import { atHearth, inBarn, onField, withCradle } from './beatPictures.ts'
import { inHarvest } from './harvested.ts'
import { counted, eventOf, gainsOf } from './log.ts'
import { iconOfSpace } from './prints.ts'
import { saidIn } from './said.ts'

type Kind = AgricolaEvent['kind']
type V = View<AgricolaView>

/** The steps of a harvest: woodcut, phase, what counts for it, and its picture. */
const STEPS = [
  { icon: 'field', phase: PHASE.field, kinds: ['harvested'], picture: onField },
  { icon: 'food', phase: PHASE.feeding, kinds: ['exchange', 'fed'], picture: atHearth },
  { icon: 'sheep', phase: PHASE.breeding, kinds: ['bred'], picture: inBarn },
] as const satisfies readonly { readonly kinds: readonly Kind[]; readonly [key: string]: unknown }[]
const ICONS = STEPS.map(({ icon }) => icon)

/** A pair has no young where not a single one more finds room. */
function isCrowded(farm: FarmView | undefined): boolean {
  if (farm === undefined) return false
  const [sheep = 0, boar = 0, cattle = 0] = farm.goods.slice(SHEEP)
  const herd = [sheep, boar, cattle]
  return herd.some((n, species) => {
    const [a = 0, b = 0, c = 0] = herd.with(species, n + 1)
    return n >= 2 && !fits(farm.places, a, b, c)
  })
}

export function beats(
  events: readonly GameEvent[],
  view: V,
  lang: Lang,
  text: AgricolaText,
  earlier: Earlier<AgricolaView>,
): readonly Beat<AgricolaView>[] {
  const list = events.map(eventOf)
  const { seen = earlier.view, later = [] } = earlier
  const s = saidIn(lang)
  const has = (...kinds: readonly Kind[]) => list.some(({ kind }) => kinds.includes(kind))
  const next = list.find((e) => e.kind === 'round')
  const round = next === undefined ? view.table.round : next.round - 1
  const me = view.as === 'spectator' ? null : view.as
  /** Meals and births come with the answers of several seats. */
  const whole = [...earlier.events.map(eventOf), ...list]
  const begun = Math.max(
    0,
    whole.findLastIndex(({ kind }) => kind === 'harvest'),
  )
  const harvest = whole.slice(begun)
  /** What has happened since, what came together with it included. */
  const since = [...harvest, ...later.map(eventOf)]
  const past = whole.slice(0, begun)
  const workers = past.slice(past.findLastIndex(({ kind }) => kind === 'round') + 1)

  const happened = (at: number): boolean =>
    harvest.some((e) => (STEPS[at]?.kinds as readonly Kind[] | undefined)?.includes(e.kind) === true) ||
    (at === 2 && view.table.farms.some(isCrowded))
  const step = (at: 0 | 1 | 2): Beat<AgricolaView> => {
    const { phase, kinds, picture } = STEPS[at]
    const counts = (e: AgricolaEvent): boolean => kinds.some((kind) => kind === e.kind)
    const toldOf = (seat: Seat): Sentence => {
      const sum: Ledger = new Map()
      const mine = harvest.filter((e) => 'seat' in e && e.seat === seat && counts(e))
      for (const e of mine) counted(sum, e)
      const begged = mine.reduce((n, e) => n + (e.kind === 'fed' ? e.begging : 0), 0)
      const eaten = mine.reduce((n, e) => n + (e.kind === 'fed' ? e.food + e.begging : 0), 0)
      const { food } = text.board.nouns
      const need: Sentence =
        eaten === 0 ? [] : [{ n: eaten }, { icon: 'food', label: food[eaten === 1 ? 0 : 1] }, ` ${s.needed}: `]
      const gains = [...need, ...gainsOf(sum, text.board)]
      if (begged > 0) return gains.length === 0 ? [s.begSure(begged)] : [...gains, ', ', s.begSure(begged)]
      if (gains.length > 0) return gains
      return [phase === PHASE.breeding && isCrowded(view.table.farms[seat]) ? s.noYoung : s.nothing]
    }
    const alone = view.seats === 1
    return {
      key: `harvest ${round} ${at}`,
      icon: 'harvest',
      title: s.harvestSteps[at] ?? '',
      told: alone ? toldOf(0) : [],
      ...(alone ? {} : { each: view.table.farms.map((_, seat) => ({ seat, told: toldOf(seat) })) }),
      of: { icons: ICONS, at },
      picture: (mark) => picture(view.table.farms[me ?? 0], mark(me ?? 0)),
      ...inHarvest(at, phase, view, seen, { since, workers }),
    }
  }

  const born = list.flatMap((e): Beat<AgricolaView>[] =>
    e.kind !== 'born'
      ? []
      : [
          {
            key: `born ${round} ${e.seat} ${e.people}`,
            icon: 'family',
            title: s.birth,
            told: text.event(e),
            picture: (mark) => withCradle(e.people, mark(e.seat)),
          },
        ],
  )
  // What goes by others is told in the log; what comes into the own hand is shown.
  const passed = list.flatMap((e): Beat<AgricolaView>[] =>
    e.kind !== 'passed' || e.left !== me || e.seat === me
      ? []
      : [
          {
            key: `passed ${view.table.round} ${e.card}`,
            icon: 'cards',
            title: s.passedTo,
            told: [{ seat: e.seat }],
            cards: [String(e.card)],
          },
        ],
  )
  const fields = has('harvest') ? [step(0)] : []
  // What came with the last person of the round is told on the board of that round, too.
  const still = fields.flatMap(({ then }) => (then === undefined ? [] : [{ then }]))[0] ?? {}
  // Whoever was asked has fed or bred meanwhile: the harvest is over with the next round, or with the game.
  const over = has('harvest', 'fed', 'bred') && has('round', 'end') ? [step(1), step(2)] : []
  const rounds = list.flatMap((e): Beat<AgricolaView>[] =>
    e.kind !== 'round'
      ? []
      : [
          {
            key: `round ${e.round}`,
            icon: iconOfSpace(e.space) ?? 'boardi',
            title: s.roundHead(e.round),
            told: say(s.opened(text.board.spaces.title(e.space))),
          },
        ],
  )
  // A step that brought nobody anything is not shown: there is nothing to see in it.
  const told = [...fields, ...over].filter(({ of }) => of !== undefined && happened(of.at))
  return [...[...passed, ...born].map((beat) => ({ ...beat, ...still })), ...told, ...rounds]
}
