/** Words for what lies on action spaces. */

import { collecting, type Match } from '@dorfplatz/kernel'
import type { Word } from '../../../cards/effects.ts'
import { EVENT } from '../../../cards/moments.ts'
import { emit } from '../../emit.ts'
import { goodName, goodOf, WOOD } from '../../goods.ts'
import { fencesLeft, playerOf } from '../../player.ts'
import type { State } from '../../state.ts'
import { SPACES, spaceNamed, spaceOf } from '../../work/spaces.ts'
import { GOOD_INDEX } from '../counting.ts'
import { giveGoods } from '../giving.ts'
import type { Words } from './table.ts'

export const spacesWords = {
  clear: {
    possible: (m, _, w) => (m.state.lies[spaceNamed(w.space)] ?? 0) > 0,
    run: (m, seat, w, stack, source) => {
      const space = spaceNamed(w.space)
      const n = m.state.lies[space] ?? 0
      m.state.lies[space] = 0
      giveGoods(m, seat, goodOf(w.good), n, stack, Number(source))
    },
  },
  layOn: {
    run: (_, seat, w, stack, source) => {
      stack.push({ op: 'layOn', seat, card: Number(source), good: goodOf(w.good) })
    },
  },
  spread: {
    possible: (m, _, w) => share(m, w) > 0,
    run: (m, seat, w) => {
      const n = share(m, w)
      const from = spaceNamed(w.from)
      const good = spaceOf(from).pile?.good ?? WOOD
      m.state.lies[from] = (m.state.lies[from] ?? 0) - n * w.to.length
      m.state.extra = [...m.state.extra, ...w.to.flatMap((key) => [spaceNamed(key), good, n])]
      for (const key of w.to) {
        if (collecting()) emit({ kind: 'left', seat, space: spaceNamed(key), goods: { [goodName(good)]: n } })
      }
    },
  },
  mark: {
    run: (m, seat, _, stack, source) => {
      if (fencesLeft(playerOf(m, seat)) > 0) stack.push({ op: 'layOn', seat, card: Number(source), good: -1 })
    },
  },
  leave: {
    possible: (m, seat, w) =>
      Object.entries(w.goods).every(([good, n]) => {
        const i = GOOD_INDEX[good] ?? 0
        return lay(m, i) >= n && (playerOf(m, seat).goods[i] ?? 0) >= n
      }),
    run: (m, seat, w) => {
      const space = m.state.event[EVENT.space] ?? 0
      const p = playerOf(m, seat)
      for (const [name, n] of Object.entries(w.goods)) {
        const good = GOOD_INDEX[name] ?? 0
        p.goods[good] = (p.goods[good] ?? 0) - n
        if (spaceOf(space).pile?.good === good) m.state.lies[space] = (m.state.lies[space] ?? 0) + n
        else m.state.extra = [...m.state.extra, space, good, n]
      }
      if (collecting()) emit({ kind: 'left', seat, space, goods: { ...w.goods } })
    },
  },
} satisfies Partial<Words>

/** Of a good just taken, what had been lying on the space; the supply's share does not count (A-OCCARD-G09). */
function lay(m: Match<State>, good: number): number {
  const space = SPACES[m.state.event[EVENT.space] ?? -1]
  if (space === undefined) return 0
  let n = m.state.event[good] ?? 0
  for (let i = 0; i < space.take.length; i += 2) if (space.take[i] === good) n -= space.take[i + 1] ?? 0
  return n
}

/** Equal shares of what lies on a space, rounded down. */
function share(m: Match<State>, { from, to }: Extract<Word, { do: 'spread' }>): number {
  return Math.floor((m.state.lies[spaceNamed(from)] ?? 0) / to.length)
}
