/**
 * Help at a first table: one or two sentences about the question at hand, which can be put away and end by themselves. In
 * full where the rail has room for it; elsewhere one line of the banner that opens on demand, so that no board makes room.
 */

import './styles/index.css'
import type { GameId } from '@dorfplatz/games'
import type { View } from '@dorfplatz/kernel'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Words } from '../../parts/Words.tsx'
import { spoken } from '../speech.ts'
import { ALL, keepRead, readHere } from './read.ts'
import { firstText } from './text.ts'
import { isNewcomer, loadFirst, type Rest, restAt, type Told, tipFor } from './tips.ts'

interface HelpProps {
  readonly game: GameId
  readonly table: string
  readonly view: View
  /** One line that opens. */
  readonly folded: boolean
}

export function FirstHelp({ game, table, view, folded }: HelpProps) {
  const { lang } = useSettings()
  const l = firstText[lang]
  const [told, setTold] = useState<Told | null>(null)
  const [read, setRead] = useState(() => readHere(game))
  const [rest, setRest] = useState<Rest | null>(null)
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
  const tip = told === null ? null : tipFor(told.tips, view, read, rest)
  const said = tip === null ? undefined : told?.text[tip.id]
  if (told === null || tip === null || said === undefined || read.has(ALL)) return null
  const putAway = (id: string) => {
    const next = new Set([...read, id])
    setRead(next)
    setRest(restAt(told.tips, view))
    keepRead(game, next)
  }
  const whole = (
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
  return folded ? (
    <Folded key={tip.id} said={said}>
      {whole}
    </Folded>
  ) : (
    whole
  )
}

/** Closed again by a press beside it, by Esc, or by itself. */
function Folded({ said, children }: { said: string; children: React.ReactNode }) {
  const { lang } = useSettings()
  const [open, setOpen] = useState(false)
  const here = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!(event.target instanceof Node) || here.current?.contains(event.target) !== true) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      setOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <div className="hint" ref={here}>
      <button type="button" className="hint-line" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="lectern" />
        <b>{firstText[lang].hint}</b>
        <span className="hint-words">
          <Words sentence={spoken(said)} still />
        </span>
      </button>
      {open && children}
    </div>
  )
}
