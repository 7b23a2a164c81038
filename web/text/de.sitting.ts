/** Sätze rund ums Hinsetzen: Namen, freigemachte Plätze, geschlossene Tische, und was schiefging; auf Deutsch. */

import type { sitting as english } from './en.sitting.ts'

export const sitting: typeof english = {
  names: {
    allowed: 'Ein Name besteht aus Buchstaben, Ziffern, Leerzeichen und . , - _ & + ( ) ! ? ’',
    missing: 'Bitte schreib hier einen Namen.',
  },
  seats: {
    free: 'Platz freimachen',
    freeSure: (name: string) => `${name} verliert den Platz und kann ihn mit dem Link wieder nehmen.`,
    freed: 'Dein Platz wurde freigemacht. In ein paar Minuten kannst du dich wieder hinsetzen.',
    freedGone: 'Du sitzt nicht mehr an diesem Tisch.',
    freedWhy:
      'Dein Platz wurde freigemacht. Mit dem Einladungslink kannst du dich in ein paar Minuten wieder hinsetzen.',
    code: 'Oder sag diesen Code an:',
    linkHelp: 'Andere können damit auch zuschauen und die Partie später ansehen.',
    waits: 'noch Plätze frei',
    toTable: 'Zum Tisch',
  },
  closed: {
    title: 'Dieser Tisch wurde geschlossen.',
    why: 'Er ist endgültig geschlossen: Niemand kann daran weiterspielen.',
    begun: 'Die Partie hat begonnen.',
    begunWhy: 'Zuschauen ist an diesem Tisch nicht erlaubt, und alle Plätze sind besetzt.',
    signedOut: 'Du bist hier nicht mehr angemeldet.',
    signedOutWhy: 'Melde dich wieder an, um an diesem Tisch weiterzuspielen; dein Platz bleibt dir.',
    look: 'Partie ansehen',
    row: 'geschlossen',
    stopped: 'angehalten',
  },
  deal: {
    sealed: 'Die Mischung ist versiegelt; mit dieser Zahl lässt sich am Ende prüfen, dass niemand sie ausgesucht hat:',
    check: 'Wurde gerecht gemischt?',
    fair: (players: number) =>
      players === 0
        ? 'Es wurde gerecht gemischt: so, wie es der Server versiegelt hatte.'
        : `Es wurde gerecht gemischt: aus der versiegelten Zahl des Servers und ${players === 1 ? 'der eines Platzes' : `denen von ${players} Plätzen`}.`,
    withheld: (players: number) =>
      players === 1
        ? 'Die Zahl eines Platzes wurde nicht rechtzeitig geöffnet und zählte nicht.'
        : `Die Zahlen von ${players} Plätzen wurden nicht rechtzeitig geöffnet und zählten nicht.`,
    seen: (answers: number | null) =>
      answers === null
        ? 'Dieser Browser hat das Siegel während der Partie nicht gesehen: Er weiß nur, dass die Aufzeichnung in sich stimmt.'
        : answers === 0
          ? 'Dieser Browser kannte das Siegel vor dem ersten Zug.'
          : `Dieser Browser kennt das Siegel seit Zug ${answers}.`,
    again: (isSame: boolean) =>
      isSame
        ? 'Aus dieser Mischung Karte für Karte nachgespielt endet die Partie genau so, wie du sie siehst.'
        : 'Die Partie lief nach anderen Regeln als den heutigen, deshalb hat dieser Browser sie nicht nachgespielt.',
    unfair: 'Diese Mischung ist nicht die, die vor dem Start versiegelt war.',
    differs: 'Aus dieser Mischung nachgespielt endet die Partie anders, als dieser Tisch sie zeigt.',
  },
  trouble: {
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    reload: 'Deine Tische sind aufgehoben. Vielleicht gibt es eine neuere Fassung dieser Seite.',
    report: 'Technische Angaben',
    device: 'Der Browser hat es nicht erlaubt. Prüfe die Berechtigungen dieser Seite.',
    othersFirst: 'Zuerst sind andere gefragt. Was du bis dahin gewählt hast, gilt; wähle den Rest danach.',
    lost: 'Verbindung verloren. Wir verbinden neu …',
    newer: 'Es gibt eine neuere Fassung dieser Seite.',
    tooOld: 'Diese Seite ist zu alt für den Server. Lade sie neu, um weiterzuspielen.',
    unseen: 'Dieser Tisch lässt sich nicht zeigen: Er wurde mit einer anderen Fassung der Regeln gespielt.',
  },
}
