/** The server's own sentences, in both languages. */

import type { Lang } from '@dorfplatz/kernel'
import { NAME_LENGTH } from '@dorfplatz/protocol/name'

const EN = {
  'bad-request': 'That did not arrive correctly. Please reload the page.',
  'bad-name': `A name has 1 to ${NAME_LENGTH} characters: letters, digits, spaces and . , - _ & + ( ) ! ? ’`,
  unauthenticated: 'Please choose a name or sign in first.',
  forbidden: 'You are not allowed to do that.',
  'not-your-seat': 'This seat is not yours.',
  'not-found': 'There is nothing here.',
  banned: 'The people who run this server have closed it to you.',
  muted: 'The people who run this server have muted you.',
  'no-sign-up': 'This server makes no new accounts. Ask the people who run it.',
  'no-invitation': 'You need an invitation to make an account here, and this one is not valid (any more).',
  'last-admin': 'This is the last person who looks after the server. Name another one first.',
  'no-guest': 'No one else is playing in this browser.',
  'no-table': 'There is no such table, or you need an invitation.',
  'no-watching': 'The game has started, and this table does not allow spectators.',
  'no-code': 'No open table has this code. Check it with your host.',
  'not-started': 'The game has not started yet.',
  'not-open': 'The game has already started.',
  closed: 'The table was closed. It cannot be continued.',
  'not-over': 'The game is not over yet.',
  freed: 'The host freed your seat. Please wait a few minutes before you sit down again.',
  'name-taken': 'Somebody at this table already goes by this name. Please choose another one.',
  'just-left': 'They were here a moment ago. Please wait a little before a bot takes over.',
  'seat-taken': 'This seat is taken.',
  'seats-open': 'Some seats are still free. Wait, or fill them with bots.',
  'no-seat': 'No seat is free.',
  stale: 'The game has moved on. Please look again and choose.',
  'command-reused': 'That arrived twice. Please reload the page.',
  'no-proposal': 'No one is asking to undo anything right now.',
  'too-large': 'That is too large to send.',
  'too-many': 'That was too fast. Please try again in a moment.',
  'too-many-tables': 'You have opened many tables lately. Finish or close one first.',
  unavailable: 'The server cannot do this right now. Please try again.',
  internal: 'Something went wrong on our side. Nothing was changed.',
  'still-here': 'This player is still here; a bot can only replace someone who is away.',
  'wrong-password': 'Wrong email or password.',
  'wrong-old-password': 'Your current password is wrong.',
  'no-email': 'Please enter a valid email address.',
  'email-taken': 'There is already an account with this email. Sign in instead.',
  'short-password': 'A password needs 10 to 128 characters.',
  'not-fresh': 'For your security, please sign in again.',
  'no-passkey': 'This passkey is not known here.',
  'old-link': 'This link has expired. Please request a new one.',
  'no-sequel': 'The series cannot continue this way.',
  'colour-taken': 'Someone at the table already has this mark.',
  'no-bot': 'There is no bot of this kind.',
  'no-game': 'This server does not have that game.',
  'guests-off': 'You need an account to play on this server.',
  'new-rules': 'The rules were corrected since this table began. The host decides whether you go on with them.',
  'daily-alone': 'The deal of the day is played alone, in one go.',
  'daily-running': 'The deal of the day stays on your list until the day is over.',
  'daily-sealed': 'Others are still playing this deal. The seed and the record are shown after the day.',
  'daily-over': 'That day is over, and a new deal has begun. Please look again.',
  'daily-guest':
    'You have already played this deal as a guest in this browser. Put the guest’s games to your account first.',
  'no-advice': 'There is no advice at this table.',
  'no-deal': 'No such deal is made on this server.',
  'old-rules': 'This table uses an older version of the rules that is no longer available.',
  'mail-turn': 'It is your turn: {game}',
  'mail-reminder': 'Reminder: your turn in {game}',
  'mail-replaced': 'A bot is now playing for you: {game}',
  'mail-password': 'You asked for a new password. This link is valid for one hour:',
  'mail-verify':
    'Someone, probably you, has made a Dorfplatz account with this address. Confirm that it is yours with this link, valid for one day. If it was not you, do nothing: you will get no more mail.',
  'mail-body-turn':
    'Hello {name},\n\nIt is your turn:\n{link}\n\nPlease move by {deadline}, or a bot will take your turn.',
  'mail-body-reminder':
    'Hello {name},\n\nIt is still your turn:\n{link}\n\nPlease move by {deadline}, or a bot will take your turn.',
  'mail-body-replaced':
    'Hello {name},\n\nYour time ran out, so a bot is playing for you. You can come back at any time:\n{link}',
} as const

export type MessageKey = keyof typeof EN

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(EN, key)

const DE: { readonly [W in MessageKey]: string } = {
  'bad-request': 'Das kam nicht richtig an. Bitte lade die Seite neu.',
  'bad-name': `Ein Name hat 1 bis ${NAME_LENGTH} Zeichen: Buchstaben, Ziffern, Leerzeichen und . , - _ & + ( ) ! ? ’`,
  unauthenticated: 'Bitte wähle zuerst einen Namen oder melde dich an.',
  forbidden: 'Das darfst du hier nicht.',
  'not-your-seat': 'Dieser Platz gehört dir nicht.',
  'not-found': 'Hier ist nichts.',
  banned: 'Dieser Server ist für dich gesperrt.',
  muted: 'Du darfst auf diesem Server gerade nicht mitreden.',
  'no-sign-up': 'Auf diesem Server kannst du kein Konto anlegen. Frag die Leute, die ihn betreiben.',
  'no-invitation': 'Für ein Konto brauchst du hier eine Einladung, und diese gilt nicht (mehr).',
  'last-admin': 'Das ist die letzte Person, die sich um den Server kümmert. Bestimme zuerst eine andere.',
  'no-guest': 'In diesem Browser spielt sonst niemand.',
  'no-table': 'Diesen Tisch gibt es nicht oder du brauchst eine Einladung.',
  'no-watching': 'Die Partie hat begonnen, und Zuschauen ist an diesem Tisch nicht erlaubt.',
  'no-code': 'Zu diesem Code gibt es keinen offenen Tisch. Prüfe die sechs Zeichen.',
  'not-started': 'Die Partie hat noch nicht begonnen.',
  'not-open': 'Die Partie hat schon begonnen.',
  closed: 'Der Tisch wurde geschlossen. Niemand kann daran weiterspielen.',
  'not-over': 'Die Partie ist noch nicht zu Ende.',
  freed: 'Dein Platz wurde freigemacht. Warte ein paar Minuten, bevor du dich wieder setzt.',
  'name-taken': 'So heißt an diesem Tisch schon jemand. Bitte wähle einen anderen Namen.',
  'just-left': 'Eben war noch jemand da. Warte noch etwas, bevor ein Bot übernimmt.',
  'seat-taken': 'Dieser Platz ist besetzt.',
  'seats-open': 'Es sind noch Plätze frei. Warte oder setze Bots hin.',
  'no-seat': 'Kein Platz ist frei.',
  stale: 'Der Tisch ist inzwischen weiter. Sieh nach und wähle neu.',
  'command-reused': 'Das kam doppelt an. Bitte lade die Seite neu.',
  'no-proposal': 'Gerade möchte niemand etwas zurücknehmen.',
  'too-large': 'Das ist zu groß zum Senden.',
  'too-many': 'Bitte nicht so schnell. Versuche es gleich noch einmal.',
  'too-many-tables': 'Du hast in letzter Zeit viele Tische eröffnet. Beende oder schließe zuerst einen.',
  unavailable: 'Der Server kann das gerade nicht. Bitte versuche es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Es wurde nichts verändert.',
  'still-here': 'Diese Person ist am Tisch; ein Bot kann nicht für sie spielen.',
  'wrong-password': 'E-Mail oder Passwort stimmt nicht.',
  'wrong-old-password': 'Das alte Passwort stimmt nicht.',
  'no-email': 'Das ist keine E-Mail-Adresse.',
  'email-taken': 'Zu dieser E-Mail gibt es schon ein Konto. Melde dich stattdessen an.',
  'short-password': 'Ein Passwort braucht 10 bis 128 Zeichen.',
  'not-fresh': 'Zur Sicherheit: Bitte melde dich noch einmal an.',
  'no-passkey': 'Dieser Passkey ist hier nicht bekannt.',
  'old-link': 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  'no-sequel': 'Diese Fortsetzung der Serie gibt es nicht.',
  'colour-taken': 'Dieses Zeichen hat schon jemand am Tisch.',
  'no-bot': 'So einen Bot gibt es nicht.',
  'no-game': 'Dieses Spiel gibt es auf diesem Server nicht.',
  'guests-off': 'Hier brauchst du ein Konto. Lege eines an oder melde dich an.',
  'new-rules':
    'Die Regeln wurden berichtigt, seit dieser Tisch begonnen hat. Wer ihn eröffnet hat, entscheidet, ob ihr damit weiterspielt.',
  'daily-alone': 'Die Tagespartie spielt jeder allein und in einem Anlauf.',
  'daily-running': 'Die Tagespartie bleibt auf deiner Liste, bis der Tag vorbei ist.',
  'daily-sealed': 'Andere spielen diese Mischung noch. Startwert und Aufzeichnung gibt es nach dem Tag.',
  'daily-over': 'Der Tag ist vorbei, und es ist neu gemischt. Bitte sieh noch einmal nach.',
  'daily-guest':
    'Du hast diese Mischung in diesem Browser schon als Gast gespielt. Leg die Partien des Gastes zuerst zu deinem Konto.',
  'no-advice': 'An diesem Tisch gibt es keinen Rat.',
  'no-deal': 'Diese Mischung gibt es auf diesem Server nicht.',
  'old-rules': 'Dieser Tisch wurde mit einer älteren Fassung der Regeln gespielt, die es hier nicht mehr gibt.',
  'mail-turn': 'Du bist dran: {game}',
  'mail-reminder': 'Du bist noch dran, die Zeit wird knapp: {game}',
  'mail-replaced': 'Ein Bot spielt jetzt für dich: {game}',
  'mail-password': 'Du möchtest ein neues Passwort. Dieser Link gilt eine Stunde:',
  'mail-verify':
    'Jemand, vermutlich du, hat mit dieser Adresse ein Konto bei Dorfplatz angelegt. Mit diesem Link bestätigst du, dass sie dir gehört; er gilt einen Tag. Wenn du es nicht warst, tu nichts: Du bekommst keine weitere Post.',
  'mail-body-turn':
    'Hallo {name},\n\nder Tisch wartet auf dich:\n{link}\n\nDu hast Zeit bis {deadline}. Danach übernimmt ein Bot deinen Zug.',
  'mail-body-reminder':
    'Hallo {name},\n\nder Tisch wartet noch immer auf dich:\n{link}\n\nDu hast Zeit bis {deadline}. Danach übernimmt ein Bot deinen Zug.',
  'mail-body-replaced':
    'Hallo {name},\n\ndeine Zeit war um, deshalb spielt ein Bot auf deinem Platz weiter. Du kannst jederzeit zurückkommen:\n{link}',
}

const MESSAGES: { readonly [L in Lang]: { readonly [W in MessageKey]: string } } = { en: EN, de: DE }

export function message(lang: Lang, key: MessageKey, fill: { readonly [name: string]: string } = {}): string {
  return MESSAGES[lang][key].replace(/\{(\w+)\}/g, (_, name: string) => fill[name] ?? '')
}
