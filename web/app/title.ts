/** What stands on the browser's tab: the page and its game, or whose turn it is. */

import { useEffect } from 'react'
import type { text } from '../text/index.ts'
import { isGame } from './games.ts'

type Text = ReturnType<typeof text>

/** The title of a page by its address; tables say their own. */
export function titleOf(path: string, t: Text): string {
  const [, page = '', id = ''] = path.split('/')
  const game = isGame(id) ? t.game[id].name : ''
  const names: { readonly [page: string]: string } = {
    rules: t.nav.rules,
    quick: t.nav.quick,
    cards: t.nav.cards,
    numbers: t.numbers.title,
    settings: t.nav.settings,
    account: t.nav.account,
    replay: t.replay.title,
    daily: t.nav.daily,
    club: t.nav.club,
    person: t.nav.person,
    career: t.nav.career,
    play: '',
  }
  return [names[page] ?? '', game, t.brand].filter((part) => part !== '').join(' – ')
}

/** The title of a table: what was said and not read, a dot when it waits for the viewer. */
export function tableTitle(game: string, mine: string | null, waits: string, unread = 0): string {
  const said = unread > 0 ? `(${unread}) ` : ''
  if (mine !== null) return `${said}● ${mine} – ${game}`
  return said + (waits === '' ? game : `${game} – ${waits}`)
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
