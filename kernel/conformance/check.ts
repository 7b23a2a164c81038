/** The checks: what every game promises, tried along random games. */

import type { Game } from '../game.ts'
import type { Sentence } from '../game-text.ts'
import {
  collectEvents,
  decisionId,
  effective,
  eventsFor,
  fingerprint,
  type GameKernel,
  isUndo,
  jsonEqual,
  type Kernel,
  kernel,
  kernelRefusal,
  randomFrom,
  readPosition,
  replay,
  toAnswer,
  toText,
  undo,
  undoTarget,
  writePosition,
} from '../index.ts'
import { at } from '../list.ts'
import type { Answer, Frame, GameEvent, Json, Lang, Match, Random, Seat, Setup, Viewer } from '../types.ts'
import { MALFORMED } from './malformed.ts'
import { idleOptions } from './options.ts'
import { type Move, randomGame } from './simulate.ts'

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

const LANGS: readonly Lang[] = ['en', 'de']
/** Enough to see a fault, not so many that it cannot be read. */
const MAX_FAULTS = 5

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
      run: () => undone(k, config, words, rarely),
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

function badAnswers<S, V>(k: Kernel<S, V>, m: Match<S>, move: Move, random: Random): string[] {
  const faults: string[] = []
  const picture = (): string => JSON.stringify([m.seq, m.asked, m.flow, m.state, m.streams, m.defect])
  const before = picture()
  const attempt = (label: string, seat: Seat, answer: Answer): void => {
    try {
      const trial = k.whyNot(m, seat, answer)
      if (picture() !== before) faults.push(`${label}: asking why not changed the match`)
      if (trial === null) return
      const result = k.apply(m, seat, answer)
      if (result.ok) faults.push(`${label}: refused in advance, but then accepted`)
      if (picture() !== before) faults.push(`${label}: a refused answer changed the match`)
    } catch (error) {
      faults.push(`${label}: threw ${String(error)}`)
    }
  }
  for (const bad of MALFORMED) {
    const label = `malformed ${describe(bad)}`
    attempt(`${label} as choice`, move.seat, { choice: bad as Json })
    attempt(`${label} as unasked choice`, move.seat, { to: 'anytime', choice: bad as Json })
    attempt(`${label} as answer`, move.seat, bad as Answer)
  }
  attempt('no such seat', m.seats, move.answer)
  attempt('half a seat', 0.5, move.answer)
  attempt('decision of nobody', move.seat, { to: '99.99', choice: move.answer.choice })
  for (let seat = 0; seat < m.seats; seat++) {
    if (seat !== move.seat) attempt(`seat ${seat} answers for seat ${move.seat}`, seat, move.answer)
  }
  for (const o of k.open(m)) {
    const list = k.choices(m, o)
    const own = list?.[random(list.length)]
    if (own !== undefined) attempt('another decision’s choice', move.seat, { ...move.answer, choice: [own, own] })
  }
  return faults
}

function describe(value: unknown): string {
  try {
    return `${typeof value} ${JSON.stringify(value)?.slice(0, 60)}`
  } catch {
    return typeof value
  }
}

/** Two seats that are asked at once: either may answer first. Draws from a shared deck are the one exception. */
function permuted<S, V>(k: Kernel<S, V>, m: Match<S>, random: Random): string[] {
  const open = k.open(m)
  if (open.length < 2) return []
  const i = random(open.length)
  const first = open[i]
  const second = open[(i + 1) % open.length]
  if (first === undefined || second === undefined || first.frame.seat === second.frame.seat) return []
  const moves: Move[] = [first, second].map((o) => ({
    seat: o.frame.seat,
    answer: { to: decisionId(o), choice: k.sample(m, o, random) },
  }))
  if (moves.some((move) => draws(k, m, move))) return []
  const play = (order: readonly Move[]): Match<S> | null => {
    const copy = k.clone(m)
    for (const move of order) if (k.play(copy, move.seat, move.answer) !== null) return null
    return copy
  }
  const one = play(moves)
  const two = play([...moves].reverse())
  if (one === null || two === null) return [`${JSON.stringify(moves)}: the first answer closes the second decision`]
  return fingerprint(one) === fingerprint(two) ? [] : [`${JSON.stringify(moves)}: the order of answers matters`]
}

/** Whether a move draws, or lets anybody see something hidden. */
function draws<S, V>(k: Kernel<S, V>, m: Match<S>, move: Move): boolean {
  const copy = k.clone(m)
  k.play(copy, move.seat, move.answer)
  if (!jsonEqual(copy.streams, m.streams)) return true
  for (let seat = 0; seat < m.seats; seat++) {
    const knew = new Set(k.game.known(m, seat))
    if (k.game.known(copy, seat).some((secret) => !knew.has(secret))) return true
  }
  return false
}

function undone<S, V>(
  k: Kernel<S, V>,
  config: ConformanceConfig,
  words: string,
  rarely: (random: Random, n: number) => boolean,
): string[] {
  const faults: string[] = []
  for (const setup of config.setups) {
    const name = `${words} ${JSON.stringify(setup)} undo`
    const random = randomFrom(name)
    const { journal } = randomGame(k, { game: k.game.id, ...setup }, name)
    const all = effective(journal.record.entries)
    for (let at = 1; at <= all.length && faults.length < MAX_FAULTS; at++) {
      if (!rarely(random, Math.max(1, Math.ceil(all.length / 24)))) continue
      const record = { ...journal.record, entries: all.slice(0, at), hashes: {} }
      const entry = all[at - 1]
      if (entry === undefined) continue
      const target = undoTarget(k, record, entry[0])
      if (typeof target !== 'number') continue
      const { match, fault } = replay(k, record)
      if (fault !== null) {
        faults.push(`${name} ${at}: ${fault.problem}`)
        continue
      }
      const back = undo(k, { match, record }, entry[0], target)
      if (back.match.seq !== target) faults.push(`${name} ${at}: undo led to ${back.match.seq}, not ${target}`)
      if (isUndo(back.record.entries.at(-1) ?? [0, null]) !== target)
        faults.push(`${name} ${at}: undo is not in the log`)
      const redone = k.clone(back.match)
      const stream = JSON.stringify(redone.streams)
      if (k.play(redone, entry[0], toAnswer(entry)) !== null) faults.push(`${name} ${at}: redo is refused`)
      if (fingerprint(redone) !== fingerprint(match)) faults.push(`${name} ${at}: redo leads elsewhere`)
      if (JSON.stringify(redone.streams) !== stream) faults.push(`${name} ${at}: undo crossed a draw`)
      for (let seat = 0; seat < match.seats; seat++) {
        const seen = new Set([...k.game.known(back.match, seat), ...k.game.known(back.match, entry[0])])
        if (k.game.known(redone, seat).some((s) => !seen.has(s))) faults.push(`${name} ${at}: undo crossed a reveal`)
      }
    }
  }
  return faults
}

function interference<S, V>(k: Kernel<S, V>, m: Match<S>, other: Match<S>, viewer: Viewer, move: Move): string[] {
  const picture = (match: Match<S>): string => {
    const { commitment: _, seed: __, ...rest } = k.view(match, viewer)
    return JSON.stringify(rest)
  }
  const mine = picture(m)
  if (mine.includes(m.seed)) return [`the view of ${viewer} holds the seed`]
  if (mine !== picture(other))
    return [`the view of ${viewer} depends on what it may not know: ${firstDifference(mine, picture(other))}`]
  if (viewer === 'spectator') return []
  const wrong = { to: 'anytime', choice: 'no such thing' } as const
  const refusals = [k.whyNot(m, viewer, wrong), k.whyNot(other, viewer, wrong)].map((r) => JSON.stringify(r))
  if (refusals[0] !== refusals[1]) return [`a refusal to ${viewer} depends on what it may not know`]
  if (move.seat !== viewer) return []
  const step = (match: Match<S>): { match: Match<S>; events: GameEvent[]; refused: boolean } => {
    const copy = k.clone(match)
    let refused = false
    const events = collectEvents(() => {
      refused = k.play(copy, move.seat, move.answer) !== null
    })
    return { match: copy, events: eventsFor(events, viewer), refused }
  }
  const a = step(m)
  const b = step(other)
  if (a.refused !== b.refused) return [`what ${viewer} may do depends on what it may not know`]
  const learned = (before: Match<S>, after: Match<S>): boolean => {
    if (!jsonEqual(before.streams, after.streams)) return true
    const knew = new Set(k.game.known(before, viewer))
    return k.game.known(after, viewer).some((secret) => !knew.has(secret))
  }
  if (learned(m, a.match) || learned(other, b.match)) return []
  // Without poker face a pause may tell that somebody holds something playable; that is the table's choice.
  if (m.options.pokerFace !== true && (pauses(k, a.match, viewer) || pauses(k, b.match, viewer))) return []
  if (JSON.stringify(a.events) !== JSON.stringify(b.events)) {
    return [`events told to ${viewer} depend on what it may not know`]
  }
  const after = picture(a.match)
  if (after === picture(b.match)) return []
  return [
    `after a move the view of ${viewer} depends on what it may not know: ${firstDifference(after, picture(b.match))}`,
  ]
}

/** Whether the table rests at a question to another seat that it does not even name. */
function pauses<S, V>(k: Kernel<S, V>, m: Match<S>, viewer: Viewer): boolean {
  return k.view(m, viewer).waiting.some(({ seat, kind }) => seat !== viewer && kind === null)
}

function firstDifference(a: string, b: string): string {
  let i = 0
  while (i < a.length && a[i] === b[i]) i++
  return `…${a.slice(Math.max(0, i - 60), i + 40)}… / …${b.slice(Math.max(0, i - 20), i + 40)}…`
}

/** Traces of values that were not there. ("null" is a German word.) */
const BROKEN = /undefined|NaN|\[object/

function spoken(where: string, sentence: Sentence): string[] {
  const text = toText(sentence)
  if (text.trim() === '') return [`${where}: empty`]
  return BROKEN.test(text) ? [`${where}: '${text}'`] : []
}

/** Texts that do not depend on a match: cards, rules, options, names. */
function staticTexts<S, V>(k: GameKernel<S, V>): string[] {
  const faults: string[] = []
  const { game } = k
  for (const lang of LANGS) {
    const text = game.text[lang]
    if (text.name === '' || text.about === '') faults.push(`${lang}: no name or description`)
    for (const card of game.cards) {
      if (card.name[lang] === '') faults.push(`${lang}: card ${card.id} has no name`)
      faults.push(...spoken(`${lang}: card ${card.id}`, card.text[lang]))
    }
    for (const [id, rule] of Object.entries(text.rules))
      if (rule.trim() === '') faults.push(`${lang}: rule ${id} is empty`)
    for (const spec of game.options) {
      const option = text.option(spec.key)
      if (option.name === '' || option.help === '') faults.push(`${lang}: option ${spec.key} is not explained`)
      for (const value of spec.values)
        if (option.value(value) === '') faults.push(`${lang}: ${spec.key}=${value} has no words`)
    }
  }
  const [en, de] = LANGS.map((lang) => Object.keys(game.text[lang].rules).sort().join())
  if (en !== de) faults.push('the two rule catalogues list different rules')
  return faults.slice(0, 4 * MAX_FAULTS)
}

/** Texts of one moment: questions, choices, events, refusals, the table. */
function movingTexts<S, V>(k: GameKernel<S, V>, m: Match<S>, move: Move): string[] {
  const faults: string[] = []
  const events = collectEvents(() => {
    const copy = k.clone(m)
    k.play(copy, move.seat, move.answer)
    if (k.over(copy)) {
      const result = k.game.result(copy)
      for (const lang of LANGS) {
        const text = k.game.text[lang]
        for (const score of result.scores) {
          for (const category of Object.keys(score.parts))
            faults.push(...spoken(`${lang}: score ${category}`, [text.score(category)]))
        }
        if (result.verdict !== undefined) faults.push(...spoken(`${lang}: verdict`, [text.verdict(result.verdict)]))
      }
    }
  })
  const view = k.view(m, move.seat)
  for (const lang of LANGS) {
    const text = k.game.text[lang]
    for (const decision of view.decisions) {
      faults.push(...spoken(`${lang}: decision ${decision.kind}`, text.decision(view, decision)))
      const listed = decision.choices ?? (decision.id === move.answer.to ? [move.answer.choice] : [])
      for (const choice of listed) {
        faults.push(
          ...spoken(`${lang}: ${decision.kind} ${JSON.stringify(choice)}`, text.choice(view, decision, choice)),
        )
      }
    }
    for (const choice of view.anytime)
      faults.push(...spoken(`${lang}: unasked ${JSON.stringify(choice)}`, text.anytime(view, choice)))
    for (const { seat, kind } of view.waiting) faults.push(...spoken(`${lang}: waiting`, text.waiting(seat, kind)))
    for (const event of events) faults.push(...spoken(`${lang}: event ${event.kind}`, text.event(event)))
    for (const line of text.table(view)) if (BROKEN.test(toText(line))) faults.push(`${lang}: table '${toText(line)}'`)
    for (const o of k.open(m)) {
      const refusal = k.whyNot(m, o.frame.seat, { choice: 'no such thing' })
      if (refusal === null) continue
      faults.push(...spoken(`${lang}: refusal ${refusal.rule}`, kernelRefusal(lang, refusal) ?? text.refusal(refusal)))
      if (kernelRefusal(lang, refusal) === null && text.rules[refusal.rule] === undefined) {
        faults.push(`${lang}: refusal cites ${refusal.rule}, which is not in the catalogue`)
      }
    }
  }
  return faults
}
