/** Two questions to a member: is this address yours, and shall the guest of this browser become you? */

import type { http, Person } from '@dorfplatz/protocol'
import { useEffect, useState } from 'react'
import { api } from '../link/server/api.ts'
import { useText } from '../text/index.ts'
import { Said, Section, useDoing } from './Section.tsx'

/** Letters go only to an address that somebody has confirmed. */
export function ConfirmAddress({ person }: { person: Person }) {
  const t = useText()
  const [mails, setMails] = useState(false)
  const doing = useDoing()
  const { email, verified } = person
  useEffect(() => {
    api.reach().then(
      ({ mail }) => setMails(mail),
      () => setMails(false),
    )
  }, [])
  if (email === null || verified || !mails) return null
  return (
    <Section title={t.me.confirm} help={t.me.confirmHelp(email)}>
      <button
        type="button"
        className="btn"
        disabled={doing.busy}
        onClick={() => void doing.run(() => api.sendVerification(email), t.me.confirmSent)}
      >
        {t.me.confirmSend}
      </button>
      <Said doing={doing} />
    </Section>
  )
}

/** Two people may share a browser: nobody's seats are taken without a question. */
export function TakeGuest({ done }: { done: () => void }) {
  const t = useText()
  const [guest, setGuest] = useState<http.GuestHere | null>(null)
  const doing = useDoing()
  useEffect(() => {
    api.guestHere().then(setGuest, () => setGuest(null))
  }, [])
  if (guest === null) return null
  const take = async () => {
    if (!(await doing.run(api.merge))) return
    setGuest(null)
    done()
  }
  return (
    <Section title={t.me.takeGuest(guest.name)} help={t.me.takeGuestHelp(guest.name, guest.tables)}>
      <div className="row wrap">
        <button type="button" className="btn" disabled={doing.busy} onClick={() => void take()}>
          {t.me.takeGuestYes}
        </button>
      </div>
      <Said doing={doing} />
    </Section>
  )
}
