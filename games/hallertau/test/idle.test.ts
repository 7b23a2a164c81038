/** Spaces that would bring nothing now say what is missing, and the rules agree. */

import { randomFrom, seedFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { SPACES, type Space } from '../rules/facts.ts'
import { idleInFull, idleText, missingAt } from '../ui/idle.ts'
import { give, k, type Scene, table } from './scenario.ts'

const at = (scene: Scene, space: Space) => missingAt(k.view(scene.m, 0).table, 0, SPACES.indexOf(space))
const said = (scene: Scene, space: Space) => {
  const missing = at(scene, space)
  return missing === null ? null : idleText(missing, 'de')
}

test('[H-ACT-02] one milk alone breeds no sheep: one is missing', () => {
  const scene = table()
  give(scene, 0, { milk: 1 })
  expect(said(scene, 'sheepBreeding')).toBe('es fehlt 1 Milch')
  give(scene, 0, { milk: 2 })
  expect(said(scene, 'sheepBreeding')).toBeNull()
})

test('[H-ACT-07] [H-ACT-13] [H-ACT-15] [H-ACT-19] without a sheep, an empty field, seed, a field, a building ahead', () => {
  const scene = table()
  give(scene, 0, {})
  expect(said(scene, 'butchery')).toBe('es fehlt 1 Schaf')
  expect(said(scene, 'cultivation')).toBe('kein leerer Acker')
  expect(said(scene, 'landSale')).toBe('kein Acker')
  expect(said(scene, 'townHall')).toBe('Handwerke am Haus')
  give(scene, 0, { fields: ['3'] })
  expect(said(scene, 'cultivation')).toBe('nichts zu säen')
  // Moving the field up is something.
  expect(said(scene, 'fertilizing')).toBeNull()
})

test('[H-ACT-02] [H-ACT-19] in full it says what is needed, and what one has', () => {
  const scene = table()
  const inFull = (space: Space, lang: 'de' | 'en') => {
    const missing = at(scene, space)
    return missing === null ? null : idleInFull(missing, k.view(scene.m, 0).table, 0, lang)
  }
  give(scene, 0, { milk: 1, window: 8 })
  expect(inFull('sheepBreeding', 'de')).toBe('Nötig sind 2 Milch; du hast 1.')
  expect(inFull('sheepBreeding', 'en')).toBe('This needs 2 milk; you have 1.')
  expect(inFull('townHall', 'de')).toContain('auf Feld 2')
  give(scene, 0, {})
  expect(inFull('butchery', 'de')).toBe('Nötig ist 1 Schaf; du hast nichts davon.')
})

test('[H-ACT-03] [H-ACT-12] what half works brings something', () => {
  const scene = table()
  give(scene, 0, { sheep: 1 })
  expect(said(scene, 'sheepShearing')).toBeNull()
  expect(said(scene, 'smallTrade')).toBeNull()
  give(scene, 0, {})
  expect(said(scene, 'sheepShearing')).toBe('es fehlt 1 Schaf')
})

/** Questions that no space asks. */
const BETWEEN = ['turn', 'playCards', 'joint']

test('[H-PH4-10] in random games a space says that it brings nothing exactly where it does nothing', () => {
  let idle = 0
  let asked = 0
  for (const seats of [1, 2, 4]) {
    for (const game of [1, 2, 3, 4, 5, 6]) {
      const random = randomFrom(`idle ${seats} ${game}`)
      const m = k.create({ game: 'hallertau', seats, options: {}, seed: seedFrom(`idle ${seats} ${game}`) })
      for (let [open] = k.open(m); open !== undefined; [open] = k.open(m)) {
        const { seat, op } = open.frame
        const decision = k.view(m, seat).decisions.find((d) => d.kind === op)
        const choices = decision?.choices ?? []
        if (op === 'turn') {
          const { table: before } = k.view(m, seat)
          for (const choice of choices) {
            if (typeof choice !== 'object' || choice === null || !('space' in choice)) continue
            const then = k.clone(m)
            k.play(then, seat, { choice })
            // Cards may be played before the space does anything.
            for (let [o] = k.open(then); o?.frame.op === 'playCards'; [o] = k.open(then))
              k.play(then, o.frame.seat, { choice: 'pass' })
            const { table: after, decisions } = k.view(then, seat)
            const own = { ...after.seats[seat], workers: 0, parts: {}, points: 0, careful: false, bound: false }
            const was = { ...before.seats[seat], workers: 0, parts: {}, points: 0, careful: false, bound: false }
            const same = JSON.stringify([own, after.first]) === JSON.stringify([was, before.first])
            const asks = decisions.some((d) => !BETWEEN.includes(d.kind))
            // The last worker placed ends the phase, and much follows that is not the space's doing.
            if (after.phase !== before.phase || after.round !== before.round) continue
            const expected = same && !asks
            expect([choice, missingAt(before, seat, SPACES.indexOf(choice.space as Space)) !== null]).toEqual([
              choice,
              expected,
            ])
            asked++
            if (expected) idle++
          }
        }
        const choice = choices[random(choices.length)]
        if (choice === undefined) throw new Error('nothing to choose')
        k.play(m, seat, { choice })
      }
    }
  }
  expect(idle).toBeGreaterThan(100)
  expect(asked).toBeGreaterThan(1000)
})
