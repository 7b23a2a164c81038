/** What deck E's cards count besides the common metrics: how many there are, and how one says it in both languages. */

import type { Match } from '@dorfplatz/kernel'
import { count } from '../rules/farm.ts'
import { BOAR, CATTLE, SHEEP, WOOD } from '../rules/goods.ts'
import { fenced, occupationsCounted, owns, playerOf, roomCount } from '../rules/player.ts'
import { SPACES } from '../rules/spaces.ts'
import type { State } from '../rules/state.ts'
import { EVENT } from './moments.ts'
import { cardOf, findCard } from './registry.ts'

type Count = (m: Match<State>, seat: number) => number

const TUTOR = 174
const MANSION = 144

/** The most that any other player has of something. */
function othersMost(good: number): Count {
  return (m, seat) => {
    let most = 0
    m.state.players.forEach((p, other) => {
      if (other !== seat) most = Math.max(most, p.goods[good] as number)
    })
    return most
  }
}

/** Occupations played after the Tutor, the Academic twice (A-OCCARD-D06). */
const occupationsSinceTutor: Count = (m, seat) => {
  const { occupations } = playerOf(m, seat)
  const at = occupations.indexOf(TUTOR)
  if (at < 0) return 0
  return occupations.slice(at + 1).reduce((n, no) => n + (cardOf(no).countsAs ?? 1), 0)
}

/** Different goods among those just taken. */
const kindsTaken: Count = (m) => m.state.event.slice(0, 10).filter((n) => n > 0).length

/** Of the wood just taken, what had been lying on the space; the supply's share of a space does not count (A-OCCARD-G09). */
const woodThatLay: Count = (m) => {
  const space = SPACES[m.state.event[EVENT.space] ?? -1]
  if (space === undefined || space.pile === null) return 0
  let n = m.state.event[WOOD] ?? 0
  for (let i = 0; i < space.take.length; i += 2) if (space.take[i] === WOOD) n -= space.take[i + 1] as number
  return n
}

const othersFewestRooms: Count = (m, seat) => {
  let fewest = 99
  m.state.players.forEach((p, other) => {
    if (other !== seat) fewest = Math.min(fewest, roomCount(p))
  })
  return fewest
}

export const metricsE: { readonly [metric: string]: Count } = {
  'has.144': (m, seat) => (owns(playerOf(m, seat), MANSION) ? 1 : 0),
  'occupationsSince.174': occupationsSinceTutor,
  'othersMost.sheep': othersMost(SHEEP),
  'othersMost.boar': othersMost(BOAR),
  'othersMost.cattle': othersMost(CATTLE),
  countedOccupations: (m, seat) => occupationsCounted(playerOf(m, seat)),
  mostOccupations: (m) => Math.max(...m.state.players.map(occupationsCounted)),
  othersFewestRooms,
  fencedSpaces: (m, seat) => count(fenced(playerOf(m, seat))),
  seats: (m) => m.seats,
  'built.baking': (m) => (findCard(m.state.event[EVENT.card] ?? 0)?.tags.includes('baking') === true ? 1 : 0),
  'lay.wood': woodThatLay,
  'taken.kinds': kindsTaken,
  threesOfSheep: (m, seat) => Math.floor((playerOf(m, seat).goods[SHEEP] as number) / 3),
}

export const metricTextsE: { readonly en: Texts; readonly de: Texts } = {
  en: {
    'has.144': 'Mansion in front of you',
    'occupationsSince.174': 'occupations you played after this one (the Academic counts 2)',
    'othersMost.sheep': 'sheep with any other player',
    'othersMost.boar': 'wild boar with any other player',
    'othersMost.cattle': 'cattle with any other player',
    countedOccupations: 'occupations (the Academic counts 2)',
    mostOccupations: 'the player with the most',
    othersFewestRooms: 'rooms with every other player',
    fencedSpaces: 'fenced farmyard spaces',
    seats: 'players',
    'built.baking': 'bread symbol on it',
    'lay.wood': 'wood that lay on the space',
    'taken.kinds': 'kind of goods',
    threesOfSheep: 'every 3 sheep',
  },
  de: {
    'has.144': 'Villa vor dir',
    'occupationsSince.174': 'Ausbildungen, die du nach dieser ausgespielt hast (der Akademiker zählt 2)',
    'othersMost.sheep': 'Schafe bei einem Mitspieler',
    'othersMost.boar': 'Wildschweine bei einem Mitspieler',
    'othersMost.cattle': 'Rinder bei einem Mitspieler',
    countedOccupations: 'Ausbildungen (der Akademiker zählt 2)',
    mostOccupations: 'der Spieler mit den meisten',
    othersFewestRooms: 'Räume bei jedem Mitspieler',
    fencedSpaces: 'eingezäunte Hoffelder',
    seats: 'Spieler',
    'built.baking': 'Brotsymbol darauf',
    'lay.wood': 'Holz, das auf dem Feld lag',
    'taken.kinds': 'Warensorte',
    threesOfSheep: 'je 3 Schafe',
  },
}

interface Texts {
  readonly [metric: string]: string
}
