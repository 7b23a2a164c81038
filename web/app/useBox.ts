/** A game as a reference page tells of it: the whole box, or what its address leaves of it. */

import type { Options } from '@dorfplatz/kernel'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type BoxSearch, gameIn, optionsIn, readBox } from './box.ts'
import type { PageGame } from './games.ts'
import { useGame } from './useGame.ts'

interface Told {
  /** Null while it comes. */
  readonly game: PageGame | null
  readonly failed: boolean
  readonly box: BoxSearch
  /** A table that uses just what is told of; null for everything, and while the game comes. */
  readonly options: Options | null
  choose(box: BoxSearch): void
}

export function useBox(id: string): Told {
  const { game: whole, failed } = useGame(id)
  const { box: on, numbers } = useSearch({ strict: false })
  const box = useMemo(() => readBox({ box: on, numbers }), [on, numbers])
  const game = useMemo(() => (whole === null ? null : gameIn(whole, box)), [whole, box])
  const options = useMemo(() => (whole === null ? null : optionsIn(whole.parts ?? [], box)), [whole, box])
  const navigate = useNavigate()
  const choose = useCallback(
    (next: BoxSearch) =>
      void navigate({
        to: '.',
        search: ({ q }) => ({ ...(q === undefined ? {} : { q }), ...next }),
        hash: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { game, failed, box, options, choose }
}
