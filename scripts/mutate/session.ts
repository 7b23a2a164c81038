/** Runs mutants one after the other in a copy of the tree, until the time is over. */

import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyTree, filesOf } from './copy.ts'
import type { Said } from './judge.ts'
import { type Mutant, mutated } from './mutants.ts'
import type { Ran, Task } from './runner.ts'

/** `survived`: every test that comes by it passed with it; `unfinished`: every quick one, the slow ones were not asked. */
export type Outcome = 'killed' | 'timeout' | 'survived' | 'unfinished' | 'unreached'

export interface Verdict {
  readonly mutant: Mutant
  readonly outcome: Outcome
}

export interface Plan {
  readonly root: string
  /** Files or folders whose code is changed. */
  readonly targets: readonly string[]
  /** Folders or files whose tests judge; by default the packages of the targets. */
  readonly tests: readonly string[]
  readonly milliseconds: number
  /** Whether slow tests judge what the quick ones left alive. */
  readonly slow: boolean
  readonly seed: number
  readonly say: (line: string) => void
}

export interface Judged {
  readonly verdicts: readonly Verdict[]
  readonly mutants: readonly Mutant[]
  /** Test files that fail without any mutant; they judge nothing. */
  readonly broken: readonly string[]
}

const under = (file: string, folders: readonly string[]) =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`))

/** The package a file belongs to: `games/village`, `kernel`, … */
export function roomOf(file: string): string {
  return file.split('/', file.startsWith('games/') || file.startsWith('examples/') ? 2 : 1).join('/')
}

/** A shuffle that a seed decides, so that a second run starts with the same mutants. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = (seed | 0) ^ 0x9e3779b9
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return items
    .map((item) => ({ item, key: next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

const RUNNER = fileURLToPath(new URL('./runner.ts', import.meta.url))

/** Vitest in a process group of its own: a mutant that never ends is ended with it. */
class Runner {
  #child: ChildProcess | null = null
  readonly #tree: string
  readonly #notes: string

  constructor(tree: string, notes: string) {
    this.#tree = tree
    this.#notes = notes
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child) return this.#child
    const child = fork(RUNNER, {
      cwd: this.#tree,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, DORFPLATZ_MUTATE: this.#notes, VITEST: '', NODE_ENV: 'test' },
    })
    let trouble = ''
    child.stderr?.on('data', (chunk) => {
      trouble += String(chunk)
    })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', () => reject(new Error(`Vitest did not start:\n${trouble}`)))
    })
    return child
  }

  /** What a test file said, or null when it took too long. */
  async run(task: Task, limit: number): Promise<Ran | null> {
    const child = await this.#started()
    return new Promise((resolve) => {
      const done = (ran: Ran | null) => {
        clearTimeout(timer)
        child.removeAllListeners('message')
        child.removeAllListeners('exit')
        if (ran === null) this.stop()
        resolve(ran)
      }
      const timer = setTimeout(() => done(null), limit)
      child.once('message', (ran) => done(ran as Ran))
      child.once('exit', () => done(null))
      child.send(task)
    })
  }

  stop(): void {
    const pid = this.#child?.pid
    this.#child = null
    if (pid === undefined) return
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** Tests slower than these judge only what the quick ones left alive, in milliseconds. */
const QUICK = [15, 120, 400]
/** So long one quick test judges: what it leaves, quicker ones may kill. */
const SHARE = 6000

/** How long one file may take at most, and one that is read with a single mutant on. */
const HOUR = 3_600_000
const ONE_RUN = 60_000

interface Outcomes {
  readonly found: ReadonlyMap<number, Outcome>
  readonly broken: readonly string[]
}

/** Judges mutants, the quick tests first; what runs only once is judged by fresh runs, as long as time is left. */
async function judged(
  ids: readonly number[],
  tests: readonly string[],
  runner: Runner,
  notes: string,
  end: number,
  slowToo: boolean,
  say: (line: string) => void,
): Promise<Outcomes> {
  const found = new Map<number, Outcome>()
  const reaching = new Map<number, Set<string>>()
  const broken = new Set<string>()
  const loading = new Map<number, Set<string>>()
  const tried = new Set<number>()
  const left = new Map<number, Set<string>>()
  const usual = new Map<string, number>()
  const before = new Map<string, { [test: string]: readonly number[] }>()
  const until = Date.now() + (end - performance.now())
  const over = () => performance.now() >= end
  const note = (map: Map<number, Set<string>>, id: number, file: string) =>
    map.set(id, (map.get(id) ?? new Set()).add(file))

  async function judgeIn(file: string, slowest: number, share: number): Promise<void> {
    for (let again = true; again && !over(); ) {
      const alive = ids.filter((id) => !found.has(id))
      const known = before.get(file) ?? {}
      before.set(file, known)
      const ran = await runner.run({ file, alive, on: 0, slowest, share, until, before: known }, HOUR)
      // A file whose process ends early says nothing at all.
      const heard = join(notes, 'said.json')
      const said = existsSync(heard) ? (JSON.parse(readFileSync(heard, 'utf8')) as Said) : null
      const now = new Set(Object.values(said?.tried ?? {}).flat())
      if (ran === null || said === null || (!ran.ok && now.size === 0)) {
        broken.add(file)
        return
      }
      for (const id of said.killed) found.set(id, said.endless.includes(id) ? 'timeout' : 'killed')
      for (const [one, done] of Object.entries(said.tried)) known[one] = [...(known[one] ?? []), ...done]
      for (const id of now) tried.add(id)
      for (const files of left.values()) files.delete(file)
      for (const id of [...now, ...said.left]) note(reaching, id, file)
      for (const id of said.left) note(left, id, file)
      for (const id of said.loading) note(loading, id, file)
      // A test that fails after others of its file have run with mutants may have been spoiled by one of them: by one that was
      // killed and then seen to leave something behind, or by any that the earlier tests did not notice.
      if (!ran.ok && !said.spoiled) for (const id of now) note(loading, id, file)
      again = said.spoiled || !ran.ok
      usual.set(file, Math.min(usual.get(file) ?? Number.POSITIVE_INFINITY, ran.milliseconds))
      say(
        `${file.split('/').at(-1)}: ${now.size} tried, ${said.killed.length} killed, ${said.left.length} left; ${ids.length - found.size} alive`,
      )
    }
  }

  const open = (id: number) => !found.has(id)
  const unasked = (file: string) =>
    !broken.has(file) && (!usual.has(file) || [...left].some(([id, files]) => open(id) && files.has(file)))
  for (const slowest of QUICK)
    for (const file of tests) if (!over() && unasked(file)) await judgeIn(file, slowest, SHARE)
  const everyQuick = !over()
  if (slowToo) for (const file of tests) if (!over() && unasked(file)) await judgeIn(file, HOUR, HOUR)

  const quickest = tests.filter((file) => !broken.has(file)).sort((a, b) => (usual.get(a) ?? 0) - (usual.get(b) ?? 0))
  for (const id of slowToo ? ids.filter((other) => loading.has(other) && !found.has(other)) : []) {
    for (const file of quickest.filter((one) => loading.get(id)?.has(one))) {
      if (over() || found.has(id)) break
      const ran = await runner.run({ file, alive: [], on: id, slowest: HOUR, share: HOUR, until, before: {} }, ONE_RUN)
      if (!ran?.ok) found.set(id, ran === null ? 'timeout' : 'killed')
    }
    if (!over() && !found.has(id)) found.set(id, 'survived')
  }
  for (const id of ids) {
    if (found.has(id)) continue
    const asked = !loading.has(id) && everyQuick && (left.get(id)?.size ?? 0) === 0
    if (tried.has(id)) found.set(id, asked ? 'survived' : 'unfinished')
    else if (asked && !reaching.has(id)) found.set(id, 'unreached')
  }
  return { found, broken: [...broken] }
}

export async function judge(plan: Plan): Promise<Judged> {
  const begun = performance.now()
  const tree = mkdtempSync(join(tmpdir(), 'dorfplatz-mutate-'))
  const notes = mkdtempSync(join(tmpdir(), 'dorfplatz-mutate-notes-'))
  const runner = new Runner(tree, notes)
  try {
    copyTree(plan.root, tree)
    const all = filesOf(plan.root)
    const files = all.filter((f) => under(f, plan.targets) && /\.tsx?$/.test(f) && !/(^|\/)test\/|\.test\./.test(f))
    const mutants: Mutant[] = []
    for (const file of files) {
      const made = mutated(file, readFileSync(join(tree, file), 'utf8'), mutants.length + 1)
      mutants.push(...made.mutants)
      writeFileSync(join(tree, file), made.source)
    }
    const rooms = plan.tests.length > 0 ? plan.tests : [...new Set(files.map(roomOf))]
    const tests = all.filter((f) => under(f, rooms) && /\.test\.tsx?$/.test(f)).map((f) => join(tree, f))
    plan.say(`${mutants.length} mutants in ${files.length} files; ${tests.length} test files judge`)

    const outcomes = await judged(
      shuffled(mutants, plan.seed).map(({ id }) => id),
      tests,
      runner,
      notes,
      begun + plan.milliseconds,
      plan.slow,
      plan.say,
    )
    const verdicts = mutants.flatMap((mutant) => {
      const outcome = outcomes.found.get(mutant.id)
      return outcome === undefined ? [] : [{ mutant, outcome }]
    })
    return { verdicts, mutants, broken: outcomes.broken.map((file) => file.slice(tree.length + 1)) }
  } finally {
    runner.stop()
    rmSync(tree, { recursive: true, force: true })
    rmSync(notes, { recursive: true, force: true })
  }
}

export function lineOf(mutant: Mutant, outcome: Outcome): string {
  return `${mutant.file}:${mutant.line}:${mutant.column} ${outcome}: ${mutant.before} → ${mutant.after}`
}
