/** The passkeys of an account: listed, added, removed. */

import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { addPasskey, canPasskeys } from '../link/account/passkey.ts'
import { api } from '../link/server/api.ts'
import { Icon } from '../parts/Icon.tsx'
import { Sure } from '../parts/Sure.tsx'
import { useText } from '../text/index.ts'
import { Said, Section, useDoing } from './Section.tsx'

type Key = Awaited<ReturnType<typeof api.passkeys>>[number]

export function Passkeys() {
  const t = useText()
  const { lang } = useSettings()
  const [keys, setKeys] = useState<readonly Key[]>([])
  const [name, setName] = useState('')
  const doing = useDoing()
  const look = useCallback(() => api.passkeys().then(setKeys, () => undefined), [])
  useEffect(() => void look(), [look])
  const add = async (event: React.FormEvent) => {
    event.preventDefault()
    if (await doing.run(() => addPasskey(name.trim() || t.me.passkeyDevice))) setName('')
    await look()
  }
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' })
  return (
    <Section title={t.me.passkeys} help={t.me.passkeysHelp}>
      {keys.length === 0 ? (
        <p className="rule">{t.me.noPasskeys}</p>
      ) : (
        <ul className="kept-list passkeys">
          {keys.map((key) => (
            <li key={key.id}>
              <Icon name="lock" className="i24" />
              <span>
                <b>{key.name ?? t.me.passkeyDevice}</b>{' '}
                <span className="cap">{date.format(new Date(key.createdAt))}</span>
              </span>
              <Sure
                ask={t.me.removePasskey(key.name ?? t.me.passkeyDevice)}
                help={t.me.removePasskeySure}
                yes={t.me.removePasskey(key.name ?? t.me.passkeyDevice)}
                quiet
                onYes={() => void doing.run(() => api.removePasskey(key.id)).then(look)}
              />
            </li>
          ))}
        </ul>
      )}
      {canPasskeys() ? (
        <form className="row wrap" onSubmit={(event) => void add(event)}>
          <label className="grow">
            <span className="cap">{t.me.passkeyName}</span>
            <input
              className="field"
              value={name}
              maxLength={40}
              placeholder={t.me.passkeyDevice}
              onChange={(event) => setName(event.target.value)}
            />
          </label>
          <button type="submit" className="btn add-passkey" disabled={doing.busy}>
            <Icon name="lock" />
            {t.me.addPasskey}
          </button>
        </form>
      ) : (
        <p className="rule">{t.me.noPasskeySupport}</p>
      )}
      <Said doing={doing} />
    </Section>
  )
}
