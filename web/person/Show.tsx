/** What is one's own to decide: who sees the page, what becomes of the games of this device, and all of it as a file. */

import type { person as p } from '@dorfplatz/protocol'
import { useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { Seg } from '../daily/Seg.tsx'
import { api, call } from '../link/server/api.ts'
import { errorText } from '../link/server/errorText.ts'
import { Icon } from '../parts/Icon.tsx'
import { saveFile } from '../parts/saveFile.ts'
import { DeviceGames } from './DeviceGames.tsx'
import { type DeviceGame, gamesHere } from './device.ts'
import { personText } from './text.ts'
import type { Shown } from './usePerson.ts'

const PAGE = 500

/** All finished games the server knows of, page by page. */
async function allGames(): Promise<p.FinishedGame[]> {
  const all: p.FinishedGame[] = []
  for (let before = ''; ; ) {
    const { games } = await call<{ games: p.FinishedGame[] }>('GET', `/me/results?limit=${PAGE}${before}`)
    all.push(...games)
    const last = games.at(-1)
    if (last === undefined || games.length < PAGE) return all
    before = `&before=${last.endedAt}`
  }
}

async function save(page: p.PersonBody, isKnown: boolean): Promise<void> {
  const games = isKnown ? await allGames() : []
  const device: DeviceGame[] = await gamesHere()
  saveFile('dorfplatz-games.json', { person: page.person, games, device })
}

export function Show({ page, shown, look }: { page: p.PersonBody; shown: Shown; look: () => void }) {
  const t = personText[useSettings().lang]
  const [problem, setProblem] = useState('')
  const isKnown = shown.me === 'member' || shown.me === 'guest'
  const attempt = (work: () => Promise<unknown>) => {
    setProblem('')
    work().then(look, (error: unknown) => setProblem(errorText(error)))
  }
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.show}</h2>
      <div className="privacy">
        {page.shown !== null && (
          <div className="line">
            <Icon name="eye" className="i28" />
            <span>
              <b>{t.who}</b>
              <small>{t.whoHelp}</small>
            </span>
            <Seg
              label={t.who}
              items={(['none', 'met', 'all'] as const).map((value) => ({ value, label: t.whoItems[value] }))}
              value={page.shown}
              onChange={(value) => attempt(() => api.update({ shown: value }))}
            />
          </div>
        )}
        <DeviceGames
          games={shown.here.length}
          person={isKnown ? { id: page.person.id, guest: shown.me === 'guest' } : null}
          done={look}
        />
        <div className="line">
          <Icon name="scroll" className="i28" />
          <span>
            <b>{t.saveTitle}</b>
            <small>{t.saveHelp}</small>
          </span>
          <button type="button" className="btn small" onClick={() => attempt(() => save(page, isKnown))}>
            {t.save}
          </button>
        </div>
      </div>
      <p role="alert" className="rule">
        {problem}
      </p>
    </section>
  )
}
