/** The summary card of a game: what players keep beside the board, on one page that fits a phone. */

import '../look/pages.css'
import '../look/table.css'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { optionsIn } from '../app/box.ts'
import { NotFound } from '../app/Failed.tsx'
import { isGame, type QuickSection, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useBox } from '../app/useBox.ts'
import { Words } from '../parts/Words.tsx'
import { useText } from '../text/index.ts'
import { BoxFilter } from './BoxFilter.tsx'
import { GameTabs } from './GameTabs.tsx'

export function Quick() {
  const t = useText()
  const { lang } = useSettings()
  const { game: id } = useParams({ from: '/quick/$game' })
  const { game, failed, box, choose } = useBox(id)
  const [sheet, setSheet] = useState<{ of: string; sections: readonly QuickSection[] | null } | null>(null)
  useEffect(() => {
    let live = true
    if (isGame(id) && game !== null)
      shelf[id].quick(lang, optionsIn(game.parts ?? [], box)).then(
        (sections) => live && setSheet({ of: id, sections }),
        () => live && setSheet({ of: id, sections: null }),
      )
    return () => {
      live = false
    }
  }, [id, lang, game, box])
  // Another part of the box: what stands there stays in sight until the new sheet has come.
  const sections = sheet?.of === id ? sheet.sections : failed ? null : undefined
  if (!isGame(id)) return <NotFound />
  return (
    <div className="book">
      <GameTabs game={id} page="/quick/$game" box={box} />
      <h1 className="heading-1">
        {t.quick.title}: {t.game[id].name}
      </h1>
      <p className="lead">{t.quick.lead}</p>
      {game !== null && <BoxFilter game={game} search={box} onChange={choose} />}
      {sections === undefined ? (
        <p>{t.create.loading}</p>
      ) : sections === null || sections.length === 0 ? (
        <p>{t.quick.missing}</p>
      ) : (
        <div className="quick">
          {sections.map((section) => (
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
