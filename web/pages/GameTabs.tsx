/** The way between the reference pages of one game, and between the games. */

import { Link } from '@tanstack/react-router'
import { featured, type GameId } from '../app/games.ts'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'

type ReferencePage = '/rules/$game' | '/quick/$game' | '/cards/$game' | '/learn/$game' | '/glossary/$game'

export function GameTabs({ game, page }: { game: GameId; page: ReferencePage }) {
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
      <Link to="/rules/$game" params={{ game }} className="tool" activeProps={{ 'aria-current': 'page' }}>
        <Icon name="book" />
        {t.nav.rules}
      </Link>
      <Link to="/quick/$game" params={{ game }} className="tool" activeProps={{ 'aria-current': 'page' }}>
        <Icon name="log" />
        {t.nav.quick}
      </Link>
      <Link to="/glossary/$game" params={{ game }} className="tool" activeProps={{ 'aria-current': 'page' }}>
        <Icon name="lens" />
        {t.nav.glossary}
      </Link>
      <Link to="/cards/$game" params={{ game }} className="tool" activeProps={{ 'aria-current': 'page' }}>
        <Icon name="cards" />
        {t.nav.cards}
      </Link>
    </nav>
  )
}
