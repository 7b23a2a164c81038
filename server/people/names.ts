/** Names that look alike: nobody goes by another's name, however it is written. */

import { NAME_LENGTH } from '@dorfplatz/protocol/name'

const pairs = (letters: string, latin: string): [string, string][] =>
  [...letters].map((letter, i) => [letter, [...latin][i] ?? ''])

/** Letters of other scripts, and digits, that pass for Latin letters at a glance. Large and small ones may differ. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  // Cyrillic
  ...pairs('аеорсухіјѕԁԛԝһкмтвнгьп', 'aeopcyxijsdqwhkmtbhrbn'),
  ...pairs('АВЕЅІЈКМНОРСТУХԚԜҮҺ', 'abesijkmhopctyxqwyh'),
  // Greek
  ...pairs('αβεηικνορτυχωγ', 'abenikvoptuxwy'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  // Armenian, Cherokee, Lisu
  ...pairs('օսոհցյզՏՍԼՕ', 'ounhgjqsulo'),
  ...pairs('ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᎽᏃ', 'abcdeghijklmprstvwyz'),
  ...pairs('ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ', 'abcdefghijklmnoprstuvwxyz'),
  // Small capitals and script letters of phonetics
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩʋ', 'abcdefghijklmnoprstuvwyzagiv'),
  ...pairs('01iıøłđħŧ', 'ollloldht'),
])

/** What is left of a name when one does not look closely: small letters and digits, each as what it passes for. */
export function bareName(name: string): string {
  const letters = name.normalize('NFKD').match(/[\p{L}\p{N}]/gu) ?? []
  return letters.map((letter) => passesFor(letter)).join('')
}

function passesFor(letter: string): string {
  const latin = LOOK_ALIKES.get(letter) ?? letter.toLowerCase()
  // What was found may itself be one of those: a large I is a small l.
  return letter === 'ß' ? 'ss' : (LOOK_ALIKES.get(latin) ?? latin)
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
