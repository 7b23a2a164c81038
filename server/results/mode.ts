/** The kind of a game (see `modeOf`) in words. */

import type { Game } from '@dorfplatz/kernel'

/** Empty for the usual game. */
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
