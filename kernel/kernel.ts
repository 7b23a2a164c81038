/** The rules machine: creates a match, says what it waits for, and changes it by answers. */

import type { DecisionOf } from './answers.ts'
import { collectEvents } from './events.ts'
import { cloneStack } from './flow.ts'
import type { Game, Rules } from './game.ts'
import { findEqual, isJson } from './json.ts'
import { decisionId, failed, machine, type OpenQuestion } from './machine.ts'
import type { Op } from './question.ts'
import { isSeed } from './random.ts'
import { type RandomPlay, randomPlay } from './random-play.ts'
import { refuse } from './refusal.ts'
import { hexOf, sha256 } from './sha256.ts'
import { canonical, misshapen, type PlainShape } from './shape.ts'
import type {
  Answer,
  Applied,
  Decision,
  Frame,
  GameEvent,
  Json,
  Match,
  Options,
  Random,
  Refusal,
  Seat,
  Setup,
  View,
  Viewer,
} from './types.ts'

export interface Kernel<S, V, D extends Decision = Decision, E extends GameEvent = GameEvent, A extends Json = Json> {
  readonly game: Rules<S, Frame, V>
  /** A new match. Throws on a setup that no table could have; ask `checkSetup` first. */
  create(setup: Setup): Match<S>
  checkSetup(setup: Setup): Refusal | null
  /** The questions at rest, without their choices: cheap. */
  open(m: Match<S>): readonly OpenQuestion[]
  choices(m: Match<S>, open: OpenQuestion): readonly Json[] | null
  /** What the table waits for; empty when the match is over (or has a defect). */
  decisions(m: Match<S>): D[]
  anytime(m: Match<S>, seat: Seat): readonly A[]
  /**
   * The only way in for what comes from outside. An answer is judged as a whole before anything changes, so a refusal
   * changes nothing. A rule that throws while it is carried out, or leaves a seat stuck, stops the match: `ok`, with
   * `match.defect` set.
   */
  apply(m: Match<S>, seat: Seat, answer: Answer): Applied<E> | Refusal
  /** As `apply`, without events: for replays and playouts. */
  play(m: Match<S>, seat: Seat, answer: Answer): Refusal | null
  /**
   * For searches: answers a seat's question, by its number, with a value that was listed or sampled for it. Nothing is
   * judged and nobody stuck is looked for. False where the seat has no such question.
   */
  playUnjudged(m: Match<S>, seat: Seat, id: number, choice: Json): boolean
  /** In an imagined match: puts a question in the place of the only open one, as if it were that seat's turn. */
  askInstead(m: Match<S>, question: Frame): void
  /** A legal answer as it is kept: the listed value itself, or fields in their declared order. Others come back as given. */
  canonical(m: Match<S>, seat: Seat, answer: Answer): Answer
  /** Why this answer would be refused, or null; changes nothing. */
  whyNot(m: Match<S>, seat: Seat, answer: Answer): Refusal | null
  /** A legal choice of an open question, by chance. */
  sample(m: Match<S>, open: OpenQuestion, random: Random): Json
  /** Answers one open question by chance: what the kernel listed itself needs no judging. False when none is open. */
  playRandomly(m: Match<S>, random: Random, how?: RandomPlay): boolean
  view(m: Match<S>, as: Viewer): View<V, D, A>
  clone(m: Match<S>): Match<S>
  over(m: Match<S>): boolean
  /** Changes a state by hand, for tests and editors: whatever was computed from it is forgotten. */
  edit(m: Match<S>, change: (state: S) => void): void
  /** What answers look like, by kind of question, where the game declares it. */
  readonly shapes: { readonly [kind: string]: PlainShape }
  /** A match that the viewer could be in: what they may not know is dealt anew. */
  imagine(m: Match<S>, as: Viewer, random: Random): Match<S>
}

/** A kernel of a whole game: it can also say what happens. */
export type GameKernel<
  S,
  V,
  D extends Decision = Decision,
  E extends GameEvent = GameEvent,
  A extends Json = Json,
> = Kernel<S, V, D, E, A> & { readonly game: Game<S, Frame, V> }

export function kernel<S, F extends Frame, V, E extends GameEvent = GameEvent, A extends Json = Json>(
  game: Game<S, F, V, E, A>,
): GameKernel<S, V, DecisionOf<F, A>, E, A>
export function kernel<S, F extends Frame, V, E extends GameEvent = GameEvent, A extends Json = Json>(
  game: Rules<S, F, V, E, A>,
): Kernel<S, V, DecisionOf<F, A>, E, A>
export function kernel<S, F extends Frame, V, E extends GameEvent = GameEvent, A extends Json = Json>(
  game: Rules<S, F, V, E, A>,
): Kernel<S, V, DecisionOf<F, A>, E, A> {
  // Inside, frames, choices and events are plain data; what may be answered is judged when an answer comes.
  const plain = untyped(game as unknown as Rules<S, Frame, V>)
  return plain as unknown as Kernel<S, V, DecisionOf<F, A>, E, A>
}

/** A legal answer: the question it answers (null where it comes unasked), and the choice as it is kept. */
interface Accepted {
  readonly ok: true
  readonly open: OpenQuestion | null
  readonly choice: Json
}

function untyped<S, V>(g: Rules<S, Frame, V>): Kernel<S, V> {
  const inner = machine(g)
  const { question, open, choices, sample, advance, forget } = inner

  /** The seat's first open question, or the one named by `to`. */
  const find = (m: Match<S>, seat: Seat, to: string | undefined): OpenQuestion | null => {
    for (const o of open(m)) {
      if (o.frame.seat === seat && (to === undefined || to === decisionId(o))) return o
    }
    return null
  }

  /** Judges a choice; an accepted one is replaced by the listed value, or put into its declared order. */
  const judgeChoice = (m: Match<S>, o: OpenQuestion, choice: unknown): Accepted | Refusal => {
    const q = question(o.frame)
    if (q === null) return refuse('K-NO-DECISION')
    const list = choices(m, o)
    // What was listed here is harmless: the very value needs no look inside.
    const own = list?.indexOf(choice as Json) ?? -1
    if (own >= 0) return { ok: true, open: o, choice: choice as Json }
    if (!isJson(choice)) return refuse('K-MALFORMED')
    const listed = list === null ? undefined : findEqual(list, choice)
    if (listed !== undefined) return { ok: true, open: o, choice: listed }
    const odd = q.shape === undefined ? null : misshapen(q.shape, choice)
    const reason = odd ?? q.check?.(m, o.frame, choice) ?? null
    if (reason !== null) return reason
    if (list !== null) return refuse('K-NOT-A-CHOICE')
    return { ok: true, open: o, choice: q.shape === undefined ? choice : canonical(q.shape, choice) }
  }

  const anytime = (m: Match<S>, seat: Seat): readonly Json[] =>
    m.defect !== null || m.flow.length === 0 ? [] : (g.anytime?.(m, seat) ?? [])

  /** Everything that can be wrong with an answer, found before anything changes. */
  const judge = (m: Match<S>, seat: Seat, answer: Answer): Accepted | Refusal => {
    if (m.defect !== null) return refuse('K-DEFECT')
    if (!Number.isInteger(seat) || seat < 0 || seat >= m.seats) return refuse('K-NO-SEAT')
    if (typeof answer !== 'object' || answer === null) return refuse('K-MALFORMED')
    if (m.flow.length === 0) return refuse('K-OVER')
    try {
      const { to, choice } = answer as { to?: unknown; choice?: unknown }
      if (to !== undefined && typeof to !== 'string') return refuse('K-MALFORMED')
      if (to === 'anytime') {
        if (!isJson(choice)) return refuse('K-MALFORMED')
        const listed = findEqual(anytime(m, seat), choice)
        if (listed !== undefined) return { ok: true, open: null, choice: listed }
        return g.checkAnytime?.(m, seat, choice) ?? refuse('K-NOT-NOW')
      }
      const o = find(m, seat, to)
      if (o === null) return refuse(to === undefined ? 'K-NOT-ASKED' : 'K-NO-DECISION')
      return judgeChoice(m, o, choice)
    } catch (error) {
      // A check that throws on odd input is our fault, but the table must not pay for it.
      return refuse('K-MALFORMED', { detail: String(error).slice(0, 200) })
    }
  }

  const carryOut = (m: Match<S>, seat: Seat, { open: o, choice }: Accepted): void => {
    m.seq++
    try {
      if (o === null) g.answerAnytime?.(m, seat, choice)
      else {
        o.stack.pop()
        question(o.frame)?.answer(m, o.frame, choice, o.stack)
      }
      advance(m)
    } catch (error) {
      m.defect = failed(error)
    }
  }

  const play = (m: Match<S>, seat: Seat, answer: Answer): Refusal | null => {
    const verdict = judge(m, seat, answer)
    if (!verdict.ok) return verdict
    carryOut(m, seat, verdict)
    return null
  }

  const apply = (m: Match<S>, seat: Seat, answer: Answer): Applied | Refusal => {
    let refusal: Refusal | null = null
    const events: GameEvent[] = collectEvents(() => {
      refusal = play(m, seat, answer)
    })
    return refusal ?? { ok: true, seq: m.seq, events }
  }

  const checkSetup = ({ game: id, options = {}, seats, seed }: Setup): Refusal | null => {
    if (id !== g.id) return refuse('K-SETUP-GAME', { game: String(id) })
    const [min, max] = g.seats
    if (!Number.isInteger(seats) || seats < min || seats > max) return refuse('K-SETUP-SEATS', { min, max })
    if (!isSeed(seed)) return refuse('K-SETUP-SEED')
    for (const [key, value] of Object.entries(options)) {
      const spec = g.options.find((o) => o.key === key)
      if (spec === undefined) return refuse('K-SETUP-OPTION', { key })
      // What a list names is judged by the game.
      if (spec.list !== undefined && typeof value === 'string') continue
      if (!spec.values.includes(value)) return refuse('K-SETUP-VALUE', { key, value, allowed: spec.values.join(', ') })
    }
    return g.checkSetup?.(seats, withDefaults(options)) ?? null
  }

  const defaults: Options = Object.fromEntries(g.options.map((o) => [o.key, o.default]))
  const withDefaults = (options: Options): Options => ({ ...defaults, ...options })

  const create = (setup: Setup): Match<S> => {
    const refusal = checkSetup(setup)
    if (refusal !== null) throw new Error(`${refusal.rule} ${JSON.stringify(refusal.args ?? {})}`)
    const blank: Match<null> = {
      game: g.id,
      rules: g.version,
      seats: setup.seats,
      options: withDefaults(setup.options ?? {}),
      seed: setup.seed,
      streams: {},
      seq: 0,
      asked: Array.from({ length: setup.seats }, () => 0),
      flow: [],
      state: null,
      defect: null,
    }
    const m = blank as Match<unknown> as Match<S>
    m.state = g.setup(blank, blank.flow)
    advance(m)
    return m
  }

  const toDecision = (m: Match<S>, o: OpenQuestion): Decision => ({
    id: decisionId(o),
    seat: o.frame.seat,
    kind: o.frame.op,
    args: o.frame,
    choices: choices(m, o),
    shape: question(o.frame)?.shape ?? null,
    form: question(o.frame)?.form?.(m, o.frame) ?? null,
  })

  const commitments = new WeakMap<Match<S>, string>()
  const commitment = (m: Match<S>): string => {
    let digest = commitments.get(m)
    if (digest === undefined) {
      digest = sha256(m.seed)
      commitments.set(m, digest)
    }
    return digest
  }

  const shapes: { readonly [kind: string]: PlainShape } = Object.fromEntries(
    Object.entries(g.ops as { readonly [op: string]: Op<S, Frame> }).flatMap(([kind, op]) =>
      typeof op === 'function' || op.shape === undefined ? [] : [[kind, op.shape]],
    ),
  )

  const over = (m: Match<S>): boolean => m.flow.length === 0 && m.defect === null

  const clone = (m: Match<S>): Match<S> => {
    return {
      game: m.game,
      rules: m.rules,
      seats: m.seats,
      options: m.options,
      seed: m.seed,
      streams: { ...m.streams },
      seq: m.seq,
      asked: m.asked.slice(),
      flow: cloneStack(m.flow),
      state: g.clone(m.state),
      defect: m.defect,
    }
  }

  return {
    game: g,
    create,
    checkSetup,
    open,
    choices,
    decisions: (m) => open(m).map((o) => toDecision(m, o)),
    anytime,
    apply,
    play,
    playUnjudged: inner.playUnjudged,
    askInstead: inner.askInstead,
    canonical: (m, seat, answer) => {
      const verdict = judge(m, seat, answer)
      return verdict.ok ? { ...answer, choice: verdict.choice } : answer
    },
    shapes,
    whyNot: (m, seat, answer) => {
      const verdict = judge(m, seat, answer)
      return verdict.ok ? null : verdict
    },
    sample,
    playRandomly: randomPlay(g, inner),
    view: (m, as) => {
      const all = open(m)
      const done = over(m)
      return {
        game: m.game,
        rules: m.rules,
        seats: m.seats,
        options: m.options,
        as,
        seq: m.seq,
        waiting: all.map(({ frame }) => ({
          seat: frame.seat,
          kind: frame.seat !== as && question(frame)?.secret ? null : frame.op,
        })),
        decisions: all.filter((o) => o.frame.seat === as).map((o) => toDecision(m, o)),
        anytime: as === 'spectator' ? [] : anytime(m, as),
        over: done,
        defect: m.defect !== null,
        commitment: commitment(m),
        seed: done ? m.seed : null,
        result: done ? g.result(m) : null,
        table: g.view(m, as),
      }
    },
    clone,
    over,
    edit: (m, change) => {
      change(m.state)
      forget()
    },
    imagine: (m, as, random) => {
      const copy = clone(m)
      const words = hexOf(Array.from({ length: 8 }, () => random(2 ** 32)))
      const other: Match<S> = { ...copy, seed: words, streams: {} }
      g.reshuffle(other, as, random)
      return other
    },
  }
}
