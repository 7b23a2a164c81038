/** The suite passes on two sound games and fails on each seeded defect. */

import { describe, expect, test } from 'vitest'
import { type Check, conformance } from '../conformance/index.ts'
import type { Frame, Game, Json, OptionSpec, Question } from '../index.ts'
import { fair, type Orchard, type OrchardFrame, orchard } from './games/index.ts'

const ORCHARD = {
  setups: [{ seats: 1 }, { seats: 2 }, { seats: 4 }, { seats: 3, options: { pokerFace: true } }],
  games: 12,
}
const FAIR = { setups: [{ seats: 2 }, { seats: 3 }, { seats: 4 }], games: 12, open: true } as const

describe('orchard conforms', () => {
  for (const check of conformance(orchard, ORCHARD)) test(check.name, () => expect(check.run()).toEqual([]))
})

describe('fair conforms', () => {
  for (const check of conformance(fair, FAIR)) test(check.name, () => expect(check.run()).toEqual([]))
})

type Broken = typeof orchard

/** Names of the checks that find something wrong. */
function failing<S, F extends Frame, V>(game: Game<S, F, V>, config: Parameters<typeof conformance>[1]): string[] {
  return conformance(game, config)
    .filter((check: Check) => {
      try {
        return check.run().length > 0
      } catch {
        return true
      }
    })
    .map((check) => check.name)
}

const question = <K extends OrchardFrame['op']>(op: K) =>
  orchard.ops[op] as Question<Orchard, Extract<OrchardFrame, { op: K }>>

describe('the suite finds seeded defects', () => {
  const small = { setups: [{ seats: 3 }], games: 10 }

  test('a view that leaks another hand', () => {
    const leak: Broken = { ...orchard, view: (m, as) => ({ ...orchard.view(m, as), hand: m.state.hands.flat() }) }
    expect(failing(leak, small)).toContain('a view tells only what its viewer may know')
  })

  test('a view that leaks only the order of a deck', () => {
    const leak: Broken = { ...orchard, view: (m, as) => ({ ...orchard.view(m, as), deckSize: m.state.deck[0] ?? 0 }) }
    expect(failing(leak, small)).toContain('a view tells only what its viewer may know')
  })

  test('an option that depends on a hidden card', () => {
    const leak: Broken = {
      ...orchard,
      ops: {
        ...orchard.ops,
        turn: {
          ...question('turn'),
          choices: (m) => ((m.state.deck.at(-1) ?? 0) % 2 === 0 ? ['pick', 'draw'] : ['pick']),
        },
      },
    }
    expect(failing(leak, small)).toContain('a view tells only what its viewer may know')
  })

  test('a field shared between clones', () => {
    const shared: Broken = { ...orchard, clone: (s) => ({ ...orchard.clone(s), apples: s.apples }) }
    expect(failing(shared, small)).toContain('a clone is equal and independent')
  })

  test('a field forgotten in a clone', () => {
    const forgotten: Broken = { ...orchard, clone: (s) => ({ ...orchard.clone(s), die: 0 }) }
    expect(failing(forgotten, small)).toContain('a clone is equal and independent')
  })

  test('a seat without a legal choice', () => {
    const stuck: Broken = {
      ...orchard,
      ops: {
        ...orchard.ops,
        turn: { ...question('turn'), choices: (m, { seat }) => ((m.state.apples[seat] ?? 0) >= 2 ? ['sell'] : []) },
      },
    }
    expect(failing(stuck, small)).toContain('random play ends, keeps every invariant, and always leaves a legal choice')
  })

  test('lanes whose order matters', () => {
    const racing: Broken = {
      ...orchard,
      ops: {
        ...orchard.ops,
        bid: {
          ...question('bid'),
          answer: (m, f, choice, stack) => {
            question('bid').answer(m, f, choice, stack)
            if (m.state.bids.filter((bid) => bid >= 0).length === 1)
              m.state.points[f.seat] = (m.state.points[f.seat] ?? 0) + 1
          },
        },
      },
    }
    expect(failing(racing, small)).toContain('simultaneous answers may come in any order')
  })

  test('an answer that is carried out before it is checked', () => {
    const hasty: Broken = {
      ...orchard,
      checkAnytime: (m, seat, choice) => {
        if (typeof choice === 'object') m.state.points[seat] = 99
        return orchard.checkAnytime?.(m, seat, choice) ?? null
      },
    }
    expect(failing(hasty, small)).toContain('malformed, foreign and illegal answers are refused and change nothing')
  })

  test('chance from outside the match', () => {
    let outside = 0
    const fickle: Broken = {
      ...orchard,
      ops: {
        ...orchard.ops,
        closeRoll: (m) => {
          m.state.die = (outside++ % 5) + 1
        },
      },
    }
    expect(failing(fickle, small)).toContain('a record replays to the same match')
  })

  test('a secret that does not show in `known`, so that undo would be a peek', () => {
    const silent: Broken = { ...orchard, known: (m, as) => orchard.known(m, as === 'spectator' ? as : 'spectator') }
    const names = failing(silent, small)
    expect(names).toContain('a view tells only what its viewer may know')
  })

  test('an option that matters more than it says', () => {
    const options = orchard.options.map(
      (spec): OptionSpec => (spec.key === 'rounds' ? { ...spec, when: { pokerFace: [true] } } : spec),
    )
    const sly: Broken = { ...orchard, options }
    expect(failing(sly, small)).toContain('an option that is said to mean nothing changes nothing')
  })

  test('text missing in one language', () => {
    const options: OptionSpec[] = [...orchard.options]
    const mute: Broken = {
      ...orchard,
      options,
      text: { ...orchard.text, de: { ...orchard.text.de, choice: () => [] } },
    }
    expect(failing(mute, small)).toContain('both languages render everything')
  })

  test('a state that JSON does not carry', () => {
    const odd: Broken = {
      ...orchard,
      // A map is no JSON: the types say so, the suite must too.
      setup: (m, stack) => ({ ...orchard.setup(m, stack), extra: new Map([[1, 2]]) as unknown as Json }) as Orchard,
      clone: (s) => ({ ...orchard.clone(s), extra: (s as Orchard & { extra: Json }).extra }) as Orchard,
    }
    expect(failing(odd, small)).toContain('a match is plain data at every step')
  })
})
