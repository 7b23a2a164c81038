/** The checks: what every game promises, tried along random games. */

import type { Game } from '../game.ts'
import {
  fingerprint,
  jsonEqual,
  type Kernel,
  kernel,
  randomFrom,
  readPosition,
  replay,
  writePosition,
} from '../index.ts'
import { at } from '../list.ts'
import type { Frame, Match, Random, Setup, Viewer } from '../types.ts'
import { badAnswers, permuted } from './answers.ts'
import { MAX_FAULTS } from './faults.ts'
import { interference } from './knowledge.ts'
import { idleOptions } from './options.ts'
import { type Move, randomGame } from './simulate.ts'
import { movingTexts, staticTexts } from './texts.ts'
import { undone } from './undo.ts'

export interface Check {
  readonly name: string
  /** What is wrong; empty when the promise holds. */
  run(): string[]
}

export interface ConformanceConfig {
  readonly setups: readonly Omit<Setup, 'seed' | 'game'>[]
  /** Random games per setup. */
  readonly games: number
  /** Names the random games; another word plays other games. */
  readonly words?: string
  /** The game hides nothing (then dealing anew changes nothing). */
  readonly open?: true
}

export function conformance<S, F extends Frame, V>(game: Game<S, F, V>, config: ConformanceConfig): Check[] {
  const k = kernel(game)
  const words = config.words ?? 'conformance'

  /** Plays all games of the config; `each` returns faults found before a move. */
  const along = (label: string, each: (m: Match<S>, move: Move, random: Random) => string[]): string[] => {
    const faults: string[] = []
    for (const setup of config.setups) {
      for (let i = 0; i < config.games && faults.length < MAX_FAULTS; i++) {
        const name = `${words} ${JSON.stringify(setup)} ${i}`
        const random = randomFrom(`${label} ${name}`)
        try {
          randomGame(k, { game: game.id, ...setup }, name, (m, move, index) => {
            if (faults.length < MAX_FAULTS) faults.push(...each(m, move, random).map((f) => `${name} #${index}: ${f}`))
          })
        } catch (error) {
          faults.push(`${name}: ${String(error)}`)
        }
      }
    }
    return faults
  }

  const rarely = (random: Random, n: number): boolean => random(n) === 0
  const viewers = (m: Match<S>): Viewer[] => [...Array(m.seats).keys(), 'spectator']

  return [
    {
      name: 'random play ends, keeps every invariant, and always leaves a legal choice',
      run: () =>
        along('play', (m) => [
          ...k.game.violations(m),
          ...k.open(m).flatMap((o) => {
            const list = k.choices(m, o)
            return list !== null && list.length === 0 ? [`seat ${o.frame.seat} is stuck at ${o.frame.op}`] : []
          }),
        ]),
    },
    {
      name: 'a match is plain data at every step',
      run: () =>
        along('plain', (m, move, random) => {
          if (!rarely(random, 8)) return []
          const parsed = JSON.parse(JSON.stringify(m)) as Match<S>
          if (!jsonEqual(parsed, m)) return ['JSON does not carry the whole match']
          const twin = k.clone(m)
          const refused = [k.play(parsed, move.seat, move.answer), k.play(twin, move.seat, move.answer)]
          if (refused.some((r) => r !== null)) return ['a parsed or cloned match refuses a legal move']
          return fingerprint(parsed) === fingerprint(twin) ? [] : ['a parsed match goes another way']
        }),
    },
    {
      name: 'a position written down is the same match when read',
      run: () => along('position', (m, move, random) => (rarely(random, 10) ? reread(k, m, move) : [])),
    },
    {
      name: 'a record replays to the same match',
      run: () => {
        const faults: string[] = []
        for (const setup of config.setups) {
          for (let i = 0; i < config.games && faults.length < MAX_FAULTS; i++) {
            const name = `${words} ${JSON.stringify(setup)} ${i}`
            const { journal } = randomGame(k, { game: game.id, ...setup }, name)
            const again = replay(k, journal.record)
            if (again.fault !== null) faults.push(`${name}: answer ${again.fault.at}: ${again.fault.problem}`)
            else if (fingerprint(again.match) !== fingerprint(journal.match)) faults.push(`${name}: another end`)
          }
        }
        return faults
      },
    },
    {
      name: 'an option that is said to mean nothing changes nothing',
      run: () => idleOptions(k, words),
    },
    {
      name: 'a clone is equal and independent',
      run: () =>
        along('clone', (m, move, random) => {
          if (!rarely(random, 4)) return []
          const before = fingerprint(m)
          const copy = k.clone(m)
          if (fingerprint(copy) !== before) return ['the clone differs']
          k.play(copy, move.seat, move.answer)
          for (let i = 0; i < 12; i++) {
            const o = k.open(copy)[0]
            if (o === undefined) break
            k.play(copy, o.frame.seat, { choice: k.sample(copy, o, random) })
          }
          return fingerprint(m) === before ? [] : ['playing on the clone changed the original']
        }),
    },
    {
      name: 'malformed, foreign and illegal answers are refused and change nothing',
      run: () =>
        along('malformed', (m, move, random) => {
          if (!rarely(random, 6)) return []
          return badAnswers(k, m, move, random)
        }),
    },
    {
      name: 'simultaneous answers may come in any order',
      run: () => along('order', (m, _, random) => permuted(k, m, random)),
    },
    {
      name: 'undo and redo give the same match, and undo never crosses a draw or a reveal',
      run: () => undone(k, config.setups, words),
    },
    {
      name: 'both languages render everything',
      run: () => [
        ...staticTexts(k),
        ...along('text', (m, move, random) => (rarely(random, 4) ? movingTexts(k, m, move) : [])),
      ],
    },
    {
      name: 'a view tells only what its viewer may know',
      run: () => {
        let dealt = 0
        const faults = along('views', (m, move, random) => {
          if (!rarely(random, 3)) return []
          const list = viewers(m)
          const viewer = at(list, random(list.length))
          const other = k.imagine(m, viewer, random)
          if (fingerprint({ ...other, streams: m.streams }) !== fingerprint(m)) dealt++
          return interference(k, m, other, viewer, move)
        })
        if (dealt === 0 && config.open !== true) faults.push('reshuffle never changes anything: the check sees nothing')
        return faults
      },
    },
  ]
}

/** A position as text gives the same match, which goes on the same way. */
function reread<S, V>(k: Kernel<S, V>, m: Match<S>, move: Move): string[] {
  const text = writePosition(k, m)
  const again = readPosition(k, text)
  if (!jsonEqual(again, m)) return [`reads as another match: ${text.slice(0, 400)}`]
  const twin = k.clone(m)
  for (const match of [again, twin]) k.play(match, move.seat, move.answer)
  return fingerprint(again) === fingerprint(twin) ? [] : ['a position that was read goes another way']
}
