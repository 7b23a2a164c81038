/** What Village's spaces, icons, pieces and numbers are: its names, and the rules that say so. */

import type { RuleId } from '@dorfplatz/kernel'
import { type Asker as AnyAsker, type Explained, keyParts, type Term, termTitle } from '@dorfplatz/ui'
import { ALL_BUILDINGS } from '../cards/board.ts'
import { tiles } from '../cards/customers.ts'
import { SPACE } from '../cards/spaces.ts'
import type { SpaceId } from '../rules/codes.ts'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import type { Phrases } from '../text/en.ts'
import type { Thing } from '../text/parts.ts'

type Asker = AnyAsker<VillageView, VillageText>

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const noun = (thing: Thing, ...rules: RuleId[]): Term<Phrases> => ({
  title: ({ nouns }) => upper(nouns[thing][1]),
  rules,
})

/** Woodcuts and what they stand for. */
const TERMS: { readonly [term: string]: Term<Phrases> } = {
  'stone-orange': noun('orange', 'V-ROUND-02', 'V-ROUND-13'),
  'stone-green': noun('green', 'V-ROUND-02', 'V-ROUND-13'),
  'stone-brown': noun('brown', 'V-ROUND-02', 'V-ROUND-13'),
  'stone-pink': noun('pink', 'V-ROUND-02', 'V-ROUND-13'),
  'stone-plague': noun('plague', 'V-ROUND-14'),
  sack: noun('grain', 'V-SETUP-06', 'V-HARVEST-02', 'V-MASS-07'),
  coin: noun('coin', 'V-COIN-04', 'V-COIN-05', 'V-COIN-06'),
  scroll: noun('scroll', 'V-CRAFT-12', 'V-COUNCIL-02'),
  horse: noun('horse', 'V-CRAFT-11', 'V-HARVEST-03'),
  ox: noun('ox', 'V-CRAFT-11', 'V-HARVEST-04'),
  plow: noun('plow', 'V-CRAFT-13', 'V-HARVEST-03'),
  wagon: noun('wagon', 'V-CRAFT-10', 'V-TRAVEL-05'),
  beer: { title: { en: 'Beer', de: 'Bier' }, rules: ['VI-05', 'VI-11'] },
  bread: { title: { en: 'Bread', de: 'Brot' }, rules: ['VM-10'] },
  tools: { title: { en: 'Tools', de: 'Werkzeug' }, rules: ['VM-10'] },
  person: { title: { en: 'Family member', de: 'Familienmitglied' }, rules: ['V-SETUP-02', 'V-DEATH-01', 'V-DEATH-04'] },
  monk: noun('monk', 'V-MASS-04', 'V-MASS-05'),
  time: { title: ({ labels }) => labels.time, rules: ['V-TIME-01', 'V-TIME-03'] },
  quill: { title: { en: 'Quill', de: 'Federkiel' }, rules: ['V-TIME-03', 'V-DEATH-01'] },
  chronicle: { title: ({ chronicle }) => chronicle, rules: ['V-CHRON-01', 'V-SCORE-05', 'V-END-01'] },
  grave: { title: ({ graveyard }) => graveyard, rules: ['V-CHRON-02', 'V-CHRON-03', 'V-END-01'] },
  well: { title: ({ well }) => well, rules: ['V-WELL-01', 'V-WELL-02', 'V-WELL-05'] },
  castle: { title: ({ labels }) => labels.castles, rules: ['V-TRAVEL-09', 'V-SCORE-02'] },
  customer: { title: ({ labels }) => labels.decks.customer ?? '', rules: ['V-MARKET-04', 'V-MARKET-19', 'V-SCORE-06'] },
  queue: { title: ({ labels }) => labels.queue, rules: ['V-MARKET-03', 'V-MARKET-14'] },
  greenbag: { title: ({ labels }) => labels.greenBag, rules: ['V-ROUND-03', 'V-ROUND-07', 'V-ROUND-06'] },
  blackbag: { title: ({ labels }) => labels.blackBag, rules: ['V-CHURCH-01', 'V-CHURCH-04'] },
  first: { title: ({ labels }) => labels.first, rules: ['V-ROUND-11', 'V-COUNCIL-07'] },
  home: { title: ({ labels }) => labels.home, rules: ['V-FAMILY-07', 'V-HARVEST-01'] },
  unborn: { title: ({ labels }) => labels.supply, rules: ['V-FAMILY-01'] },
  vp: { title: ({ labels }) => labels.fame, rules: ['V-SCORE-01', 'V-SCORE-08', 'V-SCORE-09'] },
  conny: { title: ({ conny }) => conny, rules: ['V-SOLO-02', 'V-SOLO-20', 'V-SOLO-60'] },
  tray: { title: { en: 'Conny’s tray', de: 'Connys Ablage' }, rules: ['V-SOLO-41', 'V-SOLO-43', 'V-SOLO-45'] },
  ship: { title: { en: 'Ship', de: 'Schiff' }, rules: ['VP-20', 'VP-10', 'VP-30'] },
  captain: { title: { en: 'Captain', de: 'Kapitän' }, rules: ['VP-12', 'VP-14'] },
  island: { title: { en: 'Island', de: 'Insel' }, rules: ['VP-50', 'VP-51'] },
  chest: { title: { en: 'Treasure chest', de: 'Schatzkiste' }, rules: ['VP-65', 'VP-05'] },
  seagrave: { title: { en: 'Sea burial', de: 'Seebestattung' }, rules: ['VP-82', 'VP-83'] },
  bride: { title: { en: 'Bride', de: 'Braut' }, rules: ['VM-41', 'VM-50'] },
  bliss: { title: { en: 'Parental bliss', de: 'Elternglück' }, rules: ['VM-47', 'VM-52'] },
  goal: { title: { en: 'Life goal', de: 'Lebensziel' }, rules: ['VG-05', 'VG-04'] },
  round: { title: ({ labels }) => labels.round, rules: ['V-ROUND-01', 'V-END-01'] },
}

/** Woodcuts that show a space's action, and those that show another thing's term. */
const PLACES: { readonly [icon: string]: SpaceId } = Object.fromEntries(
  Object.values(SPACE).map(({ icon, key }) => [icon, key]),
)
const ALSO: { readonly [icon: string]: string } = { start: 'first' }

const PRIVILEGES: readonly RuleId[] = ['V-COUNCIL-07', 'V-COUNCIL-08', 'V-COUNCIL-10', 'V-COUNCIL-11']

const SCORES: { readonly [category: string]: RuleId } = {
  fame: 'V-SCORE-01',
  travel: 'V-SCORE-02',
  church: 'V-SCORE-03',
  council: 'V-SCORE-04',
  chronicle: 'V-SCORE-05',
  customers: 'V-SCORE-06',
  coins: 'V-SCORE-07',
}

const isSpace = (name: string): name is SpaceId => Object.hasOwn(SPACE, name)

const spaceNamed = (name: SpaceId, w: Phrases): Explained => ({ title: w.spaces[name], rules: SPACE[name].tells })

function iconNamed(name: string, { lang, text }: Asker): Explained | null {
  const w = text.words
  const term = TERMS[ALSO[name] ?? name]
  if (term !== undefined) return { title: termTitle(term, w, lang), rules: term.rules }
  const place = PLACES[name]
  return place === undefined ? null : spaceNamed(place, w)
}

function building(name: string, w: Phrases): Explained | null {
  const found = ALL_BUILDINGS.find(({ id }) => id === name)
  if (found === undefined) return null
  return { title: w.buildings[found.id], rules: [found.rule, 'V-CRAFT-02'] }
}

function step(of: string, w: Phrases): Explained | null {
  const [kind = '', n = ''] = of.split('.')
  if (kind === 'council') {
    const privilege = PRIVILEGES[Number(n) - 1] ?? 'V-COUNCIL-01'
    return {
      title: `${w.spaces.council}: ${w.labels.step(Number(n))}`,
      rules: [privilege, 'V-COUNCIL-03', 'V-SCORE-04'],
    }
  }
  return { title: `${w.spaces.church}: ${w.labels.step(Number(n))}`, rules: ['V-MASS-07', 'V-MASS-08', 'V-SCORE-03'] }
}

export const explaining = {
  terms: [
    ...Object.values(PLACES).map((space) => `space:${space}`),
    ...Object.keys(TERMS).map((term) => `icon:${term}`),
  ],
  explain: (key: string, asker: Asker): Explained | null => {
    const [kind, of] = keyParts(key)
    const w = asker.text.words
    switch (kind) {
      case 'icon':
        return iconNamed(of, asker)
      case 'space':
        return isSpace(of) ? spaceNamed(of, w) : null
      case 'building':
        return building(of, w)
      case 'card':
        // The card shows itself; only what is not written on it is told.
        return tiles.some(({ id }) => id === of)
          ? { title: w.labels.decks.customer ?? '', rules: ['V-MARKET-04'] }
          : null
      case 'step':
        return step(of, w)
      case 'score': {
        const rule = SCORES[of]
        return rule === undefined ? null : { title: asker.text.score(of), rules: [rule] }
      }
      default:
        return null
    }
  },
}
