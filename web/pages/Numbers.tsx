/**
 * The numbers of a game's box that no rulebook prints: what each means, where it stands, and what the owner of a box has
 * corrected. Kept on this device, saved and opened as a small file; tables are laid with them on the page that lays tables.
 */

import '../look/pages.css'
import '../look/table.css'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { NotFound } from '../app/Failed.tsx'
import { type Corrections, type GameId, isGame, type NumberField, type NumbersPage, shelf } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useText } from '../text/index.ts'
import { keepNumbers, keptNumbers } from './numbers/kept.ts'
import { Row } from './numbers/Row.tsx'

/** The corrections of somebody's table, where the address carries them: they are shown, not changed. */
const ofTable = (): string => decodeURIComponent(location.hash.slice(1))

function useNumbers(id: string): NumbersPage | null {
  const { lang } = useSettings()
  const [page, setPage] = useState<NumbersPage | null>(null)
  useEffect(() => {
    let live = true
    if (isGame(id)) void shelf[id].numbers(lang).then((found) => live && setPage(found))
    return () => {
      live = false
    }
  }, [id, lang])
  return page
}

/** Only what differs from the box as we have it is a correction. */
function corrected(before: Corrections, field: NumberField, value: number | string): Corrections {
  const { [field.id]: _, ...others } = before
  return value === field.standard ? others : { ...others, [field.id]: value }
}

function save(game: GameId, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = `${game}.numbers.json`
  link.click()
  URL.revokeObjectURL(link.href)
}

export function Numbers() {
  const { game } = useParams({ from: '/numbers/$game' })
  const page = useNumbers(game)
  const t = useText()
  if (!isGame(game)) return <NotFound />
  if (page === null) return <p>{t.create.loading}</p>
  return <Sheet key={game} game={game} page={page} />
}

function Sheet({ game, page }: { game: GameId; page: NumbersPage }) {
  const t = useText()
  const [theirs] = useState(ofTable)
  const shown = theirs !== ''
  const [mine, setMine] = useState<Corrections>(() => page.read(shown ? theirs : keptNumbers(game)) ?? {})
  const [onlyMine, setOnlyMine] = useState(shown)
  const [bad, setBad] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const problem = useMemo(() => page.problem(mine), [page, mine])
  const rows = useMemo(() => page.rows(mine), [page, mine])
  const change = (next: Corrections) => {
    setMine(next)
    // What no table could be laid with is not kept.
    if (page.problem(next) === null) keepNumbers(game, page.write(next))
  }
  const open = async (chosen: File) => {
    const read = page.read(await chosen.text())
    const fits = read !== null && page.problem(read) === null
    setBad(!fits)
    if (fits) change(read)
  }
  const isMine = (id: string) => Object.keys(mine).some((field) => field === id || field.startsWith(`${id}/`))
  const listed = onlyMine ? rows.filter(({ id }) => isMine(id)) : rows
  const groups = [...new Set(listed.map(({ group }) => group))]
  const n = Object.keys(mine).length
  return (
    <div className="book numbers">
      <h1 className="heading-1">
        {t.numbers.title}: {t.game[game].name}
      </h1>
      <p className="lead">{shown ? t.numbers.table : t.numbers.lead}</p>
      <div className="numbers-bar">
        <b role="status">{t.numbers.count(n)}</b>
        <label>
          <input type="checkbox" checked={onlyMine} onChange={(event) => setOnlyMine(event.target.checked)} />{' '}
          {t.numbers.onlyMine}
        </label>
        {!shown && (
          <>
            <button
              type="button"
              className="btn small"
              disabled={n === 0 || problem !== null}
              onClick={() => save(game, page.write(mine))}
            >
              {t.numbers.save}
            </button>
            <button type="button" className="btn small" onClick={() => file.current?.click()}>
              {t.numbers.open}
            </button>
            <input
              ref={file}
              type="file"
              accept="application/json,.json"
              hidden
              aria-label={t.numbers.open}
              onChange={(event) => {
                const [chosen] = event.target.files ?? []
                event.target.value = ''
                if (chosen !== undefined) void open(chosen)
              }}
            />
            <button type="button" className="btn small quiet" disabled={n === 0} onClick={() => change({})}>
              {t.numbers.reset}
            </button>
            <Link className="btn small" to="/new" search={{ game }}>
              {t.numbers.lay}
            </Link>
          </>
        )}
      </div>
      {bad && (
        <p className="rule warn" role="alert">
          {t.numbers.bad}
        </p>
      )}
      {problem !== null && (
        <p className="rule warn" role="alert">
          {problem.says} {t.numbers.unkept}
        </p>
      )}
      {groups.map((group) => (
        <section className="chapter" key={group}>
          <h2 className="orn">{group}</h2>
          <ul className="numbers-rows">
            {listed
              .filter((row) => row.group === group)
              .map((row) => (
                <Row
                  key={row.id}
                  row={row}
                  corrections={mine}
                  problem={problem?.row === row.id ? problem.says : null}
                  {...(shown
                    ? {}
                    : {
                        onChange: (field: NumberField, value: number | string) => change(corrected(mine, field, value)),
                      })}
                />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
