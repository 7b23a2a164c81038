/** Games by title, seats and kind: how many, how good, how it went lately. */

import type { person as p } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { isGame, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'
import { Spark } from './Spark.tsx'
import { personText } from './text.ts'
import { type Games, modeWords } from './useGames.ts'

function Row({ kind, games, mine }: { kind: p.KindSum; games: Games; mine: boolean }) {
  const words = useText()
  const { lang } = useSettings()
  const t = personText[lang]
  const { game, seats, mode } = kind
  const name = isGame(game) ? words.game[game].name : game
  const small = [t.seats[seats] ?? seats, modeWords(games.get(game), mode)].filter((part) => part !== '').join(', ')
  const mean = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <tr>
      <th scope="row">
        <span className="row">
          <Icon name={isGame(game) ? shelf[game].icon : 'boardi'} className="i24" />
          <span>
            {name} <small>{small}</small>
          </span>
        </span>
      </th>
      <td>{kind.games}</td>
      <td>{mean.format(kind.points / kind.games)}</td>
      <td className="best">{kind.best}</td>
      <td>{seats > 1 ? `${kind.won} ${t.of(kind.games)}` : mine ? <Link to="/career">{t.career}</Link> : '–'}</td>
      <td className="wide">
        <Spark scores={kind.last} label={t.lastScores(kind.last.join(', '))} />
      </td>
    </tr>
  )
}

export function Kinds({ page, games }: { page: p.PersonBody; games: Games }) {
  const { lang } = useSettings()
  const t = personText[lang]
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.byKind}</h2>
      {page.kinds.length === 0 ? (
        <p className="rule">
          {t.none} {page.person.mine && <Link to="/">{t.play}</Link>}
        </p>
      ) : (
        <table className="stat">
          <thead>
            <tr>
              <th scope="col">{t.kind}</th>
              <th scope="col">{t.played}</th>
              <th scope="col">{t.mean}</th>
              <th scope="col">{t.best}</th>
              <th scope="col">{t.wins}</th>
              <th scope="col" className="wide">
                {t.last}
              </th>
            </tr>
          </thead>
          <tbody>
            {page.kinds.map((kind) => (
              <Row key={`${kind.game} ${kind.seats} ${kind.mode}`} kind={kind} games={games} mine={page.person.mine} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
