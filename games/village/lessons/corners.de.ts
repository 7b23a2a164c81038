/** Die Übungsecken auf Deutsch. */

import type { corners as en } from './corners.en.ts'

export const corners: typeof en = {
  plow: {
    title: 'Ein Pflug ohne Zeit',
    ask: 'Lass einen {plow:Pflug} machen, ohne Zeit auszugeben.',
    because:
      'Ein orangefarbener und ein rosa Stein bezahlen den Schmied. Nimm den orangefarbenen; für den rosa springt die {coin:Münze} ein.',
  },
  ox: {
    title: 'Getreide für einen Ochsen',
    ask: 'Hol einen {ox:Ochsen}, ohne Zeit auszugeben.',
    because: 'Der Stall nimmt 3 Säcke Getreide. Hinein kommst du mit jedem Stein vom Handwerk.',
  },
  mill: {
    title: 'Aus Mehl wird Geld',
    ask: 'Habe 3 {coin:Münzen}.',
    because: 'Die Mühle gibt 2 Münzen für 2 Getreide und 2 Zeit, und niemand muss etwas lernen.',
  },
  four: {
    title: 'Eine volle Scheune',
    ask: 'Bring 4 {sack:Säcke Getreide} auf einmal ein.',
    because: 'Mit Ochse und Pflug bringt eine Ernte 4 statt 2.',
  },
  customers: {
    title: 'Zwei Kunden, eine Münze bleibt',
    ask: 'Bediene Kunden für 10 Punkte und behalte deine {coin:Münze}.',
    because: 'Der erste Verkauf am eigenen Markttag ist frei; der zweite kostet einen grünen Stein und 1 Zeit.',
  },
  scroll: {
    title: 'Nächste Runde zuerst',
    ask: 'Sorge dafür, dass du die nächste Runde beginnst.',
    because: 'Eine Schriftrolle öffnet die Ratsstube statt zweier grüner Steine, und Stufe 1 gibt den Marker.',
  },
  brown: {
    title: 'Mit braunen Steinen auf Reisen',
    ask: 'Erreiche eine Burg und behalte deine {coin:Münze}.',
    because: 'Der Weg kostet zwei braune Steine. Einen hast du; nimm auch von der Reise den braunen.',
  },
  well: {
    title: 'Der Markt ist leer',
    ask: 'Auf dem Markt liegt kein Stein. Bediene trotzdem einen Kunden.',
    because: 'Drei Steine einer Farbe kaufen am Brunnen jede Aktion, auch eine ohne Steine.',
  },
  craftsman: {
    title: 'In Erinnerung als Handwerker',
    ask: 'Deine Zeit ist fast um. Bring jemanden zu den Handwerkern der Chronik.',
    because:
      'Wer am Ende deines Zuges im Handwerk steht, stirbt als Handwerker. Lernen und Machen führen über den Federkiel.',
  },
  alive: {
    title: 'Heute stirbt niemand',
    ask: 'Hol ein {horse:Pferd}, ohne den Federkiel zu überschreiten.',
    because: 'Getreide bezahlt es statt der Zeit.',
  },
  mass: {
    title: 'Ein Platz in der Kirche',
    ask: 'Der letzte Stein liegt auf der Kirche. Habe nach der Messe jemanden auf einer Kirchenstufe.',
    because:
      'Bezahl den Weg in den Beutel mit Zeit und behalte die {coin:Münze}: Sie holt dein Familienmitglied sicher heraus.',
  },
  child: {
    title: 'Die zweite Generation',
    ask: 'Bekomm ein Kind.',
    because: 'Als Nächstes wird immer geboren, wer die kleinste Zahl trägt: die zweite Generation.',
  },
}
