/** Help at a first table: one or two sentences about the question at hand, which can be put away and end by themselves. */

import './styles/index.css'
import type { GameId } from '@dorfplatz/games'
import type { View } from '@dorfplatz/kernel'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Words } from '../../parts/Words.tsx'
import { spoken } from '../speech.ts'
import { firstText } from './text.ts'
import { isNewcomer, loadFirst, type Told, tipFor } from './tips.ts'

const keyOf = (game: string): string => `dorfplatz.first.${game}`
const ALL = '*'

function readHere(game: string): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(keyOf(game)) ?? '').split(' ').filter(Boolean))
  } catch {
    return new Set()
  }
}

interface HelpProps {
  readonly game: GameId
  readonly table: string
  readonly view: View
}

export function FirstHelp({ game, table, view }: HelpProps) {
  const { lang } = useSettings()
  const l = firstText[lang]
  const [told, setTold] = useState<Told | null>(null)
  const [read, setRead] = useState(() => readHere(game))
  useEffect(() => {
    let live = true
    const look = async () => {
      if (readHere(game).has(ALL) || !(await isNewcomer(game, table))) return
      const found = await loadFirst(game, lang)
      if (live) setTold(found)
    }
    // Where nothing can be known, nothing is said.
    look().catch(() => undefined)
    return () => {
      live = false
    }
  }, [game, table, lang])
  const tip = told === null ? null : tipFor(told.tips, view, read)
  const said = tip === null ? undefined : told?.text[tip.id]
  if (tip === null || said === undefined || read.has(ALL)) return null
  const putAway = (id: string) => {
    const next = new Set([...read, id])
    setRead(next)
    try {
      localStorage.setItem(keyOf(game), [...next].join(' '))
    } catch {
      // A full or closed store: it is said again at the next table.
    }
  }
  return (
    <aside className="sheet first-help" aria-label={l.firstTable}>
      <p>
        <Icon name="lectern" className="i24" /> <Words sentence={spoken(said)} />
      </p>
      <div className="row wrap">
        <button type="button" className="btn small" onClick={() => putAway(tip.id)}>
          {l.understood}
        </button>
        <Link to="/learn/$game" params={{ game }} target="_blank">
          {l.threeMinutes}
        </Link>
        <button type="button" className="why end" onClick={() => putAway(ALL)}>
          {l.noHelp}
        </button>
      </div>
    </aside>
  )
}
