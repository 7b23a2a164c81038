/** Names that look alike: nobody goes by another's name, however it is written. */

import { NAME_LENGTH } from '@dorfplatz/protocol/name'

/** Letters of other scripts, and digits, that pass for Latin letters at a glance. */
const LOOK_ALIKES: { readonly [letter: string]: string } = {
  ...Object.fromEntries([...'аеорсухіјѕԁԛԝһкмтвнг'].map((letter, i) => [letter, [...'aeopcyxijsdqwhkmtbhr'][i] ?? ''])),
  ...Object.fromEntries([...'αβεηικνορτυχωγ'].map((letter, i) => [letter, [...'abenikvoptuxwy'][i] ?? ''])),
  0: 'o',
  1: 'l',
  i: 'l',
  ı: 'l',
  ß: 'ss',
}

/** What is left of a name when one does not look closely: small letters and digits, each as what it passes for. */
export function bareName(name: string): string {
  const letters =
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu) ?? []
  const latin = letters.map((letter) => LOOK_ALIKES[letter] ?? letter)
  return latin.map((letter) => LOOK_ALIKES[letter] ?? letter).join('')
}

export const isTaken = (name: string, others: readonly string[]): boolean =>
  others.some((other) => other !== '' && bareName(other) === bareName(name))

/** The name, or with a number where somebody else goes by it. */
export function distinctName(name: string, others: readonly string[]): string {
  if (!isTaken(name, others)) return name
  for (let n = 2; ; n++) {
    const end = ` ${n}`
    const numbered = name.slice(0, NAME_LENGTH - end.length).trimEnd() + end
    if (!isTaken(numbered, others)) return numbered
  }
}
