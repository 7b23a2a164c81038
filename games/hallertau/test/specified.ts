/** The ids of the rule specification, section by section: the catalogue must hold exactly these. */

const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(2, '0'))

const SECTIONS: { readonly [section: string]: readonly string[] } = {
  COMP: numbers(1, 10),
  SETUP: numbers(1, 15),
  RES: numbers(1, 18),
  TURN: numbers(1, 8),
  PH1: numbers(1, 9),
  PH2: numbers(1, 5),
  PH3: numbers(1, 6),
  PH4: numbers(1, 16),
  ACT: numbers(1, 23),
  PH5: numbers(1, 2),
  SOW: numbers(1, 6),
  PH6: numbers(1, 3),
  PH7: numbers(1, 6),
  PH8: numbers(1, 2),
  SHEEP: numbers(1, 7),
  CC: numbers(1, 10),
  PH9: numbers(1, 24),
  PH10: numbers(1, 2),
  END: numbers(1, 5),
  ANY: numbers(1, 11),
  JUST: numbers(1, 13),
  CARD: numbers(1, 22),
  // Numbered by the first card a ruling is about.
  SPC: '001 022 023 024 109 121 205 210 211 212 214 222 301 302 303 312 313 314 315 316 318 321 323 324 326 327 328 329 413 419 426 509 516 531 607 627 631 712 723 728 731 839 922'.split(
    ' ',
  ),
  SCORE: numbers(1, 7),
  VAR: numbers(1, 7),
  SOLO: numbers(1, 4),
}

export const SPECIFIED: readonly string[] = Object.entries(SECTIONS).flatMap(([section, list]) =>
  list.map((number) => `H-${section}-${number}`),
)
