/** A second referee: whole games by chance, with farms, animals and points judged anew by the rulebook. */

import { kernel, type Match, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { agricola } from '../../index.ts'
import type { Player, State } from '../../rules/state.ts'
import { spaceNamed } from '../../rules/work/spaces.ts'

const k = kernel(agricola)

const ROWS = 3
const COLUMNS = 5
/** The engine counts spaces six to a row, and edges likewise: horizontal ones first, vertical ones from 24 on. */
const cell = (r: number, c: number): number => 6 * r + c
const has = (mask: number, r: number, c: number): boolean => ((mask >> cell(r, c)) & 1) === 1

/** The closed areas of a farm by flood fill; open spaces belong to none. */
function areas(p: Player): number[][] {
  const seen = new Set<number>()
  const found: number[][] = []
  for (let r = 0; r < ROWS; r++) {
    for (let c = 0; c < COLUMNS; c++) {
      if (seen.has(cell(r, c))) continue
      const area: number[] = []
      let open = false
      const queue: [number, number][] = [[r, c]]
      seen.add(cell(r, c))
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const [y, x] = next
        area.push(cell(y, x))
        const sides: [boolean, number, number][] = [
          [has(p.fenceH, y, x), y - 1, x],
          [has(p.fenceH, y + 1, x), y + 1, x],
          [has(p.fenceV, y, x), y, x - 1],
          [has(p.fenceV, y, x + 1), y, x + 1],
        ]
        for (const [fence, ny, nx] of sides) {
          if (fence) continue
          if (ny < 0 || ny >= ROWS || nx < 0 || nx >= COLUMNS) open = true
          else if (!seen.has(cell(ny, nx))) {
            seen.add(cell(ny, nx))
            queue.push([ny, nx])
          }
        }
      }
      if (!open) found.push(area.sort((a, b) => a - b))
    }
  }
  return found
}

const count = (mask: number): number => [...mask.toString(2)].filter((bit) => bit === '1').length

/** Whether three kinds fit into pastures of one kind each and single places, by trying every way. */
function fits(pastures: readonly number[], single: number, animals: readonly number[]): boolean {
  const ways = 3 ** pastures.length
  for (let way = 0; way < ways; way++) {
    const room = [0, 0, 0]
    let code = way
    for (const n of pastures) {
      room[code % 3] = (room[code % 3] as number) + n
      code = Math.floor(code / 3)
    }
    const over = animals.reduce((sum, n, kind) => sum + Math.max(0, n - (room[kind] as number)), 0)
    if (over <= single) return true
  }
  return false
}

const step = (limits: readonly number[], n: number): number => limits.filter((limit) => n >= limit).length || -1

/** Points of farm and family without cards' own rules. */
function points(p: Player): { readonly [category: string]: number } {
  const closed = areas(p)
  const fenced = new Set(closed.flat())
  let unused = 0
  let stables = 0
  for (let r = 0; r < ROWS; r++) {
    for (let c = 0; c < COLUMNS; c++) {
      const used = has(p.rooms | p.fields | p.stables, r, c) || fenced.has(cell(r, c))
      if (!used) unused++
      if (has(p.stables, r, c) && fenced.has(cell(r, c))) stables++
    }
  }
  const crop = (kind: number): number => p.crops.reduce((sum, n) => sum + (n % 4 === kind ? n >> 2 : 0), 0)
  const good = (n: number): number => p.goods[n] as number
  return {
    fields: step([2, 3, 4, 5], count(p.fields)),
    pastures: step([1, 2, 3, 4], closed.length),
    grain: step([1, 4, 6, 8], good(4) + crop(1)),
    vegetables: step([1, 2, 3, 4], good(5) + crop(2)),
    sheep: step([1, 4, 6, 8], good(7)),
    boar: step([1, 3, 5, 7], good(8)),
    cattle: step([1, 2, 4, 6], good(9)),
    unused: unused === 0 ? 0 : -unused,
    fencedStables: stables,
    clayRooms: p.house === 1 ? count(p.rooms) : 0,
    stoneRooms: p.house === 2 ? 2 * count(p.rooms) : 0,
    persons: 3 * p.people,
  }
}

/** Cards that change room for animals: farms with them are judged by their own tests. */
const ROOMY = [29, 58, 59, 208, 216]

const COSTS: readonly (readonly number[])[] = [
  [0, 2, 0, 0],
  [0, 3, 0, 0],
  [0, 4, 0, 0],
  [0, 5, 0, 0],
  [0, 3, 0, 1],
  [0, 1, 0, 3],
  [2, 0, 0, 2],
  [0, 2, 0, 2],
  [0, 0, 2, 2],
  [1, 0, 0, 3],
]

/** Which spaces of the family game somebody may go to, judged anew; null where this referee does not look. */
function mayGo(m: Match<State>, seat: number, name: string): boolean | null {
  const p = m.state.players[seat] as Player
  const [wood, clay, reed, stone, grain, vegetable] = p.goods as [number, number, number, number, number, number]
  const space = spaceNamed(name)
  if (m.state.by[space] !== 0) return false
  const fenced = new Set(areas(p).flat())
  const used = (at: number): boolean => (((p.rooms | p.fields | p.stables) >> at) & 1) === 1 || fenced.has(at)
  const all = [...Array(15).keys()].map((n) => cell(Math.floor(n / 5), n % 5))
  const beside = (mask: number, at: number): boolean =>
    all.some((n) => (mask >> n) & 1 && (Math.abs(n - at) === 6 || Math.abs(n - at) === 1))
  const empty = all.some((at) => (p.fields >> at) & 1 && p.crops[at] === 0)
  const sow = empty && grain + vegetable > 0
  const bake = grain > 0 && p.improvements.some((no) => no <= 6)
  const plow = all.some((at) => !used(at) && (p.fields === 0 || beside(p.fields, at)))
  const rooms = count(p.rooms)
  const stable = count(p.stables) < 4 && all.some((at) => (((p.rooms | p.fields | p.stables) >> at) & 1) === 0)
  const room =
    [wood, clay, stone][p.house] !== undefined &&
    ([wood, clay, stone][p.house] as number) >= 5 &&
    reed >= 2 &&
    all.some((at) => !used(at) && beside(p.rooms, at))
  const renovate = p.house < 2 && reed >= 1 && ((p.house === 0 ? clay : stone) as number) >= rooms
  switch (name) {
    case 'take_grain':
    case 'take_vegetable':
    case 'day_laborer_family':
    case 'starting_player_storehouse':
      return true
    case 'wood_3':
    case 'clay_1':
    case 'reed_1':
    case 'fishing':
    case 'sheep':
    case 'boar':
    case 'cattle':
    case 'stone_stage2':
    case 'stone_stage4':
      return (m.state.lies[space] as number) > 0
    case 'plow_field':
      return plow
    case 'plow_sow':
      return plow || sow
    case 'sow_bake':
      return sow || bake
    case 'stable_bake':
      return (stable && wood >= 1) || bake
    case 'build_rooms_stables':
      return room || (stable && wood >= 2)
    case 'renovation_improvement':
    case 'renovation_fences':
      return renovate
    case 'family_growth_minor':
      return p.people < 5 && rooms > p.people
    case 'family_growth_no_room':
      return p.people < 5
    case 'major_or_minor':
      return COSTS.some((cost, n) => {
        if (((m.state.offer >> (n + 1)) & 1) === 0) return false
        const fireplace = p.improvements.some((no) => no <= 2)
        return ((n === 2 || n === 3) && fireplace) || cost.every((c, good) => (p.goods[good] as number) >= c)
      })
    default:
      return null
  }
}

const NAMES = [
  'take_grain take_vegetable day_laborer_family starting_player_storehouse wood_3 clay_1 reed_1 fishing sheep boar cattle',
  'stone_stage2 stone_stage4 plow_field plow_sow sow_bake stable_bake build_rooms_stables renovation_improvement',
  'renovation_fences family_growth_minor family_growth_no_room major_or_minor',
].flatMap((line) => line.split(' '))

/** All that is wrong with the farms of a match. */
function judge(m: Match<State>): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, rule: string): void => {
    if (!holds) wrong.push(rule)
  }
  for (const p of m.state.players) {
    const closed = areas(p)
    const fences = count(p.fenceH) + count(p.fenceV)
    must(fences <= 15, 'A-FENCE-01')
    must(count(p.stables) <= 4, 'A-STABLE-01')
    must(p.people <= 5, 'A-FAMILY-05')
    must(
      p.goods.every((n) => n >= 0),
      'A-TERM-04',
    )
    // A-TERM-12: no space has two uses.
    must(((p.rooms & p.fields) | (p.rooms & p.stables) | (p.fields & p.stables)) === 0, 'A-TERM-12')
    // A-FENCE-04
    const inside = closed.flat().reduce((mask, n) => mask | (1 << n), 0)
    must((inside & (p.rooms | p.fields)) === 0, 'A-FENCE-04')
    // A-FENCE-03, A-FENCE-10: every fence has a pasture on one side and something else on the other.
    const region = new Map<number, number>()
    closed.forEach((area, n) => {
      for (const at of area) region.set(at, n)
    })
    for (let r = 0; r <= ROWS; r++) {
      for (let c = 0; c <= COLUMNS; c++) {
        const here = c < COLUMNS && r < ROWS ? (region.get(cell(r, c)) ?? -1) : -1
        if (c < COLUMNS && has(p.fenceH, r, c)) {
          must(here !== (r > 0 ? (region.get(cell(r - 1, c)) ?? -1) : -1), 'A-FENCE-10')
        }
        if (r < ROWS && has(p.fenceV, r, c)) {
          must(here !== (c > 0 ? (region.get(cell(r, c - 1)) ?? -1) : -1), 'A-FENCE-10')
        }
      }
    }
    // A-FENCE-06: one connected area.
    if (closed.length > 0) {
      const all = new Set(closed.flat())
      const queue = [[...all][0] as number]
      const reached = new Set(queue)
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        for (const next of [at - 6, at + 6, at - 1, at + 1]) {
          if (all.has(next) && !reached.has(next)) {
            reached.add(next)
            queue.push(next)
          }
        }
      }
      must(reached.size === all.size, 'A-FENCE-06')
    }
    // A-PLOW-02 and A-BUILD-01: fields and rooms hang together.
    for (const mask of [p.fields, p.rooms]) {
      const all = [...Array(18).keys()].filter((n) => (mask >> n) & 1)
      const queue = all.slice(0, 1)
      const reached = new Set(queue)
      for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
        for (const next of [at - 6, at + 6, at - 1, at + 1]) {
          if (all.includes(next) && !reached.has(next)) {
            reached.add(next)
            queue.push(next)
          }
        }
      }
      must(reached.size === all.length, 'A-PLOW-02')
    }
    // A-ANIMAL-12: at rest, whoever is to place, all animals are at home.
    const placing = k.open(m).every((open) => open.frame.op === 'place')
    if (placing && !p.improvements.concat(p.occupations).some((no) => ROOMY.includes(no))) {
      const pens = closed.map((area) => 2 * area.length * 2 ** area.filter((at) => (p.stables >> at) & 1).length)
      const loose = 1 + count(p.stables & ~inside)
      must(fits(pens, loose, p.goods.slice(7, 10)), 'A-ANIMAL-12')
    }
  }
  return wrong
}

describe('whole games', () => {
  for (const [seats, mode, games] of [
    [1, 'full', 2],
    [2, 'full', 3],
    [3, 'full', 2],
    [4, 'full', 1],
    [5, 'full', 1],
    [2, 'family', 4],
    [4, 'family', 2],
    [5, 'family', 1],
  ] as const) {
    test(`[A-FENCE-03] [A-FENCE-06] [A-ANIMAL-12] [A-SCORE-01] ${games} ${mode} games of ${seats}: lawful farms, and the same points by another count`, () => {
      for (let n = 0; n < games; n++) {
        const m = k.create({ game: 'agricola', seats, options: { mode }, seed: seedFrom(`referee ${seats} ${n}`) })
        const random = randomFrom(`referee ${mode} ${seats} ${n}`)
        for (let turn = 0; turn < 3000; turn++) {
          const [open] = k.open(m)
          if (open === undefined) break
          // Random players do little; goods now and then make their farms worth judging.
          if (turn % 9 === 0) {
            k.edit(m, (s) => {
              for (const p of s.players)
                for (let good = 0; good < 7; good++) p.goods[good] = (p.goods[good] as number) + random(4)
            })
          }
          if (mode === 'family' && open.frame.op === 'place') {
            const offered = (k.choices(m, open) ?? []).map((c) => spaceNamed((c as { place: string }).place))
            for (const name of NAMES) {
              const space = spaceNamed(name)
              if (!m.state.spaces.includes(space)) continue
              const may = mayGo(m, open.frame.seat, name)
              if (may !== offered.includes(space))
                expect([n, turn, name, offered.includes(space)]).toEqual([n, turn, name, may])
              const why = k.whyNot(m, open.frame.seat, { choice: { place: name } })
              if (may === false && !(why?.rule.startsWith('A-') === true)) throw new Error(`${name}: ${why?.rule}`)
            }
          }
          const unasked = k.anytime(m, open.frame.seat)
          if (unasked.length > 0 && random(12) === 0) {
            const refused = k.play(m, open.frame.seat, {
              to: 'anytime',
              choice: unasked[random(unasked.length)] ?? null,
            })
            if (refused !== null || m.defect !== null) throw new Error(m.defect ?? refused?.rule)
            continue
          }
          const refusal = k.play(m, open.frame.seat, { choice: k.sample(m, open, random) })
          if (refusal !== null || m.defect !== null) throw new Error(m.defect ?? refusal?.rule)
          const wrong = judge(m)
          if (wrong.length > 0) expect([n, turn, wrong]).toEqual([])
        }
        expect(k.over(m)).toBe(true)
        const result = agricola.result(m)
        m.state.players.forEach((p, seat) => {
          const score = result.scores.find((s) => s.seat === seat)
          const expected = points(p)
          // The Yeoman Farmer has no minus points of this kind; the Tenant Farmer gives animals back first.
          if (p.occupations.includes(165) || p.occupations.includes(215)) return
          for (const [category, value] of Object.entries(expected)) {
            expect([category, score?.parts[category]]).toEqual([category, value])
          }
          const sum = Object.values(score?.parts ?? {}).reduce((a, b) => a + b, 0)
          expect(score?.total).toBe(sum)
        })
        const best = Math.max(...result.scores.map((s) => s.total))
        if (seats > 1) {
          expect([...result.winners].sort()).toEqual(
            result.scores
              .filter((s) => s.total === best)
              .map((s) => s.seat)
              .sort(),
          )
        }
      }
    })
  }
})
