/** Tables, reports, invitations, the household's facts, and the trail. */

import type { club } from '@dorfplatz/protocol'
import { useCallback, useEffect, useState } from 'react'
import { Said, useDoing } from '../account/Section.tsx'
import { settings } from '../app/settings.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Sure } from '../parts/Sure.tsx'
import { ago } from '../text/index.ts'
import { adminApi } from './calls.ts'
import type { AdminText } from './text.ts'

/** A list of the server's that is looked at again after every act. */
function useList<T>(load: () => Promise<T[]>): [readonly T[], () => void] {
  const [list, setList] = useState<readonly T[]>([])
  const look = useCallback(() => {
    load().then(setList, () => undefined)
  }, [load])
  useEffect(look, [look])
  return [list, look]
}

/** Acts on a list: afterwards the list is looked at again, and the overview with it. */
function useActs(look: () => void, changed: () => void) {
  const doing = useDoing()
  const run = async (work: () => Promise<unknown>) => {
    if (!(await doing.run(work))) return
    look()
    changed()
  }
  return { doing, run }
}

/** A part of the page: its title, what it says when there is nothing, its rows. */
function Part<T>(props: {
  title: string
  none?: string
  rows: readonly T[]
  row: (item: T) => React.ReactNode
  doing?: ReturnType<typeof useDoing>
  children?: React.ReactNode
}) {
  return (
    <section className="account-part">
      <h2 className="orn">{props.title}</h2>
      {props.children}
      {props.rows.length === 0 && props.none !== undefined && <p className="rule">{props.none}</p>}
      <ul className="club-list">{props.rows.map(props.row)}</ul>
      {props.doing !== undefined && <Said doing={props.doing} />}
    </section>
  )
}

/** Names and values. */
function Facts({ rows }: { rows: readonly { name: React.ReactNode; value: string; key: string }[] }) {
  return (
    <dl className="club-facts">
      {rows.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function Reports({ t, changed }: { t: AdminText; changed: () => void }) {
  const [reports, look] = useList(adminApi.reports)
  const { doing, run } = useActs(look, changed)
  const act = (words: string, work: () => Promise<unknown>) => (
    <button type="button" className="btn small" disabled={doing.busy} onClick={() => void run(work)}>
      {words}
    </button>
  )
  return (
    <Part
      title={t.reportsTitle}
      none={t.noReports}
      rows={reports}
      doing={doing}
      row={({ id, by, aboutName, text, at, said, message }) => (
        <li key={id} className="club-report">
          <p>
            <b>{t.reportLine(by, aboutName)}</b> {text} <small>{ago(at)}</small>
          </p>
          {said !== null && (
            <p className="rule">
              {t.said} {said}
            </p>
          )}
          <div className="row wrap">
            {message !== null && act(t.deleteMessage, () => adminApi.deleteMessage(message))}
            {act(t.done, () => adminApi.closeReport(id))}
          </div>
        </li>
      )}
    />
  )
}

export function Tables({ t, changed }: { t: AdminText; changed: () => void }) {
  const [tables, look] = useList(adminApi.tables)
  const { doing, run } = useActs(look, changed)
  return (
    <Part
      title={t.tablesTitle}
      none={t.noTables}
      rows={tables}
      doing={doing}
      row={({ id, game, names, status, movedAt, createdAt }) => {
        const acts = [
          { words: t.close, help: t.closeHelp, work: () => adminApi.closeTable(id) },
          { words: t.clearChat, help: t.clearChatHelp, work: () => adminApi.clearChat(id) },
        ]
        return (
          <li key={id} className="club-table">
            <b>{game}</b>
            <span>{names}</span>
            <span>{t.states[status] ?? status}</span>
            <span>{ago(movedAt ?? createdAt)}</span>
            <span className="row wrap">
              {acts.map(({ words, help, work }) => (
                <Sure
                  key={words}
                  small
                  quiet
                  ask={words}
                  label={`${words}: ${game}, ${names}`}
                  help={help}
                  yes={words}
                  onYes={() => void run(work)}
                />
              ))}
            </span>
          </li>
        )
      }}
    />
  )
}

export function Invitations({ t, how, changed }: { t: AdminText; how: string; changed: () => void }) {
  const [invitations, look] = useList(adminApi.invitations)
  const [uses, setUses] = useState(1)
  const [link, setLink] = useState<string | null>(null)
  const { doing, run } = useActs(look, changed)
  const day = new Intl.DateTimeFormat(settings().lang, { dateStyle: 'long' })
  const invite = (event: React.FormEvent) => {
    event.preventDefault()
    void run(async () => {
      const { code } = await adminApi.invite(uses)
      setLink(`${location.origin}/account?invitation=${code}`)
    })
  }
  return (
    <Part
      title={t.invitationsTitle}
      rows={invitations}
      doing={doing}
      row={({ id, left, expiresAt }) => (
        <li key={id} className="row wrap spread">
          <span>{t.inviteLeft(left, day.format(expiresAt))}</span>
          <button
            type="button"
            className="btn small quiet"
            disabled={doing.busy}
            onClick={() => void run(() => adminApi.takeBack(id))}
          >
            {t.takeBack}
          </button>
        </li>
      )}
    >
      <p className="rule">{t.invitationsHelp[how]}</p>
      <form className="row wrap" onSubmit={invite}>
        <label className="choice">
          <span className="legend">{t.uses}</span>
          <input
            className="field"
            type="number"
            min={1}
            max={100}
            value={uses}
            onChange={(event) => setUses(Number(event.target.value))}
          />
        </label>
        <button type="submit" className="btn" disabled={doing.busy}>
          {t.invite}
        </button>
      </form>
      {link !== null && (
        <p className="note" role="status">
          {t.inviteOnce} <code>{link}</code> <CopyButton text={link} label={t.inviteCopy} small />
        </p>
      )}
    </Part>
  )
}

export function Household({ t, overview }: { t: AdminText; overview: club.Overview }) {
  const size = new Intl.NumberFormat(settings().lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const { storage, versions, limits } = overview
  const rows = [
    { key: 'storage', name: t.storage, value: `${storage.kind}, ${size.format(storage.bytes / 1e6)}` },
    {
      key: 'versions',
      name: t.versions,
      value: [`Dorfplatz ${versions.program}`, `Node ${versions.node}`]
        .concat(Object.entries(versions.games).map(([game, rules]) => `${game} ${rules}`))
        .join(', '),
    },
  ]
  const limitRows = Object.entries(limits).map(([key, value]) => ({
    key,
    name: (
      <>
        <code>{key}</code> <small>{t.limitHelp[key]}</small>
      </>
    ),
    value: String(value),
  }))
  return (
    <section className="account-part">
      <h2 className="orn">{t.houseTitle}</h2>
      <Facts rows={rows} />
      <details>
        <summary>{t.limits}</summary>
        <p className="rule">{t.limitsHelp}</p>
        <Facts rows={limitRows} />
      </details>
    </section>
  )
}

export function Trail({ t }: { t: AdminText }) {
  const [lines] = useList(adminApi.audit)
  return (
    <Part
      title={t.auditTitle}
      none={t.noAudit}
      rows={lines}
      row={({ at, admin, action, about }) => (
        <li key={`${at} ${action} ${about}`}>
          <b>{admin}</b> {t.did[action] ?? action} {about} <small>{ago(at)}</small>
        </li>
      )}
    />
  )
}
