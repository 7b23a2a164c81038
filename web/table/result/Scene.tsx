/** What the winner has made of it, in three pictures; decoration, whose place is kept while it is drawn. */

import type { Seat, View } from '@dorfplatz/kernel'
import { drawPanel, type Ending, viewBox } from '@dorfplatz/ui'
import { useEffect, useState } from 'react'
import { isGame, shelf } from '../../app/games.ts'
import { useSettings, useTheme } from '../../app/settings.ts'
import { imageOf } from '../../parts/pictures.ts'
import { SeatShape, useMarks } from '../../parts/Seat.tsx'
import { heroOf } from './hero.ts'

interface Drawn {
  readonly title: string
  readonly pictures: readonly string[]
}

function useScene(view: View, load: () => Promise<Ending>, seat: Seat, name: string): Drawn | null {
  const { lang } = useSettings()
  const theme = useTheme()
  const mark = useMarks()(seat)
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let wanted = true
    const make = async (): Promise<Drawn> => {
      const ending = await load()
      const panels = ending.panels(view, seat, mark)
      const box = viewBox('wide')
      const pictures = await Promise.all(panels.map((panel) => imageOf(drawPanel(panel), box, view.game, theme)))
      return { title: ending.title[lang](name), pictures }
    }
    // A sheet without its pictures still says who won.
    make().then(
      (scene) => wanted && setDrawn(scene),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [view, load, seat, mark, name, theme, lang])
  return drawn
}

interface SceneProps {
  readonly view: View
  readonly me: Seat | null
  readonly names: readonly string[]
}

export function Scene({ view, me, names }: SceneProps) {
  const { game } = view
  const load = isGame(game) ? shelf[game].ending : null
  if (load === null) return null
  const hero = heroOf(view, me)
  return (
    <div className="end-scenes">
      <Pictures view={view} seat={hero} names={names} load={load} />
      {/* Whoever has not won has made something of it, too. */}
      {me !== null && me !== hero && <Pictures view={view} seat={me} names={names} load={load} />}
    </div>
  )
}

interface PicturesProps extends Pick<SceneProps, 'view' | 'names'> {
  readonly seat: Seat
  readonly load: () => Promise<Ending>
}

function Pictures({ view, seat, names, load }: PicturesProps) {
  const scene = useScene(view, load, seat, names[seat] ?? '')
  return (
    <figure className="end-scene" aria-hidden="true">
      <figcaption>
        <SeatShape seat={seat} className="i20" /> <span>{scene?.title}</span>
      </figcaption>
      {[0, 1, 2].map((i) => (
        <span className="end-panel" key={i}>
          {scene !== null && <img src={scene.pictures[i]} alt="" decoding="async" />}
        </span>
      ))}
    </figure>
  )
}
