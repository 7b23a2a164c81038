/** Names that expansions bring, in English: places answer to “where?”, things are counted. */

import type { Holding } from '../rules/modules/module.ts'
import type { ModulePlaceId } from './frames.ts'
import { words as inn } from './inn/text/words.en.ts'
import { placesOf } from './marriage/text/places.ts'
import { words as marriage } from './marriage/text/words.en.ts'
import { places as port } from './port/text/places.en.ts'

/** A name for every place and every thing that a module brings. */
export type Words = {
  readonly places: { readonly [place in ModulePlaceId]: string }
  readonly nouns: { readonly [thing in Exclude<Holding['id'], 'beer'>]: readonly [one: string, many: string] }
}

export const words: Words = {
  places: {
    ...inn.places,
    ...port,
    ...placesOf(marriage),
  },
  nouns: {
    bread: ['bread', 'bread'],
    tool: ['tool', 'tools'],
    cocoa: ['basket of cocoa', 'baskets of cocoa'],
    tea: ['bale of tea', 'bales of tea'],
    chest: ['treasure chest', 'treasure chests'],
  },
}
