/** The ladder: the best, one's own neighbourhood, and bots as a yardstick. */

import { LEVELS } from '@dorfplatz/bots'
import type { daily } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { Medal } from './Medal.tsx'
import { Seg } from './Seg.tsx'
import type { Among, Deal, Source, Span } from './source.ts'
import { type DailyText, dailyText } from './text.ts'
import { useLadder } from './useDaily.ts'

type Whose = 'all' | 'friends' | 'week' | 'month'
const ASKED: { readonly [W in Whose]: { readonly span: Span; readonly among: Among } } = {
  all: { span: 'day', among: 'all' },
  friends: { span: 'day', among: 'friends' },
  week: { span: 'week', among: 'all' },
  month: { span: 'month', among: 'all' },
}

const minutes = (ms: number): number => Math.max(1, Math.round(ms / 60_000))

function Replay({ row, t }: { row: daily.LadderRow; t: DailyText }) {
  if (row.replay === null) return null
  const { table, invite } = row.replay
  return (
    <Link
      to="/replay/$id"
      params={{ id: table }}
      search={invite === null ? {} : { invite }}
      className="look"
      aria-label={`${t.look}: ${row.name}`}
    >
      <Icon name="time" className="i24" />
      <span>{t.look}</span>
    </Link>
  )
}

/** People by place, bots where their points would be; dots where somebody is left out. */
function inOrder(rows: readonly daily.LadderRow[]): (daily.LadderRow | 'gap')[] {
  const people = rows.filter((row) => row.place !== null)
  const lines: (daily.LadderRow | 'gap')[] = []
  let last = 0
  for (const row of people) {
    if (row.place !== last + 1) lines.push('gap')
    lines.push(row)
    last = row.place ?? last
  }
  for (const bot of rows.filter((row) => row.place === null)) {
    const at = lines.findIndex((line) => line !== 'gap' && line.points < bot.points)
    if (at < 0) lines.push(bot)
    else lines.splice(at, 0, bot)
  }
  return lines
}

/** `today`: of the day and all, which the page knows already. */
export function Ladder({
  source,
  deal,
  state,
  today,
}: {
  source: Source
  deal: Deal
  state: string
  today: daily.LadderBody | null
}) {
  const { lang } = useSettings()
  const t = dailyText[lang]
  const [whose, setWhose] = useState<Whose>('all')
  const { span, among } = ASKED[whose]
  const other = useLadder(whose === 'all' ? null : source, deal, span, among, state)
  const body = whose === 'all' ? today : other
  const mine = body?.rows.find((row) => row.mine)
  const isDay = span === 'day'
  const nameOf = (row: daily.LadderRow): string =>
    row.level === null ? row.name : (LEVELS.find(({ id }) => id === row.level)?.name[lang] ?? row.level)
  // A bot's time says nothing about a person's.
  const timeOf = (row: daily.LadderRow): string =>
    row.ms === 0 || row.level !== null ? '' : t.minutes(minutes(row.ms))
  const items = source.here
    ? []
    : (['all', 'friends', 'week', 'month'] as const).map((value) => ({ value, label: t[value] }))
  return (
    <div className="ladder-sheet" aria-busy={body === null}>
      <div className="ladder-head">
        <h2 className="heading-3">
          {body === null ? t.ladder : mine?.place == null ? t.finished(body.total) : t.place(mine.place, body.total)}
        </h2>
        {items.length > 0 && <Seg label={t.among} items={items} value={whose} onChange={setWhose} />}
      </div>
      {body !== null && body.rows.length === 0 && (
        <p className="rule">{among === 'friends' ? t.noFriends : t.nobody}</p>
      )}
      {body !== null && body.rows.length > 0 && (
        <table className="ladder">
          <caption className="sr-only">{t.ladder}</caption>
          <thead>
            <tr>
              <th className="r">{t.rank}</th>
              <th>{t.name}</th>
              <th className="r">{t.pts}</th>
              <th>
                <span className="sr-only">{t.marks}</span>
              </th>
              <th className="r wide">{isDay ? t.time : t.days}</th>
              <th>
                <span className="sr-only">{t.look}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {inOrder(body.rows).map((row) =>
              row === 'gap' ? (
                <tr className="gap" key="gap">
                  <td colSpan={6} />
                </tr>
              ) : (
                <tr key={`${row.place} ${row.level}`} className={row.mine ? 'me' : row.level === null ? '' : 'bot'}>
                  <td className="rk">{row.place ?? <Icon name="bot" label={t.bot} className="i20" />}</td>
                  <td className="nm">
                    {nameOf(row)} {row.mine && <small>{t.you}</small>}
                  </td>
                  <td className="pt">{row.points}</td>
                  <td className="mk">
                    <Medal medal={row.medal} />
                    {row.advice && <Icon name="hint" label={t.withAdvice} />}
                  </td>
                  <td className="r wide">{isDay ? timeOf(row) : row.days}</td>
                  <td className="r">
                    <Replay row={{ ...row, name: nameOf(row) }} t={t} />
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      {body !== null && isDay && !source.here && (
        <p className="rule ladder-note">
          <Icon name={body.open ? 'hint' : 'lock'} className="i20" />
          <span>
            {body.open && `${t.lantern} `}
            {body.open ? t.nowOpen : t.shut}
          </span>
        </p>
      )}
    </div>
  )
}
