/** The rulebook: chapters in reading order, searchable together with the cards, every rule with an address of its own. */

import '../look/pages.css'
import '../look/table.css'
import '../learn/styles/index.css'
import { type Options, type RuleMark, toText } from '@dorfplatz/kernel'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type BoxSearch, optionsIn } from '../app/box.ts'
import { NotFound } from '../app/Failed.tsx'
import { type FactRow, type GameId, isGame, type PageGame, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useBook } from '../app/useBook.ts'
import { useBox } from '../app/useBox.ts'
import { EntryLine } from '../learn/book/Glossary.tsx'
import { useEntries } from '../learn/book/useEntries.ts'
import { usePictures, useReading } from '../learn/book/useReading.ts'
import { learnText } from '../learn/text.ts'
import { BoxFilter } from '../pages/BoxFilter.tsx'
import { GameTabs } from '../pages/GameTabs.tsx'
import { keyed } from '../parts/keyed.ts'
import { finder } from '../parts/search.ts'
import { useText } from '../text/index.ts'
import { Chapter } from './Chapter.tsx'
import { chapters, found, readingOrder } from './chapters.ts'
import { Found } from './Found.tsx'

/** What the signs behind rules mean, for those that this rulebook has. */
function MarkLegend({ marks }: { marks: { readonly [id: string]: RuleMark } }) {
  const t = useText()
  const used = new Set(Object.values(marks))
  return (
    <p className="cap mark-legend">
      {(['interpretation', 'reconstructed'] as const)
        .filter((mark) => used.has(mark))
        .map((mark) => (
          <span key={mark}>
            <b className="rule-mark">{t.rules.marks[mark]}</b> {t.rules.markHelp[mark]}
          </span>
        ))}
    </p>
  )
}

/** The rule an address names is brought into sight and marked: it is drawn after the browser has looked for it. */
function useMarked(drawn: boolean): string {
  const [marked, setMarked] = useState('')
  useEffect(() => {
    if (!drawn) return
    const mark = () => {
      const rule = decodeURIComponent(location.hash.slice(1))
      setMarked(rule)
      if (rule !== '') document.getElementById(rule)?.scrollIntoView({ block: 'center' })
    }
    mark()
    window.addEventListener('hashchange', mark)
    return () => window.removeEventListener('hashchange', mark)
  }, [drawn])
  return marked
}

function useFacts(id: GameId, game: PageGame | null, box: BoxSearch): readonly FactRow[] {
  const { lang } = useSettings()
  const [rows, setRows] = useState<readonly FactRow[]>([])
  useEffect(() => {
    let live = true
    setRows([])
    if (game !== null)
      shelf[id].facts(lang, optionsIn(game.parts ?? [], box)).then(
        (facts) => live && setRows(facts),
        () => undefined,
      )
    return () => {
      live = false
    }
  }, [id, lang, game, box])
  return rows
}

/** So many cards are named below the rules; all of them stand in the gallery. */
const CARDS = 12
const TERMS = 4

/** Cards that have the words, too. */
function CardsFound({ game, query, box }: { game: PageGame; query: string; box: BoxSearch }) {
  const { lang } = useSettings()
  const l = learnText[lang]
  const has = useMemo(() => finder(query), [query])
  if (has === null) return null
  const cards = game.cards.filter((card) => has(`${card.id} ${card.name.de} ${card.name.en} ${toText(card.text)}`))
  if (cards.length === 0) return null
  return (
    <section className="found-cards">
      <h2 className="orn">
        {l.inCards(cards.length)}{' '}
        <small>
          <Link to="/cards/$game" params={{ game: game.id }} search={{ ...box, q: query }}>
            {l.allCards}
          </Link>
        </small>
      </h2>
      <ul>
        {cards.slice(0, CARDS).map((card) => (
          <li key={card.id}>
            <Link to="/cards/$game" params={{ game: game.id }} search={{ ...box, q: card.name[lang] }}>
              <b>
                <Found text={card.name[lang]} query={query} />
              </b>
            </Link>{' '}
            <Found text={toText(card.text)} query={query} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TermsFoundProps {
  readonly game: PageGame
  readonly query: string
  readonly box: BoxSearch
  readonly options: Options | null
}

/** Entries of the glossary that have the words: what somebody looks for who does not know what it is. */
function TermsFound({ game, query, box, options }: TermsFoundProps) {
  const l = learnText[useSettings().lang]
  const entries = useEntries(game.id, game, options)
  const has = useMemo(() => finder(query), [query])
  const shown = entries?.filter(({ title, line }) => has?.(`${title} ${line}`)) ?? []
  if (shown.length === 0) return null
  return (
    <section className="found-terms">
      <h2 className="orn">{l.inTerms}</h2>
      <dl className="terms">
        {shown.slice(0, TERMS).map((entry) => (
          <div key={entry.key} className="term">
            <EntryLine game={game.id} entry={entry} query={query} box={box} />
          </div>
        ))}
      </dl>
    </section>
  )
}

function House({ rows }: { rows: readonly FactRow[] }) {
  const t = useText()
  return (
    <section id="house" className="chapter">
      <h2 className="orn">
        {t.rules.house} <small>{t.rules.houseHint}</small>
      </h2>
      <dl>
        {keyed(rows, (row) => row.title).map(({ key, item }) => (
          <div key={key} className="rule-line">
            <dt className="cap">
              {item.origin}, {item.confidence}
            </dt>
            <dd>
              <b>{item.title}</b>: {item.value}
              {item.note !== null && <small className="muted"> {item.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Rules() {
  const { game } = useParams({ from: '/rules/$game' })
  return isGame(game) ? <Rulebook id={game} /> : <NotFound />
}

function Rulebook({ id }: { id: GameId }) {
  const t = useText()
  const l = learnText[useSettings().lang]
  const { game, failed, box, options, choose } = useBox(id)
  const { q = '' } = useSearch({ from: '/rules/$game' })
  const reading = useReading(id)
  const pictures = usePictures(id)
  const [query, setQuery] = useState(q)
  const navigate = useNavigate({ from: '/rules/$game' })
  const house = useFacts(id, game, box)
  const wanted = useDeferredValue(query.trim())
  const words = useBook(id, options, game !== null)
  const all = useMemo(
    () =>
      words === null || reading === null
        ? null
        : readingOrder(chapters(words.rules, words.sections, words.marks), reading ?? null),
    [words, reading],
  )
  const shown = useMemo(() => found(all ?? [], wanted, (mark) => t.rules.marks[mark]), [all, wanted, t])
  const marked = useMarked(all !== null)
  const count = shown.flatMap(({ sections }) => sections).reduce((n, { rules }) => n + rules.length, 0)
  return (
    <div className="book" data-game={id}>
      <GameTabs game={id} page="/rules/$game" box={box} />
      <h1 className="heading-1">
        {t.rules.title}: {t.game[id].name}
      </h1>
      <p className="lead">
        {t.rules.lead}{' '}
        {reading !== undefined && (
          <Link to="/learn/$game" params={{ game: id }}>
            {l.threeFirst}
          </Link>
        )}
      </p>
      {game !== null && <BoxFilter game={game} search={box} onChange={choose} />}
      {words?.marks !== undefined && <MarkLegend marks={words.marks} />}
      {game === null || all === null ? (
        <p>{failed ? t.create.unavailable : t.create.loading}</p>
      ) : (
        <div className="book-cols">
          <nav className="toc" aria-label={t.rules.contents}>
            <h2 className="kick">{t.rules.contents}</h2>
            <ol>
              {shown.map((c) => (
                <li key={c.key}>
                  <a href={`#${c.key}`}>{c.title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="book-find">
            <input
              type="search"
              className="field search"
              value={query}
              placeholder={l.searchAll}
              aria-label={l.searchAll}
              onChange={(event) => {
                const q = event.target.value
                setQuery(q)
                // In the address, too: a page that is loaded again or shared shows the same.
                void navigate({ search: q === '' ? box : { ...box, q }, replace: true, resetScroll: false })
              }}
            />
            <p className="cap" role="status">
              {count === 0 ? t.rules.none : t.rules.found(count)}
            </p>
          </div>
          <div className="book-rules">
            {wanted !== '' && <TermsFound game={game} query={wanted} box={box} options={options} />}
            {shown.map((c) => (
              <Chapter key={c.key} game={game} chapter={c} pictures={pictures} query={wanted} marked={marked} />
            ))}
            {wanted !== '' && <CardsFound game={game} query={wanted} box={box} />}
            {wanted === '' && house.length > 0 && <House rows={house} />}
          </div>
        </div>
      )}
    </div>
  )
}
