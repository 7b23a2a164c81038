/** Plays a plan on the page: pictures travel on a sheet above it, pieces shift on their boards, numbers count once. */

import type { Box, Flight, Plan } from './flights.ts'
import { boxOf, numberOf, type Seen, spotsOf } from './marks.ts'

/** The look's durations in milliseconds; a fast table halves them. */
const MOVE = 280
const DEAL = 420
/** So long after a move nearly everything has landed: what changes the page until then makes flights stumble. */
export const LANDED = 500
const APART_MS = 40
/** Goods set out while the piece that brings them still travels. */
const AFTER_PIECE = 120
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
const UNDERLINED_MS = 2000
/** What is in the air: asking the page for it would make the browser lay it out. */
const aloft = new Set<Animation>()

/** Whose colour a picture has, it has from what it stands in. */
const SEATS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5']
const OF_A_SEAT = SEATS.map((name) => `.${name}`).join()

function sheet(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.flights')
  if (found !== null) return found
  const made = document.createElement('div')
  made.className = 'flights'
  made.setAttribute('aria-hidden', 'true')
  document.body.append(made)
  return made
}

/** Clears the sheet: everything in the air has landed. */
export function land(): void {
  document.querySelector('.flights')?.replaceChildren()
  for (const animation of aloft) animation.cancel()
  aloft.clear()
}

function fly(element: Element, poses: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(poses, timing)
  aloft.add(animation)
  animation.addEventListener('finish', () => aloft.delete(animation))
  return animation
}

function ghostAt(box: Box): HTMLElement {
  const ghost = document.createElement('div')
  ghost.className = 'ghost'
  Object.assign(ghost.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px`, height: `${box.h}px` })
  return ghost
}

/** A picture cut out of the page, to be laid on the sheet where `box` is. */
function cutOut(element: Element, box: Box): HTMLElement {
  const ghost = ghostAt(box)
  const seat = element.closest(OF_A_SEAT)
  ghost.classList.add(...SEATS.filter((name) => seat?.classList.contains(name) === true))
  const copy = element.cloneNode(true) as Element
  for (const marked of [copy, ...copy.querySelectorAll('[data-piece], [data-at], [data-option], [id]')]) {
    for (const name of ['data-piece', 'data-at', 'data-option', 'id']) marked.removeAttribute(name)
  }
  ghost.append(copy)
  return ghost
}

function hold(element: Element, ms: number): void {
  fly(element, [{ opacity: 0 }, { opacity: 0 }], { duration: ms })
}

/** A number that has changed, and a picture of how it stood. */
interface Counted {
  readonly key: string
  readonly number: Element
  /** Null where the words did not change. */
  readonly was: HTMLElement | null
}

/** Everything is read before anything is written: each look after a change makes the browser lay out the page anew. */
function readCounts(keys: readonly string[], before: Seen, now: Seen): readonly Counted[] {
  return keys.flatMap((key): Counted[] => {
    const element = now.elements.get(key)
    if (element === undefined || element.hasAttribute('data-each')) return []
    const number = numberOf(element)
    const words = before.numbers.get(key)
    if (words === undefined || words === number.textContent) return [{ key, number, was: null }]
    const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(number)
    const was = ghostAt(boxOf(number))
    was.textContent = words
    Object.assign(was.style, { fontFamily, fontSize, fontWeight, color })
    return [{ key, number, was }]
  })
}

/** The number keeps its old value until what changes it has arrived, then is pressed once. */
function count({ number, was }: Counted, layer: Element, ms: number): void {
  if (was !== null && ms > 0) {
    layer.append(was)
    fly(was, [{ opacity: 1 }, { opacity: 1 }], { duration: ms }).onfinish = () => was.remove()
    hold(number, ms)
  }
  fly(number, [{ transform: 'scale(1.35)' }, { transform: 'scale(0.98)', offset: 0.7 }, { transform: 'none' }], {
    delay: ms,
    duration: MOVE,
    easing: EASE,
  })
}

const middle = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })

/** From one place to another on a straight path, with a slight lift; pressed by two per cent where it lands. */
function send(ghost: HTMLElement, flight: Flight, base: Box, timing: { delay: number; duration: number }): Animation {
  const card = flight.of === 'card' && flight.piece !== null
  const leaves = ghost.dataset.leaves !== undefined
  const pose = (at: Box, scale: number, lift: number, turned: number): string => {
    const [a, b] = [middle(at), middle(base)]
    const turn = card ? ` perspective(900px) rotateY(${turned}deg)` : ''
    return `translate(${a.x - b.x}px, ${a.y - b.y - lift}px) scale(${scale})${turn}`
  }
  const small = card ? 0.2 : 0.75
  const first = leaves ? 1 : Math.max(small, Math.min(1, flight.from.w / Math.max(1, base.w)))
  const last = leaves ? 0.6 : 1
  const end = leaves ? 0 : 1
  return fly(
    ghost,
    [
      { transform: pose(flight.from, first, 0, leaves ? 0 : 180), opacity: 1, easing: EASE },
      { transform: pose(flight.to, last * 1.04, 4, leaves ? 180 : 0), opacity: 1, offset: 0.82 },
      { transform: pose(flight.to, last * 0.98, 0, leaves ? 180 : 0), opacity: end, offset: 0.92 },
      { transform: pose(flight.to, last, 0, leaves ? 180 : 0), opacity: end },
    ],
    { ...timing, fill: 'both' },
  )
}

/** Where pieces only appear: the changed number is underlined for two seconds. */
export function underline(changed: readonly Element[]): void {
  for (const element of changed) {
    element.setAttribute('data-changed', '')
    setTimeout(() => element.removeAttribute('data-changed'), UNDERLINED_MS)
  }
}

/** Plays it; returns how long it takes. */
export function perform(wanted: Plan, before: Seen, now: Seen, pace: number): number {
  const layer = sheet()
  const counts = readCounts(wanted.changed, before, now)
  const pieces = wanted.shifts.length > 0 || wanted.flights.some((f) => f.piece !== null || f.target?.spot != null)
  const arrives = new Map<string, number>()
  const ghosts: HTMLElement[] = []
  const held: Element[] = []
  let last: Animation | null = null
  let end = 0
  for (const { id, dx, dy } of wanted.shifts) {
    const element = now.elements.get(id)
    if (element === undefined) continue
    const poses = [
      { transform: `translate(${dx}px, ${dy}px)`, easing: EASE },
      { transform: 'translate(0, -2px) scale(1.03)', offset: 0.85 },
      { transform: 'scale(0.98)', offset: 0.94 },
      { transform: 'none' },
    ]
    fly(element, poses, { duration: MOVE * pace })
    end = Math.max(end, MOVE * pace)
  }
  for (const flight of wanted.flights) {
    const good = flight.piece === null && flight.target?.spot == null
    const ms = (flight.of === 'card' && flight.piece !== null ? DEAL : MOVE) * pace
    const delay = ((good && pieces ? AFTER_PIECE : 0) + flight.order * APART_MS) * pace
    const drawn = now.elements.get(flight.picture) ?? before.elements.get(flight.picture)
    if (drawn === undefined) continue
    const spots = flight.piece === null ? spotsOf(drawn) : []
    const picture = flight.piece !== null ? drawn : (spots.at(-1) ?? drawn)
    const arrived = flight.piece === null ? undefined : now.elements.get(flight.piece)
    const leaves = flight.piece !== null && arrived === undefined
    const base = leaves ? flight.from : flight.to
    const ghost = cutOut(picture, base)
    if (leaves) ghost.dataset.leaves = ''
    if (flight.of === 'card' && flight.piece !== null) ghost.dataset.card = ''
    layer.append(ghost)
    ghosts.push(ghost)
    const sent = send(ghost, flight, base, { delay, duration: ms })
    if (delay + ms >= end) last = sent
    if (arrived !== undefined) held.push(arrived)
    if (flight.target !== null) {
      const place = now.elements.get(flight.target.key)
      const spot = flight.target.spot === null || place === undefined ? null : spotsOf(place)[flight.target.spot]
      if (spot !== null) held.push(...(spot === undefined ? [] : [spot]))
      else arrives.set(flight.target.key, Math.max(arrives.get(flight.target.key) ?? 0, delay + ms))
    }
    end = Math.max(end, delay + ms)
  }
  // What has arrived waits under its picture for the last: the page is painted anew once, not for every one of them.
  for (const element of held) hold(element, end)
  if (last !== null) {
    last.onfinish = () => {
      for (const ghost of ghosts) ghost.remove()
    }
  }
  for (const counted of counts) count(counted, layer, arrives.get(counted.key) ?? 0)
  return end
}
