/** The summary card of a game: what players keep beside the board, on one page that fits a phone. */

import '../look/table.css'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { NotFound } from '../app/Failed.tsx'
import { isGame, type QuickSection, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { Words } from '../parts/Words.tsx'
import { useText } from '../text/index.ts'
import { GameTabs } from './GameTabs.tsx'

export function Quick() {
  const t = useText()
  const { lang } = useSettings()
  const { game: id } = useParams({ from: '/quick/$game' })
  const [sheet, setSheet] = useState<readonly QuickSection[] | null | undefined>(undefined)
  useEffect(() => {
    let live = true
    setSheet(undefined)
    if (isGame(id))
      shelf[id].quick(lang).then(
        (s) => live && setSheet(s),
        () => live && setSheet(null),
      )
    return () => {
      live = false
    }
  }, [id, lang])
  if (!isGame(id)) return <NotFound />
  return (
    <div className="book">
      <GameTabs game={id} page="/quick/$game" />
      <h1 className="heading-1">
        {t.quick.title}: {t.game[id].name}
      </h1>
      <p className="lead">{t.quick.lead}</p>
      {sheet === undefined ? (
        <p>{t.create.loading}</p>
      ) : sheet === null || sheet.length === 0 ? (
        <p>{t.quick.missing}</p>
      ) : (
        <div className="quick">
          {sheet.map((section) => (
            <section className="sheet" key={section.title}>
              <h2 className="heading-4">{section.title}</h2>
              <ul>
                {section.lines.map((line) => (
                  <li key={JSON.stringify(line)}>{typeof line === 'string' ? line : <Words sentence={line} />}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
