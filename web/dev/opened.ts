/** What a developer has opened: a scene by its name, or the text of a saved record or position. */

import {
  type Match,
  type MatchRecord,
  type Rules,
  readPosition,
  readSetup,
  recordFrom,
  replay,
} from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import { played, SCENES } from './scenes.ts'

const KEY = 'dorfplatz.dev.'

export const sceneNamed = (id: string) => SCENES.find((scene) => scene.id === id)

/** Kept for the frames of this tab: they show the same text in other sizes. */
export function keepOpened(text: string): void {
  sessionStorage.setItem(`${KEY}opened`, text)
}

export const keptOpened = (): string | null => sessionStorage.getItem(`${KEY}opened`)

/** A record is JSON with its entries; everything else is read as a position. */
export function parsed(text: string): MatchRecord | string {
  try {
    const record = recordFrom(JSON.parse(text))
    if (record !== null) return record
  } catch {
    // Positions are lines of their own.
  }
  return text
}

/** The game a text is about, so that it can be fetched. */
export function gameOf(text: string): string {
  const found = parsed(text)
  return typeof found === 'string' ? readSetup(found).game : found.game
}

/** The match a text leads to, and where a record and these rules part. */
export function matchFrom(k: AnyKernel, text: string): { readonly match: Match; readonly fault: string | null } {
  const found = parsed(text)
  if (typeof found === 'string') return { match: readPosition(k, found), fault: null }
  const { match, fault } = replay(k, found)
  if (match === null) throw new Error(fault.problem)
  return { match, fault: fault === null ? null : `answer ${fault.at + 1}: ${fault.problem}` }
}

/** A scene's record; played once for all frames of this tab. */
export function sceneRecord(game: Rules, id: string): string {
  const scene = sceneNamed(id)
  if (scene === undefined) throw new Error(`no scene '${id}'`)
  const key = `${KEY}scene.${id}.${game.version}`
  const kept = sessionStorage.getItem(key)
  if (kept !== null) return kept
  const text = JSON.stringify(played(game, scene))
  sessionStorage.setItem(key, text)
  return text
}
