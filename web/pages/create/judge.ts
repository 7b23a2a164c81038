/** What is to be laid, judged before there is a table. */

import {
  kernel,
  kernelRefusal,
  type Lang,
  matters,
  type OptionSpec,
  type Options,
  type Refusal,
  type Sentence,
} from '@dorfplatz/kernel'
import type { PageGame, WholeGame } from '../../app/games.ts'

export type Value = OptionSpec['default']

/** Why this many seats cannot have these options, or null. */
export function judge(game: WholeGame, seats: number, options: Options): Refusal | null {
  return kernel(game.rules).checkSetup({ game: game.id, options, seats, seed: '0'.repeat(64) })
}

export function reason(game: PageGame, lang: Lang, refusal: Refusal): Sentence {
  return kernelRefusal(lang, refusal) ?? game.text.refusal(refusal)
}

/** Of what was chosen, here or once and for all, that which this table can have and which means something there. */
export function optionsFor(game: WholeGame | null, seats: number, wanted: Options): Options {
  const specs = game?.rules.options ?? []
  const kept = specs.filter((spec) => wanted[spec.key] !== undefined && matters(specs, spec, seats, wanted))
  return Object.fromEntries(kept.map((spec) => [spec.key, wanted[spec.key] ?? spec.default]))
}

/** The options that are offered at such a table: those that mean something and leave a choice. */
export function offered(game: WholeGame, seats: number, options: Options): readonly OptionSpec[] {
  const all = game.rules.options
  const leavesChoice = ({ values, list }: OptionSpec) => values.length > 1 || list !== undefined
  return all.filter((spec) => spec.carried !== true && leavesChoice(spec) && matters(all, spec, seats, options))
}

/** The ids that stand in the value of a list. */
export function listed(value: Value | undefined): readonly string[] {
  return String(value ?? '')
    .split(/[\s,;]+/)
    .filter((id) => id !== '')
}

/** In words, the fine points that are not as usual: what a folded list must not hide. */
export function unusual(game: WholeGame, specs: readonly OptionSpec[], options: Options): string {
  return specs
    .flatMap((spec) => {
      const value = options[spec.key]
      if (value === undefined || value === spec.default) return []
      const { name, value: word } = game.text.option(spec.key)
      return [`${name}: ${word(value)}`]
    })
    .join(', ')
}
