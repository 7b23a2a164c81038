/** Moments at which cards, bread and goals may be played: those of each expansion are known by name. */

import { jsonIncludes, PASS, randomFrom } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { text as de } from '../entries/de.ts'
import { text as en } from '../entries/en.ts'
import { EXPANSIONS } from '../modules/index.ts'
import { ASKED_BY, stops } from '../ui/stops.ts'
import { asked, k, table } from './scenario.ts'

const ALL = { inn: true, port: true, marriage: true, goals: true }

test('[VI-47] an expansion asks at the moments at which its pieces are played, and at no others', () => {
  const of: { readonly [id: string]: readonly string[] } = ASKED_BY
  for (const { id, windows = [] } of EXPANSIONS) expect([...(of[id] ?? [])].sort(), id).toEqual([...windows].sort())
})

test('a table has the moments of its own expansions, in the order of a round', () => {
  const listed = (options: { readonly [part: string]: boolean }) => stops.list(k.view(table(2, options), 0))
  expect(listed({})).toEqual([])
  expect(listed({ port: true })).toEqual(['idle', 'hired', 'scoring'])
  expect(listed({ goals: true, marriage: true })).toEqual(['death', 'roundEnds', 'wedding', 'scoring'])
  expect(listed(ALL)).toHaveLength(12)
})

test('[VI-47] in games with all expansions every window has a moment, can be passed over and is named', () => {
  const met = new Set<string>()
  for (const game of [1, 2, 3, 4]) {
    const m = table(2, ALL, `windows ${game}`)
    const random = randomFrom(`windows ${game}`)
    for (let now = asked(m); now !== null; now = asked(m)) {
      const view = k.view(m, now.seat)
      for (const decision of view.decisions) {
        const stop = stops.of(decision)
        expect(stop === null, decision.kind).toBe(decision.kind !== 'offer')
        if (stop === null) continue
        met.add(stop)
        expect(jsonIncludes(decision.choices ?? [], PASS), stop).toBe(true)
        expect(stops.list(view)).toContain(stop)
        const names = [stops.name(stop, 'en', en), stops.name(stop, 'de', de)]
        expect(new Set([...names, stop]).size, names.join()).toBe(3)
      }
      // What is kept can be asked about again.
      const choice = now.kind === 'offer' ? PASS : (now.choices[random(now.choices.length)] ?? PASS)
      k.play(m, now.seat, { choice })
    }
  }
  expect(met.size, [...met].join()).toBeGreaterThan(2)
})
