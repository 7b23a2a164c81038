/** Family members have names: the log, the questions and the drawings speak of the same person. */

import { PASS, toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { marriageFacts } from '../modules/marriage/board.ts'
import { couple, dice, endRound, married } from '../modules/marriage/test/wedding-words.ts'
import type { VillageEvent } from '../rules/events.ts'
import { people as de } from '../text/people.de.ts'
import { people as en } from '../text/people.en.ts'
import { asked, k, type M, play, put, stone, stones, table, train } from './scenario.ts'

const heard = (events: readonly VillageEvent[], lang: 'de' | 'en'): string[] =>
  events.map((event) => toText(k.game.text[lang].event(event)))

/** The choices of the question at hand, in words. */
function read(m: M, lang: 'de' | 'en'): string[] {
  const [decision] = k.decisions(m)
  if (decision === undefined) return []
  const view = k.view(m, decision.seat)
  return (decision.choices ?? []).map((choice) => toText(k.game.text[lang].choice(view, decision, choice)))
}

test('six families of twelve and the brides have names of their own in both languages', () => {
  for (const { families, brides } of [de, en]) {
    expect(families.map((family) => family.length)).toEqual([12, 12, 12, 12, 12, 12])
    const all = [...families.flat(), ...brides]
    expect(new Set(all).size).toBe(75)
    expect(all.every((name) => /^\p{Lu}\p{Ll}+$/u.test(name))).toBe(true)
  }
})

test('who is offered is who goes: the option and the log name the same member', () => {
  for (const [lang, name] of [
    ['de', 'Agnes (2)'],
    ['en', 'Agnes (2)'],
  ] as const) {
    const m = table(2)
    put(m, 0, 2, 'farm')
    stones(m, { crafts: 'po', harvest: 'o' })
    play(m, 0, 'turn', stone('crafts', 'p'))
    play(m, 0, 'craft', train('smithy'))
    const options = read(m, lang)
    expect(options).toContain(name)
    const events = play(m, 0, 'trainee', { member: { at: 'farm', generation: 2 } })
    expect(heard(events, lang).join(' ')).toContain(name)
  }
})

test('of two equal ones the second is named once the first has left', () => {
  const m = table(2)
  stones(m, { crafts: 'po', church: 'o' })
  const trained = [...play(m, 0, 'turn', stone('crafts', 'p')), ...play(m, 0, 'craft', train('wainwright'))]
  expect(heard(trained, 'en').join(' ')).toContain('Hedwig (1)')
  if (asked(m)?.kind === 'product') play(m, 0, 'product', PASS)
  expect(k.view(m, 0).table.families[0]?.members[0]).toEqual({ place: 'wainwright', generation: 1 })
  expect(k.view(m, 0).table.families[0]?.members[1]).toEqual({ place: 'farm', generation: 1 })
})

test('the other family’s member has another name, Conny’s people have theirs', () => {
  const dies = { kind: 'dies', who: 0, generation: 1, from: 'farm', rest: 'grave' } as const
  expect(
    heard(
      [
        { ...dies, seat: 1 },
        { ...dies, conny: true },
      ],
      'de',
    ),
  ).toEqual([
    '#2 nimmt Abschied: Gertrud (1) stirbt auf dem Hofplan und kommt auf den Friedhof.',
    'Conny nimmt Abschied: Bertha (1) stirbt auf dem Hofplan und kommt auf den Friedhof.',
  ])
  expect(heard([{ ...dies, seat: 0, from: 'smithy', rest: 'chronicle-craft' }], 'en')).toEqual([
    '#1 mourns Hedwig (1), who dies at the smithy and enters the chronicle (crafts).',
  ])
})

test('a bride comes by name, and the view says which of them stands where', () => {
  const m = married(2)
  couple(m, 'bakery1', 0, 'bride')
  const { bridesAt, bridesWho } = k.view(m, 1).table.more.marriage ?? {}
  expect([bridesAt, bridesWho]).toEqual([['bakery1'], [0]])
  dice(m, ['orange'])
  const rank = marriageFacts.dieRank.value.orange
  const told = heard(endRound(m), 'de')
  expect(told).toContainEqual(expect.stringContaining(`Braut Euphemia kommt auf Rang ${rank}.`))
  expect(told).toContainEqual('Ins Elternglück ziehen Hedwig (1) von #1 und Braut Roswitha.')
})
