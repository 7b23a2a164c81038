/** Breeding and housing on farms drawn by chance, compared with trying every way by hand. */

import { type Random, randomFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { at, ring, type Table, table } from '../cards-e/table.ts'

type Herd = readonly [number, number, number]

/** The places of a farm: pastures by size, single places, and what a card adds. */
interface Places {
  readonly pens: readonly number[]
  readonly single: number
}

function fits({ pens, single }: Places, herd: Herd): boolean {
  for (let way = 0; way < 3 ** pens.length; way++) {
    const room = [0, 0, 0]
    let code = way
    for (const n of pens) {
      room[code % 3] = (room[code % 3] as number) + n
      code = Math.floor(code / 3)
    }
    const over = herd.reduce((sum, n, kind) => sum + Math.max(0, n - (room[kind] as number)), 0)
    if (over <= single) return true
  }
  return false
}

/** The herds up to a limit that fit and are not smaller than another that fits. */
function best(places: Places, most: Herd): Herd[] {
  const fit: Herd[] = []
  for (let a = 0; a <= most[0]; a++) {
    for (let b = 0; b <= most[1]; b++) {
      for (let c = 0; c <= most[2]; c++) if (fits(places, [a, b, c])) fit.push([a, b, c])
    }
  }
  const larger = (x: Herd, y: Herd): boolean => x !== y && x.every((n, kind) => n >= (y[kind] as number))
  return fit.filter((herd) => !fit.some((other) => larger(other, herd)))
}

const SHAPES: readonly (readonly number[][])[] = [
  [],
  [[at(0, 4)]],
  [[at(0, 3), at(0, 4)]],
  [[at(0, 4)], [at(1, 4)]],
  [[at(0, 3), at(0, 4)], [at(1, 4)]],
  [[at(0, 4)], [at(1, 4)], [at(2, 4)]],
  [
    [at(0, 3), at(0, 4)],
    [at(1, 3), at(1, 4)],
  ],
]

/** A farm by chance: its table and its places. */
function farm(random: Random, round: number): { t: Table; places: Places; note: string } {
  const shape = SHAPES[random(SHAPES.length)] ?? []
  const t = table(2, round).has({ wood: 15, food: 20 }).has({ food: 20 }, 1)
  const sites = [at(0, 3), at(0, 4), at(1, 3), at(1, 4), at(2, 4), at(2, 2)]
  const stables = sites.filter(() => random(4) === 0).slice(0, 4)
  t.stables(stables)
  if (shape.length > 0) {
    const edges = new Set(shape.flatMap((cells) => ring(...cells)))
    t.go(
      'fences',
      [...edges].sort((a, b) => a - b),
    ).edit((s) => {
      s.by.fill(0)
    })
    t.go('day_laborer')
  }
  t.has({ food: 20 }).has({ food: 20 }, 1)
  const fenced = new Set(shape.flat())
  const pens = shape.map((cells) => 2 * cells.length * 2 ** cells.filter((c) => stables.includes(c)).length)
  const single = 1 + stables.filter((c) => !fenced.has(c)).length
  return { t, places: { pens, single }, note: JSON.stringify([shape, stables]) }
}

const asHerds = (choices: readonly unknown[]): string[] =>
  [...new Set(choices.map((c) => (c as number[]).slice(0, 3).join()))].sort()

const bred = (form: unknown): number[][] =>
  (form as { herds: { sheep?: number; boar?: number; cattle?: number }[] }).herds.map(
    ({ sheep = 0, boar = 0, cattle = 0 }) => [sheep, boar, cattle],
  )

describe('herds by chance', () => {
  test('[A-HARVEST-BREED-01] [A-HARVEST-BREED-03] [A-HARVEST-BREED-04] [A-HARVEST-BREED-05] breeding offers the largest herds that fit, no others', () => {
    const random = randomFrom('breeding')
    for (let n = 0; n < 120; n++) {
      const { t, places, note } = farm(random, 4)
      const full = best(places, [9, 9, 9])
      const pick = full[random(full.length)] ?? [0, 0, 0]
      const herd: Herd = [random(pick[0] + 1), random(pick[1] + 1), random(pick[2] + 1)]
      t.has({ food: 20, sheep: herd[0], boar: herd[1], cattle: herd[2] })
      t.endRound()
      const bear = (k: number): number => (k >= 2 ? k + 1 : k)
      const grown: Herd = [bear(herd[0]), bear(herd[1]), bear(herd[2])]
      const expected = asHerds(best(places, grown))
      const asked = t.asked()
      const goods = t.goods()
      const now = [goods.sheep ?? 0, goods.boar ?? 0, goods.cattle ?? 0]
      expect([note, herd, asked?.op === 'breed' ? asHerds(bred(asked.form)) : [now.join()]]).toEqual([
        note,
        herd,
        expected,
      ])
    }
  })

  test('[A-ANIMAL-07] [A-ANIMAL-08] [A-ANIMAL-12] taking animals offers the largest herds that fit', () => {
    const random = randomFrom('taking')
    for (let n = 0; n < 120; n++) {
      const { t, places, note } = farm(random, 1)
      const full = best(places, [9, 9, 9])
      const pick = full[random(full.length)] ?? [0, 0, 0]
      const herd: Herd = [random(pick[0] + 1), random(pick[1] + 1), random(pick[2] + 1)]
      const kind = random(3)
      const more = 1 + random(5)
      const space = ['sheep', 'boar', 'cattle'][kind] as string
      t.has({ sheep: herd[0], boar: herd[1], cattle: herd[2] }).lies(space, more)
      if (t.asked()?.seat !== 0) {
        t.go('take_grain')
      }
      t.go(space)
      const come = (i: number): number => (i === kind ? more : 0)
      const all: Herd = [herd[0] + come(0), herd[1] + come(1), herd[2] + come(2)]
      const expected = asHerds(best(places, all))
      const asked = t.asked()
      const goods = t.goods()
      const now = [goods.sheep ?? 0, goods.boar ?? 0, goods.cattle ?? 0]
      expect([note, herd, more, asked?.op === 'keep' ? asHerds(asked.choices ?? []) : [now.join()]]).toEqual([
        note,
        herd,
        more,
        expected,
      ])
    }
  })
})
