/** What is to be heard at a table: one's turn, a refusal, the end. */

import { useEffect, useRef } from 'react'
import { sound } from '../../motion/sound.ts'

export function useSounds(mine: boolean, refused: boolean, over: boolean): void {
  const before = useRef({ mine, refused, over })
  useEffect(() => {
    const was = before.current
    before.current = { mine, refused, over }
    if (over && !was.over) sound('over')
    else if (refused && !was.refused) sound('no')
    else if (mine && !was.mine) sound('turn')
  }, [mine, refused, over])
}
