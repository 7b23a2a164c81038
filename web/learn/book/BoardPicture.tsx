/** A picture drawn by a game's own boards: a table of the guided game, and one thing of it as large as the page allows. */

import type { View } from '@dorfplatz/kernel'
import type { BookPicture, GameUi } from '@dorfplatz/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import type { PageGame } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { botNames, myName } from '../../link/device/lay.ts'
import { boardThen } from '../../pages/Then.tsx'

interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How large a thing may become: boards are drawn to be seen whole. */
const LARGEST = 1.25
const MARGIN = 6
/** So many times as wide as high, a picture stands below the words. */
const WIDE = 4

/** Where something stands on the drawn table, in the table's own pixels. */
function cutOf(stage: HTMLElement, selector: string | undefined, scale: number): Cut | null {
  const from = stage.getBoundingClientRect()
  const found = selector === undefined ? [stage] : [...stage.querySelectorAll(selector)]
  const box = found.map((thing) => thing.getBoundingClientRect()).find(({ width, height }) => width > 0 && height > 0)
  if (box === undefined) return null
  const { left, top, width, height } = box
  return {
    left: (left - from.left) / scale,
    top: (top - from.top) / scale,
    width: width / scale,
    height: height / scale,
  }
}

interface PictureProps {
  readonly game: PageGame
  readonly ui: GameUi
  readonly picture: BookPicture
  readonly view: View
  readonly label: string
}

export function BoardPicture({ game, ui, picture, view, label }: PictureProps) {
  const { lang } = useSettings()
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [laid, setLaid] = useState<{ readonly cut: Cut; readonly lit: Cut | null; readonly scale: number } | null>(null)
  const scale = laid?.scale ?? 1
  useLayoutEffect(() => {
    const lay = () => {
      if (frame.current === null || stage.current === null) return
      const drawn = stage.current.getBoundingClientRect().width / stage.current.offsetWidth || 1
      const cut = cutOf(stage.current, picture.of, drawn)
      if (cut === null) return
      const room = frame.current.parentElement?.clientWidth ?? cut.width
      const next = Math.min(LARGEST, room / (cut.width + 2 * MARGIN))
      const lit = picture.lit === undefined ? null : cutOf(stage.current, picture.lit, drawn)
      setLaid((before) =>
        before !== null && before.scale === next && before.cut.width === cut.width && before.cut.height === cut.height
          ? before
          : { cut, lit, scale: next },
      )
    }
    lay()
    const watch = new ResizeObserver(lay)
    if (stage.current !== null) watch.observe(stage.current)
    // What is shown may find its size after the table has.
    for (const thing of stage.current?.querySelectorAll(picture.of ?? ':scope > *') ?? []) watch.observe(thing)
    if (frame.current?.parentElement) watch.observe(frame.current.parentElement)
    return () => watch.disconnect()
  }, [picture])
  const board = boardThen(game, view, 0, [myName(), ...botNames(view.seats - 1)], lang)
  const { regions } = ui
  const Shared = regions?.Board ?? ui.Board
  const Own = regions?.Own ?? ui.Mine
  const Goods = regions?.Goods ?? ui.Goods
  const cut = laid?.cut
  const lit = laid?.lit ?? null
  return (
    <div
      ref={frame}
      className="board-picture"
      data-wide={cut !== undefined && cut.width > WIDE * cut.height ? '' : undefined}
      role="img"
      aria-label={label}
      style={
        cut === undefined
          ? undefined
          : { width: (cut.width + 2 * MARGIN) * scale, height: (cut.height + 2 * MARGIN) * scale }
      }
    >
      <div
        ref={stage}
        className={`drawn-table drawn-${picture.part}`}
        data-game={game.id}
        inert
        aria-hidden="true"
        style={
          cut === undefined
            ? undefined
            : { transform: `scale(${scale}) translate(${MARGIN - cut.left}px, ${MARGIN - cut.top}px)` }
        }
      >
        {picture.part === 'board' && Shared !== undefined && (
          <section className="r-board">
            <Shared {...board} />
          </section>
        )}
        {picture.part === 'mine' && Own !== undefined && (
          <section className="r-own" data-seat={0}>
            <Own {...board} seat={0} />
          </section>
        )}
        {picture.part === 'goods' && Goods !== undefined && (
          <section className="r-goods">
            <Goods {...board} seat={0} />
          </section>
        )}
        {lit !== null && <div className="picture-ring" style={{ ...lit }} />}
      </div>
    </div>
  )
}
