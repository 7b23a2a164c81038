/** The rules machine: creates a match, says what it waits for, and changes it through one door. */

import { type Builtin, builtins } from './builtin.ts'
import { cloneStack, isAsked, isTogether } from './flow.ts'
import { includes, isPlain } from './plain.ts'
import { isSeed } from './random.ts'
import { refuse } from './refusal.ts'
import { listen } from './scribe.ts'
import { hexOf, sha256 } from './sha256.ts'
import type {
  Answer,
  Applied,
  Asked,
  Decision,
  Frame,
  Game,
  GameEvent,
  Json,
  Lane,
  Match,
  Options,
  Question,
  Random,
  Refusal,
  Seat,
  Setup,
  Together,
  View,
  Viewer,
} from './types.ts'

/** Far beyond any legal chain of automatic steps: a loop in the rules ends here instead of hanging. */
const MAX_STEPS = 100_000

/** As many questions as a full table can be asked at once. */
const RECENT = 6

const NOTHING_OPEN: readonly Open[] = []

/** A question at rest: its frame, and the stack it lies on top of. */
export interface Open {
  readonly frame: Frame
  /** The decision's number for its seat. */
  readonly id: number
  readonly stack: Frame[]
}

export interface Kernel<S, V> {
  readonly game: Game<S, Frame, V>
  /** A new match. Throws on a setup that no table could have; ask `checkSetup` first. */
  create(setup: Setup): Match<S>
  checkSetup(setup: Setup): Refusal | null
  /** The questions at rest, without their choices: cheap. */
  open(m: Match<S>): readonly Open[]
  choices(m: Match<S>, open: Open): readonly Json[] | null
  /** What the table waits for; empty when the match is over (or has a defect). */
  decisions(m: Match<S>): Decision[]
  anytime(m: Match<S>, seat: Seat): readonly Json[]
  /** The only door. A refusal changes nothing. */
  apply(m: Match<S>, seat: Seat, answer: Answer): Applied | Refusal
  /** As `apply`, without events: for playouts. */
  play(m: Match<S>, seat: Seat, answer: Answer): Refusal | null
  /** Why this answer would be refused, or null; changes nothing. */
  whyNot(m: Match<S>, seat: Seat, answer: Answer): Refusal | null
  /** A legal choice of an open question, by chance. */
  sample(m: Match<S>, open: Open, random: Random): Json
  /** Answers one open question by chance: what the kernel listed itself needs no judging. False when none is open. */
  wander(m: Match<S>, random: Random): boolean
  view(m: Match<S>, as: Viewer): View<V>
  clone(m: Match<S>): Match<S>
  over(m: Match<S>): boolean
  /** Changes a state by hand, for tests and editors: whatever was computed from it is forgotten. */
  edit(m: Match<S>, change: (state: S) => void): void
  /** A match that the viewer could be in: what they may not know is dealt anew. */
  imagine(m: Match<S>, as: Viewer, random: Random): Match<S>
}

function failed(error: unknown): string {
  return `rule failed: ${error instanceof Error ? error.message : String(error)}`
}

export function decisionId(open: Open): string {
  return `${open.frame.seat}.${open.id}`
}

export function kernel<S, F extends Frame, V>(game: Game<S, F, V>): Kernel<S, V> {
  const g = game as unknown as Game<S, Frame, V>
  const ops: { readonly [op: string]: Builtin<S> } = { ...builtins(g), ...(g.ops as { [op: string]: Builtin<S> }) }
  const question = (frame: Frame): Question<S, Frame> | null => {
    const op = ops[frame.op]
    return op !== undefined && typeof op !== 'function' ? op : null
  }

  /** All legal answers, or null where they are structured. A seat that has none is a defect of ours. */
  const list = (m: Match<S>, frame: Frame, q: Question<S, Frame>): readonly Json[] | null => {
    const found = q.choices(m, frame)
    if (found !== null && found.length === 0) {
      m.defect = `stuck: seat ${frame.seat} has no legal answer to '${frame.op}'`
    }
    return found
  }

  /** The last few enumerations of choices, valid for one match and `seq`: listing and checking share them. */
  const recent: { m: Match<S>; frame: Frame; seq: number; choices: readonly Json[] | null }[] = []
  let oldest = 0

  const choices = (m: Match<S>, { frame }: Open): readonly Json[] | null => {
    for (const known of recent) {
      if (known.frame === frame && known.m === m && known.seq === m.seq) return known.choices
    }
    const q = question(frame)
    const found = q === null ? null : list(m, frame, q)
    const slot = recent[oldest]
    if (recent.length < RECENT) recent.push({ m, frame, seq: m.seq, choices: found })
    else if (slot !== undefined) {
      slot.m = m
      slot.frame = frame
      slot.seq = m.seq
      slot.choices = found
      oldest = (oldest + 1) % RECENT
    }
    return found
  }

  /** Questions that came to rest since the last answer. */
  const fresh: Frame[] = []

  /** Runs steps on one stack until it is empty or rests at a question. True when empty; notes new questions. */
  const settle = (m: Match<S>, stack: Frame[]): boolean => {
    for (let steps = 0; steps < MAX_STEPS; steps++) {
      const top = stack[stack.length - 1]
      if (top === undefined) return true
      // Frames come in many shapes: their name is read once.
      const name = top.op
      if (name === 'asked') return false
      if (name === 'together') {
        let done = true
        for (const lane of (top as Together).lanes) if (!settle(m, lane.stack)) done = false
        // A lane's step may have added a lane for another seat: then the frame on the stack is a newer one.
        if (stack[stack.length - 1] !== top) continue
        if (!done) return false
        stack.pop()
        continue
      }
      const op = ops[name]
      if (op === undefined) throw new Error(`no op '${name}'`)
      if (typeof op === 'function') {
        stack.pop()
        op(m, top, stack)
        continue
      }
      const id = (m.asked[top.seat] as number) + 1
      m.asked[top.seat] = id
      const asked: Asked = { op: 'asked', seat: top.seat, id, question: top }
      stack[stack.length - 1] = asked
      fresh.push(top)
      return false
    }
    throw new Error(`more than ${MAX_STEPS} steps without a decision`)
  }

  const collect = (stack: Frame[], found: Open[]): void => {
    const top = stack[stack.length - 1]
    if (top === undefined) return
    if (isAsked(top)) found.push({ frame: top.question, id: top.id, stack })
    else if (isTogether(top)) for (const lane of top.lanes) collect(lane.stack, found)
  }

  /** The last list of open questions: whoever looks, judges and answers between two answers shares it. */
  let listed: readonly Open[] = NOTHING_OPEN
  let listedFor: Match<S> | null = null
  let listedSeq = -1

  const open = (m: Match<S>): readonly Open[] => {
    if (m.defect !== null) return NOTHING_OPEN
    if (listedFor === m && listedSeq === m.seq) return listed
    const found: Open[] = []
    collect(m.flow, found)
    listed = found
    listedFor = m
    listedSeq = m.seq
    return found
  }

  const advance = (m: Match<S>): void => {
    fresh.length = 0
    settle(m, m.flow)
    if (fresh.length === 0) return
    for (const o of open(m)) if (fresh.includes(o.frame)) choices(m, o)
  }

  /** The seat's first open question, or the one named by `to`. */
  const find = (m: Match<S>, seat: Seat, to: string | undefined): Open | null => {
    for (const o of open(m)) {
      if (o.frame.seat === seat && (to === undefined || to === decisionId(o))) return o
    }
    return null
  }

  const checkChoice = (m: Match<S>, o: Open, choice: Json): Refusal | null => {
    const q = question(o.frame)
    if (q === null) return refuse('K-NO-DECISION')
    const list = choices(m, o)
    if (list !== null && includes(list, choice)) return null
    const reason = q.check?.(m, o.frame, choice) ?? null
    return list === null || reason !== null ? reason : refuse('K-NOT-A-CHOICE')
  }

  const anytime = (m: Match<S>, seat: Seat): readonly Json[] =>
    m.defect !== null || m.flow.length === 0 ? [] : (g.anytime?.(m, seat) ?? [])

  type Accepted = { readonly ok: true; readonly open: Open | null; readonly choice: Json }

  /** Everything that can be wrong with an answer, found before anything changes. */
  const judge = (m: Match<S>, seat: Seat, answer: Answer): Accepted | Refusal => {
    if (m.defect !== null) return refuse('K-DEFECT')
    if (!Number.isInteger(seat) || seat < 0 || seat >= m.seats) return refuse('K-NO-SEAT')
    if (typeof answer !== 'object' || answer === null) return refuse('K-MALFORMED')
    if (m.flow.length === 0) return refuse('K-OVER')
    try {
      const { to, choice } = answer as { to?: unknown; choice?: unknown }
      if (to !== undefined && typeof to !== 'string') return refuse('K-MALFORMED')
      if (!isPlain(choice)) return refuse('K-MALFORMED')
      if (to === 'anytime') {
        if (includes(anytime(m, seat), choice)) return { ok: true, open: null, choice }
        return g.checkAnytime?.(m, seat, choice) ?? refuse('K-NOT-NOW')
      }
      const o = find(m, seat, to)
      if (o === null) return refuse(to === undefined ? 'K-NOT-ASKED' : 'K-NO-DECISION')
      return checkChoice(m, o, choice) ?? { ok: true, open: o, choice }
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

  const chosen = (m: Match<S>, frame: Frame, q: Question<S, Frame>, random: Random): Json | undefined => {
    const all = list(m, frame, q)
    if (all === null) return q.sample?.(m, frame, random)
    return all.length === 1 ? all[0] : all[random(all.length)]
  }

  /** Lanes that are done are empty; one of the others, by chance. */
  const busyLane = (lanes: readonly Lane[], random: Random): Frame[] => {
    let busy = 0
    for (const lane of lanes) if (lane.stack.length > 0) busy++
    let skip = busy > 1 ? random(busy) : 0
    for (const { stack } of lanes) if (stack.length > 0 && skip-- === 0) return stack
    throw new Error('every lane is done')
  }

  const wander = (m: Match<S>, random: Random): boolean => {
    if (m.defect !== null) return false
    let stack = m.flow
    let top = stack[stack.length - 1]
    if (top === undefined) return false
    while (top.op === 'together') {
      stack = busyLane((top as Together).lanes, random)
      top = stack[stack.length - 1] as Frame
    }
    const frame = (top as Asked).question
    const q = ops[frame.op] as Question<S, Frame>
    try {
      const choice = chosen(m, frame, q, random)
      if (choice === undefined) {
        m.defect ??= `stuck: seat ${frame.seat} finds no answer to '${frame.op}'`
        return false
      }
      m.seq++
      stack.pop()
      q.answer(m, frame, choice, stack)
      fresh.length = 0
      settle(m, m.flow)
    } catch (error) {
      m.defect = failed(error)
    }
    return true
  }

  const play = (m: Match<S>, seat: Seat, answer: Answer): Refusal | null => {
    const verdict = judge(m, seat, answer)
    if (!verdict.ok) return verdict
    carryOut(m, seat, verdict)
    return null
  }

  const apply = (m: Match<S>, seat: Seat, answer: Answer): Applied | Refusal => {
    let refusal: Refusal | null = null
    const events: GameEvent[] = listen(() => {
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
      rules: g.rules,
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

  const toDecision = (m: Match<S>, o: Open): Decision => ({
    id: decisionId(o),
    seat: o.frame.seat,
    kind: o.frame.op,
    args: o.frame,
    choices: choices(m, o),
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
    whyNot: (m, seat, answer) => {
      const verdict = judge(m, seat, answer)
      return verdict.ok ? null : verdict
    },
    sample: (m, o, random) => {
      const list = choices(m, o)
      if (list !== null) return list[random(list.length)] as Json
      const sampled = question(o.frame)?.sample?.(m, o.frame, random)
      if (sampled === undefined) {
        throw new Error(`stuck: seat ${o.frame.seat} finds no answer to '${o.frame.op}'`)
      }
      return sampled
    },
    wander,
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
      recent.length = 0
      oldest = 0
      listedFor = null
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
