/** The cards as galleries show them: each has a picture, and says everything it does. */

import { toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { cards } from '../entries/cards.ts'
import { pictures } from '../entries/pictures.ts'

test('every card has a picture of its own', () => {
  expect(cards.filter(({ id }) => !pictures.has(id)).map(({ id }) => id)).toEqual([])
})

test('[V-PROMO-08] [VC-41] a customer that scores more at the end says for what, in both languages', () => {
  const said = (id: string) => {
    const text = cards.find((card) => card.id === id)?.text
    return [toText(text?.en ?? []), toText(text?.de ?? [])]
  }
  expect(said('promo05')).toEqual([
    'Wants 1 scroll and 1 bag of grain, scores 2 points. At the end 1 more point for every 2 customers you have, this one included.',
    'Verlangt 1 Schriftrolle und 1 Getreidesack, bringt 2 Punkte. Am Ende 1 Punkt mehr je 2 deiner Kunden, diesen mitgezählt.',
  ])
  expect(said('promo09')).toEqual([
    'Wants 2 beers, scores 3 points. At the end 1 more point for each of your person cards with an empty inkwell.',
    'Verlangt 2 Bier, bringt 3 Punkte. Am Ende 1 Punkt mehr je eigener Personenkarte mit leerem Tintenfässchen.',
  ])
})
