/** A game's book: introduction, chapters of the rules, and the tables its pictures show. Fetched when it is opened. */

import type { GameId } from '@dorfplatz/games'
import type { Lang, View } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import type { Book, BookPicture, BookText, GuidedGame } from '@dorfplatz/ui'
import { beginChapter, LEARNER, learn, othersMove, readOn, stepOf, type Walk } from '../follow.ts'

const books = import.meta.glob<{ book: Book }>('../../../games/*/lessons/book.ts')
const texts = import.meta.glob<{ text: BookText }>('../../../games/*/lessons/book.{de,en}.ts')

export interface Reading {
  readonly book: Book
  readonly text: BookText
}

const find = <T>(files: { readonly [path: string]: () => Promise<T> }, end: string): (() => Promise<T>) | undefined =>
  Object.entries(files).find(([path]) => path.endsWith(end))?.[1]

/** Null where a game has none: then its catalogue stands by itself. */
export async function loadBook(id: GameId, lang: Lang): Promise<Reading | null> {
  const [book, text] = [find(books, `/${id}/lessons/book.ts`), find(texts, `/${id}/lessons/book.${lang}.ts`)]
  if (book === undefined || text === undefined) return null
  const [loaded, said] = await Promise.all([book(), text()])
  return { book: loaded.book, text: said.text }
}

function unscripted(): never {
  throw new Error('somebody is asked whom the script does not know')
}

/** The next task done as its model does it; null where the chapter has none left. */
function done(k: AnyKernel, from: Walk): Walk | null {
  let walk = from
  while (stepOf(walk) !== undefined && stepOf(walk)?.task === undefined) walk = readOn(walk)
  const task = stepOf(walk)?.task
  if (task === undefined) return null
  const { at } = walk
  for (const choice of [task.model, ...(task.free ?? [])]) {
    const answer = task.kind === 'anytime' ? { to: 'anytime' as const, choice } : { choice }
    const walked = learn(k, walk, answer)
    if (walked.ok) walk = walked.walk
    if (walk.at > at) break
  }
  if (walk.at === at) throw new Error(`the model of ${walk.chapter.id} ${stepOf(walk)?.id} does not do its task`)
  // Whoever is asked beyond the script keeps the picture waiting: nobody thinks here.
  while (walk.script.length > 0) {
    const move = othersMove(k, walk, unscripted)
    if (move === null) break
    walk = move.walk
  }
  return walk
}

/** What the learner sees at the table of a picture. */
export function viewOf(k: AnyKernel, guided: GuidedGame, { table, after = 0 }: BookPicture): View {
  const found = guided.chapters.find(({ id }) => id === table)
  const corner = guided.corners.find(({ id }) => id === table)
  const chapter = found ?? (corner === undefined ? undefined : { ...corner, minutes: 0, steps: [] })
  if (chapter === undefined) throw new Error(`no table '${table}'`)
  let walk = beginChapter(k, chapter)
  for (let n = 0; n < after; n++) {
    const next = done(k, walk)
    if (next === null) throw new Error(`${table} has fewer than ${after} tasks`)
    walk = next
  }
  return k.view(walk.match, LEARNER)
}
