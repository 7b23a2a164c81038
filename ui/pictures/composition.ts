/**
 * What a card's picture is made of: a place, and in it a person or up to three things. Games write one line per card:
 *
 *     occ-woodcutter: forest | vest beard cap i-first i-flax 2 1 | axe | i-wood
 *     101: pasture sky:hop-wash flip | i-sheep crook i-flax
 *
 * Place with its sky, then for a person body, face, hat, two cloths, skin and hair, then the tool in the hand, then the
 * things. `i-…` is a woodcut of the icon sheets, anything else a thing of the picture sheets.
 */

export interface Person {
  readonly body: string
  readonly face: string
  readonly hat: string
  /** The colours of cloth and second piece, as names of tokens. */
  readonly wear: readonly [string, string]
  readonly skin: number
  readonly hair: number
  /** What is held in the hand. */
  readonly tool: string | null
}

export interface Composition {
  readonly place: string
  /** The sky's colour, as the name of a token. */
  readonly sky: string | null
  /** Mirrored as a whole. */
  readonly flipped: boolean
  readonly person: Person | null
  readonly things: readonly string[]
}

const DEFAULT_HAIR = 1

const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '')

/** Somebody in a few words: body, face, hat, two cloths, skin, hair; and what the hand holds. */
export function personOf(text: string, tool?: string): Person {
  const [body = '', face = '', hat = '', first = '', second = '', skin = '1', hair] = words(text)
  return {
    body,
    face,
    hat,
    wear: [first, second],
    skin: Number(skin),
    hair: hair === undefined ? DEFAULT_HAIR : Number(hair),
    tool: words(tool)[0] ?? null,
  }
}

function compositionOf(line: string): Composition {
  const parts = line.split('|')
  const [place = '', ...marks] = words(parts[0])
  return {
    place,
    sky: marks.find((mark) => mark.startsWith('sky:'))?.slice('sky:'.length) ?? null,
    flipped: marks.includes('flip'),
    person: parts.length === 4 ? personOf(parts[1] ?? '', parts[2]) : null,
    things: words(parts.at(-1)),
  }
}

/** A game's pictures by card, from a text with one line each. */
export function compositions(text: string): ReadonlyMap<string, Composition> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).trim(), compositionOf(line.slice(colon + 1))]
    }),
  )
}
