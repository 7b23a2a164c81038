/** Where on the boards the viewer's answers lie: on spaces, stones, workshops, customers, steps, castles and members. */

import type { Answer, Decision, Json } from '@dorfplatz/kernel'
import { facts } from '../cards/facts.ts'
import { BY_PAY } from '../rules/actions/crafts.ts'
import {
  CHURCH,
  CHURCH_0,
  COUNCIL,
  COUNCIL_0,
  CRAFTS,
  FAMILY,
  figure,
  HARVEST,
  KINDS,
  MARKET,
  PLACES,
  SPACES,
  STEPS,
  TRAVEL,
} from '../rules/codes.ts'
import type { Frame, PayFrame } from '../rules/frames.ts'
import type { Option, Props } from './props.ts'

export const WELL = 'well'
/** Stones come from it before the first round, when there is no other place to speak of. */
export const SUPPLY = 'supply'

/** A spot is its kind and its numbers, such as `building:2`, `castle:4`, `figure:farm:1`. */
export const spaceSpot = (space: number): string => `space:${space}`
export const stoneSpot = (space: number, colour: number): string => `stone:${space}:${colour}`
export const buildingSpot = (building: number): string => `building:${building}`
export const tileSpot = (tile: number): string => `tile:${tile}`
export const stepSpot = (of: 'council' | 'church', step: number): string => `${of}:${step}`
export const castleSpot = (castle: number): string => `castle:${castle}`
export const roadSpot = (a: number, b: number): string => `road:${Math.min(a, b)}:${Math.max(a, b)}`
export const figureSpot = (place: string, generation: number): string => `figure:${place}:${generation}`

const home = (generation: number): string => figureSpot('farm', generation)
/** A member as it is named in a choice: where it stands, and its number. */
const member = (choice: number): string => figureSpot(PLACES[Math.floor(choice / 10)] ?? '', choice % 10)

/** A payment lies where that is which it pays for. */
function paidAt(then: PayFrame['then']): string {
  switch (then.op) {
    case 'advance':
      return stepSpot('council', then.from + 1)
    case 'journey':
      return castleSpot(then.to)
    case 'produce':
      return buildingSpot(then.building)
    case 'sale':
      return tileSpot(then.tile)
    case 'privilegeCoin':
      return stepSpot('council', STEPS)
    case 'picked':
      return spaceSpot(CHURCH)
  }
}

function councilAt(choice: Json): readonly string[] {
  if (typeof choice !== 'number') return choice === 'enter' ? [stepSpot('council', 1)] : []
  if (choice <= STEPS) return [stepSpot('council', choice)]
  return [stepSpot('council', Math.floor(choice / 10) - COUNCIL_0 + 1), member(choice)]
}

function travelAt(choice: number): readonly string[] {
  const [from, to] = [Math.floor(choice / 10), choice % 10]
  return [castleSpot(to), roadSpot(from, to)]
}

/** The spots of an answer, the most telling first; none where it speaks of no place, such as declining. */
export function spotsOf(f: Frame, choice: Json): readonly string[] {
  const n = typeof choice === 'number' ? choice : null
  switch (f.op) {
    case 'turn':
      if (choice === WELL) return [WELL]
      return n === null ? [] : [stoneSpot(Math.floor(n / KINDS), n % KINDS)]
    case 'connyStone':
      return n === null ? [] : [stoneSpot(f.space, n % KINDS)]
    case 'well':
      return [WELL]
    case 'wellAction':
    case 'freeAction':
      return n === null ? [] : [spaceSpot(n)]
    case 'harvest':
      return choice === 'harvest' ? [spaceSpot(HARVEST)] : []
    case 'family':
      return n !== null ? [member(n)] : choice === 'birth' ? [spaceSpot(FAMILY)] : []
    case 'craft':
      return n === null ? [] : [buildingSpot(Math.floor(n / 4))]
    case 'product':
      return [buildingSpot(f.building)]
    case 'trainee':
      return n === null ? [] : [buildingSpot(f.building), home(n)]
    case 'council':
      return councilAt(choice)
    case 'councillor':
      return n === null ? [] : [stepSpot('council', 1), home(n)]
    case 'privilege':
      return n === null ? [] : [stepSpot('council', n)]
    case 'favour':
      return [stepSpot('council', 3)]
    case 'stones':
      return [f.why === 'council' ? stepSpot('council', 2) : f.why === 'castle' ? spaceSpot(TRAVEL) : SUPPLY]
    case 'travel':
      return n === null ? [] : travelAt(n)
    case 'traveller':
      return n === null ? [] : [castleSpot(f.to), figureSpot(f.from === 0 ? 'farm' : `castle${f.from}`, n)]
    case 'church':
      return choice === 'skip' ? [] : [spaceSpot(CHURCH)]
    case 'novice':
      return n === null ? [] : [spaceSpot(CHURCH), home(n)]
    case 'pay':
      return [paidAt(f.then)]
    case 'serve':
      return n === null ? [] : [tileSpot(n)]
    case 'dies':
      return n === null ? [] : [member(n)]
    case 'pick':
      return n === null ? [] : [figureSpot('bag', n)]
    case 'climb':
      return n === null ? [] : [stepSpot('church', Math.floor(n / 10) - CHURCH_0 + 1), member(n)]
    default:
      return []
  }
}

/** What declines, and the spaces that are asked about it: there one says no. */
const DECLINES: readonly Json[] = ['skip', 'pass', 'none']
const ASKED_ABOUT: { readonly [op: string]: number } = {
  harvest: HARVEST,
  family: FAMILY,
  craft: CRAFTS,
  serve: MARKET,
  travel: TRAVEL,
  council: COUNCIL,
  privilege: COUNCIL,
  church: CHURCH,
}

type Asking = Pick<Props, 'view' | 'me' | 'options' | 'staged' | 'stagedKinds'>

/** The number of an own member at a place, if there is one. */
function ownAt(props: Asking, place: string): number | undefined {
  return props.view.table.families[props.me ?? -1]?.members.find((m) => m.place === place)?.generation
}

/** The road towards a castle that somebody of one's own could set out on; else any. */
function roadTo(props: Asking, castle: number): Json | null {
  const ends = facts.paths.flatMap(({ value: { a, b } }) => (a === castle ? [b] : b === castle ? [a] : []))
  const away = ends.filter((end) => end > 0)
  const stands = (end: number) => ownAt(props, end === 0 ? 'farm' : `castle${end}`) !== undefined
  const from = away.find(stands) ?? ends.find(stands) ?? ends[0]
  return from === undefined ? null : 10 * from + castle
}

/** The answer to ask about where a spot offers none; null where the question has nothing to do with it. */
function asksAt(props: Asking, kind: string, spot: string): Json | null {
  const [of = '', ...rest] = spot.split(':')
  const [one, two] = rest.map(Number)
  const n = one ?? 0
  const isSpot = (wanted: string) => of === wanted
  if (isSpot('figure')) return askAbout(kind, rest[0] ?? '', two ?? 0)
  switch (kind) {
    case 'turn': {
      if (spot === WELL) return WELL
      const stones = props.view.table.spaces.find(({ id }) => id === SPACES[n])?.stones
      const isBare = stones !== undefined && Object.values(stones).every((left) => left === 0)
      return isSpot('space') && isBare ? n * KINDS : null
    }
    case 'wellAction':
    case 'freeAction':
      return isSpot('space') ? n : null
    case 'craft':
      return isSpot('building') ? n * 4 + BY_PAY : null
    case 'serve':
      return isSpot('tile') ? n : null
    case 'council':
      return isSpot('council') ? (n === 1 ? 'enter' : n) : null
    case 'privilege':
      return isSpot('council') ? n : null
    case 'family':
      return spot === spaceSpot(FAMILY) ? 'birth' : null
    case 'climb': {
      const below = isSpot('church') ? ownAt(props, `church${n - 1}`) : undefined
      return below === undefined ? null : figure(CHURCH_0 + n - 1, below)
    }
    case 'travel': {
      if (isSpot('castle')) return roadTo(props, n)
      if (!isSpot('road')) return null
      const back = n > 0 && ownAt(props, `castle${n}`) === undefined && ownAt(props, `castle${two}`) !== undefined
      return back ? 10 * (two ?? 0) + n : 10 * n + (two ?? 0)
    }
    default:
      return null
  }
}

/** The same for an own member. */
function askAbout(kind: string, place: string, generation: number): Json | null {
  const code = figure((PLACES as readonly string[]).indexOf(place), generation)
  if (kind === 'dies') return code
  if (kind === 'family') return place === 'bag' ? code : null
  if (kind === 'climb') return place.startsWith('church') ? code : null
  if (kind === 'council') return place.startsWith('council') ? code : null
  return null
}

/** A spot: what may be done there, or the answer to ask about why nothing may; stamped where it was chosen. */
export interface Highlight {
  readonly ways: readonly Option[]
  readonly why: Answer | null
  readonly stamped: boolean
}

export interface Highlights {
  readonly asked: Decision | null
  readonly at: (spot: string) => Highlight
  /** How to decline, on the space the question is about; null elsewhere. */
  readonly declining: (space: number) => Option | null
  /** All that can be done lies on this one spot: its choices lie open by themselves. */
  readonly only: string | null
}

/** Kinds of questions whose answers say by themselves where they were given. */
const STAMPED = ['turn', 'wellAction', 'freeAction', 'craft', 'council', 'travel'] as const

/** Where the answers lie that wait for confirmation: the space whose stone was taken, the workshop, the castle. */
export function stampsOf(staged: Asking['staged'], kinds: Asking['stagedKinds']): ReadonlySet<string> {
  const spots = staged.flatMap(({ choice }, i) => {
    const op = STAMPED.find((kind) => kind === kinds[i])
    if (op === undefined) return []
    if (op === 'turn' && typeof choice === 'number') return [spaceSpot(Math.floor(choice / KINDS))]
    return spotsOf({ op, seat: 0, must: false }, choice).slice(0, 1)
  })
  return new Set(spots)
}

/** Everything that is lit now, read off the view's options. */
export function highlightsOf(props: Asking): Highlights {
  const asked = props.me === null ? undefined : props.view.decisions[0]
  const ways = new Map<string, Option[]>()
  const firsts = new Set<string>()
  let placed = 0
  for (const option of props.options) {
    if (asked === undefined || option.decision?.id !== asked.id) continue
    const spots = spotsOf(asked.args as Frame, option.answer.choice)
    for (const spot of spots) ways.set(spot, [...(ways.get(spot) ?? []), option])
    const [first] = spots
    if (first === undefined) continue
    firsts.add(first)
    placed++
  }
  const stamps = stampsOf(props.staged, props.stagedKinds)
  const at = (spot: string): Highlight => {
    const here = ways.get(spot) ?? []
    const choice = asked === undefined || here.length > 0 ? null : asksAt(props, asked.kind, spot)
    return {
      ways: here,
      why: choice === null || asked === undefined ? null : { to: asked.id, choice },
      stamped: stamps.has(spot) || here.some((option) => option.chosen),
    }
  }
  const no = props.options.find(
    ({ decision, answer }) => decision?.id === asked?.id && DECLINES.includes(answer.choice),
  )
  const declining = (space: number) => (ASKED_ABOUT[asked?.kind ?? ''] === space ? (no ?? null) : null)
  const [only] = firsts
  return { asked: asked ?? null, at, declining, only: firsts.size === 1 && placed > 1 ? (only ?? null) : null }
}

/** The space of the board on which a spot lies, by name. */
export function placeOf(spot: string): string {
  const [of = '', n] = spot.split(':')
  switch (of) {
    case 'space':
    case 'stone':
      return SPACES[Number(n)] ?? ''
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
