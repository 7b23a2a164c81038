/** Was das Buch auf Deutsch sagt. */

import type { BookText } from '@dorfplatz/ui'
import type { text as en } from './book.en.ts'

type Said = { readonly [Part in keyof typeof en]: { readonly [Id in keyof (typeof en)[Part]]: BookText[Part][string] } }

export const text: Said = {
  pages: {
    stones: {
      title: 'Ein Stein, eine Tat',
      say: [
        'Du führst eine Familie durch mehrere Generationen. An jedem Ort des Dorfes liegen farbige Steine. In deinem Zug nimmst du einen und darfst tun, was der Ort bietet.',
        'Der Stein bleibt bei dir: Mit Steinen wird bezahlt. Nur ein schwarzer, die Pest, lässt sich nicht behalten; er kostet 2 Zeit. Sind alle genommen, endet die Runde.',
      ],
    },
    time: {
      title: 'Zeit ist Leben',
      say: [
        'Vieles kostet Zeit. Dein Marker läuft im Ring, und jedes Mal, wenn er den {quill:Federkiel} überschreitet, stirbt jemand von den Ältesten deiner Familie.',
        'Das ist kein Unglück: Wer am rechten Ort stirbt, bekommt einen Namen in der Dorfchronik.',
      ],
    },
    crafts: {
      title: 'Handwerk macht Waren',
      say: [
        'Planwagen, Pflüge, Pferde, Ochsen und Schriftrollen gibt es für Steine oder {sack:Getreide}, oder für die Zeit von jemandem, der das Handwerk gelernt hat.',
      ],
    },
    market: {
      title: 'Kunden wollen Waren',
      say: [
        'Wer den Stein des Marktes nimmt, eröffnet ihn für alle. Kunden nehmen genau, was sie zeigen, und bringen Punkte.',
      ],
    },
    council: {
      title: 'In den Rat',
      say: [
        'In der Ratsstube steigen deine Leute Stufe um Stufe. Jede Stufe gibt ein besseres Privileg und am Ende Punkte.',
      ],
    },
    travel: {
      title: 'In die Welt',
      say: [
        'Mit einem {wagon:Planwagen} und Steinen reisen deine Leute von Burg zu Burg. Je mehr sie gesehen haben, desto mehr Punkte.',
      ],
    },
    church: {
      title: 'In die Kirche',
      say: [
        'Wer der Kirche dienen will, wartet in einem schwarzen Beutel. Bei der Messe am Ende jeder Runde werden vier Figuren daraus gezogen. Mit {sack:Getreide} steigen sie auf.',
        'Wer die meisten in der Kirche hat, bekommt 2 Punkte.',
      ],
    },
    chronicle: {
      title: 'Die Chronik',
      say: [
        'Die Chronik hat für jeden Stand nur wenige Plätze; wer zu spät kommt, bekommt ein Grab ohne Punkte. Mit 3, 4 oder 5 der Deinen darin gibt es 4, 7 oder 12 Punkte.',
        'Ist der letzte Platz der Chronik oder das letzte Grab belegt, ist jeder andere noch einmal dran. Dann wird gezählt.',
      ],
    },
  },
  chapters: {
    table: {
      title: 'Was auf dem Tisch liegt',
      lead: 'Jeder hat einen Hof und eine Familie in vier Generationen, mit den Zahlen 1 bis 4. Auf dem Plan sind das Dorf, der Weg zu den Burgen, die Kirche und die Chronik.',
      example: 'Anna beginnt mit vier Leuten der Generation 1 auf ihrem Hof und 1 Münze.',
    },
    round: {
      title: 'Wie eine Runde geht',
      lead: 'Steine werden ausgelegt. Reihum nimmt jeder einen und darf die Aktion des Ortes nutzen, bis kein Stein mehr da ist.',
      example:
        'Anna nimmt einen braunen Stein vom Handwerk. Sie darf dort jetzt eine Ware machen; der braune Stein gehört ihr in jedem Fall.',
    },
    life: {
      title: 'Zeit, Tod und Chronik',
      lead: 'Zeit zahlt man auf dem Ring des eigenen Hofes. Bei jedem Überschreiten des Federkiels stirbt jemand von den Ältesten; wo diese Person stand, entscheidet, wo ihr Name steht.',
      example:
        'Anna zahlt 3 Zeit und überschreitet den Federkiel. Ihre Ältesten sind ein Schmied und ein Bauer, beide aus Generation 1. Sie lässt den Schmied gehen: Bei den Handwerkern der Chronik ist noch ein Platz frei.',
    },
    farm: {
      title: 'Ernte und Familie',
      lead: 'Die Ernte bringt Getreide, mit Pflug und Tier mehr. Die Familie bringt ein Kind, oder holt jemanden heim.',
      example: 'Anna hat einen Pflug und einen Ochsen und erntet 4 Säcke Getreide statt 2.',
    },
    crafts: {
      title: 'Handwerk',
      lead: 'Jedes Gebäude macht eine Ware, auf zwei Wegen: sofort für Steine oder Getreide, oder für die Zeit von jemandem, der dort ausgebildet ist.',
      example:
        'Ein Pflug kostet einen orangefarbenen und einen rosa Stein. Oder Anna bildet für 3 Zeit einen Schmied aus; von da an kostet sie jeder Pflug 3 Zeit.',
    },
    market: {
      title: 'Markttage',
      lead: 'Ein Markttag ist für alle, angefangen bei dem, der ihn ausgerufen hat. Jeder Verkauf kostet einen grünen Stein und Zeit; nur der erste des Ausrufers nicht.',
      example:
        'Anna hat den Markttag ausgerufen und bedient einen Kunden mit Pferd und Getreide. Auch Ben bedient einen: Er zahlt dazu einen grünen Stein und 1 Zeit.',
    },
    council: {
      title: 'Ratsstube',
      lead: 'Eintreten, eine Stufe steigen oder ein Privileg noch einmal nutzen: eins davon je Aktion.',
      example: 'Anna zahlt 1 Zeit und 2 grüne Steine, steht auf Stufe 1 und nimmt den Marker „Nächster Startspieler“.',
    },
    travel: {
      title: 'Reise',
      lead: 'Jeder Weg kostet 2 Zeit, einen Planwagen und die Steine, die darauf stehen. Beim ersten Besuch gibt jede Burg etwas.',
      example: 'Für 2 Zeit, einen Planwagen und 2 braune Steine reist Anna zu Burg 1 und bekommt 3 Punkte.',
    },
    church: {
      title: 'Kirche und Messe',
      lead: 'Die Kirche bringt jemanden in den schwarzen Beutel. Die Messe am Ende der Runde holt vier Figuren heraus; Mönche darunter kommen zurück.',
      example:
        'Anna zahlt 1 Münze und sucht die eigene Figur aus dem Beutel. Drei weitere werden zufällig gezogen. Dann zahlt sie 1 Getreide und steigt auf Stufe 2.',
    },
    end: {
      title: 'Münzen, Ende und Punkte',
      lead: 'Das Ende kommt mit dem letzten Platz der Chronik oder dem letzten Grab. Dann ist jeder andere noch einmal dran, eine letzte Messe folgt, und es wird gezählt.',
      example:
        'Anna hat 3 Burgen besucht (6 Punkte), jemanden auf Stufe 3 der Kirche (4), vier Namen in der Chronik (7) und 2 Münzen (2).',
    },
    alone: {
      title: 'Allein gegen Conny',
      lead: 'Für eine Person: Conny nimmt Steine nach eigenen Regeln und ist lästig.',
    },
    inn: {
      title: 'Erweiterung: Inn',
      lead: 'Bier, und Dorfbewohner, die dem helfen, der sie einlädt. Nur an Tischen mit Inn.',
    },
    port: {
      title: 'Erweiterung: Port',
      lead: 'Schiffe, Inseln und Handel in Übersee. Nur an Tischen mit Port.',
    },
    marriage: {
      title: 'Erweiterung: Marriage',
      lead: 'Hochzeiten zwischen den Familien. Nur an Tischen mit Marriage.',
    },
    goals: {
      title: 'Lebensziele und Personen',
      lead: 'Ziele für jede Familie und Karten mit Personen. Nur an Tischen, die sie benutzen.',
    },
    together: {
      title: 'Mehrere Erweiterungen, und gut zu wissen',
      lead: 'Wie die Erweiterungen zusammenspielen, und Antworten auf Fragen, die aufkamen.',
    },
  },
}
