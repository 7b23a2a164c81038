/** Who plays here: a guest who may become a member and keeps the tables, or somebody who signs in; and what is theirs. */

import '../look/pages.css'
import type { Person } from '@dorfplatz/protocol'
import { isName } from '@dorfplatz/protocol/name'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { ConfirmAddress, TakeGuest } from '../account/Confirm.tsx'
import { Data } from '../account/Data.tsx'
import { Passkeys } from '../account/Passkeys.tsx'
import { ChangePassword, ResetPassword } from '../account/Password.tsx'
import { Said, Section, useDoing } from '../account/Section.tsx'
import { SignIn } from '../account/SignIn.tsx'
import { Tokens } from '../account/Tokens.tsx'
import { change, settings } from '../app/settings.ts'
import { api } from '../link/server/api.ts'
import { extra } from '../parts/later.ts'
import { NameField } from '../parts/NameField.tsx'
import { useText } from '../text/index.ts'

/** Games of this device are put to an account only when somebody says so. */
const TakeDevice = extra(() => import('../person/TakeDevice.tsx').then(({ TakeDevice: part }) => part))

function Name({ person, look }: { person: Person; look: () => void }) {
  const t = useText()
  const [name, setName] = useState(person.name)
  const doing = useDoing()
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!(await doing.run(() => api.update({ name: name.trim(), lang: settings().lang }), t.me.renamed))) return
    change({ name: name.trim() })
    look()
  }
  return (
    <form className="row wrap rename" onSubmit={(event) => void submit(event)}>
      <NameField caption={t.me.name} small value={name} required own onChange={setName} />
      <button type="submit" className="btn" disabled={doing.busy || name.trim() === person.name || !isName(name)}>
        {t.me.rename}
      </button>
      <Said doing={doing} />
    </form>
  )
}

export function Account() {
  const t = useText()
  const { token, invitation } = useSearch({ from: '/account' })
  const [person, setPerson] = useState<Person | null>(null)
  const [offline, setOffline] = useState(false)
  /** How often the password was changed here: what ends with it is looked up again. */
  const [changed, setChanged] = useState(0)
  const doing = useDoing()
  const look = useCallback(() => {
    api.me().then(
      (me) => {
        setPerson(me)
        setOffline(false)
      },
      () => setOffline(true),
    )
  }, [])
  useEffect(look, [look])
  const member = person !== null && !person.guest
  return (
    <div className="narrow account">
      <h1 className="heading-1">{t.account.title}</h1>
      <p className="lead" role="status">
        {offline
          ? t.account.offline
          : person === null
            ? t.account.nobody
            : member
              ? t.account.member(person.name)
              : t.account.guest(person.name)}
      </p>
      {person !== null && <Name key={person.name} person={person} look={look} />}
      {!offline && (
        <p className="row wrap">
          <Link to="/person" className="btn quiet">
            {t.me.games}
          </Link>
          <Link to="/career" className="btn quiet">
            {t.nav.career}
          </Link>
        </p>
      )}
      {token !== undefined && <ResetPassword token={token} />}
      {member ? (
        <p className="row wrap">
          <button
            type="button"
            className="btn sign-out"
            disabled={doing.busy}
            onClick={() => void doing.run(api.signOut).then(look)}
          >
            {t.account.signOut}
          </button>
          <Link to="/series" className="btn quiet">
            {t.series.title}
          </Link>
          <Link to="/club" className="btn quiet">
            {t.nav.club}
          </Link>
          {person.admin && (
            <Link to="/admin" className="btn quiet">
              {t.me.admin}
            </Link>
          )}
          <Link to="/settings" className="btn quiet">
            {t.me.notices}
          </Link>
        </p>
      ) : (
        <Section title={t.account.signIn} help={person === null ? t.account.keep : t.me.guestHelp}>
          <SignIn person={person} disabled={offline} invitation={invitation} done={look} />
        </Section>
      )}
      <Said doing={doing} />
      {member && (
        <>
          <TakeGuest key={person.id} done={look} />
          <Suspense>
            <TakeDevice person={person} />
          </Suspense>
          <ConfirmAddress person={person} />
          <Passkeys key={changed} />
          <ChangePassword done={() => setChanged((n) => n + 1)} />
        </>
      )}
      {person !== null && (
        <>
          <Tokens key={changed} />
          <Data gone={look} />
        </>
      )}
    </div>
  )
}
