/** Who plays here: a guest who may become a member and keeps the tables, or somebody who signs in. */

import type { Person } from '@dorfplatz/server/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { api } from '../link/api.ts'
import { useText } from '../text/index.ts'

export function Account() {
  const t = useText()
  const { name } = useSettings()
  const [person, setPerson] = useState<Person | null>(null)
  const [offline, setOffline] = useState(false)
  const [known, setKnown] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
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
  const act = async (work: () => Promise<unknown>) => {
    setProblem(null)
    try {
      await work()
      look()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const called = person?.name || name || t.create.me
    void act(() => (known ? api.signIn(email, password) : api.signUp(called, email, password)))
  }
  const member = person !== null && !person.guest
  return (
    <div className="narrow">
      <h1 className="h1">{t.account.title}</h1>
      <p className="lead" role="status">
        {offline
          ? t.account.offline
          : person === null
            ? t.account.nobody
            : member
              ? t.account.member(person.name)
              : t.account.guest(person.name)}
      </p>
      {member ? (
        <button type="button" className="btn" onClick={() => void act(api.signOut)}>
          {t.account.signOut}
        </button>
      ) : (
        <form className="narrow-form" onSubmit={submit}>
          <p>{t.account.keep}</p>
          <label className="choice">
            <span className="legend">{t.account.email}</span>
            <input
              className="field"
              type="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </label>
          <label className="choice">
            <span className="legend">{t.account.password}</span>
            <input
              className="field"
              type="password"
              autoComplete={known ? 'current-password' : 'new-password'}
              required
              minLength={10}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </label>
          <div className="row wrap">
            <button type="submit" className="btn primary" disabled={offline}>
              {known ? t.account.signIn : t.account.signUp}
            </button>
            <button type="button" className="btn quiet" onClick={() => setKnown(!known)}>
              {known ? t.account.none : t.account.have}
            </button>
          </div>
        </form>
      )}
      <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
    </div>
  )
}
