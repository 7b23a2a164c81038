/** Deck E in bulk: random games in which everybody owns a dozen cards, checked after every single step. */

import { type Json, kernel, type Match, type Random, randomFrom, seedFrom } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { cardOf } from '../../cards/registry.ts'
import { agricola } from '../../index.ts'
import { listen } from '../../rules/cards/events.ts'
import { refreshCards, refreshFences } from '../../rules/player.ts'
import { clonePlayer, type State } from '../../rules/state.ts'
import { occupationFacts } from './facts.ts'
import { minorFacts } from './facts-minors.ts'

const k = kernel(agricola)

/** Hands every seat six played occupations and five played minors, three and four more to play, and some goods. */
function furnish(m: Match<State>, random: Random): void {
  const jobs = occupationFacts.map(([no]) => no)
  const minors = minorFacts.filter((fact) => fact.passing !== true).map((fact) => fact.no)
  const draw = (from: number[], n: number): number[] =>
    Array.from({ length: n }, () => from.splice(random(from.length), 1)[0] ?? 0).filter((no) => no > 0)
  k.edit(m, (s) => {
    for (const p of s.players) {
      p.occupations = [...p.occupations, ...draw(jobs, 6)]
      p.improvements = [...p.improvements, ...draw(minors, 5)]
      p.hand = [...draw(jobs, 3), ...draw(minors, 4)]
      for (const no of p.improvements) {
        if (cardOf(no).field === undefined) continue
        p.cardFields = [...p.cardFields, no]
        p.crops.push(0)
      }
      for (let good = 0; good < 7; good++) p.goods[good] = random(6)
      refreshCards(p)
      listen(s, p)
    }
  })
}

/** What follows from farm and cards is up to date: computing it anew changes nothing. */
function stale(m: Match<State>): Json[] {
  return m.state.players.flatMap((p, seat) => {
    const fresh = clonePlayer(p)
    refreshCards(fresh)
    refreshFences(fresh)
    return JSON.stringify(fresh) === JSON.stringify(p) ? [] : [seat]
  })
}

describe('many cards at once', () => {
  test.each([1, 2, 3, 4, 5])('%i players: nobody is stuck, nothing is negative, nothing is stale', (seats) => {
    for (let game = 0; game < 2; game++) {
      const m = k.create({ game: 'agricola', seats, seed: seedFrom(`stress ${seats} ${game}`) })
      const random = randomFrom(`many ${seats} ${game}`)
      furnish(m, random)
      for (let [open] = k.open(m); open !== undefined; [open] = k.open(m)) {
        const { seat } = open.frame
        const unasked = k.anytime(m, seat)
        const use = unasked.length > 0 && random(6) === 0 ? unasked[random(unasked.length)] : undefined
        const answer =
          use === undefined ? { choice: k.sample(m, open, random) } : { to: 'anytime' as const, choice: use }
        expect(k.play(m, seat, answer)).toBeNull()
        expect(m.defect).toBeNull()
        expect(stale(m)).toEqual([])
        expect(m.state.players.flatMap((p) => p.goods).every((n) => n >= 0)).toBe(true)
      }
      expect(m.state.round).toBe(14)
      expect(agricola.violations(m)).toEqual([])
    }
  })
})
