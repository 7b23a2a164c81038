/** Housekeeping: four facts, people, reports, tables, invitations, the household, and who did what. */

import '../look/pages.css'
import type { club } from '@dorfplatz/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { ago } from '../text/index.ts'
import './styles/index.css'
import { adminApi } from './calls.ts'
import { Household, Invitations, Reports, Tables, Trail } from './House.tsx'
import { People } from './People.tsx'
import { type AdminText, adminText } from './text.ts'

/** A backup of yesterday is fine; an older one wants to be noticed. */
const OLD_MS = 26 * 3600_000

function Facts({ t, overview }: { t: AdminText; overview: club.Overview }) {
  const { counts, backupAt } = overview
  const count = (name: string): number => counts[name] ?? 0
  const isOld = backupAt === null || Date.now() - backupAt > OLD_MS
  const facts: readonly { title: string; help: string; warn?: boolean }[] = [
    { title: t.tables(count('running') + count('open')), help: t.tablesNow(count('running'), count('open')) },
    { title: t.people(count('accounts')), help: t.peopleNow(count('recent'), count('guests')) },
    {
      title: `${t.backup}: ${backupAt === null ? t.backupNever : ago(backupAt)}`,
      help: isOld ? t.backupHelp : '',
      warn: isOld,
    },
    { title: t.reports(count('reports')), help: count('reports') > 0 ? t.reportsNow : '', warn: count('reports') > 0 },
  ]
  return (
    <ul className="club-notes">
      {facts.map(({ title, help, warn }) => (
        <li key={title} {...(warn === true ? { 'data-warn': '' } : {})}>
          <b>{title}</b>
          <span>{help}</span>
        </li>
      ))}
    </ul>
  )
}

export function Admin() {
  const t = adminText[useSettings().lang]
  const [overview, setOverview] = useState<club.Overview | null>(null)
  const [refused, setRefused] = useState(false)
  /** What was done since the page was opened: each time the trail is longer. */
  const [acts, setActs] = useState(0)
  const look = useCallback(() => {
    adminApi.overview().then(setOverview, () => setRefused(true))
  }, [])
  useEffect(look, [look])
  const changed = () => {
    look()
    setActs((n) => n + 1)
  }
  return (
    <div className="narrow account club">
      <h1 className="h1">{t.title}</h1>
      <p className="lead" role="status">
        {refused && overview === null ? t.notYours : t.lead}
      </p>
      {overview !== null && (
        <>
          <Facts t={t} overview={overview} />
          <Reports key={`reports ${overview.counts.reports}`} t={t} changed={changed} />
          <People t={t} changed={changed} />
          <Tables t={t} changed={changed} />
          <Invitations t={t} how={String(overview.limits.SIGN_UP)} changed={changed} />
          <Household t={t} overview={overview} />
          <Trail key={acts} t={t} />
        </>
      )}
    </div>
  )
}
