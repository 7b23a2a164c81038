/** Signing up, in, by password or passkey; a guest takes the tables along. */

import type { Person } from '@dorfplatz/protocol'
import { isName } from '@dorfplatz/protocol/name'
import { useState } from 'react'
import { change, useSettings } from '../app/settings.ts'
import { canPasskeys, signInByPasskey } from '../link/account/passkey.ts'
import { api } from '../link/server/api.ts'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'
import { Said, useDoing } from './Section.tsx'

export function SignIn({
  person,
  disabled,
  invitation,
  done,
}: {
  person: Person | null
  disabled: boolean
  /** Where accounts are by invitation only. */
  invitation: string | undefined
  done: () => void
}) {
  const t = useText()
  const { name } = useSettings()
  const [known, setKnown] = useState(false)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const doing = useDoing()
  const enter = async (work: () => Promise<unknown>) => {
    const entered = await doing.run(async () => {
      await work()
      const me = await api.me()
      if (me !== null) change({ name: me.name })
    })
    if (entered) done()
  }
  const forgot = async () => {
    const { mail } = await api.reach().catch(() => ({ mail: true }))
    await doing.run(
      async () => {
        if (mail) await api.forgotPassword(email)
      },
      mail ? t.me.forgotSent : t.laying.mailless,
    )
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const wish = person?.name ?? name.trim()
    const called = isName(wish) ? wish : t.laying.player(1)
    void enter(() => (known ? api.signIn(email, password) : api.signUp(called, email, password, invitation)))
  }
  return (
    <>
      <form className="narrow-form" onSubmit={submit}>
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
          <button type="submit" className="btn primary" disabled={disabled || doing.busy}>
            {known ? t.account.signIn : t.account.signUp}
          </button>
          <button type="button" className="btn quiet" onClick={() => setKnown(!known)}>
            {known ? t.account.none : t.account.have}
          </button>
          {known && (
            <button
              type="button"
              className="btn quiet"
              disabled={disabled || doing.busy || email === ''}
              onClick={() => void forgot()}
            >
              {t.me.forgot}
            </button>
          )}
        </div>
      </form>
      {canPasskeys() && (
        <p>
          <button
            type="button"
            className="btn passkey-in"
            disabled={disabled || doing.busy}
            onClick={() => void enter(signInByPasskey)}
          >
            <Icon name="lock" />
            {t.me.passkey}
          </button>
        </p>
      )}
      <Said doing={doing} />
    </>
  )
}
