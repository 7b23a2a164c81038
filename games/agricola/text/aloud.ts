/** What a screen reader says of an action space, in both languages. */

import type { Lang } from '@dorfplatz/kernel'

interface Phrases {
  readonly lies: (goods: string) => string
  readonly gives: (goods: string) => string
  readonly price: (from: number, to: number) => string
  readonly by: (names: string) => string
  readonly empty: string
  readonly cannot: string
  readonly chosen: string
}

const en: Phrases = {
  lies: (goods) => `${goods} now`,
  gives: (goods) => `gives ${goods}`,
  price: (from, to) => `an occupation costs ${from === to ? from : `${from} to ${to}`} food`,
  by: (names) => `taken by ${names}`,
  empty: 'no one here',
  cannot: 'not possible now, why not?',
  chosen: 'chosen',
}

const de: Phrases = {
  lies: (goods) => `jetzt ${goods}`,
  gives: (goods) => `bringt ${goods}`,
  price: (from, to) =>
    `eine Ausbildung kostet ${from === to ? from : `${from} bis ${to}`} ${to === 1 ? 'Nährwert' : 'Nährwerte'}`,
  by: (names) => `besetzt von ${names}`,
  empty: 'niemand hier',
  cannot: 'jetzt nicht möglich, warum nicht?',
  chosen: 'gewählt',
}

const all: { readonly [L in Lang]: Phrases } = { en, de }

export const aloudOf = (lang: Lang): Phrases => all[lang]
