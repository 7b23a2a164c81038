/** How one wants to be told that a table waits: by e-mail, or by this browser. */

import type { Person } from '@dorfplatz/protocol'
import { useCallback, useEffect, useState } from 'react'
import { type PushState, pushState, startPush, stopPush } from '../link/account/push.ts'
import { ApiError, api } from '../link/server/api.ts'
import { Choice } from '../parts/Choice.tsx'
import { useText } from '../text/index.ts'
import { Said, useDoing } from './Section.tsx'

export function Notices() {
  const t = useText()
  const [person, setPerson] = useState<Person | null>(null)
  const [push, setPush] = useState<PushState>('unsupported')
  const [mails, setMails] = useState(true)
  const doing = useDoing()
  const look = useCallback(async () => {
    setPerson(await api.me().catch(() => null))
    setPush(await pushState().catch(() => 'unsupported' as const))
    setMails((await api.reach().catch(() => null))?.mail ?? false)
  }, [])
  useEffect(() => void look(), [look])
  const items = [
    { value: true, label: t.notices.on },
    { value: false, label: t.notices.off },
  ]
  const mail = (email: boolean) =>
    doing.run(() => api.update({ notify: { email, push: person?.notify.push ?? false } })).then(look)
  const tell = (on: boolean) =>
    doing
      .run(() =>
        (on ? startPush() : stopPush()).catch((error: unknown) => {
          // The browser's own words for an unreachable push service help nobody.
          if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
          throw new ApiError({ code: 'unavailable', text: t.notices.failed })
        }),
      )
      .then(look)
  return (
    <section className="notices">
      <h2 className="orn">{t.notices.title}</h2>
      <p className="rule">{t.notices.help}</p>
      {person === null ? (
        <p className="rule">{t.notices.nobody}</p>
      ) : (
        <>
          {person.email === null || !mails ? (
            <p className="rule">
              <b>{t.notices.email}:</b> {mails ? t.notices.emailNone : t.notices.emailOff}
            </p>
          ) : (
            <Choice
              legend={t.notices.email}
              help={t.notices.emailHelp(person.email)}
              value={person.notify.email}
              items={items}
              onChange={(on) => void mail(on)}
            />
          )}
          {push === 'unsupported' || push === 'denied' ? (
            <p className="rule">
              <b>{t.notices.push}:</b> {push === 'denied' ? t.notices.pushDenied : t.notices.pushOff}
            </p>
          ) : (
            <Choice
              legend={t.notices.push}
              help={t.notices.pushHelp}
              value={push === 'on'}
              items={items}
              onChange={(on) => void tell(on)}
            />
          )}
        </>
      )}
      <Said doing={doing} />
    </section>
  )
}
