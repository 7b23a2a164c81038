/** Agricola auf einer Handyseite, auf Deutsch: was man beim Spielen nachschlägt. */
export const quick: readonly { title: string; lines: readonly string[] }[] = [
  {
    title: 'Eine Runde',
    lines: [
      '1 Beginn: neue Rundenkarte, Waren auf ihrem Feld, Effekte zu Rundenbeginn',
      '2 Auffüllen: jedes Feld mit Pfeil',
      '3 Arbeitszeit: je Zug eine Person, ab Startspieler reihum',
      '4 Heimkehr: alle zurück; Nachwuchs arbeitet ab nächster Runde',
      'Erntezeit nach 4, 7, 9, 11, 13, 14',
    ],
  },
  {
    title: 'Aufgedruckte Felder',
    lines: [
      'Hausbauten und/oder Stallbauten',
      'Startspieler, danach 1 kleine Anschaffung',
      '1 Getreide · 1 Acker pflügen',
      '1 Ausbildung: erste kostenlos, dann 1 NW',
      'Tagelöhner: 2 NW',
      'Jede Runde: 3 Holz · 1 Lehm · 1 Schilf · Fischfang 1 NW',
    ],
  },
  {
    title: 'Rundenkarten',
    lines: [
      'Spielphase 1 (Runden 1–4): Aussäen/Backen · große oder kleine Anschaffung · Schaf · Zäune',
      'Spielphase 2 (5–7): Stein · Renovierung + Anschaffung · Zuwachs + kleine Anschaffung',
      'Spielphase 3 (8–9): Gemüse · Wildschwein',
      'Spielphase 4 (10–11): Stein · Rind',
      'Spielphase 5 (12–13): Pflügen/Aussäen · Zuwachs ohne Platz',
      'Spielphase 6 (14): Renovierung + Zäune',
    ],
  },
  {
    title: 'Weitere Felder',
    lines: [
      'Zu dritt: 1 Werkstoff nach Wahl · 2 Holz · 1 Lehm · Ausbildung 2 NW',
      'Zu viert: 1 Holz · 2 Holz · 2 Lehm · Schilf+Stein+NW · Kleinkunst 1 NW · Ausbildung 1/1/2 NW',
      'Zu fünft: 4 Holz · 3 Lehm · Schilf +1 Stein +1 Holz · Tiere · Ausbildung 1/1/2 oder Zuwachs (ab 5) · 1 Raum oder Kleinkunst',
      'Tiere: Schaf + 1 NW, oder Wildschwein, oder Rind für 1 NW',
    ],
  },
  {
    title: 'Bauen',
    lines: [
      'Raum: 5 vom Material der Wohnstätte + 2 Schilf',
      'Renovierung: je Raum 1 Lehm oder Stein + 1 Schilf',
      'Stall: 2 Holz (insgesamt 4) · Zaun: 1 Holz (insgesamt 15)',
      'Acker: neben deine Äcker',
      'Aussäen: aus 1 Getreide werden 3, aus 1 Gemüse 2',
    ],
  },
  {
    title: 'Tiere',
    lines: [
      'Weide: je Hoffeld 2, eine Sorte; jeder Stall darin verdoppelt',
      'Offener Stall: 1 · Wohnstätte: 1',
      'Was nicht passt, geht zurück oder wird verwertet',
    ],
  },
  {
    title: 'Große Anschaffungen',
    lines: [
      'Feuerstelle (2 oder 3 Lehm; 1 Punkt): Gemüse 2, Schaf 2, Wildschwein 2, Rind 3; Brot 2',
      'Kochstelle (4 oder 5 Lehm oder Feuerstelle; 1 Punkt): Gemüse 3, Schaf 2, Wildschwein 3, Rind 4; Brot 3',
      'Lehmofen (3 Lehm, 1 Stein; 2 Punkte): 1 Getreide → 5 NW',
      'Steinofen (1 Lehm, 3 Steine; 3 Punkte): bis zu 2 Getreide → je 4 NW',
      'Tischlerei (2 Holz, 2 Steine; 2 Punkte): 1 Holz → 2 NW; 3/5/7 Holz: +1/2/3',
      'Töpferei (2 Lehm, 2 Steine; 2 Punkte): 1 Lehm → 2 NW; 3/5/7 Lehm: +1/2/3',
      'Korbflechterei (2 Schilf, 2 Steine; 2 Punkte): 1 Schilf → 3 NW; 2/4/5 Schilf: +1/2/3',
      'Brunnen (1 Holz, 3 Steine; 4 Punkte): 5 Runden lang 1 NW',
    ],
  },
  {
    title: 'Erntezeit',
    lines: [
      'Ackerphase: 1 von jedem bepflanzten Acker',
      'Ernährung: je 2 NW (allein 3), eben Geborene 1; Getreide oder Gemüse roh 1 NW',
      'Fehlende NW: je 1 Bettelkarte, 3 Minuspunkte',
      'Vermehrung: 2 einer Sorte bekommen 1 Jungtier, wenn es passt; nichts verwerten',
    ],
  },
  {
    title: 'Wertung: −1 / 1 / 2 / 3 / 4',
    lines: [
      'Äcker 0–1 / 2 / 3 / 4 / 5+',
      'Weiden 0 / 1 / 2 / 3 / 4+',
      'Getreide 0 / 1 / 4 / 6 / 8+',
      'Gemüse 0 / 1 / 2 / 3 / 4+',
      'Schafe 0 / 1 / 4 / 6 / 8+',
      'Wildschweine 0 / 1 / 3 / 5 / 7+',
      'Rinder 0 / 1 / 2 / 4 / 6+',
      'Ungenutztes Hoffeld −1 · eingezäunter Stall 1 · Lehmraum 1 · Steinraum 2 · Person 3',
      'Karten, Sonderpunkte, Bettelkarte −3',
    ],
  },
]
