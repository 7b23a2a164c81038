/** Moments worth seeing: a mass with whom it draws and who leads, every death, the end that nears, and a new round. */

import { type GameEvent, type Lang, listOf, type Sentence, say, toText, type View } from '@dorfplatz/kernel'
import type { Beat } from '@dorfplatz/ui'
import { MAJORITY_POINTS } from '../cards/board.ts'
import type { Drawn, Someone, VillageEvent } from '../rules/events.ts'
import type { VillageView } from '../rules/view.ts'
import type { VillageText } from '../text/compose.ts'
import { someoneText } from '../text/people.ts'
import { eventOf, headOf } from './log.ts'
import { markOf } from './Pieces.tsx'

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
  view: View<VillageView>,
  lang: Lang,
  text: VillageText,
): readonly Beat[] {
  const w = text.words
  const list = events.map(eventOf)
  const { round } = view.table
  return events.flatMap((event, i): Beat[] => {
    const e = eventOf(event)
    const told = text.event(e)
    switch (e.kind) {
      case 'drawn': {
        const figures = drawnIn(list).map((one) => figureOf(one, view))
        return [{ key: `mass ${round} ${i}`, icon: 'church', title: w.labels.mass, told, figures, scene: true }]
      }
      case 'majority': {
        const names = [...e.seats.map((seat): Sentence => [{ seat }]), ...(e.conny ? [[w.conny]] : [])]
        const points = say(': ', ...w.list([{ n: MAJORITY_POINTS, thing: 'point' }]))
        const led = names.length === 0 ? told : [...listOf(lang, 'and', names), ...points]
        return [{ key: `lead ${round} ${i}`, icon: 'vp', title: w.labels.lead, told: led, scene: true }]
      }
      case 'dies': {
        const figures = [figureOf(e, view)]
        const icon = e.rest === 'grave' ? 'grave' : 'quill'
        const beat = { key: `dies ${round} ${i}`, icon, title: w.labels.dies(toText(someoneText(w, e))), told, figures }
        // Others mourn for themselves.
        return [e.seat === view.as ? { ...beat, scene: true } : beat]
      }
      case 'endBegins':
        return [{ key: 'end', icon: 'time', title: w.labels.endNear, told, scene: true }]
      case 'round': {
        const title = headOf(event, lang, text)
        const begins = view.table.families.length > 1 ? [{ seat: e.seat }] : []
        return title === null ? [] : [{ key: `round ${e.n}`, icon: 'well', title, told: begins }]
      }
      default:
        return []
    }
  })
}
