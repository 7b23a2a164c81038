/** Animals that arrive, animals that breed: room is looked for at once (A-ANIMAL-07), and asked for only when short. */

import { collecting, type Match, type Question, type Refusal, refuse, type Stack } from '@dorfplatz/kernel'
import { EVENT_LENGTH } from '../../cards/moments.ts'
import { having, tableOf } from '../../cards/ready.ts'
import { exchangeOf, type ReadyExchange } from '../../cards/registry.ts'
import { type BreedChoice, herdChoices, herdNumbers, type KeepChoice, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Breed, Keep } from '../frames.ts'
import { BOAR, CATTLE, FOOD, SHEEP } from '../goods.ts'
import { allowed, announceCooking, foodFrom } from '../payment/exchanges.ts'
import { playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { fits, type Herd, largestHerds } from './room.ts'

const SPECIES = ['sheep', 'boar', 'cattle'] as const

export function allFit(p: Player): boolean {
  const g = p.goods
  const sheep = g[SHEEP] ?? 0
  const boar = g[BOAR] ?? 0
  const cattle = g[CATTLE] ?? 0
  return sheep + boar + cattle <= p.loose || fits(p, sheep, boar, cattle)
}

/** Called after animals arrived or room was lost: asks which to keep if not all can stay and there is a choice. */
export function receiveAnimals(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  if (allFit(p)) return
  const herds = canCook(m.state, p) ? [] : herdsNow(p)
  const [only] = herds
  if (only !== undefined && herds.length === 1) stay(m, seat, only, false, stack)
  else stack.push({ op: 'keep', seat })
}

function herdsNow(p: Player): Herd[] {
  return largestHerds(p, p.goods[SHEEP] ?? 0, p.goods[BOAR] ?? 0, p.goods[CATTLE] ?? 0)
}

/** How the player would cook a species now, or null. */
function cooking(s: State, p: Player, species: number): ReadyExchange | null {
  for (const id of p.exchanges) {
    const x = exchangeOf(id)
    if (x.good === species && x.n === 1 && x.food > 0 && !x.harvest && allowed(s, x)) return x
  }
  return null
}

/** Can any of the animals that may have to go be cooked? */
function canCook(s: State, p: Player): boolean {
  for (let good = SHEEP; good <= CATTLE; good++)
    if ((p.goods[good] ?? 0) > 0 && cooking(s, p, good) !== null) return true
  return false
}

/** Which animals stay; the rest is cooked where the player can and wants to, or goes back to the supply. */
export const keep: Question<State, Keep, AgricolaFrame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const cooks = canCook(m.state, p)
    const list: KeepChoice[] = []
    for (const herd of herdsNow(p)) {
      const choices = herdChoices(herd)
      if (cooks) list.push(choices.cook, choices.giveBack)
      else list.push(choices.keep)
    }
    return list
  },
  shape: SHAPES.keep,
  check: (m, f, choice) =>
    refuse(fits(playerOf(m, f.seat), ...herdNumbers(choice.keep)) ? 'A-ANIMAL-08' : 'A-ANIMAL-12'),
  answer: (m, f, choice, stack) => stay(m, f.seat, herdNumbers(choice.keep), choice.rest === 'cook', stack),
}

/** So many animals stay; the others go into the pot or back to the supply. */
function stay(
  m: Match<State>,
  seat: number,
  herd: readonly number[],
  cook: boolean,
  stack: Stack<AgricolaFrame>,
): void {
  const p = playerOf(m, seat)
  let food = 0
  let potted = 0
  let cooked: number[] | null = null
  const gone = [0, 0, 0]
  for (let i = 0; i < 3; i++) {
    const good = SHEEP + i
    const away = (p.goods[good] ?? 0) - (herd[i] ?? 0)
    if (away === 0) continue
    gone[i] = away
    p.goods[good] = herd[i] ?? 0
    const x = cook ? cooking(m.state, p, good) : null
    if (x === null) continue
    food += away * foodFrom(p, x)
    if (x.pot) potted += away
    cooked ??= new Array<number>(EVENT_LENGTH).fill(0)
    cooked[good] = away
  }
  food += p.pair * (potted >> 1)
  p.goods[FOOD] = (p.goods[FOOD] ?? 0) + food
  if (collecting()) emit({ kind: 'kept', seat, herd: herd.slice(0, 3), gone, food })
  if (cooked !== null) announceCooking(m, seat, cooked, stack)
}

/** Young animals a species would have: one from two parents (A-HARVEST-BREED-01), more by card. */
function young(p: Player, species: number): number {
  const n = p.goods[SHEEP + species] ?? 0
  let births = n >= 2 ? 1 : 0
  if (births === 0) return 0
  for (const breeds of having(p, BREEDS)) {
    if (SPECIES.indexOf(breeds.species) === species && n >= breeds.from) births = breeds.young
  }
  return births
}

const BREEDS = tableOf((card) => card.breeds)

/** One species has its young outside the breeding phase, as far as there is room (Pig Breeder, Cattle Breeder). */
export function breedOne(m: Match<State>, seat: number, species: number): void {
  const p = playerOf(m, seat)
  const herd = [p.goods[SHEEP] ?? 0, p.goods[BOAR] ?? 0, p.goods[CATTLE] ?? 0]
  const after = (births: number): Herd => {
    const n = (i: number): number => (herd[i] ?? 0) + (i === species ? births : 0)
    return [n(0), n(1), n(2)]
  }
  let births = young(p, species)
  while (births > 0 && !fits(p, ...after(births))) births--
  if (births > 0) born(p, seat, after(births))
}

/** One more of each species one has, where that can be housed; others may make room for it (Animal Feed). */
export function oneOfEach(m: Match<State>, seat: number, stack: Stack<AgricolaFrame>): void {
  const p = playerOf(m, seat)
  const herds = largestHerds(p, ...fedHerd(p))
  const [only] = herds
  if (only !== undefined && herds.length === 1) born(p, seat, only)
  else stack.push({ op: 'breed', seat, fed: true })
}

function fedHerd(p: Player): Herd {
  const n = (i: number): number => ((p.goods[SHEEP + i] ?? 0) > 0 ? (p.goods[SHEEP + i] ?? 0) + 1 : 0)
  return [n(0), n(1), n(2)]
}

/** All species at the same time; nobody is asked when everything fits (A-HARVEST-BREED-04). True when settled. */
export function breedNow(m: Match<State>, seat: number): boolean {
  const p = playerOf(m, seat)
  if (young(p, 0) + young(p, 1) + young(p, 2) === 0) return true
  const herds = largestHerds(p, ...grown(p))
  const [only] = herds
  if (only === undefined || herds.length > 1) return false
  born(p, seat, only)
  return true
}

/** Would the young animals of a coming breeding phase not all find room? */
export function crowded(p: Player): boolean {
  return young(p, 0) + young(p, 1) + young(p, 2) > 0 && !fits(p, ...grown(p))
}

function born(p: Player, seat: number, herd: readonly number[]): void {
  if (collecting()) {
    emit({
      kind: 'bred',
      seat,
      before: [p.goods[SHEEP] ?? 0, p.goods[BOAR] ?? 0, p.goods[CATTLE] ?? 0],
      herd,
    })
  }
  for (let i = 0; i < 3; i++) p.goods[SHEEP + i] = herd[i] ?? 0
}

/** How many of each species the farm would have if all young ones found room. */
function grown(p: Player, fed = false): Herd {
  if (fed) return fedHerd(p)
  const after = (species: number): number => (p.goods[SHEEP + species] ?? 0) + young(p, species)
  return [after(0), after(1), after(2)]
}

/** Why these animals cannot live on the farm after breeding, or null; fewer than there are is always allowed. */
function checkBred(p: Player, choice: BreedChoice, fed: boolean): Refusal | null {
  const herd = herdNumbers(choice.keep)
  const most = grown(p, fed)
  if (herd.some((n, species) => n > (most[species] ?? 0))) return refuse('A-HARVEST-BREED-01')
  return fits(p, ...herd) ? null : refuse('A-HARVEST-BREED-03')
}

/** Which animals live on the farm after breeding, where not all young ones find room (A-HARVEST-BREED-05, -07). */
export const breed: Question<State, Breed, AgricolaFrame> = {
  choices: () => null,
  shape: SHAPES.breed,
  check: (m, f, choice) => checkBred(playerOf(m, f.seat), choice, f.fed === true),
  sample: (m, f, random) => {
    const p = playerOf(m, f.seat)
    const herds = largestHerds(p, ...grown(p, f.fed))
    return herdChoices(herds[random(herds.length)] ?? [0, 0, 0]).keep
  },
  form: (m, f) => {
    const p = playerOf(m, f.seat)
    const most = grown(p, f.fed)
    return {
      type: 'amounts',
      field: 'keep',
      items: SPECIES.map((key, i) => ({ key, icon: key, max: most[i] ?? 0 })).filter((item) => item.max > 0),
      herds: largestHerds(p, ...most).map((herd) => ({ ...herdChoices(herd).keep.keep })),
    }
  },
  answer: (m, f, choice) => born(playerOf(m, f.seat), f.seat, herdNumbers(choice.keep)),
}
