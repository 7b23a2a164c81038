/** What everything is called and is: each thing with its woodcut, a line, and the rules that say more. */

import '../../look/pages.css'
import '../../look/table.css'
import '../styles/index.css'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import type { BoxSearch } from '../../app/box.ts'
import { NotFound } from '../../app/Failed.tsx'
import { type GameId, isGame } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { useBox } from '../../app/useBox.ts'
import { BoxFilter } from '../../pages/BoxFilter.tsx'
import { GameTabs } from '../../pages/GameTabs.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { finder } from '../../parts/search.ts'
import { isDrawn } from '../../parts/Words.tsx'
import { Found } from '../../rulebook/Found.tsx'
import { useText } from '../../text/index.ts'
import { learnText } from '../text.ts'
import { type Entry, useEntries } from './useEntries.ts'

export function GlossaryPage() {
  const { game } = useParams({ from: '/glossary/$game' })
  return isGame(game) ? <Glossary id={game} /> : <NotFound />
}

export function EntryLine(props: { game: GameId; entry: Entry; query: string; box: BoxSearch }) {
  const { game, entry, query, box } = props
  return (
    <>
      <dt>
        {entry.icon !== null && isDrawn(entry.icon) && <Icon name={entry.icon} />}
        <b>
          <Found text={entry.title} query={query} />
        </b>
      </dt>
      <dd>
        <Found text={entry.line} query={query} />{' '}
        {entry.rules.map((rule) => (
          <Link key={rule} to="/rules/$game" params={{ game }} search={box} hash={rule} className="rule-link">
            {rule}
          </Link>
        ))}
      </dd>
    </>
  )
}

function Glossary({ id }: { id: GameId }) {
  const t = useText()
  const l = learnText[useSettings().lang]
  const { game, failed, box, options, choose } = useBox(id)
  const { q } = useSearch({ from: '/glossary/$game' })
  const [query, setQuery] = useState(q ?? '')
  const wanted = useDeferredValue(query.trim())
  const entries = useEntries(id, game, options)
  const has = finder(wanted)
  const shown = entries?.filter(({ title, line }) => has === null || has(`${title} ${line}`)) ?? []
  return (
    <div className="book" data-game={id}>
      <GameTabs game={id} page="/glossary/$game" box={box} />
      <h1 className="heading-1">
        {l.glossary}: {t.game[id].name}
      </h1>
      <p className="lead">{l.glossaryLead}</p>
      {game !== null && <BoxFilter game={game} search={box} onChange={choose} />}
      <input
        type="search"
        className="field search"
        value={query}
        placeholder={l.searchTerms}
        aria-label={l.searchTerms}
        onChange={(event) => setQuery(event.target.value)}
      />
      {entries === null ? (
        <p>{failed ? t.create.unavailable : t.create.loading}</p>
      ) : (
        <dl className="terms">
          {shown.map((entry) => (
            <div key={entry.key} id={entry.key} className="term">
              <EntryLine game={id} entry={entry} query={wanted} box={box} />
            </div>
          ))}
        </dl>
      )}
      <p className="cap" role="status">
        {entries !== null && shown.length === 0 && l.noTerm}
      </p>
    </div>
  )
}
