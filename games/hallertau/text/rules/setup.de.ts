/** Rules of Hallertau in German: what is in the box, how a game begins, what resources are and how a round runs. */

import type { setup as english } from './setup.en.ts'

export const setup = {
  'H-COMP-01': 'Hallertau ist für 1 bis 4 Personen. Eine Partie dauert immer 6 Runden zu je 10 Phasen.',
  'H-COMP-02':
    'Es gibt vier Einstiegsdecks zu 30 Karten (Anfänger, Kenner, Experten, Profi), vier Hofdecks zu 35 (Hopfen, Schaf, Acker, Schmuck), ein Bonusdeck mit 45 und ein Punktedeck mit 25 Karten: zusammen 330 spielbare Karten. Mit den 6 Viertelkarten sind es 336.',
  'H-COMP-03':
    'Zu jeder Partie gehören ein Einstiegsdeck, ein Hofdeck und immer das Bonus- und das Punktedeck. Alle 16 Kombinationen sind möglich; für die erste Partie eignen sich Anfänger und Hopfen.',
  'H-COMP-04':
    'Mehrere Einstiegs- oder Hofdecks zu mischen ist möglich, wurde von den Autoren aber nie getestet. Beim Eröffnen eines Tisches lässt es sich einschalten; normalerweise ist es aus.',
  'H-COMP-05':
    'Dir gehören ein Ackerplan mit acht Spalten und den Zeilen 2 bis 5, ein Stallplan mit sechs Rundenfeldern und der Stallung sowie ein Hausplan mit Hausplättchen, fünf Handwerken und zehn Findlingen. Deine Schatulle zählt deinen Schmuck.',
  'H-COMP-06': 'Äcker, Waren, Schafe und Geräte gehen nie aus: Die Stückzahl in der Schachtel ist keine Grenze.',
  'H-COMP-07': 'Auch Arbeiter gehen nie aus.',
  'H-COMP-08':
    'Du kannst höchstens 8 Äcker und höchstens 10 Schmuck zugleich besitzen. Für Waren, Schafe, Geräte und Handkarten gibt es keine Grenze.',
  'H-COMP-09':
    'Die Decks werden nie neu gemischt. Ausgespielte, abgegebene oder abgeworfene Karten kommen nicht zurück.',
  'H-COMP-10': 'Es ist nur eine Startspielermarke im Spiel; die übrigen aus der Schachtel werden nicht gebraucht.',
  'H-SETUP-01':
    'Die vier Decks liegen gemischt und verdeckt in den Ecken des Aktionsplans: Einstiegskarten oben links (Viertel 1), Hofkarten oben rechts (2), Bonuskarten unten links (3), Punktekarten unten rechts (4).',
  'H-SETUP-02':
    'Allein, zu zweit und zu dritt bilden die sechs Viertelkarten einen gemischten, verdeckten Stapel. Zu viert bleiben sie in der Schachtel.',
  'H-SETUP-03':
    'Auf jedem der 20 Aktionsfelder liegt zunächst 1 Arbeiter, und Phase 1 der ersten Runde räumt gleich einige davon ab. Zu viert ist der Plan danach leer; allein, zu zweit und zu dritt bleibt je 1 Arbeiter auf den Feldern der Viertel liegen, die die erste Viertelkarte nicht nennt.',
  'H-SETUP-04': 'Alles Übrige liegt als allgemeiner Vorrat bereit.',
  'H-SETUP-05': 'Dein Hausplättchen beginnt ganz links; im Fenster steht die 6.',
  'H-SETUP-06':
    'Deine fünf Handwerke liegen direkt rechts neben dem Hausplättchen, eines pro Zeile. Wir zeigen von oben nach unten Zimmerei, Brauhaus, Kühlhaus, Backhaus und Manufaktur; die Reihenfolge ist ohne Bedeutung.',
  'H-SETUP-07': 'In jeder Zeile liegen zwei Findlinge: 2 und 4 Felder rechts vom Handwerk.',
  'H-SETUP-08': 'Du beginnst mit 3 leeren Äckern, je einem in den Zeilen 2, 3 und 4.',
  'H-SETUP-09': 'Du beginnst mit 1 Gerste, 1 Flachs und 1 Roggen; sonst ist dein Vorrat leer.',
  'H-SETUP-10':
    'Auf jedem deiner sechs Rundenfelder liegt verdeckt eine Hofkarte. Niemand darf sie vor Phase 5 ihrer Runde ansehen, auch du nicht.',
  'H-SETUP-11': 'Du beginnst ohne Schmuck.',
  'H-SETUP-12': 'Deine Starthand besteht aus 4 Einstiegskarten und 1 Punktekarte.',
  'H-SETUP-13': 'Ausgeteilt wird Platz für Platz: erst die 6 Hofkarten, dann 4 Einstiegskarten, dann 1 Punktekarte.',
  'H-SETUP-14': 'Wer beginnt, entscheidet das Los; diese Person erhält die Startspielermarke.',
  'H-SETUP-15':
    'Deine Handkarten sind geheim. Offen sind die Anzahl der Karten auf der Hand und in den Decks, alle Pläne und alle ausgelegten Karten.',
  'H-RES-01': 'Erhältst du eine Karte, ziehst du sie vom genannten Deck auf die Hand. Ein Handlimit gibt es nicht.',
  'H-RES-02': 'Eine Handkarte, die du abgibst, ist endgültig aus dem Spiel.',
  'H-RES-03':
    'Aus einem leeren Deck gibt es keine Karten mehr, auch nicht ersatzweise aus einem anderen. Reichen die Karten nicht, nimmst du die übrigen; alles Weitere des Effekts geschieht trotzdem.',
  'H-RES-04':
    'Ein neuer Acker kommt leer in eine beliebige freie Spalte deines Ackerplans, und zwar in die genannte Zeile. Jede Spalte fasst einen Acker; mehr als 8 kannst du also nicht haben.',
  'H-RES-05': 'Stehen dir mehr Äcker zu, als du Platz hast, nimmst du nur so viele, wie passen.',
  'H-RES-06':
    'Äcker liegen in den Zeilen 2, 3, 4 oder 5. Es gilt die aufgedruckte Zahl: Zeile 3 ist also die zweite von unten. In Zeile 1 liegen nur Waren.',
  'H-RES-07':
    'Musst du einen Acker abgeben, suchst du ihn selbst aus, sofern keine Zeile oder Bepflanzung verlangt ist. Die Ware darauf ist verloren.',
  'H-RES-08': 'Du kannst von jeder Ware beliebig viel besitzen. Gezählt wird für dich.',
  'H-RES-09':
    'Angepflanzte Waren gehören nicht zu deinem Vorrat: Sie erfüllen keine Voraussetzung und bezahlen nichts, solange keine Karte etwas anderes sagt.',
  'H-RES-10': 'In deine Schatulle passen bis zu 10 Schmuck; was darüber hinausgeht, verfällt.',
  'H-RES-11':
    'Schafe aus Runde 1 kommen auf die Hofkarte der Runde 4, aus Runde 2 auf die von Runde 5, aus Runde 3 auf die von Runde 6. Später gehen neue Schafe gleich in die Stallung.',
  'H-RES-12': 'Mit Phase 1 beginnt die neue Runde: Schafe aus dieser Phase zählen schon zu ihr.',
  'H-RES-13': 'Gibst du Schafe ab, suchst du sie aus: von Hofkarten oder aus der Stallung.',
  'H-RES-14': 'Auf jede Hofkarte und in die Stallung passen beliebig viele Schafe.',
  'H-RES-15': 'Du kannst beliebig viele Geräte besitzen. Abgegebene Geräte kommen in den allgemeinen Vorrat zurück.',
  'H-RES-16': 'Ressourcen darfst du nie einfach abwerfen. Du verlierst sie nur als Bezahlung oder durch eine Regel.',
  'H-RES-17': 'Du darfst immer weniger nehmen, als ein Aktionsfeld oder eine Karte bietet – auch gar nichts.',
  'H-RES-18':
    'Beim Tauschen zahlst du zuerst die vollen Kosten. Danach darfst du auf einen Teil oder alles vom Ertrag verzichten.',
  'H-TURN-01':
    'Jede Runde hat zehn Phasen: 1 Viertel, 2 Neue Arbeiter, 3 Einkommen, 4 Aktionen, 5 Neue Karte, 6 Brachliegende Äcker, 7 Erntezeit, 8 Melken, 9 Fortschritt, 10 Findlinge.',
  'H-TURN-02':
    'Nur Phase 4 wird reihum gespielt. Alle anderen Phasen spielen alle gleichzeitig, Phase 9 auf Wunsch ebenfalls reihum.',
  'H-TURN-03':
    'Kommt es in einer gleichzeitigen Phase auf die Reihenfolge an, geht es ab der Person mit der Startspielermarke im Uhrzeigersinn.',
  'H-TURN-04':
    'Phase 9 läuft normalerweise gleichzeitig. Ein Tisch kann sie stattdessen reihum spielen, ein Zug pro Person ab der Startspielermarke; wenn jemand zum ersten Mal mitspielt, empfehlen wir das.',
  'H-TURN-05': 'Eine Phase endet erst, wenn alle mit ihr fertig sind und niemand mehr eine Karte ausspielen möchte.',
  'H-TURN-06': 'In Runde 1 entfällt Phase 3, in Runde 6 entfällt Phase 10.',
  'H-TURN-07':
    'Die Startspielermarke wandert nie von allein: Jemand muss sie über ein Kartenaktionsfeld nehmen. (Ausnahme: die kartenlose Variante.)',
  'H-TURN-08':
    'Das entscheidest du: die Reihenfolge deiner Bonuskarten in Phase 3, deine Züge in Phase 4, welcher Acker in Phase 6 zweimal steigt, die Reihenfolge der Ernte in Phase 7 und deinen Fortschritt in Phase 9. Alles andere geschieht von selbst.',
} as const satisfies Record<keyof typeof english, string>
