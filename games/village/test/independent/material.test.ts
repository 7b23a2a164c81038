/** What lies on the table in each combination: persons, chests, customers, wares, places, goals. */

import { seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../../index.ts'
import { personNumber } from '../../modules/inn/state.ts'
import { at, has, k } from '../scenario.ts'
import { box, free, seenBy } from './words.ts'

const COMBINATIONS = ['', 'I', 'P', 'IP', 'M', 'IM', 'PM', 'IPM'] as const
const CASTLE_PERSONS = ['graf', 'reisender', 'bote', 'zoellner']
const SEA_PERSONS = ['admiral', 'steuermann', 'quartiermeister', 'kartograph']
const WEDDING_PERSONS = ['base', 'fragnerin', 'tausendsassa']

/** Every person that lies in one of the stacks. */
function personsIn(modules: string, seats = 2): readonly number[] {
  const { state } = box(modules, seats)
  const inn = (state.more as { inn?: { stacks: readonly (readonly number[])[] } }).inn
  return inn?.stacks.flat() ?? []
}

test.each(COMBINATIONS)('[VC-10] [VC-11] [VC-12] [VC-13] [VC-15] persons in use with "%s"', (modules) => {
  const persons = personsIn(modules)
  const inn = modules.includes('I')
  const port = modules.includes('P')
  const marriage = modules.includes('M')
  expect(persons).toHaveLength(!inn ? 0 : marriage ? 33 : 30)
  expect(new Set(persons).size).toBe(persons.length)
  const lies = (ids: readonly string[]) => ids.filter((id) => persons.includes(personNumber(id))).length
  expect(lies(CASTLE_PERSONS)).toBe(inn && !port ? 4 : 0)
  expect(lies(SEA_PERSONS)).toBe(inn && port ? 4 : 0)
  expect(lies(WEDDING_PERSONS)).toBe(inn && marriage ? 3 : 0)
})

test('[VC-15] without Inn there is neither a stack, nor a hand, nor a brewery, nor beer', () => {
  const m = box('PMG', 3)
  const table = seenBy(m, 0)
  expect(table.more.inn).toBeUndefined()
  expect(table.buildings).not.toContain('brewery')
  expect(free(m, 0)).toEqual([])
  expect(table.families[0]?.goods).not.toHaveProperty('beer')
})

test.each(COMBINATIONS)('[VC-16] customers with "%s": 24, four more with Inn, five more with Marriage', (modules) => {
  const tiles = 24 + (modules.includes('I') ? 4 : 0) + (modules.includes('M') ? 5 : 0)
  for (const seats of [1, 2, 3, 4, 5]) {
    const { stalls, queue, stack } = seenBy(box(modules, seats), 'spectator')
    expect(stalls).toHaveLength(seats <= 2 ? 3 : seats === 3 ? 4 : 5)
    expect(stalls.length + queue.length + stack).toBe(tiles)
  }
})

/** The rule by which a table is refused before it is laid out. */
const refusedSetup = (modules: string, options: Readonly<Record<string, boolean>>): string | null =>
  k.checkSetup({
    game: 'village',
    seats: 2,
    seed: seedFrom('refused'),
    options: { inn: modules.includes('I'), port: modules.includes('P'), marriage: modules.includes('M'), ...options },
  })?.rule ?? null

test('[VC-40] [VC-42] [V-PROMO-01] promos of an expansion join with that expansion only', () => {
  const count = (modules: string, options: Readonly<Record<string, boolean>>) =>
    box(modules, 2, options).state.tiles.length
  const all = { promos: true, promo09: true, promo10: true, promo11: true, promo12: true }
  const base = count('', {})
  expect(count('I', { promo10: true, promo11: true })).toBe(base + 4 + 2)
  expect(count('P', { promo12: true })).toBe(base + 1)
  for (const [id, without] of [
    ['promo09', 'PM'],
    ['promo10', 'PM'],
    ['promo11', 'PM'],
    ['promo12', 'IM'],
    ['promoChest', 'IM'],
  ] as const)
    expect([id, refusedSetup(without, { [id]: true })]).toEqual([id, 'VC-40'])
  expect(count('IP', all)).toBe(base + 4 + 12)
})

test('[VP-05] [VC-14] [VC-44] [VEX-S37] chests: six, eight with Marriage, one more with the promo', () => {
  const chests = (modules: string, promoChest = false) =>
    seenBy(box(modules, 2, { promoChest }), 'spectator').more.port?.stacks.chest
  expect([chests('P'), chests('PM'), chests('IPM')]).toEqual([6, 8, 8])
  expect([chests('P', true), chests('PM', true)]).toEqual([7, 9])
})

test('[VP-06] [VC-30] cocoa and tea: one more than players, alone three', () => {
  for (const [seats, n] of [
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ] as const)
    expect(seenBy(box('P', seats), 'spectator').more.port?.stacks).toMatchObject({ cocoa: n, tea: n })
})

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 2],
] as const)('[VM-05] [VC-05] [V-SETUP-18] ring places for %i players: %i, only with Marriage', (seats, rings) => {
  const open = (modules: string) =>
    seenBy(box(modules, seats), 'spectator').chronicle.find(({ section }) => section === 'farm')?.open ?? 0
  for (const without of ['I', 'P', 'IP', 'G']) expect(open(without)).toBe(open(''))
  for (const withRings of ['M', 'IM', 'PM', 'IPM']) expect(open(withRings)).toBe(open('') + rings)
})

test('[VM-03] [VC-62] [VC-63] twelve members with Marriage, five 1s at home, else eleven and four', () => {
  for (const [modules, home, all] of [
    ['IP', 4, 11],
    ['IPM', 5, 12],
  ] as const) {
    const m = box(modules, 3)
    for (const seat of [0, 1, 2]) {
      expect([at(m, seat, 'farm'), at(m, seat, 'farm', 1)]).toEqual([home, home])
      const members = seenBy(m, 0).families[seat]?.members ?? []
      expect(members).toHaveLength(all)
      expect([1, 2, 3, 4].map((g) => members.filter(({ generation }) => generation === g).length)).toEqual([
        home,
        3,
        2,
        2,
      ])
    }
  }
})

test('[VI-05] [V-SETUP-14] everybody starts with a coin, and with Inn a beer', () => {
  const m = box('IPM', 5)
  for (let seat = 0; seat < 5; seat++) expect([has(m, seat, 'coin'), has(m, seat, 'beer')]).toEqual([1, 1])
})

test('[VP-08] [VC-63] with Port 26 bags of grain, of which farms and ships hold all but the supply', () => {
  const m = box('P', 2)
  const { more } = seenBy(m, 0)
  expect(more.port?.ships).toHaveLength(2)
  expect(village.violations(m)).toEqual([])
  k.edit(m, (s) => {
    s.farm[5] = 6
  })
  expect(village.violations(m)).not.toEqual([])
})

const GOAL_MARKS: Readonly<Record<string, string>> = {
  bierbrauer: 'I',
  wirtin: 'I',
  entdecker: 'P',
  leuchtturmwaerter: 'P',
  handwerker: 'M',
  gouvernante: 'M',
}

test.each(COMBINATIONS)('[VG-02] [VG-03] goals in use with "%s"', (modules) => {
  const dealt = new Set<string>()
  for (let n = 0; n < 60; n++) {
    const m = box(`${modules}G`, 5, {}, `goals ${n}`)
    for (let seat = 0; seat < 5; seat++) for (const { id } of seenBy(m, seat).more.goals?.mine ?? []) dealt.add(id)
  }
  for (const [id, mark] of Object.entries(GOAL_MARKS)) expect([id, dealt.has(id)]).toEqual([id, modules.includes(mark)])
  expect(dealt.has('handelsreisender')).toBe(!modules.includes('P'))
  const marked = [...modules].length * 2
  expect(dealt.size).toBe(19 - 6 + marked - (modules.includes('P') ? 1 : 0))
})

test('[VC-01] [VC-02] every subset is a legal table, with goals or without, for one to five', () => {
  for (const modules of COMBINATIONS)
    for (const goals of ['', 'G'])
      for (const seats of [1, 2, 3, 4, 5]) {
        const m = box(modules + goals, seats)
        expect(village.violations(m)).toEqual([])
        expect(k.decisions(m)).not.toEqual([])
      }
})
