/** Words: both languages say what happens, and reconstructed facts are shown as such. */

import { type Json, PASS, toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { village } from '../index.ts'
import type { VillageEvent } from '../rules/events.ts'
import { phrases as de } from '../text/de.ts'
import { phrases as en } from '../text/en.ts'
import { factSheet } from '../text/facts.ts'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import {
  type Amounts,
  acting,
  action,
  asked,
  birth,
  byPay,
  byTime,
  customers,
  ENTER,
  farm,
  good,
  has,
  k,
  type M,
  pays,
  play,
  playOut,
  privilege,
  put,
  serve,
  stone,
  stones,
  table,
  takes,
  train,
  travel,
  WELL,
  who,
} from './scenario.ts'

const WORDS = { de, en }
const quick = { de: quickDe, en: quickEn }

/** What the seat on turn reads: the question and its choices. */
function reads(m: M, lang: 'en' | 'de'): string[] {
  const [decision] = k.decisions(m)
  if (decision === undefined) return []
  const view = k.view(m, decision.seat)
  const text = village.text[lang]
  return [
    toText(text.decision(view, decision)),
    ...(decision.choices ?? []).map((choice) => toText(text.choice(view, decision, choice))),
  ]
}

function crafting(): M {
  const m = table(2)
  stones(m, { crafts: 'po', harvest: 'o' })
  farm(m, 0, { orange: 1, coin: 0, grain: 2 })
  put(m, 0, 1, 'smithy')
  play(m, 0, 'turn', stone('crafts', 'p'))
  return m
}

test('choices name what they cost and what they bring, in English', () => {
  expect(reads(crafting(), 'en')).toEqual([
    'Which craft building do you use?',
    'Wainwright’s: train a member for 2 time',
    'Wainwright’s: wagon for 1 orange stone and 1 pink stone',
    'Stables: train a member for 3 time',
    'Scriptorium: train a member for 2 time',
    'Scriptorium: scroll for 1 pink stone',
    'Smithy: train a member for 3 time',
    'Smithy: plow for 3 time',
    'Smithy: plow for 1 orange stone and 1 pink stone',
    'Mill: 2 coins for 2 time and 2 bags of grain',
    'Decline the action',
  ])
})

test('and in German, with the words of the German rulebook', () => {
  expect(reads(crafting(), 'de')).toEqual([
    'Welches Handwerksgebäude nutzt du?',
    'Wagnerei: für 2 Zeit ausbilden',
    'Wagnerei: Planwagen für 1 orangefarbenen Stein und 1 rosa Stein',
    'Ställe: für 3 Zeit ausbilden',
    'Schreibstube: für 2 Zeit ausbilden',
    'Schreibstube: Schriftrolle für 1 rosa Stein',
    'Schmiede: für 3 Zeit ausbilden',
    'Schmiede: Pflug für 3 Zeit',
    'Schmiede: Pflug für 1 orangefarbenen Stein und 1 rosa Stein',
    'Mühle: 2 Münzen für 2 Zeit und 2 Getreidesäcke',
    'Auf die Aktion verzichten',
  ])
})

test('[V-COIN-04] an option says which stones and coins it takes, and where there is a choice its owner makes it', () => {
  const council = (amounts: Amounts): M => acting('council', { green: 0, ...amounts })
  const enters = (m: M): string | undefined => reads(m, 'en').find((line) => line.startsWith('Enter'))
  expect(enters(council({ green: 2 }))).toBe('Enter step 1 for 1 time and 2 green stones')
  // No choice: the coin that stands in is named, and spent without asking.
  const mixed = council({ green: 1, coin: 1 })
  expect(enters(mixed)).toBe('Enter step 1 for 1 time, 1 green stone and 1 coin')
  play(mixed, 0, 'council', ENTER)
  expect([has(mixed, 0, 'green'), has(mixed, 0, 'coin')]).toEqual([0, 0])
  // A choice: stones, coins or both; the rulebook's own example.
  const rich = council({ green: 2, coin: 2 })
  expect(enters(rich)).toBe('Enter step 1 for 1 time, plus 2 green stones (coins may replace stones)')
  play(rich, 0, 'council', ENTER)
  expect(reads(rich, 'en')).toEqual([
    'How do you pay 2 green stones?',
    '2 green stones',
    '1 green stone and 1 coin',
    '2 coins',
  ])
  const either = council({ coin: 2, scroll: 1 })
  expect(enters(either)).toBe('Enter step 1 for 1 time, plus 2 coins or 1 scroll')
  play(either, 0, 'council', ENTER)
  expect(asked(either)?.kind).toBe('pay')
})

test('[V-COIN-04] the same for sales, paths, workshops, the Well and the black bag', () => {
  const market = (amounts: Amounts): string[] => {
    const m = table(2)
    stones(m, { market: 'o', harvest: 'o' })
    customers(m, [1, 24, 3])
    farm(m, 0, { grain: 5, coin: 0, green: 0, ...amounts })
    play(m, 0, 'turn', stone('market', 'o'))
    play(m, 0, 'serve', serve(24))
    return asked(m)?.kind === 'serve' ? reads(m, 'en') : []
  }
  expect(market({ coin: 1 })[1]).toBe('Serve: 3 bags of grain, 1 time and 1 coin → 3 points')
  expect(market({ green: 1 })[1]).toBe('Serve: 3 bags of grain, 1 time and 1 green stone → 3 points')
  expect(market({ green: 1, coin: 1 })[1]).toBe(
    'Serve: 3 bags of grain and 1 time, plus 1 green stone or 1 coin → 3 points',
  )
  const path = reads(acting('travel', { wagon: 1, brown: 1, coin: 1 }), 'en')
  expect(path[1]).toBe('Farm → Castle 1 for 2 time, 1 wagon, 1 brown stone and 1 coin; gain 3 points')
  const craft = reads(acting('crafts', { coin: 1 }), 'en')
  expect(craft).toContain('Wainwright’s: wagon for 1 orange stone and 1 coin')
  const m = table(2)
  farm(m, 0, { orange: 2, coin: 1, green: 0, brown: 0, pink: 0 })
  expect(reads(m, 'en')).toContain('Well: any action for 2 orange stones and 1 coin')
  expect(reads(m, 'de')).toContain('Brunnen: beliebige Aktion für 2 orangefarbene Steine und 1 Münze')
})

test('[V-ROUND-15] a stone that brings no action says so before it is taken, with the reason', () => {
  const m = table(2)
  stones(m, { travel: 'p', council: 'go', harvest: 'o' })
  farm(m, 0, { grain: 5, wagon: 0, green: 1, coin: 0 })
  // The green stone from the council pays for it; the orange one does not.
  expect(reads(m, 'en').slice(1)).toEqual([
    'Grain harvest: take 1 orange stone – no action. Your farm already holds 5 bags of grain.',
    'Travel: take 1 pink stone – no action. You need 1 more wagon.',
    'Council chamber: take 1 orange stone – no action. You need 1 more green stone (or 1 coin) or 1 scroll.',
    'Council chamber: take 1 green stone',
  ])
  expect(reads(m, 'de')).toContain('Reise: 1 rosa Stein nehmen – ohne Aktion. Dir fehlt 1 Planwagen.')
  const view = k.view(m, 0).table
  expect(view.idle.map(({ space, stone: colour, why }) => `${space} ${colour} ${why.rule}`)).toEqual([
    'harvest orange V-SETUP-06',
    'travel pink V-TRAVEL-05',
    'council orange V-COUNCIL-01',
  ])
  expect(k.view(m, 'spectator').table.idle).toEqual([])
})

test('[V-ROUND-15] [V-ROUND-16] the log says that an action was declined or impossible', () => {
  const m = table(2)
  stones(m, { travel: 'p', council: 'go', harvest: 'o' })
  farm(m, 0, { wagon: 0, green: 1, coin: 0 })
  const log = (events: readonly VillageEvent[], lang: 'en' | 'de'): string[] =>
    events.map((event) => toText(village.text[lang].event(event)))
  const taken = play(m, 0, 'turn', stone('travel', 'p'))
  expect(log(taken, 'en')).toEqual(['#1 takes 1 pink stone from Travel.', '#1 cannot use the action of Travel.'])
  expect(log(taken, 'de')[1]).toBe('#1 kann die Aktion „Reise“ nicht nutzen.')
  play(m, 1, 'turn', stone('harvest', 'o'))
  const declined = play(m, 1, 'harvest', PASS)
  expect(log(declined, 'en')[0]).toBe('#2 declines the action of Grain harvest.')
  expect(log(declined, 'de')[0]).toBe('#2 verzichtet auf die Aktion „Getreideernte“.')
  expect(declined.map((event) => village.cites?.(event))[0]).toBe('V-ROUND-15')
})

/** What a seat reads when it asks for this. */
function why(m: M, seat: number, choice: Json, lang: 'en' | 'de' = 'en'): string {
  const refusal = k.whyNot(m, seat, { choice })
  return refusal === null ? 'allowed' : `${toText(village.text[lang].refusal(refusal))} ${refusal.rule}`
}

test('a refusal is one short line about the person who asks, and names its rule', () => {
  const m = crafting()
  expect(why(m, 0, byTime('wainwright'))).toBe('You have nobody there. V-CRAFT-03')
  expect(why(m, 0, byTime('wainwright'), 'de')).toBe('Du hast dort niemanden. V-CRAFT-03')
  expect(why(m, 0, byPay('stables'))).toBe('You need 1 more bag of grain. V-ROUND-16')
  expect(why(m, 0, byPay('stables'), 'de')).toBe('Dir fehlt 1 Getreidesack. V-ROUND-16')
  const turn = table(2)
  stones(turn, { harvest: 'o', market: 'g' })
  farm(turn, 0, { orange: 1, coin: 1 })
  expect(why(turn, 0, stone('harvest', 'g'))).toBe('No green stone is left there. V-ROUND-12')
  expect(why(turn, 0, stone('harvest', 'g'), 'de')).toBe('Dort liegt kein grüner Stein mehr. V-ROUND-12')
  expect(why(turn, 0, stone('travel', 'g'))).toBe(
    'No stone is left there. You can still use it with the Well. V-ROUND-12',
  )
  expect(why(turn, 0, WELL)).toBe('The Well costs 3 stones of one color; counting coins, you have 2. V-WELL-01')
  const path = acting('travel', { wagon: 1, brown: 2 })
  expect(why(path, 0, travel(0, 2))).toBe('You need 2 more pink stones (or 2 coins). V-TRAVEL-05')
  expect(why(path, 0, travel(1, 3))).toBe('You have nobody there. V-TRAVEL-03')
  const council = acting('council', { green: 2 })
  expect(why(council, 0, privilege(2))).toBe('None of your members stands high enough. V-COUNCIL-05')
  const held = acting('council', { green: 2 }, (n) => {
    put(n, 0, 1, 'council1')
    k.edit(n, (s) => {
      s.marker = 1
    })
  })
  expect(why(held, 0, privilege(1))).toBe('#2 already has the marker. V-COUNCIL-07')
  expect(why(held, 0, privilege(1), 'de')).toBe('Den Marker hat schon #2. V-COUNCIL-07')
})

test('every refusal met in random play is one line of its own, never a whole rule', () => {
  for (const [n, seats] of [1, 2, 4].entries()) {
    const m = table(seats, { promos: true }, `refusals ${n}`)
    let i = n
    playOut(m, ({ seat, choices }) => {
      for (const choice of [
        WELL,
        PASS,
        ENTER,
        birth(1),
        stone('travel', 'x'),
        train('mill'),
        byTime('smithy'),
        byPay('stables'),
        privilege(4),
        travel(1, 3),
        who('farm', 4),
        serve(3),
        pays('ggg'),
        takes('pp'),
        good('beer'),
        action('travel'),
      ]) {
        const refusal = k.whyNot(m, seat, { choice })
        if (refusal === null || refusal.rule.startsWith('K-')) continue
        for (const lang of ['en', 'de'] as const) {
          const line = toText(village.text[lang].refusal(refusal))
          expect(line.length, line).toBeLessThan(91)
          expect(line, refusal.rule).not.toContain(refusal.rule)
        }
      }
      i += 5
      return choices[i % choices.length] ?? PASS
    })
  }
})

test('every rule a refusal may name is in the catalogue', () => {
  const m = table(2, { promos: true })
  customers(m, [1, 2, 3])
  for (const rule of [
    'V-WELL-01',
    'V-ROUND-12',
    'V-MARKET-03',
    'V-PROMO-05',
    'V-TRAVEL-08',
    'V-SOLO-24',
    'V-SETUP-23',
  ]) {
    expect(village.text.en.rules[rule]).toBeTypeOf('string')
    expect(village.text.de.rules[rule]).toBeTypeOf('string')
  }
})

test('the table can be read as lines of text', () => {
  const m = table(2)
  stones(m, { harvest: 'oox', market: 'g' })
  put(m, 0, 1, 'smithy')
  put(m, 1, 2, 'bag')
  const lines = village.text.en.table(k.view(m, 0)).map((line) => toText(line))
  expect(lines[0]).toBe('Round 1, start player #1')
  expect(lines).toContain('Grain harvest: 2 orange stones, 1 plague stone')
  expect(lines).toContain('Family: –')
  expect(lines).toContain('Black bag: 4 monks; #2: 2')
  expect(lines.some((line) => line.includes('at the smithy 1'))).toBe(true)
  expect(lines).toContain('Graveyard: 6 free')
})

test('the sheet of facts lists every reconstructed value with origin and confidence in both languages', () => {
  for (const lang of ['en', 'de'] as const) {
    const rows = factSheet(WORDS[lang])
    expect(rows.length).toBeGreaterThan(60)
    for (const row of rows) {
      expect(`${row.title}${row.value}${row.origin}${row.confidence}${row.note ?? ''}`).not.toMatch(/undefined|object/)
      expect(row.value).not.toBe('')
    }
  }
  expect(factSheet(WORDS.de)[0]).toEqual({
    id: 'track',
    title: 'Felder der Lebenszeitleiste',
    value: '10',
    origin: 'andere öffentliche Quellen',
    confidence: 'sicher',
    note: 'Testberichte der Erstausgabe: zehn Zeitfelder auf dem Hofplan',
  })
  // Seen on the tile or the card: one customer, what the Medico and the Blacksmith cost, one captain, and the chests.
  const printed = village.cards.filter(({ reconstructed }) => reconstructed === false)
  const goals = printed.filter(({ deck }) => deck === 'silver' || deck === 'gold')
  const others = printed.filter((card) => !goals.includes(card) && card.deck !== 'chest')
  expect(others.map(({ id }) => id)).toEqual(['cust11', 'medikus', 'schmiedin', 'captain-2-1'])
  expect(goals).toHaveLength(13)
})

test('the quick reference exists in both languages', () => {
  expect(quick.en.length).toBe(quick.de.length)
})
