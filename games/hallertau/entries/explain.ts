/** What Hallertau's spaces, icons, pieces, phases and numbers are: its names, and the rules that say so. */

import type { RuleId } from '@dorfplatz/kernel'
import { type Asker, type Explained, type Explaining, keyParts, type Term, termTitle } from '@dorfplatz/ui'
import { CRAFTS, JEWELRY, SHEEP, SPACES, TOOLS } from '../rules/facts.ts'
import { ACTION_SPACES } from '../rules/spaces.ts'
import { wordsOf } from '../text/board.ts'
import { CRAFT_ICONS, DECK_ICONS } from '../ui/words.ts'

type Words = ReturnType<typeof wordsOf>

const thing = (index: number, ...rules: string[]): Term<Words> => ({ title: (w) => w.things[index] ?? '', rules })
const deck = (index: number, ...rules: string[]): Term<Words> => ({ title: (w) => w.decks[index] ?? '', rules })
const craft = (index: number, rule: string): Term<Words> => ({
  title: (w) => w.crafts[CRAFTS[index] ?? 'carpentry'],
  rules: [rule, 'H-CC-01'],
})

/** Woodcuts and what they stand for. */
const TERMS: { readonly [term: string]: Term<Words> } = {
  barley: thing(0, 'H-SOW-01', 'H-PH9-05', 'H-PH9-07'),
  flax: thing(1, 'H-SOW-01', 'H-PH9-07', 'H-PH9-08'),
  hops: thing(2, 'H-SOW-01', 'H-PH9-05'),
  rye: thing(3, 'H-SOW-01', 'H-PH9-04', 'H-PH9-07'),
  hides: thing(4, 'H-PH9-08'),
  meat: thing(5, 'H-PH9-06'),
  milk: thing(6, 'H-PH9-06', 'H-PH8-01'),
  wool: thing(7, 'H-PH9-08'),
  clay: thing(8, 'H-PH9-04', 'H-ACT-23'),
  jewelry: thing(JEWELRY, 'H-PH9-14', 'H-RES-10', 'H-SCORE-03'),
  tool: thing(TOOLS, 'H-PH9-17', 'H-PH9-20'),
  sheep: thing(SHEEP, 'H-SHEEP-01', 'H-RES-11', 'H-PH8-01'),
  crops: { title: (w) => w.crops, rules: ['H-SOW-01'] },
  worker: { title: (w) => w.workers, rules: ['H-PH2-03', 'H-PH4-05', 'H-PH4-13'] },
  first: { title: (w) => w.first, rules: ['H-PH4-14', 'H-TURN-07'] },
  centre: { title: (w) => w.center, rules: ['H-CC-04', 'H-CC-03'] },
  carpentry: craft(0, 'H-PH9-04'),
  brewhouse: craft(1, 'H-PH9-05'),
  coolinghouse: craft(2, 'H-PH9-06'),
  bakehouse: craft(3, 'H-PH9-07'),
  manufacture: craft(4, 'H-PH9-08'),
  boulder: { title: (w) => w.boulder, rules: ['H-PH9-16', 'H-PH9-17', 'H-PH10-01'] },
  field: { title: (w) => w.fields, rules: ['H-RES-06', 'H-PH7-01', 'H-PH6-01'] },
  sow: { title: (w) => w.sow, rules: ['H-SOW-01', 'H-SOW-03'] },
  harvest: { title: (w) => w.phases[6] ?? '', rules: ['H-PH7-01'] },
  stable: { title: (w) => w.stables, rules: ['H-SHEEP-02', 'H-SHEEP-03', 'H-PH2-02'] },
  gateway: deck(0, 'H-COMP-02', 'H-ANY-02'),
  farmyard: deck(1, 'H-PH5-01', 'H-SETUP-10'),
  bonus: deck(2, 'H-PH3-02', 'H-SCORE-06'),
  point: deck(3, 'H-SCORE-06', 'H-ANY-02'),
  cards: { title: (w) => w.hand, rules: ['H-ANY-02', 'H-SETUP-15'] },
  vp: { title: (w) => w.points, rules: ['H-SCORE-07', 'H-CC-07'] },
  round: { title: (w) => w.round, rules: ['H-COMP-01', 'H-TURN-01'] },
}

/** Woodcuts that show another thing's term. */
const ALSO: { readonly [icon: string]: string } = {
  fieldtile: 'field',
  seed: 'sow',
  sun: 'bonus',
  ...Object.fromEntries(DECK_ICONS.map((icon) => [icon, icon.replace('back-', '')])),
}

const PHASES: readonly (readonly RuleId[])[] = [
  ['H-PH1-01', 'H-PH1-02'],
  ['H-PH2-03', 'H-PH2-01'],
  ['H-PH3-02', 'H-PH3-01'],
  ['H-PH4-02', 'H-PH4-05'],
  ['H-PH5-01'],
  ['H-PH6-01', 'H-PH6-02'],
  ['H-PH7-01'],
  ['H-PH8-01'],
  ['H-PH9-01', 'H-PH9-02', 'H-PH9-03'],
  ['H-PH10-01'],
]

const SCORES: { readonly [category: string]: RuleId } = {
  center: 'H-SCORE-01',
  sheep: 'H-SCORE-02',
  jewelry: 'H-SCORE-03',
  store: 'H-SCORE-04',
  cards: 'H-SCORE-06',
}

function termNamed(name: string, { lang }: Asker): Explained | null {
  const term = TERMS[ALSO[name] ?? name]
  return term === undefined ? null : { title: termTitle(term, wordsOf(lang), lang), rules: term.rules }
}

export const explaining: Explaining = {
  terms: Object.keys(TERMS).map((term) => `icon:${term}`),
  explain: (key, asker) => {
    const { lang, text } = asker
    const [kind, of] = keyParts(key)
    const w = wordsOf(lang)
    switch (kind) {
      case 'icon':
        return termNamed(of, asker)
      case 'space': {
        const name = SPACES[Number(of)]
        const spec = ACTION_SPACES[Number(of)]
        if (name === undefined || spec === undefined) return null
        return { title: w.spaces[name], rules: [spec.rule, 'H-PH4-05'] }
      }
      case 'phase': {
        const rules = PHASES[Number(of) - 1]
        return rules === undefined ? null : { title: `${w.phase} ${of}: ${w.phases[Number(of) - 1] ?? ''}`, rules }
      }
      case 'craft':
        return termNamed(CRAFT_ICONS[Number(of)] ?? '', asker)
      case 'score': {
        const rule = SCORES[of]
        return rule === undefined ? null : { title: text.score(of), rules: [rule] }
      }
      default:
        return null
    }
  },
}
