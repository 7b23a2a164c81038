/** How far somebody has come, on this device: which chapters are done, and where the open one stands. */

import type { Json, Seat } from '@dorfplatz/kernel'
import { useSyncExternalStore } from 'react'

/** An answer of the open chapter, so that it goes on from the very same table. */
export type KeptAnswer = readonly [seat: Seat, choice: Json, unasked?: true]

export interface ChapterProgress {
  readonly done: boolean
  /** The step it was left at, and the answers that led there; absent where it stands at its beginning. */
  readonly left?: { readonly at: number; readonly answers: readonly KeptAnswer[] }
}

type Kept = { readonly [chapter: string]: ChapterProgress }

const KEY = 'dorfplatz.learn'
const NONE: ChapterProgress = { done: false }
const nameOf = (game: string, chapter: string): string => `${game}/${chapter}`

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Kept) : {}
  } catch {
    return {}
  }
}

let now: Kept | null = null
const listeners = new Set<() => void>()
const all = (): Kept => {
  now ??= read()
  return now
}

export function progressOf(game: string, chapter: string): ChapterProgress {
  return all()[nameOf(game, chapter)] ?? NONE
}

export function keepProgress(game: string, chapter: string, progress: ChapterProgress): void {
  now = { ...all(), [nameOf(game, chapter)]: progress }
  try {
    localStorage.setItem(KEY, JSON.stringify(now))
  } catch {
    // A full or closed store: the chapter can still be played, it only begins anew next time.
  }
  for (const listener of listeners) listener()
}

/** All that is done here, as an account keeps it. */
export const doneHere = (): string[] => Object.entries(all()).flatMap(([name, { done }]) => (done ? [name] : []))

/** What an account knows to be done is done here, too. */
export function takeOver(done: readonly string[]): void {
  const fresh = done.filter((name) => all()[name]?.done !== true)
  for (const name of fresh) {
    const [game = '', chapter = ''] = name.split('/')
    keepProgress(game, chapter, { ...progressOf(game, chapter), done: true })
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The progress of all chapters; drawn again when it changes. */
export function useProgress(): (game: string, chapter: string) => ChapterProgress {
  useSyncExternalStore(subscribe, all)
  return progressOf
}
