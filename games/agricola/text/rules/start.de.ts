/** Die ersten Kapitel des Regelwerks auf Deutsch: Begriffe, Spielvorbereitung und Ablauf einer Runde. */
import type { start as en } from './start.en.ts'

export const start = {
  'A-TERM-01':
    'Es spielen ein bis fünf Spieler. „Person“ und „Familienmitglied“ meinen die Personensteine, „Spieler“ die Menschen am Tisch; „Mitspieler“ schließt dich selbst nie ein.',
  'A-TERM-02':
    'Werkstoffe sind Holz, Lehm, Schilf und Stein; dazu gibt es Getreide und Gemüse sowie Schafe, Wildschweine und Rinder. Die Familie lebt von Nährwerten (NW).',
  'A-TERM-03':
    'Steht irgendwo nur „Vorrat“, ist der allgemeine Vorrat gemeint. Was dir gehört, ist dein eigener Vorrat.',
  'A-TERM-04':
    'Dein eigener Vorrat fasst beliebig viele Werkstoffe, Getreide, Gemüse und NW. Tiere gehören nie dazu: Sie leben auf deinem Hof oder auf einer Karte, die Tiere hält.',
  'A-TERM-05':
    'Was auf einem Acker liegt, ist noch nicht in deinem Vorrat. Vor der Ernte kannst du es weder essen noch verbacken, weder ausgeben noch aussäen; bei der Wertung zählt es aber mit.',
  'A-TERM-06':
    'Begrenzt sind je Spieler nur die 5 Personen, 4 Ställe und 15 Zäune. Alles andere geht nie aus, auch die Bettelkarten nicht.',
  'A-TERM-07': 'Multiplikationsmarken helfen nur am echten Tisch. Hier werden die Mengen einfach gezählt.',
  'A-TERM-08': 'Dein Hof hat 15 Hoffelder in 3 Reihen zu je 5.',
  'A-TERM-09':
    'Deine beiden Starträume liegen in der linken Spalte, in der mittleren und der unteren Reihe. Wichtig ist nur die Lage der Felder zueinander, nicht wie herum der Plan liegt.',
  'A-TERM-10': 'Zäune liegen auf den 38 Kanten des Hofes: 20 waagrechten und 18 senkrechten, der Rand eingeschlossen.',
  'A-TERM-11': 'Angrenzend heißt: mit gemeinsamer Kante, waagrecht oder senkrecht. Über Eck grenzt nichts an.',
  'A-TERM-12':
    'Ein Hoffeld ist genutzt, wenn es Raum, Acker oder Stall trägt oder in einer Weide liegt. Alle anderen sind ungenutzt; Tiere oder Waren ändern daran nichts.',
  'A-TERM-13':
    'Räume und Äcker kommen nur auf ungenutzte Hoffelder. Gebautes wird nie entfernt oder versetzt; Räume ändern sich nur durch Renovierung.',
  'A-TERM-14':
    'Eine Weide ist ein rundum eingezäuntes Gebiet. Sie zählt als eine, egal wie viele Hoffelder sie umfasst.',
  'A-TERM-15':
    'Ein Getreide- oder Gemüseacker trägt im Moment mindestens 1 Getreide oder Gemüse; ein Acker ohne beides ist leer. Was früher dort wuchs, spielt keine Rolle.',
  'A-TERM-16':
    'Offen liegen Vorräte, Höfe, ausgespielte Karten, Bettelkarten und die Waren auf Aktionsfeldern. Geheim sind Handkarten, die Reihenfolge der verdeckten Rundenkarten und die nicht verteilten Karten.',
  'A-TERM-17': 'Waren werden unter Spielern weder verschenkt noch getauscht, außer eine Karte sagt es.',
  'A-TERM-18':
    'Eigene Waren und Tiere darfst du jederzeit ohne Gegenwert in den allgemeinen Vorrat zurücklegen. Räume, Äcker, Zäune, Ställe, Personen und Karten nicht.',
  'A-SETUP-01':
    'Alle beginnen mit einem Hofplan, einer Holzhütte aus 2 Räumen und je 1 Person darin. Die übrigen 3 Personen, 15 Zäune und 4 Ställe liegen bereit.',
  'A-SETUP-02':
    'Die 14 Rundenkarten werden nach Spielphasen getrennt gemischt und so gestapelt, dass Spielphase 1 zuerst kommt. Die sechs Spielphasen haben 4, 3, 2, 2, 2 und 1 Karten.',
  'A-SETUP-03':
    'Spielphase 1 umfasst die Runden 1–4, Spielphase 2 die Runden 5–7, Spielphase 3 die Runden 8–9, Spielphase 4 die Runden 10–11, Spielphase 5 die Runden 12–13 und Spielphase 6 die Runde 14.',
  'A-SETUP-04':
    'Zusätzliche Aktionskarten gibt es zu dritt (4 Karten), zu viert (6 Karten) und zu fünft (6 Karten). Es gilt nur der Satz für genau eure Spielerzahl; allein und zu zweit gibt es keine.',
  'A-SETUP-05':
    'Ausbildungen mit 1+ sind immer dabei, mit 3+ ab drei, mit 4+ ab vier Spielern. Sie werden gemischt, jeder erhält 7, der Rest kommt aus dem Spiel.',
  'A-SETUP-06':
    'Die kleinen Anschaffungen werden gemischt, jeder erhält 7, der Rest kommt aus dem Spiel. Sie gelten für jede Spielerzahl.',
  'A-SETUP-07':
    'Die Handkarten verteilen sich auf drei Decks: E (Einsteiger), I (interaktiv) und K (komplex). Vor dem Spiel wählt ihr eines oder eine Mischung.',
  'A-SETUP-08': 'Die 10 großen Anschaffungen liegen für alle offen aus. Auch die letzte kann noch erworben werden.',
  'A-SETUP-09':
    'Der Startspieler wird ausgelost und erhält den Startspielerstein und 2 NW. Alle anderen erhalten 3 NW; allein beginnst du ohne.',
  'A-SETUP-10': 'Niemand beginnt mit Werkstoffen, Getreide, Gemüse oder Tieren.',
  'A-SETUP-11':
    'Die Plätze sind im Uhrzeigersinn geordnet. Dein linker Nachbar ist der nächste Spieler im Uhrzeigersinn.',
  'A-ROUND-01':
    'Das Spiel hat 14 Runden zu vier Phasen: Beginn der Runde, Auffüllphase, Arbeitszeit, Heimkehr. Nach den Runden 4, 7, 9, 11, 13 und 14 folgt eine Erntezeit.',
  'A-ROUND-02':
    'Zuerst wird die oberste Rundenkarte aufgedeckt und auf ihr Rundenfeld gelegt. Ab sofort und bis zum Ende ist sie ein Aktionsfeld für alle.',
  'A-ROUND-03': 'Dann geht alles, was auf diesem Rundenfeld liegt, an die Spieler, denen es gehört.',
  'A-ROUND-04': 'Danach wirken alle Karten, die zu Beginn dieser oder jeder Runde etwas tun.',
  'A-ROUND-05':
    'Haben mehrere Spieler gleichzeitig etwas auszuführen, geht es ab dem Startspieler reihum; deine eigenen Effekte ordnest du selbst.',
  'A-ROUND-06':
    'In der Auffüllphase kommt auf jedes Aktionsfeld mit weißem Pfeil, auch auf das neueste, die angezeigte Menge zu dem, was schon dort liegt. Eine Obergrenze gibt es nicht.',
  'A-ROUND-07': 'Noch verdeckte Rundenkarten erhalten nichts.',
  'A-ROUND-08': 'Phase 3 ist die Arbeitszeit, Phase 4 die Heimkehr. Nach Runde 14 und ihrer Erntezeit wird gewertet.',
  'A-ROUND-09': 'Jede Runde wird genau eine Rundenkarte aufgedeckt; in Runde 5 liegen also 5 davon aus.',
  'A-ROUND-10': 'Der Startspielerstein bleibt liegen, bis jemand das Feld „Startspieler“ nutzt.',
} as const satisfies Record<keyof typeof en, string>
