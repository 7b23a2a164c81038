/** What a strip tells of its card: a few signs of what it brings, and what one must have. */

import type { IconLine } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { CARDS } from '../cards/registry.ts'
import { gistOf } from '../ui/gist.ts'
import { needsOf } from '../ui/needs.ts'

const card = (name: string) => {
  const found = CARDS.find(({ name: { en } }) => en === name)
  if (found === undefined) throw new Error(`no card '${name}'`)
  return found
}

const ARROWS: { readonly [sign: string]: string } = { arrow: '>', or: '/', times: 'x' }
const told = (line: IconLine | null): string | undefined =>
  line?.map((one) => ('sign' in one ? ARROWS[one.sign] : `${one.n ?? ''}${one.icon}`)).join(' ')
const gist = (name: string) => told(gistOf(card(name)))
const needs = (name: string) => told(needsOf(card(name)))

test('what comes with a card, what it waits for, what it turns into food, what it makes cheaper', () => {
  expect(gist('Reed Collector')).toBe('> calendar reed')
  expect(gist('Woodcutter')).toBe('wood > wood')
  expect(gist('Fireplace')).toBe('vegetable sheep boar cattle > food vp')
  expect(gist('Clay Oven')).toBe('grain > 5food 2vp')
  expect(gist('Carpenter')).toBe('room')
  expect(gist('Clay Supports')).toBe('2clay wood reed > room')
  expect(gist('Market Woman')).toBe('vegetable > 2grain')
})

test('nearly every card has a gist, of few signs, that ends with something one gets or does', () => {
  const lines = CARDS.map(gistOf)
  expect(lines.filter((line) => line.length === 0).length).toBeLessThan(20)
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(7)
  expect(lines.filter((line) => 'sign' in (line.at(-1) ?? {}))).toEqual([])
})

test('[A-MINOR-02] what one must have is signs, or words where there are none', () => {
  expect(needs('Canoe')).toBe('2scroll')
  expect(needs('Carp Pond')).toBe('2tool 1scroll')
  expect(needs('Stone House Extension')).toBe('1stone 1room')
  expect(needs("Baker's Oven")).toBe('1bakehouse')
  expect(needs('Fishing Rod')).toBe('')
  // At most so many, or so many of any kind: said.
  expect(needsOf(card('Manure'))).toBeNull()
})
