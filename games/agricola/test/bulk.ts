/**
 * Random games over everything a table may choose: seats, decks, drafts, hands, variants, cards left out. Each is checked
 * while it is played and replayed from its record.
 *
 *     npm run agricola:games -- 20000          so many games
 *     npm run agricola:games -- 500 again      other ones, by the word "again"
 */

import {
  begin,
  type Entry,
  fingerprint,
  type Options,
  type Random,
  randomFrom,
  replay,
  seedFrom,
  toEntry,
} from '@dorfplatz/kernel'
import { CARDS, LAST_MAJOR } from '../cards/registry.ts'
import { agricola } from '../index.ts'
import { k } from './table.ts'

const DECKS = ['E', 'I', 'K', 'EI', 'EK', 'IK', 'EIK']
const DRAFTS = ['none', 'none', 'occupationsThenMinors', 'combined', 'tenToSeven']

function optionsFor(seats: number, random: Random): Options {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const others = CARDS.filter((card) => card.no > LAST_MAJOR).map((card) => card.no)
  const given: Options = {
    deck: pick(DECKS),
    draft: seats === 1 ? pick(['none', 'tenToSeven']) : pick(DRAFTS),
    dealt: pick([7, 7, 8, 9]),
    hand: pick([7, 7, 7, 7, 5, 9]),
    passing: pick(['left', 'leftThenRight']),
    cards: pick(['all', 'all', 'all', 'beginner']),
    threeForOne: random(4) === 0,
    leaveOut: random(4) === 0 ? [pick(others), pick(others)].join() : '',
    pokerFace: random(8) === 0,
  }
  return random(12) === 0 ? { mode: 'family' } : given
}

export interface Played {
  readonly seats: number
  readonly options: Options
  readonly answers: number
  readonly faults: readonly string[]
}

/** One game by chance; null where the table cannot be laid (too few cards). */
export function playOne(word: string): Played | null {
  const random = randomFrom(`bulk ${word}`)
  const seats = 1 + random(5)
  const options = optionsFor(seats, random)
  const setup = { game: 'agricola', seats, options, seed: seedFrom(word) }
  if (k.checkSetup(setup) !== null) return null
  const journal = begin(k, setup)
  const m = k.create(setup)
  const entries: Entry[] = []
  const faults: string[] = []
  for (let [open] = k.open(m); open !== undefined && faults.length === 0; [open] = k.open(m)) {
    const { seat } = open.frame
    const unasked = random(10) === 0 ? k.anytime(m, seat) : []
    const use = unasked[random(Math.max(1, unasked.length))]
    const answer = use === undefined ? { choice: k.sample(m, open, random) } : { to: 'anytime', choice: use }
    entries.push(toEntry(k, m, seat, answer))
    const refusal = k.play(m, seat, answer)
    if (refusal !== null) faults.push(`${JSON.stringify(answer)} refused: ${refusal.rule}`)
    if (m.defect !== null) faults.push(m.defect)
    if (entries.length % 16 === 0) faults.push(...agricola.violations(m))
  }
  faults.push(...agricola.violations(m))
  const again = replay(k, { ...journal.record, entries })
  if (again.fault !== null) faults.push(`replay: answer ${again.fault.at}: ${again.fault.problem}`)
  else if (fingerprint(again.match) !== fingerprint(m)) faults.push('replay ends differently')
  return { seats, options, answers: entries.length, faults }
}

if (process.argv[1]?.endsWith('bulk.ts') === true) {
  const games = Number(process.argv[2] ?? 1000)
  const word = process.argv[3] ?? 'all'
  const bySeats = [0, 0, 0, 0, 0, 0]
  let faulty = 0
  for (let i = 0, n = 0; n < games; i++) {
    const played = playOne(`${word} ${i}`)
    if (played === null) continue
    n++
    bySeats[played.seats] = (bySeats[played.seats] ?? 0) + 1
    if (played.faults.length === 0) continue
    faulty++
    process.stdout.write(
      `${word} ${i}: ${played.seats} seats ${JSON.stringify(played.options)}: ${played.faults.join('; ')}\n`,
    )
  }
  process.stdout.write(
    `${games} games (${bySeats.slice(1).join(', ')} with 1 to 5 seats), all replayed: ${faulty} with violations\n`,
  )
  process.exitCode = faulty === 0 ? 0 : 1
}
