/** People: found by name, and what can be done about each. */

import type { club } from '@dorfplatz/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Said, useDoing } from '../account/Section.tsx'
import { Sure } from '../parts/Sure.tsx'
import { ago } from '../text/index.ts'
import { adminApi, type Only } from './calls.ts'
import type { AdminText } from './text.ts'

const ONLY: readonly Only[] = ['all', 'reported', 'banned']

function Acts({ person, t, look }: { person: club.ClubPerson; t: AdminText; look: () => void }) {
  const [name, setName] = useState(person.name)
  const [password, setPassword] = useState<string | null>(null)
  const doing = useDoing()
  const { id } = person
  const run = async (work: () => Promise<{ password?: string } | unknown>) => {
    const done = await doing.run(async () => {
      const answer = (await work()) as { password?: string }
      setPassword(answer.password ?? null)
    })
    if (done) look()
  }
  const act = (what: club.PersonAct) => void run(() => adminApi.act(id, what))
  const simple = (word: string, what: club.PersonAct) => (
    <button type="button" className="btn small" disabled={doing.busy} onClick={() => act(what)}>
      {word}
    </button>
  )
  return (
    <div className="club-acts">
      <form
        className="row wrap"
        onSubmit={(event) => {
          event.preventDefault()
          act({ act: 'rename', name })
        }}
      >
        <input
          className="field"
          aria-label={t.newName}
          value={name}
          required
          maxLength={24}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="btn small" disabled={doing.busy || name === person.name}>
          {t.rename}
        </button>
      </form>
      <div className="row wrap">
        {person.muted ? simple(t.unmute, { act: 'unmute' }) : simple(t.mute, { act: 'mute' })}
        {person.banned ? (
          simple(t.unban, { act: 'unban' })
        ) : (
          <Sure small ask={t.ban} help={t.banHelp(person.name)} yes={t.ban} onYes={() => act({ act: 'ban' })} />
        )}
        {!person.guest && (
          <>
            {person.admin ? simple(t.revoke, { act: 'revoke' }) : simple(t.grant, { act: 'grant' })}
            <Sure
              small
              ask={t.password}
              help={t.passwordHelp(person.name)}
              yes={t.password}
              onYes={() => act({ act: 'password' })}
            />
          </>
        )}
        <Sure
          small
          ask={t.remove}
          help={t.removeHelp(person.name)}
          yes={t.remove}
          onYes={() => void run(() => adminApi.remove(id))}
        />
      </div>
      {password !== null && (
        <p className="note" role="status">
          {t.passwordIs(password)}
        </p>
      )}
      <Said doing={doing} />
    </div>
  )
}

function Row({ person, t, look }: { person: club.ClubPerson; t: AdminText; look: () => void }) {
  const [open, setOpen] = useState(false)
  const kind = person.admin ? t.kinds.admin : person.guest ? t.kinds.guest : t.kinds.member
  return (
    <li>
      <button type="button" className="club-row" aria-expanded={open} onClick={() => setOpen(!open)}>
        <b>{person.name}</b>
        <span>
          {kind}
          {person.email !== null && `, ${person.email}`}
        </span>
        <span>{ago(person.seenAt)}</span>
        <span>{t.tables(person.tables)}</span>
        <span className="club-tags">
          {[person.reports > 0 && t.reported, person.banned && t.banned, person.muted && t.muted]
            .filter((tag) => tag !== false)
            .join(', ')}
        </span>
      </button>
      {open && <Acts person={person} t={t} look={look} />}
    </li>
  )
}

export function People({ t, changed }: { t: AdminText; changed: () => void }) {
  const [search, setSearch] = useState('')
  const [only, setOnly] = useState<Only>('all')
  const [people, setPeople] = useState<readonly club.ClubPerson[]>([])
  const look = useCallback(() => {
    adminApi.people(search, only).then(setPeople, () => undefined)
  }, [search, only])
  useEffect(look, [look])
  const all = () => {
    look()
    changed()
  }
  return (
    <section className="account-part">
      <h2 className="orn">{t.peopleTitle}</h2>
      <div className="row wrap">
        <input
          className="field"
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {ONLY.map((which) => (
          <button
            key={which}
            type="button"
            className="btn small quiet"
            aria-pressed={only === which}
            onClick={() => setOnly(which)}
          >
            {t.only[which]}
          </button>
        ))}
      </div>
      {people.length === 0 && <p className="rule">{t.nobody}</p>}
      <ul className="club-list club-people">
        {people.map((person) => (
          <Row key={person.id} person={person} t={t} look={all} />
        ))}
      </ul>
    </section>
  )
}
