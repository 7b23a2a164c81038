/** A chapter of the rulebook: what it is about, a picture, an example, then its rules, each with its number. */

import type { PageGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { Plate } from '../learn/book/Plate.tsx'
import type { Pictures } from '../learn/book/useReading.ts'
import { learnText } from '../learn/text.ts'
import { useText } from '../text/index.ts'
import type { ReadChapter, Section } from './chapters.ts'
import { Found } from './Found.tsx'

interface ChapterProps {
  readonly game: PageGame
  readonly chapter: ReadChapter
  readonly pictures: Pictures | null
  readonly query: string
  /** The rule that the address names. */
  readonly marked: string
}

function Rules({ section, query, marked }: { section: Section; query: string; marked: string }) {
  const t = useText()
  return (
    <dl>
      {section.rules.map((r) => (
        <div key={r.id} id={r.id} className={`rule-line${marked === r.id ? ' marked' : ''}`}>
          <dt>
            <a href={`#${r.id}`} aria-label={`${t.rules.copyLink}: ${r.id}`}>
              {r.id}
            </a>
          </dt>
          <dd>
            <Found text={r.text} query={query} />
            {r.mark !== undefined && (
              <abbr className="rule-mark" title={t.rules.markHelp[r.mark]}>
                {t.rules.marks[r.mark]}
              </abbr>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Chapter({ game, chapter, pictures, query, marked }: ChapterProps) {
  const l = learnText[useSettings().lang]
  const { key, title, lead, example, page, sections } = chapter
  const isRead = query === ''
  return (
    <section id={key} className="chapter">
      <h2 className="orn">{title}</h2>
      {isRead && lead !== undefined && <p className="chapter-lead">{lead}</p>}
      {isRead && page !== undefined && <Plate game={game} page={page} pictures={pictures} label={title} />}
      {isRead && example !== undefined && (
        <p className="chapter-example">
          <b>{l.example}</b> {example}
        </p>
      )}
      {sections.map((section) => (
        <section key={section.key} id={section.key === key ? undefined : section.key} className="rule-section">
          {section.title !== title && <h3 className="heading-4">{section.title}</h3>}
          <Rules section={section} query={query} marked={marked} />
        </section>
      ))}
    </section>
  )
}
