/** The rulebook: a game's catalogue by sections, searchable, every rule with an address of its own. */

import '../look/table.css'
import { type RuleMark, sectionOf } from '@dorfplatz/kernel'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Fragment, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { NotFound } from '../app/Failed.tsx'
import { type FactRow, isGame, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import { keyed } from '../parts/keyed.ts'
import { finder, pieces } from '../parts/search.ts'
import { useText } from '../text/index.ts'
import { GameTabs } from './GameTabs.tsx'

export interface Chapter {
  readonly key: string
  readonly title: string
  readonly rules: readonly RuleLine[]
}

interface RuleLine {
  readonly id: string
  readonly text: string
  readonly mark?: RuleMark
}

/** Rules by their sections, in the order of the catalogue. */
export function chapters(
  rules: { readonly [id: string]: string },
  sections: { readonly [key: string]: string },
  marks: { readonly [id: string]: RuleMark } = {},
): Chapter[] {
  const found = new Map<string, RuleLine[]>()
  for (const key of Object.keys(sections)) found.set(key, [])
  for (const [id, text] of Object.entries(rules)) {
    const key = sectionOf(id, sections)
    const list = found.get(key) ?? []
    const mark = marks[id]
    list.push(mark === undefined ? { id, text } : { id, text, mark })
    found.set(key, list)
  }
  return [...found]
    .filter(([, list]) => list.length > 0)
    .map(([key, list]) => ({ key, title: sections[key] ?? key, rules: list }))
}

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

function Found({ text, query }: { text: string; query: string }) {
  if (query === '') return text
  return keyed(pieces(text, query), (piece) => piece.text).map(({ key, item }) =>
    item.found ? <mark key={key}>{item.text}</mark> : <Fragment key={key}>{item.text}</Fragment>,
  )
}

export function Rules() {
  const t = useText()
  const { lang } = useSettings()
  const { game: id } = useParams({ from: '/rules/$game' })
  const { game, failed } = useGame(id)
  const search = useSearch({ from: '/rules/$game' })
  const [query, setQuery] = useState(search.q ?? '')
  const navigate = useNavigate({ from: '/rules/$game' })
  const [house, setHouse] = useState<readonly FactRow[]>([])
  const wanted = useDeferredValue(query.trim())
  const words = game?.text
  const all = useMemo(() => (words === undefined ? [] : chapters(words.rules, words.sections, words.marks)), [words])
  const shown = useMemo(() => {
    const has = finder(wanted)
    if (has === null) return all
    return all
      .map((c) => ({
        ...c,
        rules: c.rules.filter((r) =>
          has(
            `${r.id} ${r.id.replaceAll('-', '')} ${c.title} ${r.text} ${r.mark === undefined ? '' : t.rules.marks[r.mark]}`,
          ),
        ),
      }))
      .filter((c) => c.rules.length > 0)
  }, [all, wanted, t])
  // The rule an address names is brought into sight and marked: it is drawn after the browser has looked for it.
  const [marked, setMarked] = useState('')
  useEffect(() => {
    if (words === undefined) return
    const mark = () => {
      const rule = decodeURIComponent(location.hash.slice(1))
      setMarked(rule)
      if (rule !== '') document.getElementById(rule)?.scrollIntoView({ block: 'center' })
    }
    mark()
    window.addEventListener('hashchange', mark)
    return () => window.removeEventListener('hashchange', mark)
  }, [words])
  useEffect(() => {
    let live = true
    setHouse([])
    if (isGame(id))
      shelf[id].facts(lang).then(
        (rows) => live && setHouse(rows),
        () => undefined,
      )
    return () => {
      live = false
    }
  }, [id, lang])
  if (!isGame(id)) return <NotFound />
  const count = shown.reduce((n, c) => n + c.rules.length, 0)
  return (
    <div className="book">
      <GameTabs game={id} page="/rules/$game" />
      <h1 className="heading-1">
        {t.rules.title}: {t.game[id].name}
      </h1>
      <p className="lead">{t.rules.lead}</p>
      {words?.marks !== undefined && <MarkLegend marks={words.marks} />}
      {words === undefined ? (
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
              placeholder={t.rules.search}
              aria-label={t.rules.search}
              onChange={(event) => {
                const q = event.target.value
                setQuery(q)
                // In the address, too: a page that is loaded again or shared shows the same.
                void navigate({ search: q === '' ? {} : { q }, replace: true, resetScroll: false })
              }}
            />
            <p className="cap" role="status">
              {count === 0 ? t.rules.none : t.rules.found(count)}
            </p>
          </div>
          <div className="book-rules">
            {shown.map((c) => (
              <section key={c.key} id={c.key} className="chapter">
                <h2 className="orn">{c.title}</h2>
                <dl>
                  {c.rules.map((r) => (
                    <div key={r.id} id={r.id} className={`rule-line${marked === r.id ? ' marked' : ''}`}>
                      <dt>
                        <a href={`#${r.id}`} aria-label={`${t.rules.copyLink}: ${r.id}`}>
                          {r.id}
                        </a>
                      </dt>
                      <dd>
                        <Found text={r.text} query={wanted} />
                        {r.mark !== undefined && (
                          <abbr className="rule-mark" title={t.rules.markHelp[r.mark]}>
                            {t.rules.marks[r.mark]}
                          </abbr>
                        )}
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
            {wanted === '' && house.length > 0 && (
              <section id="house" className="chapter">
                <h2 className="orn">
                  {t.rules.house} <small>{t.rules.houseHint}</small>
                </h2>
                <dl>
                  {keyed(house, (row) => row.title).map(({ key, item }) => (
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
            )}
          </div>
        </div>
      )}
    </div>
  )
}
