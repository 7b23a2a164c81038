/** What bots are called at a table: first names as a village had them, of their own for every level, and none of a villager. */

import type { Lang } from '@dorfplatz/kernel'

type Names = { readonly [level: string]: readonly string[] }

/** The longest table has five seats: nobody is met twice at one. */
const NAMES: { readonly [L in Lang]: Names } = {
  en: {
    random: ['Wat', 'Nell', 'Hob', 'Madge', 'Diggory'],
    greedy: ['Edmund', 'Avice', 'Ralph', 'Isabel', 'Walter'],
    search: ['Roland', 'Griselda', 'Crispin', 'Rosamund', 'Gervase'],
    deep: ['Aldous', 'Winifred', 'Barnaby', 'Philippa', 'Osbert'],
  },
  de: {
    random: ['Utz', 'Gretel', 'Jobst', 'Liesel', 'Kunz'],
    greedy: ['Kilian', 'Lene', 'Ludwig', 'Afra', 'Leonhard'],
    search: ['Anselm', 'Notburga', 'Valentin', 'Adelgunde', 'Eckhart'],
    deep: ['Gotthold', 'Reinhild', 'Sebald', 'Genoveva', 'Wendelin'],
  },
}

/** The level whose names serve bots that somebody brings along. */
const COMMON = 'greedy'

/** The name of a bot of that level at a place of the table. */
export function botName(level: string, place: number, lang: Lang): string {
  const names = NAMES[lang][level] ?? NAMES[lang][COMMON] ?? []
  return names[place % names.length] ?? ''
}
