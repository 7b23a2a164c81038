/** What Agricola's spaces, icons, pieces, phases and numbers are: its names, and the rules that say so. */

import { say } from '@dorfplatz/kernel'
import { type Asker as AnyAsker, type Explained, keyParts, type Term, termTitle } from '@dorfplatz/ui'
import { findCard } from '../cards/registry.ts'
import type { AgricolaView, FarmView } from '../rules/view.ts'
import { SPACES } from '../rules/work/spaces.ts'
import type { BoardWords } from '../text/board.ts'
import type { AgricolaText } from '../text/compose.ts'
import { saidIn } from '../ui/said.ts'

type Asker = AnyAsker<AgricolaView, AgricolaText>
type Terms = { readonly [term: string]: Term<BoardWords> }

const good = (index: number, ...rules: string[]): Term<BoardWords> => ({ title: (w) => w.goods[index] ?? '', rules })

/** Woodcuts and what they stand for. */
const TERMS: Terms = {
  wood: good(0, 'A-BUILD-03', 'A-FENCE-01', 'A-STABLE-01'),
  clay: good(1, 'A-RENOVATE-01', 'A-BUILD-03'),
  reed: good(2, 'A-BUILD-03', 'A-RENOVATE-01'),
  stone: good(3, 'A-RENOVATE-01', 'A-BUILD-03'),
  grain: good(4, 'A-SOW-02', 'A-BAKE-09', 'A-SCORE-04'),
  vegetable: good(5, 'A-SOW-03', 'A-BAKE-09', 'A-SCORE-05'),
  food: good(6, 'A-HARVEST-FEED-01', 'A-HARVEST-FEED-08'),
  sheep: good(7, 'A-HARVEST-BREED-01', 'A-SCORE-06', 'A-ANIMAL-07'),
  boar: good(8, 'A-HARVEST-BREED-01', 'A-SCORE-07', 'A-ANIMAL-07'),
  cattle: good(9, 'A-HARVEST-BREED-01', 'A-SCORE-08', 'A-ANIMAL-07'),
  person: { title: (w) => w.people, rules: ['A-WORK-01', 'A-SCORE-12'] },
  family: { title: { en: 'Family growth', de: 'Familienzuwachs' }, rules: ['A-FAMILY-01', 'A-FAMILY-02'] },
  room: { title: (w) => w.room, rules: ['A-BUILD-03', 'A-BUILD-01', 'A-SCORE-11'] },
  field: { title: (w) => w.field, rules: ['A-SOW-01', 'A-HARVEST-FIELD-01', 'A-SCORE-02'] },
  plow: { title: { en: 'Plow', de: 'Pflügen' }, rules: ['A-PLOW-01', 'A-PLOW-02'] },
  sow: { title: { en: 'Sow', de: 'Aussäen' }, rules: ['A-SOW-01', 'A-SOW-02', 'A-SOW-03'] },
  bake: { title: { en: 'Bake bread', de: 'Brot backen' }, rules: ['A-BAKE-02', 'A-BAKE-01'] },
  fence: { title: { en: 'Fences', de: 'Zäune' }, rules: ['A-FENCE-01', 'A-FENCE-03'] },
  pasture: { title: (w) => w.pasture, rules: ['A-ANIMAL-01', 'A-ANIMAL-02', 'A-SCORE-03'] },
  stable: { title: (w) => w.stable, rules: ['A-STABLE-01', 'A-STABLE-03', 'A-STABLE-04'] },
  unused: { title: { en: 'Unused space', de: 'Ungenutztes Hoffeld' }, rules: ['A-TERM-12', 'A-SCORE-09'] },
  occupation: { title: (w) => w.kinds.occ, rules: ['A-OCC-01', 'A-OCC-02'] },
  minor: { title: (w) => w.kinds.minor, rules: ['A-MINOR-01', 'A-MINOR-02'] },
  major: { title: (w) => w.kinds.major, rules: ['A-MAJOR-01', 'A-CARDS-04'] },
  cards: { title: (w) => w.hand, rules: ['A-CARDS-01', 'A-MINOR-01'] },
  first: { title: { en: 'Starting player', de: 'Startspieler' }, rules: ['A-ROUND-10', 'A-WORK-11'] },
  begging: { title: (w) => w.begging, rules: ['A-HARVEST-FEED-06', 'A-SCORE-13'] },
  harvest: { title: (w) => w.harvest, rules: ['A-HARVEST-01'] },
  vp: { title: (w) => w.score, rules: ['A-SCORE-01', 'A-SCORE-18'] },
  round: { title: (w) => w.round, rules: ['A-ROUND-01'] },
}

/** Woodcuts that show another thing's term. */
const ALSO: { readonly [icon: string]: string } = {
  scroll: 'occupation',
  bakehouse: 'major',
  fieldtile: 'field',
  seed: 'sow',
  sack: 'begging',
  herd: 'pasture',
}

const PHASES: readonly (readonly string[])[] = [
  ['A-ROUND-02', 'A-ROUND-06'],
  ['A-WORK-01', 'A-WORK-03'],
  ['A-HOME-01'],
  ['A-HARVEST-01', 'A-HARVEST-FEED-01', 'A-HARVEST-BREED-01'],
]

const SCORES: { readonly [category: string]: string } = {
  fields: 'A-SCORE-02',
  pastures: 'A-SCORE-03',
  grain: 'A-SCORE-04',
  vegetables: 'A-SCORE-05',
  sheep: 'A-SCORE-06',
  boar: 'A-SCORE-07',
  cattle: 'A-SCORE-08',
  unused: 'A-SCORE-09',
  fencedStables: 'A-SCORE-10',
  clayRooms: 'A-SCORE-11',
  stoneRooms: 'A-SCORE-11',
  persons: 'A-SCORE-12',
  cards: 'A-SCORE-13',
  bonus: 'A-SCORE-14',
}

/** What stands on a space of a farmyard. */
function onCell(farm: FarmView, cell: number): string {
  if (farm.rooms.includes(cell)) return 'room'
  if (farm.fields.includes(cell)) return 'field'
  if (farm.pastures.some((pasture) => pasture.includes(cell))) return 'pasture'
  return farm.stables.includes(cell) ? 'stable' : 'unused'
}

function termNamed(name: string, { lang, text }: Asker): Explained | null {
  const term = TERMS[ALSO[name] ?? name]
  return term === undefined ? null : { title: termTitle(term, text.board, lang), rules: term.rules }
}

export const explaining = {
  terms: Object.keys(TERMS).map((term) => `icon:${term}`),
  explain: (key: string, asker: Asker): Explained | null => {
    const { lang, text } = asker
    const [kind, of] = keyParts(key)
    const w = text.board
    switch (kind) {
      case 'icon':
        return termNamed(of, asker)
      case 'space': {
        const spec = SPACES[Number(of)]
        if (spec === undefined) return null
        return {
          title: w.spaces.name(Number(of)),
          now: say(w.spaces.sentence(Number(of)), '.'),
          see: spec.rule,
          rules: [],
        }
      }
      case 'card': {
        const card = findCard(Number(of))
        if (card === undefined) return null
        // Its face says what it does.
        return { title: card.name[lang], rules: [] }
      }
      case 'phase': {
        const rules = PHASES[Number(of) - 1]
        return rules === undefined ? null : { title: saidIn(lang).phases[Number(of) - 1] ?? '', rules }
      }
      case 'later':
        return { title: `${w.round} ${of}`, rules: ['A-SETUP-03', 'A-ROUND-02', 'A-ROUND-03'] }
      case 'score': {
        const rule = SCORES[of]
        return rule === undefined ? null : { title: text.score(of), rules: [rule] }
      }
      case 'cell': {
        const [seat = '', cell = ''] = of.split('.')
        const farm = asker.view?.table.farms[Number(seat)]
        return farm === undefined ? null : termNamed(onCell(farm, Number(cell)), asker)
      }
      default:
        return null
    }
  },
}
