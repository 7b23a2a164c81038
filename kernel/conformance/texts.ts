/** The check of texts: both languages have a sentence for everything, and no sentence is broken. */

import type { Sentence } from '../game-text.ts'
import { collectEvents, type GameKernel, kernelRefusal, toText } from '../index.ts'
import type { Lang, Match } from '../types.ts'
import { MAX_FAULTS } from './faults.ts'
import type { Move } from './simulate.ts'

const LANGS: readonly Lang[] = ['en', 'de']

/** Traces of values that were not there. ("null" is a German word.) */
const BROKEN = /undefined|NaN|\[object/

function spoken(where: string, sentence: Sentence): string[] {
  const text = toText(sentence)
  if (text.trim() === '') return [`${where}: empty`]
  return BROKEN.test(text) ? [`${where}: '${text}'`] : []
}

/** Texts that do not depend on a match: cards, rules, options, names. */
export function staticTexts<S, V>(k: GameKernel<S, V>): string[] {
  const faults: string[] = []
  const { game } = k
  for (const lang of LANGS) {
    const text = game.text[lang]
    if (text.name === '' || text.about === '') faults.push(`${lang}: no name or description`)
    for (const card of game.cards) {
      if (card.name[lang] === '') faults.push(`${lang}: card ${card.id} has no name`)
      faults.push(...spoken(`${lang}: card ${card.id}`, card.text[lang]))
    }
    for (const [id, rule] of Object.entries(text.rules))
      if (rule.trim() === '') faults.push(`${lang}: rule ${id} is empty`)
    for (const spec of game.options) {
      const option = text.option(spec.key)
      if (option.name === '' || option.help === '') faults.push(`${lang}: option ${spec.key} is not explained`)
      for (const value of spec.values)
        if (option.value(value) === '') faults.push(`${lang}: ${spec.key}=${value} has no words`)
    }
  }
  const [en, de] = LANGS.map((lang) => Object.keys(game.text[lang].rules).sort().join())
  if (en !== de) faults.push('the two rule catalogues list different rules')
  return faults.slice(0, 4 * MAX_FAULTS)
}

/** Texts of one moment: questions, choices, events, refusals, the table. */
export function movingTexts<S, V>(k: GameKernel<S, V>, m: Match<S>, move: Move): string[] {
  const faults: string[] = []
  const events = collectEvents(() => {
    const copy = k.clone(m)
    k.play(copy, move.seat, move.answer)
    if (k.over(copy)) {
      const result = k.game.result(copy)
      for (const lang of LANGS) {
        const text = k.game.text[lang]
        for (const score of result.scores) {
          for (const category of Object.keys(score.parts))
            faults.push(...spoken(`${lang}: score ${category}`, [text.score(category)]))
        }
        if (result.verdict !== undefined) faults.push(...spoken(`${lang}: verdict`, [text.verdict(result.verdict)]))
      }
    }
  })
  const view = k.view(m, move.seat)
  for (const lang of LANGS) {
    const text = k.game.text[lang]
    for (const decision of view.decisions) {
      faults.push(...spoken(`${lang}: decision ${decision.kind}`, text.decision(view, decision)))
      const listed = decision.choices ?? (decision.id === move.answer.to ? [move.answer.choice] : [])
      for (const choice of listed) {
        faults.push(
          ...spoken(`${lang}: ${decision.kind} ${JSON.stringify(choice)}`, text.choice(view, decision, choice)),
        )
      }
    }
    for (const choice of view.anytime)
      faults.push(...spoken(`${lang}: unasked ${JSON.stringify(choice)}`, text.anytime(view, choice)))
    for (const { seat, kind } of view.waiting) faults.push(...spoken(`${lang}: waiting`, text.waiting(seat, kind)))
    for (const event of events) faults.push(...spoken(`${lang}: event ${event.kind}`, text.event(event)))
    for (const line of text.table(view)) if (BROKEN.test(toText(line))) faults.push(`${lang}: table '${toText(line)}'`)
    for (const o of k.open(m)) {
      const refusal = k.whyNot(m, o.frame.seat, { choice: 'no such thing' })
      if (refusal === null) continue
      faults.push(...spoken(`${lang}: refusal ${refusal.rule}`, kernelRefusal(lang, refusal) ?? text.refusal(refusal)))
      if (kernelRefusal(lang, refusal) === null && text.rules[refusal.rule] === undefined) {
        faults.push(`${lang}: refusal cites ${refusal.rule}, which is not in the catalogue`)
      }
    }
  }
  return faults
}
