/** Games that lie on this device only, and the question whether they shall count for whoever is signed in. */

import type { Person } from '@dorfplatz/protocol'
import { useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { errorText } from '../link/server/errorText.ts'
import { Icon } from '../parts/Icon.tsx'
import { useOnce } from '../parts/useOnce.ts'
import { bringAll } from './device.ts'
import { personText } from './text.ts'

export function DeviceGames({
  games,
  person,
  done,
}: {
  games: number
  /** Nobody is known: they stay where they are. */
  person: Pick<Person, 'id' | 'guest'> | null
  done: () => void
}) {
  const t = personText[useSettings().lang]
  const { busy, run } = useOnce()
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState('')
  const bring = (id: string) =>
    void run(async () => {
      setProblem('')
      try {
        const { counted, refused } = await bringAll(id, (n, of) => setSaid(t.bringing(n, of)))
        setSaid([counted > 0 ? t.brought(counted) : '', refused > 0 ? t.refused(refused) : ''].join(' ').trim())
        done()
      } catch (error) {
        setSaid('')
        setProblem(errorText(error))
      }
    })
  if (games === 0 && said === '') return null
  return (
    <div className="line">
      <Icon name="sack" className="i28" />
      <span>
        {games > 0 && <b>{t.here(games)}</b>}
        {games > 0 && <small>{t.hereHelp}</small>}
        <small role="status">{said}</small>
        <small role="alert">{problem}</small>
      </span>
      {games > 0 && person !== null && (
        <button type="button" className="btn small" disabled={busy} onClick={() => bring(person.id)}>
          {person.guest ? t.bringGuest : t.bring}
        </button>
      )}
    </div>
  )
}
