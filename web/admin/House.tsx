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

export function Reports({ t, changed }: { t: AdminText; changed: () => void }) {
  const [reports, look] = useList(adminApi.reports)
  const doing = useDoing()
  const run = async (work: () => Promise<unknown>) => {
    if (!(await doing.run(work))) return
    look()
    changed()
  }
  return (
    <section className="account-part">
      <h2 className="orn">{t.reportsTitle}</h2>
      {reports.length === 0 && <p className="rule">{t.noReports}</p>}
      <ul className="club-list">
        {reports.map((report) => (
          <li key={report.id} className="club-report">
            <p>
              <b>{t.reportLine(report.by, report.aboutName)}</b> {report.text} <small>{ago(report.at)}</small>
            </p>
            {report.said !== null && (
              <p className="rule">
                {t.said} {report.said}
              </p>
            )}
            <div className="row wrap">
              {report.message !== null && (
                <button
                  type="button"
                  className="btn small"
                  disabled={doing.busy}
                  onClick={() => void run(() => adminApi.deleteMessage(report.message ?? ''))}
                >
                  {t.deleteMessage}
                </button>
              )}
              <button
                type="button"
                className="btn small"
                disabled={doing.busy}
                onClick={() => void run(() => adminApi.closeReport(report.id))}
              >
                {t.done}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Said doing={doing} />
    </section>
  )
}

export function Tables({ t, changed }: { t: AdminText; changed: () => void }) {
  const [tables, look] = useList(adminApi.tables)
  const doing = useDoing()
  const run = async (work: () => Promise<unknown>) => {
    if (!(await doing.run(work))) return
    look()
    changed()
  }
  return (
    <section className="account-part">
      <h2 className="orn">{t.tablesTitle}</h2>
      {tables.length === 0 && <p className="rule">{t.noTables}</p>}
      <ul className="club-list">
        {tables.map((table) => (
          <li key={table.id} className="club-table">
            <b>{table.game}</b>
            <span>{table.names}</span>
            <span>{t.states[table.status] ?? table.status}</span>
            <span>{ago(table.movedAt ?? table.createdAt)}</span>
            <span className="row wrap">
              <Sure
                small
                quiet
                ask={t.close}
                label={`${t.close}: ${table.game}, ${table.names}`}
                help={t.closeHelp}
                yes={t.close}
                onYes={() => void run(() => adminApi.closeTable(table.id))}
              />
              <Sure
                small
                quiet
                ask={t.clearChat}
                label={`${t.clearChat}: ${table.game}, ${table.names}`}
                help={t.clearChatHelp}
                yes={t.clearChat}
                onYes={() => void run(() => adminApi.clearChat(table.id))}
              />
            </span>
          </li>
        ))}
      </ul>
      <Said doing={doing} />
    </section>
  )
}

export function Invitations({ t, how }: { t: AdminText; how: string }) {
  const [invitations, look] = useList(adminApi.invitations)
  const [uses, setUses] = useState(1)
  const [link, setLink] = useState<string | null>(null)
  const doing = useDoing()
  const day = new Intl.DateTimeFormat(settings().lang, { dateStyle: 'long' })
  const invite = (event: React.FormEvent) => {
    event.preventDefault()
    void doing.run(async () => {
      const { code } = await adminApi.invite(uses)
      setLink(`${location.origin}/account?invitation=${code}`)
      look()
    })
  }
  return (
    <section className="account-part">
      <h2 className="orn">{t.invitationsTitle}</h2>
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
      <ul className="club-list">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="row wrap spread">
            <span>{t.inviteLeft(invitation.left, day.format(invitation.expiresAt))}</span>
            <button
              type="button"
              className="btn small quiet"
              disabled={doing.busy}
              onClick={() => void doing.run(() => adminApi.takeBack(invitation.id)).then(look)}
            >
              {t.takeBack}
            </button>
          </li>
        ))}
      </ul>
      <Said doing={doing} />
    </section>
  )
}

export function Household({ t, overview }: { t: AdminText; overview: club.Overview }) {
  const { lang } = settings()
  const size = new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const rows: readonly (readonly [string, string])[] = [
    [t.storage, `${overview.storage.kind}, ${size.format(overview.storage.bytes / 1e6)}`],
    [
      t.versions,
      [`Dorfplatz ${overview.versions.program}`, `Node ${overview.versions.node}`]
        .concat(Object.entries(overview.versions.games).map(([game, rules]) => `${game} ${rules}`))
        .join(', '),
    ],
  ]
  return (
    <section className="account-part">
      <h2 className="orn">{t.houseTitle}</h2>
      <dl className="club-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{t.limits}</summary>
        <p className="rule">{t.limitsHelp}</p>
        <dl className="club-facts">
          {Object.entries(overview.limits).map(([name, value]) => (
            <div key={name}>
              <dt>
                <code>{name}</code>
              </dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  )
}

export function Trail({ t }: { t: AdminText }) {
  const [lines] = useList(adminApi.audit)
  return (
    <section className="account-part">
      <h2 className="orn">{t.auditTitle}</h2>
      {lines.length === 0 && <p className="rule">{t.noAudit}</p>}
      <ul className="club-list">
        {lines.map((line) => (
          <li key={`${line.at} ${line.action} ${line.about}`}>
            <b>{line.admin}</b> {t.did[line.action] ?? line.action} {line.about} <small>{ago(line.at)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
