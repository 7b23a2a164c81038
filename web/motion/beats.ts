/** Which of what happened is worth seeing for a moment, and for how long it is shown. */

import { type GameEvent, toText, type View } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import type { Beat, BoardProps, GameUi } from '@dorfplatz/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { motionPace, settings } from '../app/settings.ts'
import { sound } from './sound.ts'

/** Milliseconds at the usual pace for a title alone, for each letter of what is told below it, and for each figure. */
const BEAT_MS = 1_700
const LETTER_MS = 30
const FIGURE_MS = 150
/** Who has not read it by then finds it in the log. */
const LONGEST_MS = 4_500

type Told = Pick<BoardProps, 'lang' | 'text'>

/** A harvest in three, the end of its round, and the next. */
const MOST = 6

/** Of more than that the scenes are kept, the newest of them: whoever skips others' moves still sees a mass. */
const SCENES = 3

/** What waited while the game went on by more lines than this is not shown any more: the board tells of another moment. */
const STALE = 16

/** So far back a move may ask what came before it: longer than any harvest. */
const EARLIER = 60

/** The beats in the lines after one; where somebody was away for long, the newest scenes and the last. None of them lies over a result. */
export function beatsAfter(
  log: readonly Line[],
  seq: number,
  view: View,
  ui: GameUi,
  { lang, text }: Told,
  before: View | null = null,
): readonly Beat[] {
  if (view.over) return NONE
  const from = log.findIndex((line) => line.seq > seq)
  if (from < 0) return NONE
  const events: GameEvent[] = log.slice(Math.max(0, from - EARLIER), from).flatMap((line) => line.events)
  const lines = log.slice(from).filter((line) => line.events.length > 0)
  const beats: Beat[] = []
  for (const [i, line] of lines.entries()) {
    const later = lines.slice(i + 1).flatMap((next) => next.events)
    const earlier = { view: lines.length === 1 ? before : null, events, seen: before, later }
    beats.push(...(ui.beats?.(line.events, view, lang, text, earlier) ?? NONE))
    events.push(...line.events)
  }
  if (beats.length <= MOST) return beats
  const scenes = beats.slice(0, -1).filter(({ scene }) => scene === true)
  return [...scenes.slice(-SCENES), ...beats.slice(-1)]
}

/** All that is told in a beat: for the time it takes to read it, and for those who hear it. */
export function wordsIn({ title, told, each = [] }: Beat, names: readonly string[]): string {
  const seats = each.map((one) => [{ seat: one.seat }, ': ', ...one.told])
  return [title, ...[told, ...seats].map((s) => toText(s, (seat) => names[seat] ?? ''))]
    .filter((s) => s !== '')
    .join('. ')
}

/** How long a beat stands: as long as it is read. Who only wants less motion sees it without any. */
function holdOf(beat: Beat): number {
  const pace = motionPace()
  const letters = wordsIn(beat, NONE_NAMED).length - beat.title.length
  const ms = Math.min(LONGEST_MS, BEAT_MS + LETTER_MS * letters + FIGURE_MS * (beat.figures?.length ?? 0))
  return ms * (pace === 0 ? 1 : pace)
}

const NONE: readonly Beat[] = []
const NO_QUEUE: readonly { readonly beat: Beat; readonly seq: number }[] = []
const NONE_NAMED: readonly string[] = []

/** The beat on show, until it was read or something is pressed: nothing waits for it. */
export function useBeats(log: readonly Line[], view: View, ui: GameUi, told: Told): Beat | null {
  const [queue, setQueue] = useState(NO_QUEUE)
  const last = useRef<{ readonly seq: number; readonly view: View } | null>(null)
  const newest = log.at(-1)?.seq ?? 0
  const latest = useRef({ log, view, ui, told })
  latest.current = { log, view, ui, told }
  // Before the page is painted: a board that waits for its moment is not seen ahead of it.
  useLayoutEffect(() => {
    const before = last.current
    const now = latest.current
    last.current = { seq: newest, view: now.view }
    if (before === null || newest <= before.seq || document.hidden || settings().speed === 'off') return
    const more = beatsAfter(now.log, before.seq, now.view, now.ui, now.told, before.view)
    if (more.length > 0) setQueue((rest) => [...rest, ...more.map((beat) => ({ beat, seq: newest }))])
  }, [newest])
  const [first = null] = queue
  // The result is looked at without anything over it.
  const shown = view.over || first === null ? null : first.beat
  useEffect(() => {
    if (shown === null) return
    sound('round')
    const go = () =>
      setQueue((rest) => rest.slice(1).filter(({ seq }) => (latest.current.log.at(-1)?.seq ?? 0) - seq <= STALE))
    const next = setTimeout(go, holdOf(shown))
    // A press on it leads to the next; one anywhere else has seen enough of all.
    const enough = ({ target }: Event) =>
      target instanceof Element && target.closest('.beat') !== null ? go() : setQueue(NO_QUEUE)
    window.addEventListener('pointerdown', enough, { capture: true })
    window.addEventListener('keydown', enough, { capture: true })
    return () => {
      clearTimeout(next)
      window.removeEventListener('pointerdown', enough, { capture: true })
      window.removeEventListener('keydown', enough, { capture: true })
    }
  }, [shown])
  return shown
}

const held = new WeakMap<View, View>()

/** The boards at a moment that has passed: nothing on them is to be chosen; what is asked stands where it always stands. */
export function heldView(then: View): View {
  const known = held.get(then) ?? { ...then, decisions: [], anytime: [] }
  held.set(then, known)
  return known
}
