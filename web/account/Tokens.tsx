/** API tokens: made for a program, shown once, ended. */

import type { http } from '@dorfplatz/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { api } from '../link/server/api.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Sure } from '../parts/Sure.tsx'
import { useText } from '../text/index.ts'
import { Said, Section, useDoing } from './Section.tsx'

export function Tokens() {
  const t = useText()
  const { lang } = useSettings()
  const [tokens, setTokens] = useState<readonly http.TokenInfo[]>([])
  const [name, setName] = useState('')
  const [made, setMade] = useState<string | null>(null)
  const doing = useDoing()
  const look = useCallback(() => api.tokens().then(setTokens, () => undefined), [])
  useEffect(() => void look(), [look])
  const make = async (event: React.FormEvent) => {
    event.preventDefault()
    setMade(null)
    await doing.run(async () => {
      setMade((await api.makeToken(name.trim())).token)
      setName('')
    })
    await look()
  }
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium' })
  return (
    <Section title={t.me.tokens} help={t.me.tokensHelp}>
      <p>
        <a href="/api/docs">{t.me.apiDocs}</a>
      </p>
      <ul className="kept-list tokens">
        {tokens.map((token) => (
          <li key={token.id}>
            <span>
              <b>{token.name}</b>{' '}
              <span className="cap">
                {token.usedAt === null ? t.me.tokenUnused : t.me.tokenUsed(date.format(token.usedAt))}
              </span>
            </span>
            <Sure
              ask={t.me.endToken(token.name)}
              help={t.me.endTokenSure}
              yes={t.me.endToken(token.name)}
              quiet
              onYes={() => void doing.run(() => api.endToken(token.id)).then(look)}
            />
          </li>
        ))}
      </ul>
      {made !== null && (
        <div className="note made-token" role="status">
          <p>{t.me.tokenOnce}</p>
          <code className="token">{made}</code> <CopyButton text={made} label={t.me.copyToken} small />
        </div>
      )}
      <form className="row wrap" onSubmit={(event) => void make(event)}>
        <label className="grow">
          <span className="cap">{t.me.newToken}</span>
          <input className="field" value={name} maxLength={40} required onChange={(e) => setName(e.target.value)} />
        </label>
        <button type="submit" className="btn make-token" disabled={doing.busy || name.trim() === ''}>
          {t.me.makeToken}
        </button>
      </form>
      <Said doing={doing} />
    </Section>
  )
}
