/** The way between the reference pages of one game, and between the games. */

import { Link } from '@tanstack/react-router'
import type { BoxSearch } from '../app/box.ts'
import { featured, type GameId } from '../app/games.ts'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'

type ReferencePage = '/rules/$game' | '/quick/$game' | '/cards/$game' | '/learn/$game' | '/glossary/$game'

/** Between the pages of one game the reader keeps to the same parts of its box. */
export function GameTabs(props: { game: GameId; page: ReferencePage; box?: BoxSearch }) {
  const { game, page, box = {} } = props
  const t = useText()
  return (
    <nav className="gametabs" aria-label={t.create.game}>
      {featured.map((g) => (
        <Link
          key={g.id}
          to={page}
          params={{ game: g.id }}
          data-game={g.id}
          className={`btn small${g.id === game ? ' is-chosen' : ' quiet'}`}
          {...(g.id === game ? { 'aria-current': 'page' as const } : {})}
        >
          <Icon name={g.icon} />
          {t.game[g.id].name}
        </Link>
      ))}
      <span className="gap" />
      <Link to="/rules/$game" params={{ game }} search={box} className="tool" activeProps={{ 'aria-current': 'page' }}>
        <Icon name="book" />
        {t.nav.rules}
      </Link>
      <Link to="/quick/$game" params={{ game }} search={box} className="tool" activeProps={{ 'aria-current': 'page' }}>
        <Icon name="log" />
        {t.nav.quick}
      </Link>
      <Link
        to="/glossary/$game"
        params={{ game }}
        search={box}
        className="tool"
        activeProps={{ 'aria-current': 'page' }}
      >
        <Icon name="lens" />
        {t.nav.glossary}
      </Link>
      <Link to="/cards/$game" params={{ game }} search={box} className="tool" activeProps={{ 'aria-current': 'page' }}>
        <Icon name="cards" />
        {t.nav.cards}
      </Link>
    </nav>
  )
}
