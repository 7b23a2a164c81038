/** Addresses for programs: the club's feeds, and one's own deadlines. */

import type { clubhouse } from '@dorfplatz/protocol'
import { useState } from 'react'
import { Said, useDoing } from '../account/Section.tsx'
import { useSettings } from '../app/settings.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { clubApi } from './calls.ts'
import { clubText } from './text.ts'

export function Subscribe({ body, known, look }: { body: clubhouse.ClubBody; known: boolean; look: () => void }) {
  const { lang } = useSettings()
  const t = clubText[lang]
  const doing = useDoing()
  const [address, setAddress] = useState<string | null>(null)
  const make = () => void doing.run(async () => setAddress(await clubApi.newCalendar())).then(look)
  const end = () =>
    void doing
      .run(async () => {
        await clubApi.endCalendar()
        setAddress(null)
      }, t.calendarEnded)
      .then(look)
  return (
    <section className="sheet pad">
      <h2 className="orn">{t.subscribe}</h2>
      <p className="rule">{t.feedHelp}</p>
      <p className="row wrap">
        <a className="btn small" href={body.feeds.atom} type="application/atom+xml">
          {t.atom}
        </a>
        <a className="btn small" href={body.feeds.json} type="application/feed+json">
          {t.json}
        </a>
      </p>
      {known && (
        <>
          <h3>{t.calendar}</h3>
          <p className="rule">
            {t.calendarHelp} {body.calendar && t.remakeHelp}
          </p>
          {address !== null && (
            <>
              <p className="secret-address">
                <code>{address}</code>
              </p>
              <p className="rule">{t.calendarOnce}</p>
            </>
          )}
          <div className="row wrap">
            {address !== null && <CopyButton text={address} label={t.copyCalendar} small />}
            <button type="button" className="btn small" disabled={doing.busy} onClick={make}>
              {body.calendar ? t.remakeCalendar : t.makeCalendar}
            </button>
            {body.calendar && (
              <button type="button" className="btn small" disabled={doing.busy} onClick={end}>
                {t.endCalendar}
              </button>
            )}
          </div>
          <Said doing={doing} />
        </>
      )}
    </section>
  )
}
