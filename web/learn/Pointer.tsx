/** The printer's hand: stands at the thing a step is about, with a ring around it. */

import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../parts/Icon.tsx'
import { HAND, hiddenAt, leastHiding, type Standing, standingsAt } from './hand.ts'
import { bringIntoSight, common, findMarked, type Place, windowOn } from './inSight.ts'

/** Boards are drawn anew and pages scroll: often enough to follow, seldom enough to cost nothing. */
const LOOK_MS = 120

interface Pointed {
  readonly ring: Place
  /** Absent where there is no room for it. */
  readonly hand: Standing | null
}

const isSame = (a: Place | undefined, b: Place): boolean =>
  a !== undefined && a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height

const wholePage = (): Place => ({ left: 0, top: 0, width: window.innerWidth, height: window.innerHeight })

/** Where ring and hand stand now; null where nothing of the thing is in sight. */
function pointAt(mark: string, before: Pointed | null): Pointed | null {
  const found = findMarked(mark)
  const seen = found === null ? null : windowOn(found)
  const ring = found === null || seen === null ? null : common(found.place, seen)
  if (ring === null) return null
  if (before !== null && isSame(before.ring, ring)) return before
  return { ring, hand: leastHiding(standingsAt(ring), wholePage(), hiddenAt) }
}

/** `presses` while the teacher shows what to do: the hand taps the thing. */
export function Pointer({ mark, presses }: { mark: string; presses: boolean }) {
  const [pointed, setPointed] = useState<Pointed | null>(null)
  /** The room in which the thing was brought into sight: once there, whoever scrolls away is not called back. */
  const brought = useRef('')
  useEffect(() => {
    brought.current = ''
    const look = () => {
      const found = findMarked(mark)
      const seen = found === null ? null : windowOn(found)
      const room = seen === null ? '' : `${Math.round(seen.top)} ${Math.round(seen.height)}`
      // The thing may come later than its step, behind another tab, and the teacher's sheet may take more room then.
      if (found !== null && room !== brought.current) {
        bringIntoSight(found)
        brought.current = room
      }
      setPointed((before) => pointAt(mark, before))
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [mark])
  if (pointed === null) return null
  const { ring, hand } = pointed
  // Over everything: the teacher's sheet lies below some of the boards it speaks of.
  return createPortal(
    <div aria-hidden="true" className="lesson-marks">
      <div className="taught-ring" style={{ left: ring.left, top: ring.top, width: ring.width, height: ring.height }} />
      {hand !== null && (
        <div className={`pointer ${hand.side}`} style={{ left: hand.left, top: hand.top, width: HAND, height: HAND }}>
          <Icon name="point" className={presses ? 'i48 presses' : 'i48'} />
        </div>
      )}
    </div>,
    document.body,
  )
}
