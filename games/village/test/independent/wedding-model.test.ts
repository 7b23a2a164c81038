/**
 * Weddings compared with a small model of VM-41 to VM-55: every way in which ranks can be taken, every roll of the
 * die, for one to two couples. The model knows the rules only.
 */

import { expect, test } from 'vitest'
import { brides, dice } from '../../modules/marriage/test/wedding-words.ts'
import type { Influence } from '../../rules/codes.ts'
import { at, farm, has, play, put, stone, stones } from '../scenario.ts'
import { box, declineUntil, go, now, offered, seenBy } from './words.ts'

const RANK_OF: Readonly<Record<Influence, number>> = { orange: 2, pink: 3, brown: 4, green: 5 }
const HOUSE_OF: Readonly<Record<Influence, 'bakery' | 'shop'>> = {
  brown: 'bakery',
  green: 'bakery',
  orange: 'shop',
  pink: 'shop',
}
const COLOURS = ['orange', 'pink', 'brown', 'green'] as const

interface Expected {
  /** Whose member chooses a house, in order. */
  readonly houses: readonly number[]
  /** Who is offered bread or a tool, in order. */
  readonly offers: readonly number[]
  /** Who gets a favor, in order. */
  readonly favours: readonly number[]
  readonly rolled: 'bakery' | 'shop' | null
}

/** What the rules say: ranks by number, a seat or a bride on each. */
function model(seats: number, ranks: ReadonlyMap<number, number>, first: Influence, second: Influence): Expected {
  const all = new Map<number, number | 'bride'>(ranks)
  if (!all.has(RANK_OF[first])) all.set(RANK_OF[first], 'bride')
  const order = [...all].sort(([a], [b]) => a - b).map(([, who]) => who)
  const couples: (number | 'bride')[][] = []
  for (let n = 0; n < (seats >= 4 ? 2 : 1); n++) {
    const pair = order.slice(2 * n, 2 * n + 2)
    if (pair.length === 2) couples.push(pair)
  }
  const wed = couples.flat()
  const clockwise = (who: readonly (number | 'bride')[]): number[] =>
    who.filter((seat): seat is number => seat !== 'bride').sort((a, b) => a - b)
  return {
    houses: couples
      .map(([higher]) => higher)
      .filter((higher): higher is number => higher !== 'bride' && higher !== undefined),
    offers: clockwise(order.filter((who) => !wed.includes(who))),
    favours: clockwise(wed),
    rolled: couples.some(([higher]) => higher === 'bride') ? HOUSE_OF[second] : null,
  }
}

/** Plays the wedding out and writes down who was asked what. */
function wedding(seats: number, ranks: ReadonlyMap<number, number>, first: Influence, second: Influence) {
  const m = box('M', seats)
  for (let seat = 0; seat < seats; seat++) farm(m, seat, { coin: 0, pink: 1 })
  for (const [rank, seat] of ranks) put(m, seat, 1, `rank${rank}` as 'rank1', 'farm')
  brides(m, [])
  dice(m, [first, second])
  stones(m, { council: 'o' })
  play(m, 0, 'turn', stone('council', 'o'))
  declineUntil(m, 'house', 'homecomingOffer', 'favour', 'turn')
  const asked = { houses: [] as number[], offers: [] as number[], favours: [] as number[] }
  while (!now(m).endsWith('turn')) {
    const seat = Number(now(m)[0])
    if (now(m).endsWith('house')) asked.houses.push(seat)
    else if (now(m).endsWith('homecomingOffer')) asked.offers.push(seat)
    else if (now(m).endsWith('favour')) asked.favours.push(seat)
    else throw new Error(`asked for ${now(m)}`)
    const no = offered(m).find((choice) => choice === 'pass')
    go(m, [now(m), no ?? offered(m)[0] ?? 'pass'])
  }
  return { m, asked }
}

/** All sets of ranks for so many members. */
function takenRanks(members: number): readonly ReadonlyMap<number, number>[] {
  const sets: ReadonlyMap<number, number>[] = []
  for (let bits = 0; bits < 64; bits++) {
    const ranks = [1, 2, 3, 4, 5, 6].filter((rank) => (bits >> (rank - 1)) & 1)
    if (ranks.length !== members) continue
    sets.push(new Map(ranks.map((rank, i) => [rank, (i + bits) % members])))
  }
  return sets
}

test.each([
  [2, 0],
  [2, 1],
  [2, 2],
  [3, 1],
  [3, 2],
  [3, 3],
  [4, 2],
  [4, 3],
  [4, 4],
  [5, 3],
  [5, 4],
  [5, 5],
] as const)(
  '[VM-41] [VM-44] [VM-45] [VM-46] [VM-49] [VM-55] %i players, %i suitors, every rank and roll',
  (seats, members) => {
    for (const ranks of takenRanks(members))
      COLOURS.forEach((first, i) => {
        const second = COLOURS[(i + members) % 4] as Influence
        const { m, asked } = wedding(seats, ranks, first, second)
        const { houses, offers, favours, rolled } = model(seats, ranks, first, second)
        expect({ ranks: [...ranks], first, ...asked }).toEqual({ ranks: [...ranks], first, houses, offers, favours })
        // Nobody stands on a rank any more, and the married stand in a house.
        for (const rank of [1, 2, 3, 4, 5, 6])
          for (let seat = 0; seat < seats; seat++) expect(at(m, seat, `rank${rank}` as 'rank1')).toBe(0)
        const housed = (seat: number, house: 'bakery' | 'shop') =>
          [1, 2].some((n) => at(m, seat, `${house}${n}` as 'bakery1') > 0)
        for (const seat of favours) expect(housed(seat, 'bakery') || housed(seat, 'shop')).toBe(true)
        if (rolled !== null) expect(favours.some((seat) => housed(seat, rolled))).toBe(true)
        for (const seat of offers) expect([at(m, seat, 'farm'), has(m, seat, 'pink')]).toEqual([5, 1])
        const table = seenBy(m, 'spectator').more.marriage
        expect((table?.brides ?? 0) + (table?.bridesAt.length ?? 0)).toBe(2)
      })
  },
)
