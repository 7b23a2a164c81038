/** Young animals: who has them, and which live on the farm where not all find room. */

import { collecting, type Match, type Question, type Refusal, refuse, type Stack } from '@dorfplatz/kernel'
import { having, tableOf } from '../../cards/ready.ts'
import { type BreedChoice, herdChoices, herdNumbers, SHAPES } from '../choices.ts'
import { emit } from '../emit.ts'
import type { AgricolaFrame, Breed } from '../frames.ts'
import { BOAR, CATTLE, SHEEP } from '../goods.ts'
import { playerOf } from '../player.ts'
import type { Player, State } from '../state.ts'
import { fits, type Herd, largestHerds } from './room.ts'

const SPECIES = ['sheep', 'boar', 'cattle'] as const

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
