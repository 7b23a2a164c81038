/** How action spaces are told in English, by the words they are made of. */

import { BARN, type BuildingId, MILL } from '../cards/board.ts'
import { type Box, perBox } from '../cards/box.ts'
import { range, slashed, spaced, tolls } from './rules/figures.ts'
import { craft, craftLine } from './rules/prices.en.ts'
import { rulesOf, type SpaceWords, spaceTeller } from './spaces.ts'

/** A building with what it makes: in a rule, and in few words. */
const BUILDING: {
  readonly [B in BuildingId]: { readonly name: string; readonly makes: string; readonly brief: string }
} = {
  wainwright: { name: 'Wainwright', makes: 'a wagon', brief: 'wagon' },
  stables: { name: 'Stables', makes: 'a horse or an ox', brief: 'horse or ox' },
  scriptorium: { name: 'Scriptorium', makes: 'a scroll', brief: 'scroll' },
  smithy: { name: 'Smithy', makes: 'a plow', brief: 'plow' },
  mill: { name: 'Mill', makes: `${MILL.coins} coins`, brief: `${MILL.coins} coins` },
  brewery: { name: 'Brewery', makes: '2 beer', brief: '2 beer' },
}
const THING = { horse: 'a horse', ox: 'an ox', plow: 'a plow' } as const

const sentence: SpaceWords['sentence'] = {
  reap: () => 'gain grain',
  birth: () => 'a new member',
  callHome: () => 'one home from the board',
  craft: () => 'make goods',
  marketDay: () => 'hold a market day and serve customers',
  travel: () => 'send someone on the road',
  rise: () => 'let someone rise in the council chamber',
  privilege: () => 'use a privilege',
  novice: () => 'put a member into the black bag for mass',
  either: ({ of }, read) => of.map(read).join(', or '),
  hire: () => 'acquire a person card',
  court: () => 'take a place in the ceremony',
  smuggle: () => 'trade in secret',
}

const rules = (box: Box): SpaceWords['rules'] => ({
  reap: ({ ways }) =>
    Object.fromEntries(
      ways.map(({ rule, needs, bags }) => [
        rule,
        needs.length === 0
          ? `A harvest gives you ${bags} bags of grain.`
          : `With ${needs.map((thing) => THING[thing]).join(' and ')} it is ${bags} bags in total.`,
      ]),
    ),
  birth: ({ rule }) => ({
    [rule]:
      'A child is born: take one of your members with the lowest number left in the supply and put it on your farm.',
  }),
  callHome: ({ rule }) => ({
    [rule]: 'Or call someone home: put any one of your living members from the board back on your farm.',
  }),
  craft: ({ at }) =>
    Object.fromEntries(
      at.map((b) => [
        b.rule,
        b.train === 0
          ? `${BUILDING[b.id].name}: ${BUILDING[b.id].makes} for ${b.produce} time and ${b.grain} bags of grain together.`
          : `${BUILDING[b.id].name}: ${BUILDING[b.id].makes} for ${craft(box, b.id)}.`,
      ]),
    ),
  marketDay: ({ rule, sale }) => ({
    [rule]: `Every sale costs ${sale.green} green stone and ${sale.time} time on top of the goods. If you called the market day, your first sale does not; if you pass first, that advantage is gone.`,
  }),
  travel: ({ rule, price }) => ({
    [rule]: `Each path costs ${price.time} time, ${price.wagon} wagon and the ${range(tolls(box), ' or ')} influence stones shown on it.`,
  }),
  rise: ({ enter, advance, times, green, time: [first, ...later] }) => ({
    [enter]: `Enter: place a member from your farm on step 1 for ${first} time, plus either ${green} green stones or 1 scroll. Then you may use the privilege of step 1.`,
    [advance]: `Advance: move one of your members one step to the right for the time of the new step, plus either ${green} green stones or 1 scroll. Then you may use one privilege of that step or a lower one.`,
    [times]: `Reaching step 2/3/4 costs ${slashed(later)} time.`,
  }),
  privilege: ({ rule }) => ({
    [rule]:
      'Just a privilege: if you have a member in the council chamber, use one privilege of its step or a lower one, free of charge except for what the privilege itself asks.',
  }),
  novice: ({ rule, brown, time }) => ({
    [rule]: `Put one member from your farm into the black bag, for ${brown} brown stone or ${time} time.`,
  }),
  either: ({ of }, read) => rulesOf(read)(of),
  hire: () => ({}),
  court: () => ({}),
  smuggle: () => ({}),
})

const brief = (box: Box): SpaceWords['brief'] => ({
  reap: ({ ways }) => [
    `${ways
      .map(({ needs, bags }) => (needs.length === 0 ? `${bags} grain` : `${needs.join(' + ')} ${bags}`))
      .join('; ')}; room for ${BARN}`,
  ],
  birth: () => ['a new member (lowest number)'],
  callHome: () => ['one home from the board'],
  craft: ({ at }) =>
    at.map((b) => {
      const { name, brief: makes } = BUILDING[b.id]
      return b.train === 0
        ? `${name}, ${makes}: ${b.produce} time + ${b.grain} grain`
        : `${name}, ${makes}: ${craftLine(box, b.id)}`
    }),
  marketDay: ({ sale }) => [
    'Everyone in turn: serve 1 customer at the stalls or pass',
    `Each sale costs ${sale.green} green + ${sale.time} time extra; the caller’s first sale does not`,
  ],
  travel: ({ price }) => [
    `${price.time} time + ${price.wagon} wagon + the path’s stones; marker and reward once per castle`,
  ],
  rise: ({ green, time: [first, ...later] }) => [
    `Enter: ${first} time + ${green} green or 1 scroll`,
    `Advance to step 2 / 3 / 4: ${spaced(later)} time + ${green} green or 1 scroll`,
  ],
  privilege: () => ['Or just use a privilege'],
  novice: ({ brown, time }) => [`${brown} brown or ${time} time, one member into the black bag`],
  either: ({ of }, read) => of.flatMap(read),
  hire: () => ['acquire a person card'],
  court: () => ['take a place in the ceremony'],
  smuggle: () => ['trade in secret'],
})

/** By the box of a table. */
export const spaces = perBox((box) => spaceTeller(box, { sentence, rules: rules(box), brief: brief(box) }))
