/** The rulebook beside the table: looked up while the game stays in sight. */

import { type Options, type RuleBook, type RuleId, sectionOf } from '@dorfplatz/kernel'
import { useContext, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { addressIn, BoxContext } from '../../app/box.ts'
import { useBook } from '../../app/useBook.ts'
import { Icon } from '../../parts/Icon.tsx'
import { finder } from '../../parts/search.ts'
import { useText } from '../../text/index.ts'

interface BookProps {
  readonly game: string
  readonly options: Options
  /** The rule to open it at; empty for its beginning. */
  readonly at: RuleId | ''
  onClose(): void
}

interface Section {
  readonly title: string
  readonly rules: readonly (readonly [RuleId, string])[]
}

function sectionsOf({ rules, sections }: RuleBook, query: string): readonly Section[] {
  const has = finder(query)
  const groups = Object.groupBy(Object.entries(rules), ([id]) => sectionOf(id, sections))
  return Object.keys({ ...sections, ...groups })
    .map((key) => {
      const title = sections[key] ?? key
      const all = groups[key] ?? []
      return { title, rules: has === null ? all : all.filter(([id, words]) => has(`${id} ${title} ${words}`)) }
    })
    .filter((section) => section.rules.length > 0)
}

export function Book({ game, options, at, onClose }: BookProps) {
  const t = useText()
  const box = useContext(BoxContext)
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim())
  const book = useBook(game, options)
  const sections = useMemo(() => (book === null ? null : sectionsOf(book, wanted)), [book, wanted])
  const page = useRef<HTMLElement>(null)
  useEffect(() => {
    if (book === null) return
    const rule = at === '' ? null : (page.current?.querySelector(`[data-rule="${CSS.escape(at)}"]`) ?? null)
    if (rule === null) page.current?.querySelector('input')?.focus({ preventScroll: true })
    else rule.scrollIntoView({ block: 'center' })
  }, [at, book])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <aside ref={page} className="sheet table-book" aria-label={t.rules.title}>
      <header>
        <h2 className="heading-4">{t.rules.title}</h2>
        <a className="btn small quiet" href={addressIn(`/rules/${game}`, box)} target="_blank" rel="noreferrer">
          {t.rules.apart}
        </a>
        <button type="button" className="iconbtn" aria-label={t.table.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <input
        type="search"
        className="field search"
        value={query}
        placeholder={t.rules.search}
        aria-label={t.rules.search}
        onChange={(event) => setQuery(event.target.value)}
      />
      {/* Long: whoever has no mouse scrolls with the arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section className="book-page" aria-label={t.rules.contents} tabIndex={0}>
        {sections?.map(({ title, rules }) => (
          <details key={title} open={wanted !== '' || rules.some(([id]) => id === at)}>
            <summary>{title}</summary>
            <ul>
              {rules.map(([id, words]) => (
                <li key={id} data-rule={id} className={id === at ? 'marked' : ''}>
                  {words} <small>{id}</small>
                </li>
              ))}
            </ul>
          </details>
        ))}
        {sections?.length === 0 && <p className="rule">{t.rules.none}</p>}
      </section>
    </aside>
  )
}
