/** The kernel's own refusals, said in both languages. */

import type { Sentence } from './game-text.ts'
import type { PlainShape } from './shape.ts'
import type { Lang, Refusal } from './types.ts'

type KernelRule =
  | 'K-OVER'
  | 'K-DEFECT'
  | 'K-NO-SEAT'
  | 'K-MALFORMED'
  | 'K-NOT-ASKED'
  | 'K-NO-DECISION'
  | 'K-SHAPE'
  | 'K-NOT-A-CHOICE'
  | 'K-NOT-NOW'
  | 'K-UNDO'
  | 'K-SETUP-GAME'
  | 'K-SETUP-SEATS'
  | 'K-SETUP-SEED'
  | 'K-SETUP-OPTION'
  | 'K-SETUP-VALUE'

type Args = { readonly [key: string]: unknown }

/** What a shape asks for, in a few words. */
function expectedText(lang: Lang, shape: PlainShape): string {
  const pick = (en: string, de: string): string => (lang === 'en' ? en : de)
  switch (shape.is) {
    case 'any':
      return pick('plain data', 'einfache Daten')
    case 'number':
      return pick(
        `a whole number from ${shape.min} to ${shape.max}`,
        `eine ganze Zahl von ${shape.min} bis ${shape.max}`,
      )
    case 'value':
      return shape.of.map((one) => JSON.stringify(one)).join(pick(' or ', ' oder '))
    case 'id':
      return pick('the id of something in the game', 'die Kennung von etwas im Spiel')
    case 'list':
      return pick(`a list of at most ${shape.max}`, `eine Liste mit höchstens ${shape.max} Einträgen`)
    case 'counts':
      return pick(`amounts of ${shape.of.join(', ')}`, `Anzahlen von ${shape.of.join(', ')}`)
    case 'fields':
      return pick(
        `an object with ${Object.keys(shape.fields).join(', ')}`,
        `ein Objekt mit ${Object.keys(shape.fields).join(', ')}`,
      )
    case 'either':
      return shape.of.map((one) => expectedText(lang, one)).join(pick(', or ', ', oder '))
  }
}

const EN: { readonly [R in KernelRule]: (args: Args) => string } = {
  'K-OVER': () => 'The game is over.',
  'K-DEFECT': () => 'A bug on our side stopped this game. Its record has been saved.',
  'K-NO-SEAT': () => 'There is no such seat at this table.',
  'K-MALFORMED': () => 'Your answer did not arrive correctly. Please try again.',
  'K-NOT-ASKED': () => 'It is not your turn right now.',
  'K-NO-DECISION': () => 'This question is no longer open.',
  'K-SHAPE': ({ field, expected }) =>
    `${field === '' ? 'The answer' : `“${field}”`} must be ${expectedText('en', expected as PlainShape)}.`,
  'K-NOT-A-CHOICE': () => 'This is not among the choices now.',
  'K-NOT-NOW': () => 'This cannot be done now.',
  'K-UNDO': () =>
    'This can no longer be taken back: something has been drawn or revealed since, or someone else has moved.',
  'K-SETUP-GAME': ({ game }) => `There is no game called “${game}”.`,
  'K-SETUP-SEATS': ({ min, max }) => `This game is played with ${min} to ${max} seats.`,
  'K-SETUP-SEED': () => 'A seed is 64 hexadecimal digits.',
  'K-SETUP-OPTION': ({ key }) => `There is no option “${key}”.`,
  'K-SETUP-VALUE': ({ key, value, allowed }) => `Option “${key}” cannot be “${value}”; it is one of: ${allowed}.`,
}

const DE: { readonly [R in KernelRule]: (args: Args) => string } = {
  'K-OVER': () => 'Die Partie ist zu Ende.',
  'K-DEFECT': () => 'Wegen eines Fehlers bei uns musste die Partie anhalten. Die Aufzeichnung bleibt erhalten.',
  'K-NO-SEAT': () => 'Diesen Platz gibt es an diesem Tisch nicht.',
  'K-MALFORMED': () => 'Deine Antwort kam nicht richtig an. Bitte versuche es noch einmal.',
  'K-NOT-ASKED': () => 'Du bist gerade nicht dran.',
  'K-NO-DECISION': () => 'Diese Frage ist nicht mehr offen.',
  'K-SHAPE': ({ field, expected }) =>
    `${field === '' ? 'Die Antwort' : `„${field}“`} muss so aussehen: ${expectedText('de', expected as PlainShape)}.`,
  'K-NOT-A-CHOICE': () => 'Das steht jetzt nicht zur Wahl.',
  'K-NOT-NOW': () => 'Das geht jetzt nicht.',
  'K-UNDO': () =>
    'Das lässt sich nicht mehr zurücknehmen: Seither wurde etwas gezogen oder aufgedeckt, oder jemand anderes war dran.',
  'K-SETUP-GAME': ({ game }) => `Ein Spiel namens „${game}“ gibt es nicht.`,
  'K-SETUP-SEATS': ({ min, max }) => `Dieses Spiel hat ${min} bis ${max} Plätze.`,
  'K-SETUP-SEED': () => 'Ein Startwert besteht aus 64 Hexadezimalziffern.',
  'K-SETUP-OPTION': ({ key }) => `Eine Option „${key}“ gibt es nicht.`,
  'K-SETUP-VALUE': ({ key, value, allowed }) => `Option „${key}“ kann nicht „${value}“ sein, sondern: ${allowed}.`,
}

const KERNEL_TEXT: { readonly [L in Lang]: typeof EN } = { en: EN, de: DE }

/** The sentence for a refusal of the kernel's own; null for a game's rule. */
export function kernelRefusal(lang: Lang, refusal: Refusal): Sentence | null {
  const table: { readonly [rule: string]: ((args: Args) => string) | undefined } = KERNEL_TEXT[lang]
  const text = table[refusal.rule]
  return text === undefined ? null : [text(refusal.args ?? {})]
}
