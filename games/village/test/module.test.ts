/**
 * A tiny module proves that an expansion fits beside the base game: it brings a space with its own question, a place, an
 * area of the dead, a good, a building, a figure, windows of market day and mass, a replaced score line, hidden state,
 * a view and words. Its pieces borrow the ids of the inn, which is still to come.
 */

import {
  type Frame as AnyFrame,
  type Asks,
  collecting,
  kernel,
  type Ops,
  PASS,
  type Pass,
  type Question,
  randomFrom,
  refuse,
  type Sentence,
  type Stack,
  seedFrom,
  shape,
  toText,
} from '@dorfplatz/kernel'
import { conformance } from '@dorfplatz/kernel/conformance'
import { expect, test } from 'vitest'
import type { SetupCard } from '../cards/facts.ts'
import { facts } from '../cards/facts.ts'
import { village } from '../index.ts'
import type { Action } from '../rules/actions/action.ts'
import { FAME, FARM, KINDS, PLAGUE, TIME, TRAVEL } from '../rules/codes.ts'
import { emit } from '../rules/events.ts'
import { rulesWith, type Village } from '../rules/game.ts'
import { PRODUCT } from '../rules/modules/index.ts'
import { kept, type Module, opsOf } from '../rules/modules/module.ts'
import { playing } from '../rules/modules/registry.ts'
import { canPay, costOf, paymentsFor } from '../rules/pay.ts'
import { placeCode } from '../rules/places.ts'
import { rankOf } from '../rules/score.ts'
import { countAt, gain, have, isAt, kindsAt, lowest, type M, move, type State } from '../rules/state.ts'
import { compose } from '../text/compose.ts'
import { phrases } from '../text/en.ts'
import type { ModuleText } from '../text/modules.ts'
import { rules, sections } from '../text/rules.en.ts'

/** What the module keeps: a secret number of each seat, and who has played its card. */
type Kept = { readonly secrets: readonly number[]; readonly played: readonly number[] }
const mine = kept<Kept>('inn')

type InnChoice = { readonly enter: 'inn' } | Pass
interface InnFrame extends Asks<InnChoice> {
  readonly op: 'innEnter'
}
const ENTER: InnChoice = Object.freeze({ enter: 'inn' })
const ANY_STONE = costOf({ any: 1 })

const inn: Action = {
  can: (s, seat) => isAt(s, seat, FARM),
  whyNot: (s, seat) => (isAt(s, seat, FARM) ? null : refuse('VI-22', { why: 'nobodyHome' })),
  begin: (_, seat, __, stack) => {
    // A module of the product has its frames in the union; this one lives in a test only.
    const own = stack as unknown as Stack<AnyFrame>
    own.push({ op: 'innEnter', seat })
  },
}

const innOps: Ops<State, InnFrame> = {
  innEnter: {
    shape: shape.either(shape.fields({ enter: shape.value('inn') }), shape.value(PASS)),
    choices: (m, f) => (canPay(m.state, f.seat, ANY_STONE) ? [ENTER, PASS] : [PASS]),
    check: () => refuse('VI-24', { why: 'lacks', lacks: { stone: 1 } }),
    answer: (m, f, choice) => {
      if (choice === PASS) return
      move(m.state, f.seat, FARM, lowest(kindsAt(m.state, f.seat, FARM)), placeCode('inn'))
      gain(m.state, f.seat, playing(m.state.modules).fieldOf.beer ?? 0, 2)
      if (collecting()) emit({ kind: 'module', module: 'inn', what: 'enters', seat: f.seat, n: 2 })
    },
  } satisfies Question<State, InnFrame, InnFrame>,
}

const card = (families: number): SetupCard => {
  const base = facts.setupCards[families]?.value ?? { spaces: {}, perColour: [0, 0, 0, 0] }
  return { ...base, spaces: { ...base.spaces, inn: families } }
}

const tiny: Module = {
  id: 'inn',
  chosen: (options) => options.tiny === true,
  options: [{ key: 'tiny', values: [false, true], default: false }],
  spaces: [{ id: 'inn', action: inn, fate: null }],
  places: [
    { id: 'inn', living: true, visible: true, callable: true, rest: ['seaBurial', 'graves'] },
    {
      id: 'sea',
      living: false,
      visible: false,
      callable: false,
      rest: [],
    },
    { id: 'brewery', living: true, visible: true, callable: true, rest: ['craft', 'graves'] },
  ],
  areas: [{ id: 'seaBurial', group: 'sea', place: 'sea', open: () => 1 }],
  holdings: [{ id: 'beer', good: true }],
  figures: [1],
  buildings: [{ id: 'brewery', train: 3, produce: 3, products: ['beer'], grain: 3 }],
  setupCards: [
    {
      with: ['inn'],
      cards: Object.fromEntries(
        [2, 3, 4, 5].map((n) => [n, { value: card(n), origin: 'rulebook', confidence: 'high' }] as const),
      ),
    },
  ],
  scoring: { coins: null, beer: (s, seat) => have(s, seat, playing(s.modules).fieldOf.beer ?? 0) },
  last: { pickpocket: (_, seat, totals) => (totals[seat] === Math.min(...totals) ? 6 : 3) },
  rankShift: 10,
  ops: opsOf(innOps),
  setup: (m) => ({ secrets: Array.from({ length: m.seats }, (_, seat) => 10 + seat), played: [] }),
  clone: (state) => state,
  windows: ['marketBegins', 'marketEnds', 'massBegins', 'massMajority'],
  plays: (m, seat, window) => {
    const { played } = mine.of(m.state)
    return window !== null && !played.includes(seat) ? [{ play: `barker ${window}` }] : []
  },
  play: (m, seat) => {
    const state = mine.of(m.state)
    mine.set(m.state, { ...state, played: [...state.played, seat] })
    gain(m.state, seat, FAME, 1)
  },
  view: (m, as) => ({ secret: as === 'spectator' ? null : (mine.of(m.state).secrets[as] ?? null) }),
  known: (m, as) => (as === 'spectator' ? [] : [`secret ${mine.of(m.state).secrets[as]}`]),
  reshuffle: (m, as, random) => {
    const state = mine.of(m.state)
    mine.set(m.state, { ...state, secrets: state.secrets.map((own, seat) => (seat === as ? own : 10 + random(90))) })
  },
}

const words: ModuleText = {
  decision: (_, d) => ((d.kind as string) === 'innEnter' ? ['Do you enter the inn?'] : undefined),
  choice: (_, d, choice): Sentence | undefined => {
    if ((d.kind as string) !== 'innEnter') return undefined
    return choice === PASS ? ['Stay away'] : ['Enter the inn']
  },
  play: ({ play }) => [`Play ${play}`],
  event: (e) => (e.kind === 'module' ? [`#${(e.seat ?? 0) + 1} enters the inn.`] : undefined),
  options: { tiny: { name: 'Tiny inn', help: 'A module for tests.', value: (v) => (v === true ? 'yes' : 'no') } },
  scores: { beer: 'Beer', pickpocket: 'Pickpocket' },
  rules: { 'VI-22': 'You need somebody on the farm.', 'VI-24': 'It costs 1 stone.' },
}

const english = compose(phrases, rules, sections, [words])
const game: Village = { ...rulesWith([...PRODUCT, tiny]), cards: village.cards, text: { en: english, de: english } }
const k = kernel(game)

function table(seats: number, seed = 'tiny'): M {
  const fixed = seats === 1 ? {} : { startSeat: 1, compensation: false }
  return k.create({ game: 'village', seats, seed: seedFrom(seed), options: { ...fixed, tiny: true } })
}

/** Takes a stone from the inn and answers its question. */
function enterInn(m: M, seat: number): void {
  const from = k
    .decisions(m)[0]
    ?.choices?.find((c) => typeof c === 'object' && c !== null && 'from' in c && c.from === 'inn')
  expect(k.apply(m, seat, { choice: from ?? null }).ok).toBe(true)
  expect(k.apply(m, seat, { choice: ENTER }).ok).toBe(true)
}

test('a module brings a space with its own question, a place, a good and words for them', () => {
  const m = table(2)
  expect(k.view(m, 0).table.spaces.map(({ id }) => id)).toContain('inn')
  expect(m.state.people).toHaveLength(2 * 12)
  enterInn(m, 0)
  expect(countAt(m.state, 0, placeCode('inn'))).toBe(1)
  expect(k.view(m, 0).table.families[0]?.goods.beer).toBe(2)
  expect(k.view(m, 0).table.families[0]?.members.filter(({ place }) => place === 'inn')).toHaveLength(1)
  expect(toText(english.event({ kind: 'module', module: 'inn', what: 'enters', seat: 0 }))).toBe('#1 enters the inn.')
  expect(game.violations(m)).toEqual([])
})

test('[V-COUNCIL-10] its good can be chosen as one, its building makes it', () => {
  const m = table(2)
  const { goods, buildings } = playing(m.state.modules)
  expect(goods).toContain('beer')
  expect(buildings.map(({ id }) => id)).toContain('brewery')
  expect(playing(1).goods).not.toContain('beer')
})

test('a price may ask for stones of any colour, and coins may replace them', () => {
  const m = table(2)
  gain(m.state, 0, 0, 1)
  gain(m.state, 0, 3, 2)
  const ways = paymentsFor(m.state, 0, costOf({ any: 2 })).map(({ pay }) => JSON.stringify(pay))
  expect(ways).toEqual(['{"orange":1,"pink":1}', '{"orange":1,"coin":1}', '{"pink":2}', '{"pink":1,"coin":1}'])
})

/** Seat 0 has one member only, in the inn, and takes a plague stone that carries its marker past the quill. */
function dieInInn(m: M): void {
  k.edit(m, (s) => {
    for (let i = 0; i < s.figures; i++) s.people[i] = 0
    s.people[0] = placeCode('inn')
    gain(s, 0, TIME, 9)
    s.supply[PLAGUE] = (s.supply[PLAGUE] ?? 0) - 1
    s.stock[TRAVEL * KINDS + PLAGUE] = (s.stock[TRAVEL * KINDS + PLAGUE] ?? 0) + 1
    s.onBoard++
  })
  expect(k.apply(m, 0, { choice: { take: 'plague', from: 'travel' } }).ok).toBe(true)
}

test('[V-END-01] its dead rest in its own area, whose last place begins the end; without one they lie in a grave', () => {
  const m = table(2)
  dieInInn(m)
  const { chronicle, graves } = k.view(m, 0).table
  expect(chronicle.find(({ section }) => section === 'seaBurial')).toMatchObject({ open: 0, dead: [0] })
  expect([m.state.trigger, graves.dead]).toEqual([0, []])
  const full = table(2)
  k.edit(full, (s) => {
    s.free = s.free.with(playing(s.modules).areaOf.seaBurial ?? -1, 0)
  })
  dieInInn(full)
  expect(k.view(full, 0).table.graves.dead).toEqual([0])
})

test('it is asked in windows of market day and mass, and only there', () => {
  const names = new Set<string>()
  const m = table(2)
  const random = randomFrom('windows')
  for (let n = 0; n < 4000 && k.playRandomly(m, random); n++) {
    for (const { frame } of k.open(m)) if (frame.op === 'offer') names.add(String((frame as { name?: string }).name))
    k.edit(m, (s) => mine.set(s, { ...mine.of(s), played: [] }))
  }
  expect([...names].sort()).toEqual(['marketBegins', 'marketEnds', 'massBegins', 'massMajority'])
})

test('score lines are added and replaced, what is counted last sees all totals', () => {
  const m = table(2)
  enterInn(m, 0)
  const [first, second] = game.result(m).scores
  expect(first?.parts).not.toHaveProperty('coins')
  expect(first?.parts.beer).toBe(2)
  expect([first?.parts.pickpocket, second?.parts.pickpocket]).toEqual([3, 6])
  expect(game.text.en.score('beer')).toBe('Beer')
})

test('[V-SOLO-90] its shift raises the ranks of a solo game that is played to its end', () => {
  const m = table(1)
  const random = randomFrom('ranks')
  while (k.playRandomly(m, random));
  const result = game.result(m)
  const total = result.scores[0]?.total ?? 0
  expect(result.verdict).toBe(rankOf(total - 10, 0))
  k.edit(m, (s) => gain(s, 0, FAME, 45 - (game.result(m).scores[0]?.total ?? 0)))
  expect(game.result(m).verdict).toBe('apprentice')
  k.edit(m, (s) => gain(s, 0, FAME, 5))
  expect(game.result(m).verdict).toBe('journeyman')
})

test('[V-SOLO-92] [V-SOLO-97] a stone from its space sends the victim of a quill where the module says', () => {
  const m = table(1)
  const { fates, codeOf, areaOf } = playing(m.state.modules)
  expect(fates[codeOf.inn ?? -1]).toEqual([areaOf.graves])
  k.edit(m, (s) => {
    const stone = (codeOf.inn ?? 0) * 5
    // Only orange stones of the inn: Conny mirrors one, her stone passes the first fate tile, and it is the quill.
    for (let i = 0; i < s.stock.length; i++) {
      s.supply[i % 5] = (s.supply[i % 5] ?? 0) + (s.stock[i] ?? 0)
      s.stock[i] = 0
    }
    s.stock[stone] = 3
    s.supply[0] = (s.supply[0] ?? 0) - 4
    s.onBoard = 3
    s.tray = [0]
    s.trayAt = 0
    s.fate = [0, 1, 1, 0, 0, 0]
  })
  const before = k.view(m, 0).table.graves.dead.length
  expect(k.apply(m, 0, { choice: { take: 'orange', from: 'inn' } }).ok).toBe(true)
  expect(k.apply(m, 0, { choice: PASS }).ok).toBe(true)
  const { graves, chronicle } = k.view(m, 0).table
  expect(graves.dead.length - before).toBe(1)
  expect(chronicle.every(({ dead }) => dead.length === 0)).toBe(true)
})

test('what it hides is seen by its owner only', () => {
  const m = table(3)
  expect([0, 1, 2].map((seat) => k.view(m, seat).table.more.inn)).toEqual([10, 11, 12].map((secret) => ({ secret })))
  expect(k.view(m, 'spectator').table.more).toEqual({ inn: { secret: null } })
})

test('the base game beside it stays as it is', () => {
  const setup = { game: 'village', seats: 2, seed: seedFrom('beside'), options: { startSeat: 1 } }
  const { options: _, ...alone } = kernel(village).create(setup)
  const { options: __, ...beside } = k.create(setup)
  expect(beside).toEqual(alone)
})

for (const check of conformance(game, {
  games: 1,
  setups: [
    { seats: 2, options: { tiny: true } },
    { seats: 1, options: { tiny: true } },
  ],
})) {
  test(`with the module: ${check.name}`, () => expect(check.run()).toEqual([]))
}
