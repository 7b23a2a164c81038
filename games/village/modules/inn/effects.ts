/** What person cards do: the shared vocabulary, and the words that Inn and other modules bring. */

import { collecting, draw, type EffectRunner, effectRunner, type Lexicon, type Seat } from '@dorfplatz/kernel'
import { CHURCH_0, COIN, COLOURS, FAME, INFLUENCE, PLAGUE, STEPS } from '../../rules/codes.ts'
import { emit } from '../../rules/events.ts'
import type { Frame } from '../../rules/frames.ts'
import { takeGrain } from '../../rules/grain.ts'
import { allModules, fieldCode } from '../../rules/modules/registry.ts'
import { add, at, gain, have, isAt, type M, type State } from '../../rules/state.ts'
import { anyStoneLeft, takeStones } from '../../rules/stones.ts'
import type { PersonWord, PersonWords } from './person.ts'
import { innWords } from './words.ts'

/** Gains of a card: points at once, grain as far as it fits, everything else onto the farm (VX-Any-1). */
function take(m: M, seat: Seat, thing: string, n: number): void {
  const s = m.state
  let got = n
  if (thing === 'point') gain(s, seat, FAME, n)
  else if (thing === 'coin') gain(s, seat, COIN, n)
  else if (thing === 'grain') got = takeGrain(s, seat, n)
  else gain(s, seat, fieldCode(thing), n)
  if (collecting() && got > 0) emit({ kind: 'gains', seat, what: { [thing]: got } })
}

/** Rolls the colour die; a colour that is exhausted gives nothing (VX-Tausendsassa-1). */
function rollStones(m: M, seat: Seat, times: number): void {
  const s = m.state
  for (let i = 0; i < times; i++) {
    const colour = draw(m, 'die', PLAGUE)
    if (collecting()) emit({ kind: 'die', colour: COLOURS[colour] ?? 'plague' })
    if (at(s.supply, colour) === 0) continue
    add(s.supply, colour, -1)
    gain(s, seat, colour, 1)
    if (collecting()) emit({ kind: 'gains', seat, what: { [INFLUENCE[colour] ?? '']: 1 } })
  }
}

/** Words whose meanings are in other modules are looked up when they are carried out. */
function elsewhere<K extends PersonWord['do']>(word: K): PersonWords[K] {
  const found = (): PersonWords[K] | undefined => {
    for (const { words } of allModules()) if (words?.[word] !== undefined) return words[word]
    return undefined
  }
  // The meaning that is found has the very name it was looked up by.
  return {
    possible: (m, seat, e) => found()?.possible?.(m, seat, e as never) ?? found() !== undefined,
    run: (m, seat, e, stack, source) => found()?.run(m, seat, e as never, stack, source),
  } as PersonWords[K]
}

const words: PersonWords = {
  ...innWords,
  anyStones: {
    possible: (m) => anyStoneLeft(m.state),
    run: (m, seat, { n }, stack) => takeStones(m, seat, n, 'card', stack),
  },
  rollStones: { run: (m, seat, { n }) => rollStones(m, seat, n) },
  admiral: elsewhere('admiral'),
  cartographer: elsewhere('cartographer'),
  quartermaster: elsewhere('quartermaster'),
  helmsman: elsewhere('helmsman'),
  ceremony: elsewhere('ceremony'),
}

const lexicon: Lexicon<State, PersonWord, Frame> = {
  have: (m, seat, good) => have(m.state, seat, fieldCode(good)),
  metrics: {},
  gain: (m, seat, good, n) => take(m, seat, good, n),
  lose: (m, seat, good, n) => gain(m.state, seat, fieldCode(good), -n),
  later: () => {},
  words,
}

export const effects: EffectRunner<State, PersonWord, Frame> = effectRunner(lexicon)

/** An own member on a step of the church that can still rise (VX-Abt-1). */
export function canRise(s: State, seat: Seat): boolean {
  for (let step = 1; step < STEPS; step++) if (isAt(s, seat, CHURCH_0 + step)) return true
  return false
}
