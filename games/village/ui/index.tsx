/** Village's boards, drawn: the village on its meadow with the map of castles, and the families. */

import { DONE, type Lang, PASS, type Score, type View } from '@dorfplatz/kernel'
import type { Enough, PageCard } from '@dorfplatz/ui'
import { editionOf } from '../cards/box.ts'
import { writeCorrections } from '../cards/corrections.ts'
import type { Colour, SpaceId } from '../rules/codes.ts'
import { scoresNow } from '../rules/sheet.ts'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import { goalText } from '../text/notices.ts'
import './styles/index.css'
import { Board, GreenBag } from './Board.tsx'
import { beats } from './beats.ts'
import { Card } from './Card.tsx'
import { Conny } from './Conny.tsx'
import { countedAt, counting, READING } from './counting.ts'
import { Glance } from './Glance.tsx'
import { idleStone } from './idle.ts'
import { headOf, joins, lineOf, markOf, priceOf } from './log.ts'
import { fromModules, UIS } from './modules.ts'
import { Cards, Goods, Own } from './Own.tsx'
import { obvious } from './obvious.ts'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'
import type { Option, Props } from './props.ts'
import { RARE_SCORES, SCORE_ICONS } from './scoreIcons.ts'
import { stops } from './stops.ts'
import { MOVES, tracesOf } from './traces.ts'

function Course(props: Props) {
  const w = labelsOf(props)
  const { round } = props.view.table
  return (
    <div className="v-course-head" data-explain="icon:round" title={fromModules(({ ends }) => ends?.(props)) ?? w.ends}>
      <span className="rounds" role="img" aria-label={`${w.round} ${round}`}>
        <span className="name">{round === 0 ? w.setup : w.round}</span>
        {Array.from({ length: round }, (_, i) => i + 1).map((r) => (
          <i key={r} className={r === round ? 'now' : 'past'}>
            {r}
          </i>
        ))}
      </span>
      <GreenBag props={props} />
      <Corrected {...props} />
    </div>
  )
}

/** Says so where the host has corrected numbers of the box, and shows which. */
function Corrected(props: Props) {
  const { box, numbers } = phrasesOf(props)
  const n = Object.keys(box.corrections).length
  if (n === 0) return null
  const address = `/numbers/village#${encodeURIComponent(writeCorrections(box.corrections))}`
  return (
    <a
      className="v-corrected"
      href={address}
      target="_blank"
      rel="noreferrer"
      title={`${props.view.rules}+${editionOf(box)}`}
    >
      {numbers.corrected(n)}
    </a>
  )
}

/** Questions that are answered on the board. */
const ON_BOARD = [
  'turn',
  'well',
  'wellAction',
  'freeAction',
  'connyStone',
  'harvest',
  'family',
  'craft',
  'trainee',
  'product',
  'council',
  'councillor',
  'privilege',
  'takeGood',
  'stones',
  'travel',
  'traveler',
  'church',
  'novice',
  'pay',
  'serve',
  'pick',
  'climb',
  ...UIS.flatMap(({ onBoard }) => onBoard ?? []),
]

/** What has no place of its own to be declined at is declined in the banner. */
const ENOUGH: Enough = Object.assign(
  { pick: DONE, climb: DONE, freeAction: PASS },
  ...UIS.map(({ enough }) => enough ?? {}),
)

/** Whether the viewer has cards of any kind: persons of the inn, or life goals. */
const hasCards = ({ table }: View<VillageView>): boolean =>
  table.more.inn !== undefined || table.more.goals !== undefined

export const ui = {
  regions: { Course, Board, Own, Goods, RackFoot: Cards, Beside: Conny },
  /** A stone that brings no action says so, and comes last. */
  idle: ({ table }: View<VillageView>, option: Option, _: Lang, text: VillageText): string | null => {
    if (option.decision?.kind !== 'turn') return null
    const { take, from } = option.answer.choice as { readonly take?: Colour; readonly from?: SpaceId }
    return take === undefined || from === undefined ? null : idleStone(table, from, take, { text })
  },
  moves: MOVES,
  log: { head: headOf, line: lineOf, price: priceOf, joins, markOf },
  beats,
  tracesOf,
  onBoard: ON_BOARD,
  counting,
  amounts: READING,
  placeOf: countedAt,
  enough: ENOUGH,
  obvious,
  stops,
  Board,
  Glance,
  Card,
  handless: (view: View<VillageView>): boolean => !hasCards(view),
  front: (view: View<VillageView>): 'board' | 'mine' | null =>
    ON_BOARD.includes(view.decisions[0]?.kind ?? '') ? 'board' : null,
  iconOf: (_: View<VillageView>, option: Option): string | null => {
    if (option.decision?.kind !== 'turn') return null
    const { take } = option.answer.choice as { readonly take?: string }
    return take === undefined ? 'well' : iconOf(take)
  },
  scoreIcon: (category: string): string | null => SCORE_ICONS[category] ?? null,
  rareScores: RARE_SCORES,
  scores: (view: View<VillageView>): readonly Score[] => scoresNow(view.table),
  goal: (view: View<VillageView>, _: Lang, text: VillageText): string | null => goalText(text.words, view),
  facets: async () => (await import('./facets.ts')).facets,
  deck: (card: PageCard, _: Lang, text: VillageText): string => text.words.labels.decks[card.deck] ?? card.deck,
}
