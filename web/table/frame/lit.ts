/** On phones a region is longer than its place: what a question has lit up is brought into sight once, and stays there. */

import { useEffect, useRef } from 'react'
import { motionPace } from '../../app/settings.ts'
import { bringIntoSight, common, type Found, findAll, isInSight, windowOn } from '../../learn/inSight.ts'
import { LANDED } from '../../motion/perform.ts'

const LIT = ['.can', '.highlighted', '.v-spot.may', '.v-figure.may', '.fan .play']
  .map((mark) => `.regions ${mark}`)
  .join()

/** The lists over a phone that lies on its side are no part of the board below them. */
const COVERS = '.step-sheet :is(.list, .amounts), .teacher-sheet'

function isSeen(found: Found): boolean {
  const seen = windowOn(found, COVERS)
  if (seen === null || !isInSight(found.place, seen)) return false
  const both = common(found.place, seen)
  return both !== null && both.width >= Math.min(found.place.width, seen.width) - 1
}

/**
 * @param asking the question at hand; on every tab it is brought into sight once
 * @param still the page is not a phone's, or something else leads the eye
 */
export function useLit(asking: string | undefined, tab: string, still: boolean): void {
  const looked = useRef<{ readonly asking: string; readonly tab: string } | null>(null)
  useEffect(() => {
    if (still || asking === undefined) return
    const before = looked.current
    if (before?.asking === asking && before.tab === tab) return
    const look = () => {
      looked.current = { asking, tab }
      const lit = findAll(LIT)
      const [first] = lit
      if (first !== undefined && !lit.some(isSeen)) bringIntoSight(first, COVERS)
    }
    // What travels to the board arrives before the board moves; who turns to another tab has waited already.
    const timer = setTimeout(look, before?.asking === asking ? 0 : LANDED * motionPace())
    return () => clearTimeout(timer)
  }, [asking, tab, still])
}
