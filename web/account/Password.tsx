/** A new password: for somebody who is signed in, or by the link of a letter. */

import { useState } from 'react'
import { renewPush } from '../link/account/push.ts'
import { api } from '../link/server/api.ts'
import { useText } from '../text/index.ts'
import { Said, Section, useDoing } from './Section.tsx'

function Field(props: { label: string; auto: string; value: string; onChange: (value: string) => void }) {
  return (
    <label className="choice">
      <span className="legend">{props.label}</span>
      <input
        className="field"
        type="password"
        autoComplete={props.auto}
        required
        minLength={props.auto === 'new-password' ? 10 : 1}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      />
    </label>
  )
}

/** `done`: whatever else let somebody in has ended. */
export function ChangePassword({ done }: { readonly done: () => void }) {
  const t = useText()
  const [old, setOld] = useState('')
  const [next, setNext] = useState('')
  const doing = useDoing()
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!(await doing.run(() => api.changePassword(old, next), t.me.passwordChanged))) return
    setOld('')
    setNext('')
    done()
    // Told of one's turn or not: the password is changed all the same.
    await renewPush().catch(() => undefined)
  }
  return (
    <Section title={t.me.password} help={t.me.passwordHelp}>
      <form className="narrow-form change-password" onSubmit={(event) => void submit(event)}>
        <Field label={t.me.oldPassword} auto="current-password" value={old} onChange={setOld} />
        <Field label={t.me.newPassword} auto="new-password" value={next} onChange={setNext} />
        <button type="submit" className="btn" disabled={doing.busy}>
          {t.me.changePassword}
        </button>
      </form>
      <Said doing={doing} />
    </Section>
  )
}

export function ResetPassword({ token }: { token: string }) {
  const t = useText()
  const [next, setNext] = useState('')
  const doing = useDoing()
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    await doing.run(() => api.resetPassword(token, next), t.me.resetDone)
  }
  return (
    <Section title={t.me.resetTitle}>
      <form className="narrow-form" onSubmit={(event) => void submit(event)}>
        <Field label={t.me.newPassword} auto="new-password" value={next} onChange={setNext} />
        <button type="submit" className="btn primary" disabled={doing.busy}>
          {t.me.changePassword}
        </button>
      </form>
      <Said doing={doing} />
    </Section>
  )
}
