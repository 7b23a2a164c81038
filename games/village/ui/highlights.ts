/** Where on the boards the viewer's answers lie: on spaces, stones, workshops, customers, steps, castles and members. */

import { type Answer, type ChoiceIn, chosen, DONE, type Json, PASS } from '@dorfplatz/kernel'
import { boxAt } from '../cards/box.ts'
import { castleNumber } from '../rules/actions/travel.ts'
import type { Member, Take } from '../rules/choices.ts'
import { type SpaceId, STEPS } from '../rules/codes.ts'
import type { PayFrame, VillageDecision } from '../rules/frames.ts'
import { fromModules } from './modules.ts'
import type { Option, Props } from './props.ts'
import {
  buildingSpot,
  castleSpot,
  figureSpot,
  roadSpot,
  SUPPLY,
  spaceSpot,
  stepSpot,
  stoneSpot,
  tileSpot,
  WELL,
} from './spots.ts'

const memberSpot = ({ at, generation, bread }: Member): string => figureSpot(at, generation, bread)

const takeSpot = ({ from, take }: Take): string => stoneSpot(from, take)

/** The step a member stands on. */
const stepOf = ({ at }: Member): number => (at === 'farm' ? 0 : Number(at.slice(-1)))

/** A payment lies where that is which it pays for. */
function paidAt(then: PayFrame['then']): string {
  switch (then.op) {
    case 'advance':
      return stepSpot('council', stepOf(then.member) + 1)
    case 'journey':
      return castleSpot(castleNumber(then.to))
    case 'produce':
      return buildingSpot(then.building)
    case 'sale':
      return tileSpot(then.tile)
    case 'privilegeCoin':
      return stepSpot('council', STEPS)
    case 'picked':
      return spaceSpot('church')
    default:
      return fromModules(({ paidAt: own }) => own?.(then)) ?? SUPPLY
  }
}

type Asked = Pick<VillageDecision, 'kind' | 'args'>

/** The spots of an answer, the most telling first; none where it speaks of no place, such as declining. */
export function spotsOf(asked: VillageDecision, choice: ChoiceIn<VillageDecision>): readonly string[] {
  const own = fromModules(({ spots }) => spots?.(asked, choice))
  if (own !== undefined) return own
  const one = chosen(asked, choice)
  if (one.choice === PASS || one.choice === DONE) return one.kind === 'product' ? [buildingSpot(one.args.building)] : []
  switch (one.kind) {
    case 'turn':
      if ('play' in one.choice) return []
      return ['use' in one.choice ? WELL : takeSpot(one.choice)]
    case 'connyStone':
      return [takeSpot(one.choice)]
    case 'well':
      return [WELL]
    case 'wellAction':
    case 'freeAction':
    case 'harvest':
      return 'play' in one.choice ? [] : [spaceSpot(one.choice.action)]
    case 'family':
      return ['birth' in one.choice ? spaceSpot('family') : memberSpot(one.choice.member)]
    case 'craft':
      return [buildingSpot('train' in one.choice ? one.choice.train : one.choice.make)]
    case 'product':
      return [buildingSpot(one.args.building)]
    case 'trainee':
      return [buildingSpot(one.args.building), memberSpot(one.choice.member)]
    case 'council':
      if ('enter' in one.choice) return [stepSpot('council', 1)]
      if ('privilege' in one.choice) return [stepSpot('council', one.choice.privilege)]
      return [stepSpot('council', stepOf(one.choice.advance) + 1), memberSpot(one.choice.advance)]
    case 'councillor':
      return [stepSpot('council', 1), memberSpot(one.choice.member)]
    case 'privilege':
      return [stepSpot('council', one.choice.privilege)]
    case 'takeGood':
      return [stepSpot('council', 3)]
    case 'stones': {
      const { why } = one.args
      return [why === 'council' ? stepSpot('council', 2) : why === 'castle' ? spaceSpot('travel') : SUPPLY]
    }
    case 'travel': {
      if ('play' in one.choice) return []
      const [from, to] = [castleNumber(one.choice.from), castleNumber(one.choice.travel)]
      return [castleSpot(to), roadSpot(from, to)]
    }
    case 'traveler':
      return [castleSpot(castleNumber(one.args.to)), memberSpot(one.choice.member)]
    case 'church':
      return [spaceSpot('church')]
    case 'novice':
      return [spaceSpot('church'), memberSpot(one.choice.member)]
    case 'pay':
      return [paidAt(one.args.then)]
    case 'serve':
      return 'serve' in one.choice ? [tileSpot(one.choice.serve)] : []
    case 'dies':
    case 'pick':
      return [memberSpot(one.choice.member)]
    case 'climb':
      return [stepSpot('church', stepOf(one.choice.member) + 1), memberSpot(one.choice.member)]
    default:
      return []
  }
}

/** The space that is asked about each question; the banner says no. */
const ASKED_ABOUT: { readonly [kind in VillageDecision['kind']]?: SpaceId } = {
  harvest: 'harvest',
  family: 'family',
  craft: 'crafts',
  serve: 'market',
  travel: 'travel',
  council: 'council',
  privilege: 'council',
  church: 'church',
}

type Asking = Pick<Props, 'view' | 'me' | 'options' | 'staged' | 'stagedKinds'>

/** The question on this screen; the client's contract does not know whose game it is. */
function askedIn(props: Asking): VillageDecision | undefined {
  return props.me === null ? undefined : (props.view.decisions[0] as VillageDecision | undefined)
}

/** An answer of a listed option is one of the question's choices. */
const choiceIn = (option: Option): ChoiceIn<VillageDecision> => option.answer.choice as ChoiceIn<VillageDecision>

/** The number of an own member at a place, if there is one. */
function ownAt(props: Asking, place: string): number | undefined {
  return props.view.table.families[props.me ?? -1]?.members.find((m) => m.place === place)?.generation
}

const endOf = (end: number): string => (end === 0 ? 'farm' : `castle${end}`)

/** The road towards a castle that somebody of one's own could set out on; else any. */
function roadTo(props: Asking, castle: number): Json | null {
  const ends = boxAt(props.view.options).paths.flatMap(({ a, b }) => (a === castle ? [b] : b === castle ? [a] : []))
  const away = ends.filter((end) => end > 0)
  const stands = (end: number) => ownAt(props, endOf(end)) !== undefined
  const from = away.find(stands) ?? ends.find(stands) ?? ends[0]
  return from === undefined ? null : { travel: endOf(castle), from: endOf(from) }
}

/** The answer to ask about where a spot offers none; null where the question has nothing to do with it. */
function asksAt(props: Asking, { kind }: Asked, spot: string): Json | null {
  const [of = '', one = '', two = ''] = spot.split(':')
  const n = Number(one)
  const isSpot = (wanted: string) => of === wanted
  const own = fromModules((ui) => ui.asksAt?.(props, kind, spot))
  if (own !== undefined) return own
  if (isSpot('figure')) return askAbout(kind, one, Number(two))
  switch (kind) {
    case 'turn': {
      if (spot === WELL) return { use: WELL }
      const stones = props.view.table.spaces.find(({ id }) => id === one)?.stones
      const isBare = stones !== undefined && Object.values(stones).every((left) => left === 0)
      return isSpot('space') && isBare ? { take: 'orange', from: one } : null
    }
    case 'wellAction':
    case 'freeAction':
      return isSpot('space') ? { action: one } : null
    case 'craft':
      return isSpot('building') ? { make: one, by: 'pay' } : null
    case 'serve':
      return isSpot('tile') ? { serve: one } : null
    case 'council':
      return isSpot('council') ? (n === 1 ? { enter: 'council' } : { privilege: n }) : null
    case 'privilege':
      return isSpot('council') ? { privilege: n } : null
    case 'family':
      return spot === spaceSpot('family') ? { birth: 1 } : null
    case 'climb': {
      const below = isSpot('church') ? ownAt(props, `church${n - 1}`) : undefined
      return below === undefined ? null : { member: { at: `church${n - 1}`, generation: below } }
    }
    case 'travel': {
      if (isSpot('castle')) return roadTo(props, n)
      if (!isSpot('road')) return null
      const other = Number(two)
      const back = n > 0 && ownAt(props, endOf(n)) === undefined && ownAt(props, endOf(other)) !== undefined
      return back ? { travel: endOf(n), from: endOf(other) } : { travel: endOf(other), from: endOf(n) }
    }
    default:
      return null
  }
}

/** The same for an own member. */
function askAbout(kind: VillageDecision['kind'], place: string, generation: number): Json | null {
  const member = { at: place, generation }
  if (kind === 'dies') return { member }
  if (kind === 'family') return place === 'bag' ? { member } : null
  if (kind === 'climb') return place.startsWith('church') ? { member } : null
  if (kind === 'council') return place.startsWith('council') ? { advance: member } : null
  return null
}

/** A spot: what may be done there, or the answer to ask about why nothing may; stamped where it was chosen. */
export interface Highlight {
  readonly ways: readonly Option[]
  readonly why: Answer | null
  readonly stamped: boolean
}

export interface Highlights {
  readonly asked: VillageDecision | null
  readonly at: (spot: string) => Highlight
  /** How to decline, on the space the question is about; null elsewhere. */
  readonly declining: (space: SpaceId) => Option | null
  /** The space the question is about; null where it is about none. */
  readonly about: SpaceId | null
  /** All that can be done lies on this one spot: its choices lie open by themselves. */
  readonly only: string | null
}

/** Where the answers lie that wait for confirmation: the space whose stone was taken, the workshop, the castle. */
export function stampsOf(staged: Asking['staged'], kinds: Asking['stagedKinds']): ReadonlySet<string> {
  const spots = staged.flatMap(({ choice }, i) => stampOf(kinds[i] ?? '', choice))
  return new Set(spots)
}

/** Only kinds whose answers say by themselves where they were given: their frames are gone. */
function stampOf(kind: string, choice: Json): readonly string[] {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return []
  const said = choice as { readonly [key: string]: Json }
  const name = (key: string): string => (typeof said[key] === 'string' ? said[key] : '')
  switch (kind) {
    case 'turn':
      return [said.use === WELL ? WELL : `space:${name('from')}`]
    case 'wellAction':
    case 'freeAction':
      return [`space:${name('action')}`]
    case 'craft':
      return [`building:${name('train')}${name('make')}`]
    case 'council':
      return said.enter === undefined ? [] : [stepSpot('council', 1)]
    case 'travel':
      return [castleSpot(castleNumber(name('travel')))]
    default:
      return []
  }
}

/** Everything that is lit now, read off the view's options. */
export function highlightsOf(props: Asking): Highlights {
  const asked = askedIn(props)
  const ways = new Map<string, Option[]>()
  const firsts = new Set<string>()
  let placed = 0
  for (const option of props.options) {
    if (asked === undefined || option.decision?.id !== asked.id) continue
    const spots = spotsOf(asked, choiceIn(option))
    for (const spot of spots) ways.set(spot, [...(ways.get(spot) ?? []), option])
    const [first] = spots
    if (first === undefined) continue
    firsts.add(first)
    placed++
  }
  const stamps = stampsOf(props.staged, props.stagedKinds)
  const at = (spot: string): Highlight => {
    const here = ways.get(spot) ?? []
    const choice = asked === undefined || here.length > 0 ? null : asksAt(props, asked, spot)
    return {
      ways: here,
      why: choice === null || asked === undefined ? null : { to: asked.id, choice },
      stamped: stamps.has(spot) || here.some((option) => option.chosen),
    }
  }
  const no = props.options.find(({ decision, answer }) => decision?.id === asked?.id && answer.choice === PASS)
  const about =
    asked === undefined ? undefined : (ASKED_ABOUT[asked.kind] ?? fromModules((ui) => ui.about?.[asked.kind]))
  const declining = (space: SpaceId) => (about === space ? (no ?? null) : null)
  const [only] = firsts
  return {
    asked: asked ?? null,
    at,
    declining,
    about: about ?? null,
    only: firsts.size === 1 && placed > 1 ? (only ?? null) : null,
  }
}

/** The space of the board on which a spot lies, by name. */
export function placeOf(spot: string): string {
  const own = fromModules((ui) => ui.placeOf?.(spot))
  if (own !== undefined) return own
  const [of = '', n] = spot.split(':')
  switch (of) {
    case 'space':
    case 'stone':
      return n ?? ''
    case 'building':
      return 'crafts'
    case 'tile':
      return 'market'
    case 'castle':
    case 'road':
      return 'travel'
    default:
      return of
  }
}
