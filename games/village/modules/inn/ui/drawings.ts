/** Person cards as lines of icons, read from their data: when they are played, what they do, what they are worth. */

import { ARROW, type Drawer, drawer, type IconLine, OR, type Sign, type TierLine } from '@dorfplatz/kernel'
import { BARN, MASS_FIGURES, MILL } from '../../../cards/board.ts'
import { STEPS } from '../../../rules/codes.ts'
import type { FamilyView } from '../../../rules/view.ts'
import { iconOf } from '../../../ui/pictures.ts'
import type { Person, PersonEffect, PersonMoment, PersonScore, PersonWord } from '../person.ts'

/** The sentence beside it says the same in words: a picture needs no name of its own. */
const sign = (icon: string, n = 1): Sign => ({ icon: iconOf(icon), label: '', n })
const to = (from: Sign, there: Sign): IconLine => [from, ARROW, there]

/** What is not drawn here is said only: no picture would tell it for certain. */
const draw: Drawer<PersonEffect> = drawer<PersonWord, PersonEffect>({
  good: sign,
  words: {
    toTop: () => to(sign('person'), { ...sign('church'), mark: STEPS }),
    castleMarker: () => to(sign('start'), sign('castle')),
    search: () => [sign('lens'), sign('cards')],
    fillBarn: () => [ARROW, sign('grain', BARN)],
    setClock: () => to(sign('time'), sign('quill')),
    privileges: ({ n }) => [sign('council', n)],
    asFamily: () => [sign('family')],
    besideChronicle: () => to(sign('person'), sign('quill')),
    moreAction: () => [sign('turn')],
    anyAction: () => [sign('turn')],
    millCoins: ({ n }) => [sign('time', MILL.time), sign('grain', MILL.grain), ARROW, sign('coin', n)],
    chooseFigures: () => to(sign('monk', MASS_FIGURES), sign('church')),
    freeRoad: () => to(sign('person'), sign('castle')),
    admiral: () => to(sign('captain'), sign('ship')),
    cartographer: () => to(sign('ship'), sign('island')),
    helmsman: () => to(sign('ship'), sign('wave', 2)),
    ceremony: () => to(sign('person'), sign('rings')),
    rollStones: ({ n }) => [sign('die', n)],
  },
})

const COUNTED = { grain: 'grain', redFlag: 'castle', living: 'person' } as const

function worth(score: PersonScore): IconLine | null {
  if ('per' in score) return to(sign(COUNTED[score.per]), sign('point', score.points))
  if ('perKind' in score) return [...score.perKind.map((kind) => sign(kind)), ARROW, sign('point', score.points)]
  return 'lastOfAll' in score ? [sign('point', score.lastOfAll), OR, sign('point', score.otherwise)] : null
}

const REPLACED = { chronicle: 'quill', travel: 'castle' } as const

/** What a card does or is worth; null where it has a table, or where only words will do. */
export function lineOf({ effect, score }: Pick<Person, 'effect' | 'score'>): IconLine | null {
  if (effect !== undefined) return draw.effect(effect)
  return score === undefined ? null : worth(score)
}

/** The table of a card that is worth more by number. */
export function tableOf({ score }: Pick<Person, 'score'>): readonly TierLine[] | null {
  if (score === undefined || !('table' in score)) return null
  const icon = 'left' in score ? score.left : REPLACED[score.replaces]
  return score.table.slice(1).map((points, i) => ({
    need: [sign(icon, i + 1)],
    gives: [sign('point', points)],
  }))
}

const rests = /^chronicle-/

/** The row of that table which a family's stones, dead or castles reach; null where they are none, or too many. */
export function rowOf({ score }: Pick<Person, 'score'>, family: FamilyView): number | null {
  if (score === undefined || !('table' in score)) return null
  const last = score.table.length - 1
  if ('left' in score) {
    const left = family.stones[score.left]
    return left < 1 || left > last ? null : left - 1
  }
  const { members, castles } = family
  const n = score.replaces === 'travel' ? castles.length : members.filter(({ place }) => rests.test(place)).length
  return n < 1 ? null : Math.min(n, last) - 1
}

const TURN = ['turn']
const MOMENTS: { readonly [moment in PersonMoment]: readonly string[] } = {
  any: ['turn', 'market', 'church'],
  anyButMarket: ['turn', 'church'],
  turn: TURN,
  turnEnds: TURN,
  travel: ['travel'],
  scoring: ['point'],
  last: ['point'],
  marketBegins: ['market'],
  marketEnds: ['market'],
  massBegins: ['church'],
  death: ['grave'],
  mill: ['coin'],
  hire: ['anchor'],
  hired: ['anchor'],
  load: ['chest'],
  sail: ['ship'],
}

/** When a card is played. */
export const momentOf = ({ when }: Pick<Person, 'when'>): IconLine => MOMENTS[when].map((icon) => sign(icon))

export const priceOf = ({ cost }: Pick<Person, 'cost'>): IconLine =>
  Object.entries(cost).map(([thing, n]) => sign(thing, n))
