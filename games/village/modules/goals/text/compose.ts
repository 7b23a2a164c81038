/** Turns life goals into sentences with one language's words: each card is said from its requirements. */

import { listOf, type Seat, type Sentence, say, toText, type View } from '@dorfplatz/kernel'
import type { VillageDecision } from '../../../rules/frames.ts'
import type { Play } from '../../../rules/modules/module.ts'
import { reasonOf } from '../../../rules/reasons.ts'
import type { VillageView } from '../../../rules/view.ts'
import type { Phrases } from '../../../text/en.ts'
import { factRow } from '../../../text/fact-row.ts'
import type { ModuleText } from '../../../text/modules.ts'
import { amountsOf } from '../../../text/parts.ts'
import { GOALS, type Goal, goalNumber, type Need, POINTS } from '../cards.ts'
import { needsOf, pointsOf } from '../measure.ts'
import type { Words } from './words.en.ts'

type V = View<VillageView, VillageDecision, Play>

export function nameOf(words: Words, id: string): string {
  const names: { readonly [id: string]: string } = words.names
  return names[id] ?? id
}

/** One requirement in words. */
export function needText(words: Words, w: Phrases, need: Need): Sentence {
  switch (need.what) {
    case 'piece':
      return need.of === 'chest' ? words.needs.chest : w.some(amountsOf({ [need.of]: need.n }))
    case 'member':
      return words.needs.member(need.n, words.spots[need.at])
    case 'generation':
      return words.needs.generation(need.number, words.spots[need.at])
    case 'customers':
      return words.needs.customers(need.n)
    case 'sections':
      return words.needs.sections(need.n)
    case 'marker':
      return words.needs.marker
    case 'persons':
      return words.needs.persons(need.n)
  }
}

/** A goal as its card says it: if you have …: gain … */
export function goalText(words: Words, w: Phrases, goal: Goal): Sentence {
  const needs = needsOf(w.box, goal).map((need) => needText(words, w, need))
  return words.card(listOf(w.lang, 'and', needs), w.some([{ n: pointsOf(w.box, goal), thing: 'point' }]))
}

export function goalsText(words: Words, w: Phrases): ModuleText {
  const points = (n: number): Sentence => w.some([{ n, thing: 'point' }])
  const worth = (id: string): number => {
    const goal = GOALS[goalNumber(id)]
    return goal === undefined ? 0 : pointsOf(w.box, goal)
  }

  /** Own goals with their progress, and what everybody knows of the others'. */
  const scene = (view: V): readonly Sentence[] => {
    const goals = view.table.more.goals
    if (goals === undefined) return []
    const own = goals.mine.map(({ id, have }) => {
      const needs = w.box.needs[id] ?? []
      const progress = needs.map((need, i) =>
        say(needText(words, w, need), ' (', words.scene.have(have[i] ?? 0, need.n), ')'),
      )
      return words.scene.mine(nameOf(words, id), listOf(w.lang, 'and', progress))
    })
    const others = goals.backs.flatMap((backs, seat: Seat): Sentence[] => {
      const revealed = (goals.revealed[seat] ?? []).map((id) => nameOf(words, id)).join(', ')
      return seat === view.as && revealed === '' ? [] : [words.scene.others([{ seat }], backs.length, revealed)]
    })
    return [...own, ...others]
  }

  return {
    decision: (_, d) => {
      if (d.kind !== 'offer') return undefined
      const plays = d.choices?.filter((choice) => typeof choice === 'object') ?? []
      return plays.length > 0 && plays.every((choice) => 'goal' in choice) ? words.ask : undefined
    },
    play: (play) => ('goal' in play ? words.reveal(nameOf(words, play.goal), points(worth(play.goal))) : undefined),
    event: (e) =>
      e.kind === 'goalRevealed'
        ? words.revealed([{ seat: e.seat }], nameOf(words, e.goal), points(e.points))
        : undefined,
    refusal: (refused) => {
      const reason = reasonOf(refused)
      if (reason?.why === 'goalNotHeld' || reason?.why === 'goalNotMet')
        return words.refused[reason.why](nameOf(words, reason.goal))
      return undefined
    },
    table: scene,
    scores: words.scores,
    quick: words.quick(w.box.goalPoints),
    facts: [
      ...(['silver', 'gold'] as const).map((deck) =>
        factRow(
          w.lang,
          `goalPoints.${deck}`,
          `${words.facts.points} (${words.decks[deck]})`,
          POINTS[deck],
          String(w.box.goalPoints[deck]),
        ),
      ),
      ...GOALS.map((goal) =>
        factRow(w.lang, `goal.${goal.id}`, nameOf(words, goal.id), goal.needs, toText(goalText(words, w, goal))),
      ),
    ],
    options: Object.fromEntries(
      Object.entries(words.options).map(([key, text]) => [
        key,
        { name: text.name, help: text.help, value: (v) => text.value(String(v)) },
      ]),
    ),
  }
}
