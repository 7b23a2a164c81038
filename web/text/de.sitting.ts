/** Sätze rund ums Hinsetzen: Namen, freigemachte Plätze, geschlossene Tische, und was schiefging; auf Deutsch. */

import type { sitting as english } from './en.sitting.ts'

export const sitting: typeof english = {
  names: {
    allowed: 'Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und . , - _ & + ( ) ! ? ’',
    missing: 'Bitte schreib hier einen Namen.',
  },
  seats: {
    free: 'Platz freimachen',
    freeSure: (name: string) => `${name} muss sich neu hinsetzen und kann das mit dem Link auch.`,
    freed: 'Der Gastgeber hat deinen Platz freigemacht. Du kannst dich wieder hinsetzen.',
    freedGone: 'Du sitzt nicht mehr an diesem Tisch.',
    freedWhy: 'Der Gastgeber hat deinen Platz freigemacht. Mit dem Einladungslink kannst du dich wieder hinsetzen.',
    code: 'Oder sag diesen Code an:',
    linkHelp: 'Damit kann man auch zuschauen und die Partie hinterher nachspielen.',
    waits: 'wartet auf Mitspieler',
    toTable: 'Zum Tisch',
  },
  closed: {
    title: 'Dieser Tisch wurde geschlossen.',
    why: 'Wer ihn gedeckt hat, hat ihn endgültig geschlossen: niemand kann daran weiterspielen.',
    begun: 'Die Partie hat begonnen.',
    begunWhy: 'Sie wird ohne Zuschauer gespielt, und alle Plätze sind besetzt.',
    signedOut: 'Du bist hier nicht mehr angemeldet.',
    signedOutWhy: 'Melde dich wieder an, um an diesem Tisch weiterzuspielen; dein Platz bleibt dir.',
    look: 'In der Partie zurückblättern',
    row: 'geschlossen',
    stopped: 'angehalten',
  },
  trouble: {
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    reload: 'Deine Tische sind aufgehoben. Vielleicht gibt es eine neuere Fassung dieser Seite.',
    report: 'Für den, der es repariert',
    device: 'Der Browser oder das Gerät hat es nicht erlaubt.',
    lost: 'Verbindung verloren; sie wird gesucht …',
    unseen: 'Dieser Tisch lässt sich nicht zeigen: er wurde nach anderen Regeln gespielt als diesen.',
  },
}
