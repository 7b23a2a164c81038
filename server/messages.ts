/** The server's own sentences, in both languages. */

import type { Lang } from '@dorfplatz/kernel'
import { NAME_LENGTH } from '@dorfplatz/protocol/name'

const EN = {
  'bad-request': 'This request could not be read.',
  'bad-name': `A name has 1 to ${NAME_LENGTH} characters: letters, digits, spaces and . , - _ & + ( ) ! ? ’`,
  unauthenticated: 'Please choose a name or sign in first.',
  forbidden: 'This is not yours to do.',
  'not-your-seat': 'This seat is not yours.',
  'not-found': 'There is nothing here.',
  'no-table': 'There is no such table, or you need an invitation.',
  'no-watching': 'The game has begun, and nobody watches at this table.',
  'no-code': 'No table that one can still join has this code.',
  'not-started': 'The table has not started yet.',
  'not-open': 'The table has already started.',
  closed: 'The table was closed. Nobody can go on with it.',
  'not-over': 'The game is not over yet.',
  'seat-taken': 'This seat is taken.',
  'seats-open': 'Some seats are still free.',
  'no-seat': 'No seat is free.',
  stale: 'The table has moved on in the meantime.',
  'command-reused': 'This command id was already used for something else.',
  'no-proposal': 'Nothing is being proposed.',
  'too-large': 'This is too much at once.',
  'too-many': 'Not so fast, please. Try again in a moment.',
  'too-many-tables': 'You have opened many tables lately. Finish or close one first.',
  unavailable: 'The server cannot do this right now. Please try again.',
  internal: 'Something went wrong on our side. Nothing was changed.',
  'still-here': 'This player is here.',
  'wrong-password': 'E-mail or password is not right.',
  'wrong-old-password': 'The old password is not right.',
  'no-email': 'This is not an e-mail address.',
  'email-taken': 'There is an account with this e-mail already. Sign in instead.',
  'short-password': 'A password needs 10 to 128 characters.',
  'not-fresh': 'You signed in long ago. Please sign in again first.',
  'no-passkey': 'This passkey is not known here.',
  'old-link': 'This link is no longer good. Please ask for a new one.',
  'no-sequel': 'No such game follows from this one.',
  'colour-taken': 'Somebody at the table has this mark.',
  'no-bot': 'There is no bot of this kind.',
  'no-game': 'This server does not have that game.',
  'guests-off': 'This server is for people with an account.',
  'old-rules': 'This table was played by older rules that are no longer here.',
  'mail-turn': 'It is your turn: {game}',
  'mail-reminder': 'Still your turn, time is running out: {game}',
  'mail-replaced': 'A bot plays for you now: {game}',
  'mail-password': 'You asked for a new password. This link lets you choose one, within an hour:',
  'mail-body-turn':
    'Hello {name},\n\nthe table waits for you:\n{link}\n\nUntil {deadline}; then a bot takes your turn.',
  'mail-body-reminder':
    'Hello {name},\n\nthe table still waits for you:\n{link}\n\nUntil {deadline}; then a bot takes your turn.',
  'mail-body-replaced':
    'Hello {name},\n\nyour time was over, so a bot plays on in your seat. You can come back at any time:\n{link}',
} as const

export type MessageKey = keyof typeof EN

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(EN, key)

const DE: { readonly [W in MessageKey]: string } = {
  'bad-request': 'Diese Anfrage ist nicht lesbar.',
  'bad-name': `Ein Name hat 1 bis ${NAME_LENGTH} Zeichen: Buchstaben, Ziffern, Leerzeichen und . , - _ & + ( ) ! ? ’`,
  unauthenticated: 'Bitte wähle zuerst einen Namen oder melde dich an.',
  forbidden: 'Das steht dir nicht zu.',
  'not-your-seat': 'Dieser Platz gehört dir nicht.',
  'not-found': 'Hier ist nichts.',
  'no-table': 'Diesen Tisch gibt es nicht, oder du brauchst eine Einladung.',
  'no-watching': 'Die Partie hat begonnen, und an diesem Tisch schaut niemand zu.',
  'no-code': 'Kein Tisch, an den man sich noch setzen kann, hat diesen Code.',
  'not-started': 'Der Tisch hat noch nicht begonnen.',
  'not-open': 'Der Tisch hat schon begonnen.',
  closed: 'Der Tisch wurde geschlossen. Niemand kann daran weiterspielen.',
  'not-over': 'Das Spiel ist noch nicht zu Ende.',
  'seat-taken': 'Dieser Platz ist besetzt.',
  'seats-open': 'Es sind noch Plätze frei.',
  'no-seat': 'Kein Platz ist frei.',
  stale: 'Am Tisch ging es inzwischen weiter.',
  'command-reused': 'Diese Kennung wurde schon für etwas anderes verwendet.',
  'no-proposal': 'Es liegt kein Vorschlag vor.',
  'too-large': 'Das ist zu viel auf einmal.',
  'too-many': 'Bitte nicht so schnell. Versuche es gleich noch einmal.',
  'too-many-tables': 'Du hast in letzter Zeit viele Tische eröffnet. Beende oder schließe zuerst einen.',
  unavailable: 'Der Server kann das gerade nicht. Bitte versuche es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Es wurde nichts verändert.',
  'still-here': 'Dieser Spieler ist da.',
  'wrong-password': 'E-Mail oder Passwort stimmt nicht.',
  'wrong-old-password': 'Das alte Passwort stimmt nicht.',
  'no-email': 'Das ist keine E-Mail-Adresse.',
  'email-taken': 'Zu dieser E-Mail gibt es schon ein Konto. Melde dich stattdessen an.',
  'short-password': 'Ein Passwort braucht 10 bis 128 Zeichen.',
  'not-fresh': 'Deine Anmeldung ist lange her. Bitte melde dich zuerst neu an.',
  'no-passkey': 'Dieser Passkey ist hier nicht bekannt.',
  'old-link': 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  'no-sequel': 'So ein Spiel folgt aus diesem nicht.',
  'colour-taken': 'Dieses Zeichen hat schon jemand am Tisch.',
  'no-bot': 'So einen Bot gibt es nicht.',
  'no-game': 'Dieses Spiel gibt es auf diesem Server nicht.',
  'guests-off': 'Dieser Server ist für Leute mit Konto.',
  'old-rules': 'Dieser Tisch wurde nach älteren Regeln gespielt, die es hier nicht mehr gibt.',
  'mail-turn': 'Du bist am Zug: {game}',
  'mail-reminder': 'Du bist noch immer am Zug, die Zeit wird knapp: {game}',
  'mail-replaced': 'Ein Bot spielt jetzt für dich: {game}',
  'mail-password': 'Du hast ein neues Passwort erbeten. Mit diesem Link wählst du eines, innerhalb einer Stunde:',
  'mail-body-turn':
    'Hallo {name},\n\nder Tisch wartet auf dich:\n{link}\n\nBis {deadline}; danach übernimmt ein Bot deinen Zug.',
  'mail-body-reminder':
    'Hallo {name},\n\nder Tisch wartet noch immer auf dich:\n{link}\n\nBis {deadline}; danach übernimmt ein Bot deinen Zug.',
  'mail-body-replaced':
    'Hallo {name},\n\ndeine Zeit war um, deshalb spielt ein Bot auf deinem Platz weiter. Du kannst jederzeit zurückkommen:\n{link}',
}

const MESSAGES: { readonly [L in Lang]: { readonly [W in MessageKey]: string } } = { en: EN, de: DE }

export function message(lang: Lang, key: MessageKey, fill: { readonly [name: string]: string } = {}): string {
  return MESSAGES[lang][key].replace(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? '')
}
