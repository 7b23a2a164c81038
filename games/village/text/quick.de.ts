/** The quick reference of Village in German, for a phone beside the board. */

export const quick: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: 'Die Runde',
    lines: [
      '1 Grünen Beutel füllen, Aktionsfelder bestücken',
      '2 Züge im Uhrzeigersinn, bis kein Stein mehr liegt',
      '3 Messe, dann die nächste Runde',
    ],
  },
  {
    title: 'Dein Zug',
    lines: [
      '1 Stein nehmen, dann die Aktion nutzen oder nicht (ein Markttag findet immer statt)',
      'Oder Brunnen: 3 Steine einer Farbe, beliebige Aktion',
      'Peststein: sofort zurück, 2 Zeit',
      'Marker über den Federkiel: einer deiner Ältesten stirbt am Zugende (Markttag: sofort)',
    ],
  },
  {
    title: 'Steine',
    lines: [
      'Orange: Handwerk, Reise',
      'Grün: Markt, Ratsstube',
      'Braun: Kirche, Reise',
      'Rosa: Handwerk, Reise',
      'Münze: Joker für jeden Stein, den du zahlst',
    ],
  },
  {
    title: 'Hof',
    lines: [
      'Ernte (jemand auf dem Hof): 2 Getreide; Pferd + Pflug 3; Ochse + Pflug 4; Platz für 5',
      'Familie: ein neues Mitglied (kleinste Zahl) oder eines vom Spielplan heim',
    ],
  },
  {
    title: 'Handwerk (Ausbildung / Zeit / stattdessen)',
    lines: [
      'Wagnerei, Planwagen: 2 / 2 / orange + rosa',
      'Ställe, Pferd oder Ochse: 3 / 3 / 3 Getreide',
      'Schreibstube, Schriftrolle: 2 / 2 / rosa',
      'Schmiede, Pflug: 3 / 3 / orange + rosa',
      'Mühle, 2 Münzen: 2 Zeit + 2 Getreide',
    ],
  },
  {
    title: 'Markttag',
    lines: [
      'Alle reihum: 1 Kunden an den Ständen bedienen oder passen',
      'Jeder Verkauf + 1 grün + 1 Zeit; nur der erste des Ausrufers nicht',
    ],
  },
  {
    title: 'Ratsstube',
    lines: [
      'Eintreten: 1 Zeit + 2 grün oder 1 Schriftrolle',
      'Vorrücken: Zeit der Stufe + 2 grün oder 1 Schriftrolle',
      'Oder nur ein Privileg nutzen',
      '1. Stufe: Nächster Startspieler',
      '2. Stufe: 2 Steine nach Wahl',
      '3. Stufe: 1 Gut nach Wahl',
      '4. Stufe: 1 Münze → 3 Punkte',
    ],
  },
  {
    title: 'Reise und Kirche',
    lines: [
      'Reise: 2 Zeit + 1 Planwagen + Steine des Weges; Marker und Belohnung einmal je Burg',
      'Kirche: 1 braun oder 3 Zeit, ein Familienmitglied in den schwarzen Beutel',
    ],
  },
  {
    title: 'Messe',
    lines: [
      '1 Eigene für je 1 Münze heraussuchen, auf 4 Figuren ziehen; Familienmitglieder auf die 1. Stufe',
      '2 Aufsteigen: Getreide jeder Stufe zahlen',
      '3 Meiste Familienmitglieder in der Kirche: 2 Punkte (Gleichstand: vorderstes)',
    ],
  },
  {
    title: 'Spielende',
    lines: [
      'Letzter Platz der Dorfchronik oder letztes Grab belegt',
      'Alle anderen: noch ein Zug; dann letzte Messe und Schlusswertung',
    ],
  },
  {
    title: 'Schlusswertung',
    lines: [
      'Burgen 1–6: 1 / 3 / 6 / 10 / 14 / 18',
      'Kirche, je Figur auf Stufe 1–4: 2 / 3 / 4 / 6',
      'Ratsstube, je Figur auf Stufe 1–4: 0 / 2 / 4 / 6',
      'Dorfchronik: 3 → 4, 4 → 7, ab 5 → 12',
      'Kunden: wie aufgedruckt; Münzen: je 1',
      'Gleichstand: Getreide auf dem Hof, dann lebende Familienmitglieder',
    ],
  },
  {
    title: 'Solo-Wertung',
    lines: [
      'Unter 40 Lehrling, 40 Geselle, 50 Meister',
      '60 Großmeister, 70 Genie, 80 Polyhistor',
      'Inn + 10, Port + 5, Marriage + 15',
    ],
  },
]
