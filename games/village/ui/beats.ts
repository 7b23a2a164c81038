/** Moments worth seeing: a mass with whom it draws and who leads, births and deaths, the end that nears, a new round. */

import { type GameEvent, type Lang, listOf, type Sentence, say, toText, type View } from '@dorfplatz/kernel'
import type { Beat, Earlier } from '@dorfplatz/ui'
import { MAJORITY_POINTS } from '../cards/board.ts'
import type { Drawn, Someone, VillageEvent } from '../rules/events.ts'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import { someoneText } from '../text/people.ts'
import { childOf, MASS, restOf } from './beatPictures.ts'
import { eventOf, headOf } from './log.ts'
import { fromModules } from './modules.ts'
import { markOf } from './Pieces.tsx'

type V = View<VillageView>

/** The village at the end of a round: the stones of the next do not lie there yet. */
function afterRound(view: V, before: V | null): Pick<Beat<VillageView>, 'then'> {
  if (before === null || before.table.round === view.table.round) return {}
  const empty = { orange: 0, green: 0, brown: 0, pink: 0, plague: 0 }
  const spaces = view.table.spaces.map((space) => ({ ...space, stones: empty }))
  return { then: { ...view, table: { ...view.table, round: before.table.round, spaces } } }
}

type Figure = NonNullable<Beat['figures']>[number]

const figureOf = (one: Drawn, view: View<VillageView>): Figure =>
  one === 'monk'
    ? { icon: 'monk' }
    : { icon: 'person', seat: markOf(one.seat ?? view.seats, { view }), n: one.generation }

/** Those who were picked for a coin with the same answer stand before those who are drawn. */
function drawnIn(list: readonly VillageEvent[]): readonly Drawn[] {
  const picked = list.flatMap((e): Someone[] =>
    e.kind === 'picked' ? [{ seat: e.seat, who: e.who, generation: e.generation }] : [],
  )
  return [...picked, ...list.flatMap((e) => (e.kind === 'drawn' ? e.figures : []))]
}

export function beats(
  events: readonly GameEvent[],
  view: V,
  lang: Lang,
  text: VillageText,
  earlier: Earlier<VillageView>,
): readonly Beat<VillageView>[] {
  const w = text.words
  const list = events.map(eventOf)
  const { round } = view.table
  const ended = afterRound(view, earlier.view)
  return events.flatMap((event, i): Beat<VillageView>[] => {
    const e = eventOf(event)
    const told = text.event(e)
    switch (e.kind) {
      case 'drawn': {
        const figures = drawnIn(list).map((one) => figureOf(one, view))
        const title = w.labels.mass
        const picture = () => MASS
        return [{ key: `mass ${round} ${i}`, icon: 'church', title, told, figures, picture, scene: true, ...ended }]
      }
      case 'majority': {
        const names = [...e.seats.map((seat): Sentence => [{ seat }]), ...(e.conny ? [[w.conny]] : [])]
        const points = say(': ', ...w.list([{ n: MAJORITY_POINTS, thing: 'point' }]))
        const led = names.length === 0 ? told : [...listOf(lang, 'and', names), ...points]
        return [{ key: `lead ${round} ${i}`, icon: 'vp', title: w.labels.lead, told: led, scene: true, ...ended }]
      }
      case 'dies': {
        const figures = [figureOf(e, view)]
        const icon = e.rest === 'grave' ? 'grave' : 'quill'
        const title = w.labels.dies(toText(someoneText(w, e)))
        const picture = () => restOf(e.rest)
        const beat = { key: `dies ${round} ${i}`, icon, title, told, figures, picture }
        // Others mourn for themselves.
        return [e.seat === view.as ? { ...beat, scene: true } : beat]
      }
      case 'birth':
        return e.seat !== view.as
          ? []
          : [
              {
                key: `born ${round} ${i}`,
                icon: 'family',
                title: w.labels.born,
                told,
                figures: [figureOf(e, view)],
                picture: (mark) => childOf(mark(e.seat)),
              },
            ]
      case 'endBegins':
        return [{ key: 'end', icon: 'time', title: w.labels.endNear, told, scene: true }]
      case 'round': {
        const title = headOf(event, lang, text)
        const begins = view.table.families.length > 1 ? [{ seat: e.seat }] : []
        return title === null ? [] : [{ key: `round ${e.n}`, icon: 'well', title, told: begins }]
      }
      default: {
        const more = fromModules(({ beatOf }) => beatOf?.(e, { view, text }))
        return more === undefined ? [] : [{ ...more, key: `${e.kind} ${round} ${i}`, told }]
      }
    }
  })
}
