/** What stands around every page: the masthead with its tools, and the page itself. */

import { GAMES } from '@dorfplatz/games'
import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { memo, useEffect } from 'react'
import { Glyph } from '../parts/Glyph.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'
import { isGame } from './games.ts'
import { change, useSettings, useTheme } from './settings.ts'
import { titleOf } from './title.ts'

/** The game a page is about, by its address. */
const gameIn = (path: string): string | undefined => path.split('/').find(isGame)

/** The way home. Drawn once: links look up their addresses whenever they are drawn, and a table's masthead is drawn often. */
const Brand = memo(function Brand() {
  const t = useText()
  return (
    <Link to="/" className="brand" aria-label={`${t.brand}, ${t.nav.home}`}>
      <Icon name="linden" />
      <span className="brand-name">{t.brand}</span>
    </Link>
  )
})

/** The pages one looks things up on. */
const Pages = memo(function Pages({ game }: { game: string }) {
  const t = useText()
  return (
    <>
      <Link to="/learn" className="tool to-learn wide-only">
        <Icon name="lectern" />
        <span className="tool-word">{t.nav.learn}</span>
      </Link>
      <Link to="/daily" className="tool to-daily wide-only">
        <Icon name="calendar" />
        <span className="tool-word">{t.nav.daily}</span>
      </Link>
      <Link to="/rules/$game" params={{ game }} className="tool">
        <Icon name="book" />
        <span className="tool-word">{t.nav.rules}</span>
      </Link>
      <Link to="/cards/$game" params={{ game }} className="tool to-cards wide-only">
        <Icon name="cards" />
        <span className="tool-word">{t.nav.cards}</span>
      </Link>
      <Link to="/settings" className="tool wide-only">
        <Glyph name="settings" />
        <span className="tool-word">{t.nav.settings}</span>
      </Link>
      <Link to="/account" className="tool wide-only">
        <Icon name="person" />
        <span className="tool-word">{t.nav.account}</span>
      </Link>
    </>
  )
})

/** `game`: whose rules and cards the tools open; the page's own address says it elsewhere. */
export function Masthead({
  where,
  game,
  children,
}: {
  where?: React.ReactNode
  game?: string
  children?: React.ReactNode
}) {
  const t = useText()
  const path = useRouterState({ select: (s) => s.location.pathname })
  const { lang } = useSettings()
  const night = useTheme() === 'dark'
  return (
    <header className="mast">
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <Brand />
      {where !== undefined && <h1 className="where">{where}</h1>}
      <nav aria-label={t.nav.menu}>
        {children}
        <Pages game={game ?? gameIn(path) ?? GAMES[0]} />
        <button type="button" className="tool" onClick={() => change({ theme: night ? 'light' : 'dark' })}>
          <Icon name={night ? 'sun' : 'moon'} />
          <span className="tool-word">{night ? t.nav.day : t.nav.night}</span>
        </button>
        <button type="button" className="tool lang" onClick={() => change({ lang: lang === 'de' ? 'en' : 'de' })}>
          <span className="sr-only">{t.nav.language}: </span>
          <span className={lang === 'de' ? 'current-lang' : ''}>DE</span>
          <span aria-hidden="true">·</span>
          <span className={lang === 'en' ? 'current-lang' : ''}>EN</span>
        </button>
      </nav>
    </header>
  )
}

/** A page between masthead and footer. */
export function Paper({ children, where }: { children: React.ReactNode; where?: string }) {
  const t = useText()
  return (
    <div className="page">
      <Masthead />
      <main id="main" tabIndex={-1} {...(where === undefined ? {} : { className: where })}>
        {children}
      </main>
      <footer className="pagefoot">
        <hr className="dbl" />
        <p>{t.footer}</p>
      </footer>
    </div>
  )
}

/** A table brings its own masthead; an address below it that is none does not. */
const isTable = (path: string): boolean => /^\/((table|replay)\/[^/]+|learn\/[^/]+\/(practice\/)?[^/]+)\/?$/.test(path)

/** Pages that bring their own masthead (the table) are drawn bare. */
export function Shell() {
  const path = useRouterState({ select: (s) => s.location.pathname })
  const t = useText()
  const bare = isTable(path)
  useEffect(() => {
    if (!bare) document.documentElement.dataset.game = gameIn(path) ?? 'dorf'
  }, [path, bare])
  useEffect(() => {
    if (!bare) document.title = titleOf(path, t)
  }, [path, bare, t])
  if (bare) return <Outlet />
  return (
    <Paper>
      <Outlet />
    </Paper>
  )
}
