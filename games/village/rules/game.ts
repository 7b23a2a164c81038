/** The rules of Village with the modules given: the product's own, or those and one more. */

import type { Game, Json, Refusal, Rules, Seat } from '@dorfplatz/kernel'
import { churchOps } from './actions/church.ts'
import { councilOps } from './actions/council.ts'
import { craftsOps } from './actions/crafts.ts'
import { familyOps } from './actions/family.ts'
import { harvestOps } from './actions/harvest.ts'
import { travelOps } from './actions/travel.ts'
import { COLOURS, GOODS, INFLUENCE, SECTIONS, SPACES } from './codes.ts'
import { connyOps } from './conny.ts'
import { deathOps } from './death.ts'
import type { VillageEvent } from './events.ts'
import type { Frame } from './frames.ts'
import { marketOps } from './market.ts'
import { massOps } from './mass.ts'
import type { Module, Play, WindowName } from './modules/module.ts'
import { enroll, optionsOf, playing } from './modules/registry.ts'
import { payOps } from './pay.ts'
import { result } from './score.ts'
import { checkSetup, setup } from './setup.ts'
import { clone, type M, type State } from './state.ts'
import { stonesOps } from './stones.ts'
import { turnOps } from './turn.ts'
import { version } from './version.ts'
import { known, reshuffle, type VillageView, view } from './view.ts'
import { violations } from './violations.ts'

export type Village = Game<State, Frame, VillageView, VillageEvent, Play>
export type VillageRules = Rules<State, Frame, VillageView, VillageEvent, Play>

const FIELDS = [...INFLUENCE, 'coin', 'grain', 'time', 'fame', 'castles', 'crossed', 'due', ...GOODS]

/** How lists of the state are numbered, for positions written down. */
const INDEX_NAMES: NonNullable<VillageRules['indexNames']> = {
  perSpace: SPACES,
  perColour: INFLUENCE,
  places: [...SECTIONS, 'graves'],
  free: [...SECTIONS, 'graves'],
  stock: SPACES.flatMap((space) => COLOURS.map((colour) => `${space}-${colour}`)),
  supply: COLOURS,
  bag: COLOURS,
  // One farm after the other, as the base game knows them.
  farm: [0, 1, 2, 3, 4].flatMap((row) => FIELDS.map((field) => `${row}.${field}`)),
}

function whyNotPlayed(m: M, seat: Seat, choice: Json): Refusal | null {
  for (const module of playing(m.state.modules).modules) {
    const refusal = module.whyNotPlayed?.(m, seat, choice) ?? null
    if (refusal !== null) return refusal
  }
  return null
}

export function rulesWith(modules: readonly Module[]): VillageRules {
  for (const module of modules) enroll(module)
  const rules: VillageRules = {
    id: 'village',
    version,
    seats: [1, 5],
    options: optionsOf(modules),
    checkSetup,
    setup,
    ops: {
      ...turnOps,
      ...harvestOps,
      ...familyOps,
      ...craftsOps,
      ...marketOps,
      ...councilOps,
      ...travelOps,
      ...churchOps,
      ...stonesOps,
      ...payOps,
      ...deathOps,
      ...massOps,
      ...connyOps,
      ...Object.assign({}, ...modules.map(({ ops }) => ops ?? {})),
    },
    view,
    known,
    reshuffle,
    clone,
    result,
    violations,
    indexNames: INDEX_NAMES,
  }
  // Where no module has anything to play, nobody is ever looked at for it.
  if (modules.every(({ plays }) => plays === undefined)) return rules
  return {
    ...rules,
    anytime: (m, seat) => playing(m.state.modules).plays(m, seat, null),
    hasAnytime: (m) => playing(m.state.modules).hasPlays,
    inWindow: (m, seat, name) => playing(m.state.modules).plays(m, seat, name as WindowName),
    answerAnytime: (m, seat, choice) => {
      for (const module of playing(m.state.modules).modules) if (module.play?.(m, seat, choice)) return
    },
    checkAnytime: (m, seat, choice) => whyNotPlayed(m, seat, choice),
    hand: ({ table }) => modules.flatMap((module) => module.hand?.(table) ?? []),
  }
}
