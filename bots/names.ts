/** What bots are called at a table: first names as a village had them, of their own for every level. */

import type { Lang } from '@dorfplatz/kernel'

type Names = { readonly [level: string]: readonly string[] }

/** The longest table has five seats: nobody is met twice at one. */
const NAMES: { readonly [L in Lang]: Names } = {
  en: {
    random: ['Wat', 'Nell', 'Hob', 'Madge', 'Diggory'],
    greedy: ['Edmund', 'Avice', 'Ralph', 'Isabel', 'Walter'],
    search: ['Godfrey', 'Matilda', 'Ambrose', 'Rosamund', 'Gervase'],
    deep: ['Aldous', 'Winifred', 'Barnaby', 'Philippa', 'Osbert'],
  },
  de: {
    random: ['Veit', 'Gretel', 'Jobst', 'Liesel', 'Kunz'],
    greedy: ['Konrad', 'Agnes', 'Ulrich', 'Barbara', 'Lorenz'],
    search: ['Anselm', 'Walburga', 'Balthasar', 'Kunigunde', 'Eberhard'],
    deep: ['Gotthold', 'Mechthild', 'Sebald', 'Ottilie', 'Wendelin'],
  },
}

/** The level whose names serve bots that somebody brings along. */
const COMMON = 'greedy'

/** The name of a bot of that level at a place of the table. */
export function botName(level: string, place: number, lang: Lang): string {
  const names = NAMES[lang][level] ?? NAMES[lang][COMMON] ?? []
  return names[place % names.length] ?? ''
}
