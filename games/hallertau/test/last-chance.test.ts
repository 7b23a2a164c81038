/** A card that was declined is offered again at the last moment before it may become unplayable, and at no other. */

import { describe, expect, test } from 'vitest'
import { chance, playCards, wantsChance } from '../rules/card-windows.ts'
import type { Chance, Frame, Moment } from '../rules/frames.ts'
import { cardOf, joinablePlays, playable, plays } from '../rules/playable.ts'
import { holding } from './holding.ts'
import { clearBoard, edit, type Given, give, type Options, type Scene, seat, table } from './scenario.ts'

/** Whether seat 0, which has declined this card, is asked about it again. */
function again(moment: Moment, card: number, given: Given): boolean {
  const scene = holding(card, given)
  edit(scene, (s) => {
    for (const p of s.players) p.declined = [card]
  })
  // Only a card that can be played tells anything.
  expect(playable(seat(scene, 0), scene.m.state, cardOf(card)), `${moment} ${card} can be played`).toBe(true)
  return wantsChance(scene.m, 0, moment, undefined)
}

const MEAT: Given = { meat: 2 }
const FULL = ['2', '2', '2', '2', '2', '2', '2', '2']

describe('[H-ANY-10] a declined card', () => {
  // Card, what makes it playable, and whether it is offered again.
  const CASES: readonly (readonly [moment: Moment, card: number, given: Given, offered: boolean, why: string])[] = [
    ['now', 10, MEAT, false, 'nothing ends'],
    ['end1', 303, { phase: 1, state: (_, s) => (s.cleared = [6, 0, 0, 2]) }, true, 'only in phase 1'],
    ['end1', 10, { ...MEAT, phase: 1 }, false, 'it can wait'],
    ['pre2', 3, { wool: 1, sheepOn: { 1: 3 }, round: 1, phase: 1 }, true, 'its sheep are about to die'],
    ['pre2', 3, { wool: 1, sheepOn: { 4: 3 }, round: 1, phase: 1 }, false, 'its sheep live on'],
    ['pre2', 401, { barley: 1, sheepOn: { 1: 1 }, round: 1, phase: 1 }, true, 'sheep about to die can be moved'],
    ['pre2', 401, { barley: 1, sheepOn: { 4: 1 }, round: 1, phase: 1 }, false, 'no sheep is about to die'],
    ['pre2', 10, { ...MEAT, sheepOn: { 1: 1 }, round: 1, phase: 1 }, false, 'it has nothing to do with sheep'],
    ['pre3', 802, { hops: 1, phase: 2 }, true, 'a Bonus card brings its income at once'],
    ['pre3', 410, { jewelry: 10, phase: 2 }, true, 'room for jewelry that income brings'],
    ['pre3', 410, { jewelry: 9, phase: 2 }, false, 'there is room'],
    ['pre3', 10, { ...MEAT, jewelry: 10, phase: 2 }, false, 'it makes no room'],
    ['pre3', 421, { fields: FULL, phase: 2 }, true, 'room for a field that income brings'],
    ['pre3', 421, { fields: FULL.slice(1), phase: 2 }, false, 'a column is free'],
    ['pre3', 10, { ...MEAT, fields: FULL, phase: 2 }, false, 'it makes no room'],
    ['pre4', 419, { jewelry: 1, phase: 3 }, true, 'not in phase 4'],
    ['pre4', 10, { ...MEAT, phase: 3 }, false, 'it can wait'],
    ['end4', 10, MEAT, true, 'nobody may be asked for some phases'],
    ['pre7', 427, { fields: ['3'], barley: 1, phase: 6 }, true, 'not in phase 7'],
    ['pre7', 17, { fields: ['4h', '4h'], phase: 6 }, true, 'its fields are about to be harvested'],
    ['pre7', 22, { fields: ['4h'], phase: 6 }, true, 'it harvests itself'],
    ['pre7', 10, { ...MEAT, fields: ['4h'], phase: 6 }, false, 'it can wait'],
    ['last7', 17, { fields: ['4h', '4h'], phase: 7 }, true, 'it looks at fields'],
    ['last7', 10, { ...MEAT, phase: 7 }, false, 'it does not'],
    ['end7', 605, { milk: 3, phase: 7 }, true, 'not in phase 8'],
    ['end7', 504, { fields: ['2'], phase: 7 }, true, 'a sheep gained now is milked'],
    ['end7', 426, { tools: 6, fields: ['4h'], phase: 7 }, true, 'only in phase 7'],
    ['end7', 10, { ...MEAT, phase: 7 }, false, 'it can wait'],
    ['end9', 305, { phase: 9, state: (p) => (p.advances = [3, 0, 0, 0, 0]) }, true, 'only in phase 9'],
    ['end9', 10, { ...MEAT, phase: 9 }, false, 'it can wait'],
    ['auto9', 10, { ...MEAT, phase: 9 }, true, 'what a Gateway card brings may pay for a step'],
    ['auto9', 421, { fields: ['2'], phase: 9 }, true, 'so may a Farmyard card'],
    ['auto9', 802, { hops: 1, phase: 9 }, false, 'a Bonus card brings nothing now'],
    ['pre1', 9, { board: { farming: [1, 2, 3] }, phase: 10 }, true, 'it looks at the action board'],
    ['pre1', 10, { ...MEAT, phase: 10 }, false, 'it does not'],
    ['final', 10, MEAT, true, 'nothing comes after it'],
  ]

  test.each(CASES)('%s, card %i: %s', (moment, card, given, offered, why) => {
    expect(again(moment, card, given), why).toBe(offered)
  })
})

describe('[H-ANY-08] several cards at the same time', () => {
  test('a card can be the first of several only where two could be played together', () => {
    const alone = holding(420, { tools: 2 })
    expect(plays(alone.m, 0)).toEqual([{ play: '420' }])
    const two = holding(420, { tools: 4, hand: [430] })
    expect(plays(two.m, 0).filter((play) => 'playFirst' in play)).toHaveLength(2)
    expect(joinablePlays(two.m, 0)).toHaveLength(2)
  })

  test('nothing is offered while a price is being paid', () => {
    const scene = holding(420, { tools: 2 })
    edit(scene, (s) => {
      for (const p of s.players) p.paying = true
    })
    expect(plays(scene.m, 0)).toEqual([])
    expect(wantsChance(scene.m, 0, 'now', undefined)).toBe(false)
  })
})

describe('a declined card', () => {
  test('is forgotten as soon as it cannot be played any more, and then offered like a new one', () => {
    const scene = holding(10, { meat: 2, hand: [420] })
    edit(scene, (s) => {
      for (const p of s.players) p.declined = [420, 10]
    })
    expect(wantsChance(scene.m, 0, 'now', undefined)).toBe(false)
    expect(seat(scene, 0).declined).toEqual([10])
  })
})

describe('[H-ANY-09] who is asked, and how often', () => {
  /** Whom a chance asks next; null where it goes by. */
  function next(scene: Scene, more: Partial<Chance>): Frame | null {
    const stack: Frame[] = []
    chance(scene.m, { op: 'chance', seat: -1, moment: 'end4', order: [0, 1], ...more }, stack)
    return stack[0] ?? null
  }

  /** Seat 0 holds a playable card that it has declined; seat 1 has none. */
  function declined(): Scene {
    const scene = holding(10, MEAT)
    edit(scene, (s) => {
      for (const p of s.players) p.declined = [10]
    })
    return scene
  }

  test('who has declined here is not asked about the same again, unless nothing comes after', () => {
    expect(next(declined(), {})).toMatchObject({ op: 'playCards', seat: 0, at: 0 })
    expect(next(declined(), { passed: 0b01 })).toBeNull()
    // Seat 1 declined, not seat 0.
    expect(next(declined(), { passed: 0b10 })).toMatchObject({ seat: 0 })
    expect(next(declined(), { moment: 'final', passed: 0b01 })).toMatchObject({ seat: 0 })
    expect(next(declined(), { from: 1 })).toBeNull()
  })

  test('declining goes on with the next seat, and is remembered', () => {
    const pass = (at: number, passed?: number): Frame[] => {
      const stack: Frame[] = []
      const here: Chance = { op: 'chance', seat: -1, moment: 'end4', order: [0, 1] }
      const asked = passed === undefined ? here : { ...here, passed }
      playCards.answer(declined().m, { op: 'playCards', seat: 0, chance: asked, at }, 'pass', stack)
      return stack
    }
    expect(pass(0)).toMatchObject([{ op: 'chance', from: 1, passed: 0b01 }])
    expect(pass(0, 0b10)).toMatchObject([{ from: 1, passed: 0b11 }])
    expect(pass(1)).toEqual([])
  })

  test('between turns a seat that nothing has changed for is asked only about the action board', () => {
    const settled = (card: number, given: Given, options: Options = {}): Frame | null => {
      const scene = table(2, 1, options)
      clearBoard(scene)
      give(scene, 0, { ...given, hand: [card] })
      edit(scene, (s) => {
        for (const p of s.players) p.settled = true
      })
      return next(scene, { moment: 'now', betweenTurns: true, order: [0] })
    }
    expect(settled(9, { board: { farming: [1, 2, 3] } })).toMatchObject({ op: 'playCards', seat: 0 })
    expect(settled(10, MEAT)).toBeNull()
    // With a poker face everybody is asked, whatever they hold.
    expect(settled(10, {}, { pokerFace: true })).toMatchObject({ op: 'playCards', seat: 0 })
  })
})
