/** Names that are too long for their tile, with the places where they may be broken. */

const LONG = /\b(Familien|An|Renovie|Start|Stall|Haus|improve)(?=zuwachs|schaffung|rung|spieler|bau|ment)/g

export const breakable = (name: string): string =>
  name.replace(LONG, (word, at: string) => word.replace(at, `${at}\u00ad`))
