/** The viewer's options as a flat list, with their sentences. */

import {
  type Answer,
  type Decision,
  DONE,
  type GameText,
  type Json,
  jsonEqual,
  jsonIncludes,
  type Lang,
  PASS,
  type View,
} from '@dorfplatz/kernel'
import type { Deed, Enough, GameUi, Option } from '@dorfplatz/ui'

const keyOf = (choice: Json): string => JSON.stringify(choice)

/** The kernel's own window; games name theirs. */
export const WINDOWS: readonly string[] = ['offer']

/** A moment in which one may do what one may do unasked, or let it pass. */
export function isWindow(decision: Decision, { windows = WINDOWS }: Pick<GameUi, 'windows'>): boolean {
  return windows.includes(decision.kind)
}

/** Whether an option is something done of one's own accord: playing a card, an exchange. */
export function isPlay(option: Option, ui: Pick<GameUi, 'windows'>): boolean {
  return (option.decision === null || isWindow(option.decision, ui)) && option.answer.choice !== PASS
}

/** What is done with a card of the hand by choosing an option; null where the option is about something else. */
export function deedOf(option: Option, ui: Pick<GameUi, 'cardQuestions' | 'windows'>): Deed | null {
  return ui.cardQuestions?.[option.decision?.kind ?? ''] ?? (isPlay(option, ui) ? 'play' : null)
}

/** The option that this card of the hand stands for, if any: its answer is the card, or its sentence names it. */
export function cardOption(
  card: string,
  options: readonly Option[],
  ui: Pick<GameUi, 'cardQuestions' | 'plays' | 'best' | 'windows'>,
): Option | undefined {
  const isAbout = ({ answer, sentence }: Option) =>
    String(answer.choice) === card ||
    sentence.some((part) => typeof part === 'object' && 'card' in part && part.card === card)
  const ways = options.filter(
    (o) => deedOf(o, ui) !== null && (ui.plays === undefined ? isAbout(o) : ui.plays(o, card)),
  )
  return ui.best === undefined ? ways[0] : ui.best(ways)
}

/** `waits` is the answer that waits for confirmation, if any. */
export function optionsOf(text: GameText, view: View, ui: Pick<GameUi, 'windows'>, waits?: Answer): Option[] {
  const out: Option[] = []
  const isChosen = ({ to, choice }: Answer) => waits !== undefined && waits.to === to && jsonEqual(waits.choice, choice)
  for (const decision of view.decisions) {
    for (const choice of decision.choices ?? []) {
      const answer = { to: decision.id, choice }
      out.push({
        key: `${decision.id} ${keyOf(choice)}`,
        decision,
        answer,
        sentence: text.choice(view, decision, choice),
        chosen: isChosen(answer),
      })
    }
  }
  // A window lists the same plays as "any time": once is enough.
  const listed = view.decisions.filter((d) => isWindow(d, ui)).flatMap((d) => d.choices ?? [])
  for (const choice of view.anytime) {
    if (jsonIncludes(listed, choice)) continue
    const answer = { to: 'anytime', choice }
    out.push({
      key: `anytime ${keyOf(choice)}`,
      decision: null,
      answer,
      sentence: text.anytime(view, choice),
      chosen: isChosen(answer),
    })
  }
  return out
}

/** What could be chosen in the place of a turn that is complete: the answers to the question it begins with. */
export function insteadOf(
  text: GameText,
  live: View,
  view: View,
  ui: Pick<GameUi, 'windows'>,
  begun: Answer,
): Option[] {
  if (view.decisions.length > 0) return []
  const asked = live.decisions.filter((decision) => decision.id === begun.to && !isWindow(decision, ui))
  return optionsOf(text, { ...live, decisions: asked, anytime: [] }, ui, begun)
}

/** Stands for the head above what would bring nothing now. */
export const IDLE = '\u0000idle'

/** Options under their headings, in the order in which the panel shows them. */
export function inGroups(
  options: readonly Option[],
  ui: Pick<GameUi, 'group' | 'idle'> | null,
  view: View,
  lang: Lang,
  text: GameText,
  title = '',
): ReadonlyMap<string, readonly Option[]> {
  const groups = new Map<string, Option[]>()
  const brings = (option: Option): boolean => (ui?.idle?.(view, option, lang, text) ?? null) === null
  // What would bring nothing now comes last, under a head of its own.
  const ordered = ui?.idle === undefined ? options : [...options.filter(brings), ...options.filter((o) => !brings(o))]
  for (const option of ordered) {
    const heading = ui?.idle !== undefined && !brings(option) ? IDLE : (ui?.group?.(view, option, lang) ?? title)
    const group = groups.get(heading)
    if (group === undefined) groups.set(heading, [option])
    else group.push(option)
  }
  return groups
}

/** What digits choose, in this order: all that the panel lists but habits, exchanges and gifts. Drawn forms number nothing. */
export function numberedOf(
  options: readonly Option[],
  ui: Pick<GameUi, 'group' | 'forms' | 'habits' | 'isExchange' | 'givesAway' | 'idle'>,
  view: View,
  lang: Lang,
  text: GameText,
): readonly Option[] {
  const isListed = (o: Option) =>
    ui.isExchange?.(o) !== true && (o.decision === null || ui.forms?.[o.decision.kind] === undefined)
  const asked = [...view.decisions.map((d) => d.id), null]
  return asked
    .flatMap((id) => [
      ...inGroups(
        options.filter((o) => isListed(o) && (o.decision?.id ?? null) === id),
        ui,
        view,
        lang,
        text,
      ).values(),
    ])
    .flat()
    .filter((o) => o.decision !== null || !jsonIncludes(ui.habits ?? [], o.answer.choice))
    .filter((o) => ui.givesAway?.(o) !== true)
}

/**
 * The option that declines what is asked, or says that it was all: it finishes a step without a place of its own. Where the
 * other answers are listed, a refusal stands in the list with them and is not what finishes.
 */
export function declineOf(
  options: readonly Option[],
  asking: Decision | undefined,
  ui: Pick<GameUi, 'onBoard' | 'cardQuestions' | 'regions'>,
): Option | null {
  if (asking === undefined) return null
  const { id, kind } = asking
  const isDrawn =
    ui.onBoard?.includes(kind) === true ||
    ui.regions?.inRack?.includes(kind) === true ||
    ui.cardQuestions?.[kind] !== undefined
  const declines = ({ decision, answer }: Option) =>
    decision?.id === id && (answer.choice === DONE || (answer.choice === PASS && isDrawn))
  return options.find(declines) ?? null
}

/** The option that ends what is asked again and again; null where nothing is. */
export function enoughOf(options: readonly Option[], enough: Enough = {}): Option | null {
  const ends = ({ decision, answer }: Option) => {
    const end = decision === null ? undefined : enough[decision.kind]
    return end !== undefined && jsonEqual(end, answer.choice)
  }
  return options.find(ends) ?? null
}

/** What answers all questions of the kind at hand with one press, beginning with the first answer; null where nothing does. */
export function sweepOf(view: View, options: readonly Option[], ui: Pick<GameUi, 'sweeps'>, lang: Lang): Option | null {
  const [asking] = view.decisions
  const deed = asking === undefined ? undefined : ui.sweeps?.[asking.kind]
  const first = options.find(({ decision }) => decision !== null && decision.id === asking?.id)
  return deed === undefined || first === undefined
    ? null
    : { ...first, key: `all ${first.key}`, sentence: [deed(lang)] }
}

/** The option that lets the window at hand pass; null where none is open. */
export function passOf(view: View, options: readonly Option[], ui: Pick<GameUi, 'windows'>): Option | null {
  const [asking] = view.decisions
  if (asking === undefined || !isWindow(asking, ui)) return null
  return options.find(({ answer }) => answer.to === asking.id && answer.choice === PASS) ?? null
}
