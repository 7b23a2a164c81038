/** The 30 person cards of Inn (VX); Port and Marriage bring theirs. */

import { gain, vocabulary } from '@dorfplatz/kernel'
import type { Origin } from '../../cards/fact.ts'
import type { Person, PersonMoment, PersonScore, PersonWord } from './person.ts'

export const { seq, choose, may } = vocabulary<PersonWord>()

type Cost = Person['cost']
const COIN: Cost = { coin: 1 }
const BEER: Cost = { beer: 1 }
const TWO_BEERS: Cost = { beer: 2 }

const kept = (
  id: string,
  name: string,
  cost: Cost,
  score: PersonScore,
  more: { readonly when?: PersonMoment; readonly costOrigin?: Origin; readonly reconstructed?: true } = {},
): Person => ({ id, rule: `VX-${name}`, cost, costOrigin: 'reconstructed', when: 'scoring', score, ...more })

const played = (
  id: string,
  name: string,
  cost: Cost,
  when: PersonMoment,
  effect: Person['effect'] & object,
  costOrigin: Origin = 'reconstructed',
): Person => ({ id, rule: `VX-${name}`, cost, costOrigin, when, effect })

/** Stones left on the farm: one to three are worth something, more are not. */
const LEFT = [0, 2, 4, 6]

export const innPersons: readonly Person[] = [
  kept('baeuerin', 'Baeuerin', COIN, { per: 'grain', points: 1, most: 5 }),
  kept('buergermeister', 'Buergermeister', BEER, { left: 'green', table: LEFT }),
  kept(
    'chronist',
    'Chronist',
    TWO_BEERS,
    { replaces: 'chronicle', table: [0, 2, 4, 8, 11, 16] },
    { reconstructed: true },
  ),
  kept('gelehrter', 'Gelehrter', BEER, { left: 'pink', table: LEFT }),
  kept('graf', 'Graf', COIN, { per: 'redFlag', points: 2, most: 6 }),
  kept('gutsverwalter', 'Gutsverwalter', TWO_BEERS, {
    perKind: ['horse', 'ox', 'plow', 'wagon', 'scroll', 'beer'],
    points: 2,
  }),
  kept('medikus', 'Medikus', TWO_BEERS, { per: 'living', points: 1 }, { costOrigin: 'rulebook' }),
  kept('nonne', 'Nonne', BEER, { left: 'brown', table: LEFT }),
  kept(
    'reisender',
    'Reisender',
    TWO_BEERS,
    { replaces: 'travel', table: [0, 2, 5, 9, 13, 18, 23] },
    { reconstructed: true },
  ),
  kept('taschendiebin', 'Taschendiebin', COIN, { lastOfAll: 6, otherwise: 3 }, { when: 'last' }),
  kept('zunftmeister', 'Zunftmeister', BEER, { left: 'orange', table: LEFT }),
  played('abt', 'Abt', TWO_BEERS, 'any', { do: 'toTop' }),
  played('bote', 'Bote', BEER, 'any', { do: 'castleMarker' }),
  played('edeldame', 'Edeldame', BEER, 'any', seq(gain({ point: 2 }), { do: 'search' })),
  played('knecht', 'Knecht', COIN, 'any', seq(gain({ point: 2 }), may({ do: 'fillBarn' }))),
  played('kraeuterweib', 'Kraeuterweib', COIN, 'anyButMarket', seq(gain({ point: 2 }), { do: 'setClock' })),
  played('ratsherr', 'Ratsherr', TWO_BEERS, 'any', { do: 'privileges', n: 2 }),
  played('schmiedin', 'Schmiedin', COIN, 'any', gain({ plow: 2 }), 'public'),
  played('schreiber', 'Schreiber', COIN, 'any', gain({ scroll: 2 })),
  played('verlorener_sohn', 'VerlorenerSohn', TWO_BEERS, 'any', seq(gain({ point: 3 }), { do: 'asFamily' })),
  played('viehzuechter', 'Viehzuechter', COIN, 'any', choose(gain({ horse: 1 }), gain({ ox: 1 }))),
  played('wagenbauer', 'Wagenbauer', COIN, 'any', gain({ wagon: 1 })),
  played('altwarenhaendlerin', 'Altwarenhaendlerin', TWO_BEERS, 'marketEnds', { do: 'takeCustomer' }),
  played('barde', 'Barde', BEER, 'death', { do: 'besideChronicle' }),
  played('gaukler', 'Gaukler', TWO_BEERS, 'turnEnds', seq(gain({ point: 2 }), { do: 'moreAction' })),
  played('greis', 'Greis', TWO_BEERS, 'turn', seq(gain({ point: 3 }), { do: 'anyAction' })),
  played('marktschreier', 'Marktschreier', BEER, 'marketBegins', { do: 'serveQueue' }),
  played('mueller', 'Mueller', BEER, 'mill', { do: 'millCoins', n: 5 }),
  played('pater', 'Pater', BEER, 'massBegins', { do: 'chooseFigures' }),
  played('zoellner', 'Zoellner', COIN, 'travel', { do: 'freeRoad' }),
]
