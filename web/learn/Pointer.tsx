/** The printer's hand: stands at the thing a step is about, with a ring around it. */

import { useEffect, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Boards are drawn anew and pages scroll: often enough to follow, seldom enough to cost nothing. */
const LOOK_MS = 120
/** Room for the hand above the thing. */
const HAND = 54

/** A thing that has no box of its own stands where its drawing does. */
function boxOf(found: Element): Place | null {
  for (const part of [found, ...found.querySelectorAll('*')]) {
    const { left, top, width, height } = part.getBoundingClientRect()
    if (width > 0 && height > 0) return { left, top, width, height }
  }
  return null
}

function placeOf(mark: string): Place | null {
  for (const found of document.querySelectorAll(mark)) {
    const box = boxOf(found)
    if (box !== null) return box
  }
  return null
}

const isSame = (a: Place | null, b: Place | null): boolean =>
  a === b ||
  (a !== null && b !== null && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height)

/** Into the upper third of the page where it is out of sight: on a phone the teacher stands at the foot. */
function bringIntoSight(mark: string): void {
  const place = placeOf(mark)
  const found = document.querySelector(mark)
  if (place === null || found === null) return
  const isInSight = place.top >= HAND && place.top + place.height <= window.innerHeight * 0.62
  if (!isInSight) found.scrollIntoView({ block: 'center', behavior: 'instant' })
}

export function Pointer({ mark }: { mark: string }) {
  const [place, setPlace] = useState<Place | null>(null)
  useEffect(() => {
    bringIntoSight(mark)
    const look = () =>
      setPlace((before) => {
        const now = placeOf(mark)
        return isSame(before, now) ? before : now
      })
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [mark])
  if (place === null) return null
  const above = place.top > HAND
  return (
    <div aria-hidden="true" className="lesson-marks">
      <div
        className="taught-ring"
        style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
      />
      <div
        className={`pointer${above ? '' : ' beside'}`}
        style={
          above
            ? { left: place.left + place.width / 2 - HAND / 2, top: place.top - HAND + 8 }
            : { left: Math.max(0, place.left - HAND + 6), top: place.top + place.height / 2 - HAND / 2 }
        }
      >
        <Icon name="point" className="i48" />
      </div>
    </div>
  )
}
