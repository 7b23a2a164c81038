/** Runs mutants one after the other in a copy of the tree, until the time is over. */

import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyTree, filesOf } from './copy.ts'
import { type Mutant, mutated } from './mutants.ts'
import type { Order, Ran } from './runner.ts'

export type Outcome = 'killed' | 'timeout' | 'survived' | 'unreached'

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
  async run(order: Order, limit: number): Promise<Ran | null> {
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
      child.send(order)
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

export async function judge(plan: Plan): Promise<Judged> {
  const begun = performance.now()
  const left = () => plan.milliseconds - (performance.now() - begun)
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

    const usual = new Map<string, number>()
    const broken: string[] = []
    for (const file of tests) {
      const ran = await runner.run({ on: 0, file }, 600_000)
      usual.set(file, ran?.milliseconds ?? 0)
      if (!ran?.ok) broken.push(file)
    }
    const quick = tests
      .filter((file) => !broken.includes(file))
      .sort((a, b) => (usual.get(a) ?? 0) - (usual.get(b) ?? 0))
    const reaching = new Map<number, string[]>()
    const reached = new Map<string, Set<number>>()
    for (const name of readdirSync(notes).filter((n) => n.startsWith('reached-'))) {
      const note = JSON.parse(readFileSync(join(notes, name), 'utf8')) as { file: string; reached: number[] }
      reached.set(note.file, new Set(note.reached))
    }
    for (const { id } of mutants)
      reaching.set(
        id,
        quick.filter((file) => reached.get(file)?.has(id)),
      )
    plan.say(`${Math.round((performance.now() - begun) / 1000)} s until every test had run once; now the mutants`)

    const verdicts: Verdict[] = []
    for (const mutant of shuffled(mutants, plan.seed)) {
      if (left() <= 0) break
      const seeing = reaching.get(mutant.id) ?? []
      if (seeing.length === 0) {
        verdicts.push({ mutant, outcome: 'unreached' })
        continue
      }
      let outcome: Outcome = 'survived'
      for (const file of seeing) {
        const ran = await runner.run({ on: mutant.id, file }, 3 * (usual.get(file) ?? 0) + 5000)
        outcome = ran === null ? 'timeout' : ran.ok ? 'survived' : 'killed'
        if (outcome !== 'survived') break
      }
      verdicts.push({ mutant, outcome })
      plan.say(lineOf(mutant, outcome))
    }
    return { verdicts, mutants, broken: broken.map((file) => file.slice(tree.length + 1)) }
  } finally {
    runner.stop()
    rmSync(tree, { recursive: true, force: true })
    rmSync(notes, { recursive: true, force: true })
  }
}

export function lineOf(mutant: Mutant, outcome: Outcome): string {
  return `${mutant.file}:${mutant.line}:${mutant.column} ${outcome}: ${mutant.before} → ${mutant.after}`
}
