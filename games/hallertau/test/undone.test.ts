/** A part of a card that would do nothing says so before the card is played, and the log tells it afterwards. */

import { toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import type { HallertauEvent } from '../rules/events.ts'
import { en } from '../text/en.ts'
import { give, k, type Scene, table } from './scenario.ts'

const offered = (scene: Scene, card: string): string => {
  const view = k.view(scene.m, 0)
  const choice = view.anytime.find((c) => 'play' in c && c.play === card)
  if (choice === undefined) throw new Error(`${card} cannot be played`)
  return toText(en.anytime(view, choice))
}

const playedOf = (scene: Scene, card: string): readonly HallertauEvent[] => {
  const applied = k.apply(scene.m, 0, { to: 'anytime', choice: { play: card } })
  if (!applied.ok) throw new Error(`${card} was refused`)
  return applied.events
}

test('[H-CARD-07] card 027 without wool sows nothing: said before and told after', () => {
  const scene = table(2, 1)
  give(scene, 0, { phase: 4, fields: ['3'], hand: [27] })
  expect(offered(scene, '027')).toContain('(nothing to sow)')
  const told = playedOf(scene, '027')
  expect(told.map(({ kind }) => kind)).toEqual(['play', 'idle', 'draw', 'drew'])
  expect(told.map((e) => toText(en.event(e), () => 'Anna'))[1]).toBe('Anna sows nothing.')
})

test('[H-CARD-07] with wool it asks what is sown, and nothing is said', () => {
  const scene = table(2, 1)
  give(scene, 0, { phase: 4, fields: ['3'], wool: 1, hand: [27] })
  expect(offered(scene, '027')).not.toContain('(')
  expect(playedOf(scene, '027').map(({ kind }) => kind)).toEqual(['play'])
})
