/**
 * What of a game a reference page tells of, as its address says it: what a table uses, or the parts of the box a reader
 * has left. An address that says nothing tells of everything.
 */

import type { Options } from '@dorfplatz/kernel'
import { defaultStringifySearch } from '@tanstack/react-router'
import { createContext } from 'react'
import { gameAt, type PageGame } from './games.ts'

export interface BoxSearch {
  /** Options that are on, with dots between; none is the base game alone. */
  readonly box?: string
  /** The numbers that a host has corrected. */
  readonly numbers?: string
}

const NUMBERS = 'numbers'

export function readBox(search: Record<string, unknown>): BoxSearch {
  return {
    ...(typeof search.box === 'string' ? { box: search.box } : {}),
    ...(typeof search.numbers === 'string' && search.numbers !== '' ? { numbers: search.numbers } : {}),
  }
}

/** What a table with these options uses; nothing to say where the game tells the same at every table. */
export function boxOf({ at }: Pick<PageGame, 'at'>, options: Options): BoxSearch {
  if (at === undefined) return {}
  const on = Object.keys(options).filter((key) => options[key] === true)
  return readBox({ box: on.join('.'), numbers: options[NUMBERS] })
}

/** The parts of the box that are told of. */
export function partsIn(parts: readonly string[], { box }: BoxSearch): readonly string[] {
  const on = box?.split('.')
  return on === undefined ? parts : parts.filter((part) => on.includes(part))
}

/** The same with a part added or left out; what else a table has switched on stays. */
export function withPart(parts: readonly string[], search: BoxSearch, part: string): BoxSearch {
  const now = partsIn(parts, search)
  const next = now.includes(part)
    ? now.filter((one) => one !== part)
    : parts.filter((one) => one === part || now.includes(one))
  const { box, ...rest } = search
  const others = (box ?? '').split('.').filter((key) => key !== '' && !parts.includes(key))
  const everything = next.length === parts.length && rest.numbers === undefined
  return everything ? rest : { ...rest, box: [...next, ...others].join('.') }
}

/** A table that uses just what is told of; null for everything there is. */
export function optionsIn(parts: readonly string[], { box, numbers }: BoxSearch): Options | null {
  if (box === undefined && numbers === undefined) return null
  const on = box?.split('.').filter((key) => key !== '') ?? parts
  return {
    ...Object.fromEntries(on.map((key) => [key, true])),
    ...(numbers === undefined ? {} : { [NUMBERS]: numbers }),
  }
}

/** The game as far as it is told of. */
export function gameIn(game: PageGame, search: BoxSearch): PageGame {
  const options = optionsIn(game.parts ?? [], search)
  return options === null ? game : gameAt(game, options)
}

/** What the table in sight uses: its links to reference pages take it along. */
export const BoxContext = createContext<BoxSearch>({})

/** The address of a reference page that tells of it. */
export const addressIn = (path: string, search: BoxSearch): string => path + defaultStringifySearch({ ...search })
