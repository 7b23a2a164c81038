/** The head of a table: game, rounds and phases, and what one looks up, in one line. */

import { Link } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { BoxContext } from '../../app/box.ts'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useText } from '../../text/index.ts'
import { adviceText } from '../advice/text.ts'
import { StopsSettings } from '../turn/Window.tsx'
import { TableMenu } from './TableMenu.tsx'
import type { Table } from './useTable.tsx'

interface HeadProps {
  readonly table: Table
  readonly course: ReactNode
  /** Opens the log, where it is a drawer. */
  readonly openLog: () => void
  readonly openChat: (() => void) | null
  readonly unread: number
  /** Somebody could be advised at this table: the lantern has its place. */
  readonly advises: boolean
  /** Null while there is nothing to advise on. */
  readonly askAdvice: (() => void) | null
}

export function Head({ table, course, openLog, openChat, unread, advises, askAdvice }: HeadProps) {
  const t = useText()
  const { lang } = useSettings()
  const box = useContext(BoxContext)
  const { game, link, state, me } = table
  return (
    <header className="head">
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <Link to="/" className="brand" aria-label={`${t.brand}, ${t.nav.home}`}>
        <Icon name="linden" />
      </Link>
      <h1 className="head-game">{game.text.name}</h1>
      <div className="head-course">{course}</div>
      <nav aria-label={t.nav.menu}>
        {advises && (
          <button
            type="button"
            className="tool to-advice"
            disabled={askAdvice === null}
            onClick={askAdvice ?? undefined}
          >
            <Icon name="hint" />
            <span className="tool-word">{adviceText[lang].ask}</span>
          </button>
        )}
        <button type="button" className="tool to-log" onClick={openLog}>
          <Icon name="log" />
          <span className="tool-word">{t.table.log}</span>
        </button>
        <button
          type="button"
          className="tool"
          aria-expanded={table.book !== null}
          onClick={() => table.openBook(table.book === null ? '' : null)}
        >
          <Icon name="book" />
          <span className="tool-word">{t.nav.rules}</span>
        </button>
        <Link to="/cards/$game" params={{ game: game.id }} search={box} className="tool wide-only" target="_blank">
          <Icon name="cards" />
          <span className="tool-word">{t.nav.cards}</span>
        </Link>
        {openChat !== null && (
          <button type="button" className="tool" onClick={openChat}>
            <Icon name="chat" />
            <span className="tool-word">{t.table.chat}</span>
            {unread > 0 && (
              <span className="bubble">
                {unread} <span className="sr-only">{t.table.chatUnread(unread)}</span>
              </span>
            )}
          </button>
        )}
        <TableMenu link={link} state={state} me={me}>
          <StopsSettings table={table} />
        </TableMenu>
      </nav>
    </header>
  )
}
