/** Why a turn cannot be looked at in advance is said: others are asked in secret whether they play cards. */

import { reveals } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { revealed } from '../ui/revealed.ts'
import { clearBoard, give, k, table } from './scenario.ts'

const MEAT_CARD = 10

function afterClay(workers: number, others: number, hand: readonly number[]) {
  const scene = table(2, 0)
  clearBoard(scene)
  give(scene, 0, { workers })
  give(scene, 1, { workers: others, meat: 2, hand })
  const choice = { space: 'clayDelivery', workers: 1 }
  const after = k.clone(scene.m)
  expect(k.play(after, 0, { choice })).toBeNull()
  const view = k.view(scene.m, 0)
  const said = revealed(view, { choice }, 'en')
  return {
    reveals: reveals(k, scene.m, after, 0),
    said,
    drawn: revealed(view, { choice: { space: 'bonusCard', workers: 1 } }, 'de'),
  }
}

test('[H-ANY-02] who has no workers left is asked about cards between two turns of another: that is said', () => {
  expect(afterClay(3, 0, [MEAT_CARD])).toEqual({ reveals: true, said: 'Others may now play cards', drawn: null })
  // Without cards nobody is asked, and whose turn comes next plays them then.
  expect(afterClay(3, 0, [])).toEqual({ reveals: false, said: null, drawn: null })
  expect(afterClay(3, 3, [MEAT_CARD])).toEqual({ reveals: false, said: null, drawn: null })
})
