/** Several cards at the same time: what playing together can bring, and that a limit of ours takes nothing away. */

import { expect, test } from 'vitest'
import type { Play } from '../rules/choices.ts'
import {
  amount,
  answer,
  asked,
  choices,
  fieldsOf,
  give,
  handDecks,
  k,
  play,
  type Scene,
  seat,
  table,
} from './scenario.ts'

/** Two planted fields, 3 tools, and the cards 221 (2 planted fields and 3 tools), 516 (a planted good), 824 (a planted field). */
function farm(): Scene {
  const scene = table(2, 1)
  give(scene, 0, { round: 2, tools: 3, fields: ['4b', '3r'], hand: [221, 516, 824] })
  return scene
}

const together = (scene: Scene, first: string, ...others: readonly Play[]): void => {
  expect(k.apply(scene.m, 0, { to: 'anytime', choice: { playFirst: first } }).ok).toBe(true)
  answer(scene, 0, ...others, 'done')
}

test('[H-ANY-08] a condition holds although a price paid at the same time would spoil it', () => {
  const scene = farm()
  together(scene, '221', { play: '824' })
  expect(asked(scene, 0)).toBe('payCost')
  answer(scene, 0, { fields: [1] })
  // One planted field is left to harvest: 221 alone would now ask for two.
  expect([fieldsOf(scene, 0), asked(scene, 0)]).toEqual([['4b'], 'harvestSome'])
})

test('[H-ANY-08] of several prices that leave a choice one is paid together, the next directly afterwards', () => {
  const scene = farm()
  expect(k.apply(scene.m, 0, { to: 'anytime', choice: { playFirst: '221' } }).ok).toBe(true)
  answer(scene, 0, { play: '824' })
  expect(choices(scene, 0)).toEqual(['done'])
  answer(scene, 0, 'done', { fields: [1] })
  // Effects are optional: what the last price needs is left alone.
  answer(scene, 0, 'done')
  play(scene, 0, 516)
  expect([fieldsOf(scene, 0), amount(scene, 0, 'tools'), handDecks(scene, 0)]).toEqual([['4'], 5, { bonus: 2 }])
  expect([...seat(scene, 0).played].sort()).toEqual([221, 516, 824])
})
