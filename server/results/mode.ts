/** The kind of game a table was, as one word to count by: what was chosen of its kind, its parts of the box, its switches. */

import { type Game, matters, type OptionSpec, type Options } from '@dorfplatz/kernel'

/** Decks, hand sizes and fine points make no other kind of game; nor does how far a series has come. */
const makesMode = ({ group, list, carried, values }: OptionSpec): boolean =>
  list === undefined &&
  carried !== true &&
  (group === 'kind' || group === 'box' || (group === undefined && typeof values[0] === 'boolean'))

/** Empty for the game as it usually is; else `key=value`, with `&` between. */
export function modeOf({ options: specs }: Pick<Game, 'options'>, seats: number, chosen: Options): string {
  return specs
    .filter((spec) => makesMode(spec) && matters(specs, spec, seats, chosen))
    .flatMap(({ key, default: usual }) => {
      const value = chosen[key] ?? usual
      return value === usual ? [] : [`${key}=${value}`]
    })
    .join('&')
}

/** The same for people; empty for the usual game. */
export function modeName(game: Game, lang: 'en' | 'de', mode: string): string {
  return mode
    .split('&')
    .flatMap((part) => {
      const [key = '', value = ''] = part.split('=')
      const spec = game.options.find((one) => one.key === key)
      if (spec === undefined) return []
      const { name, value: say } = game.text[lang].option(key)
      return value === 'true' ? [name] : [say(spec.values.find((one) => String(one) === value) ?? value)]
    })
    .join(', ')
}
