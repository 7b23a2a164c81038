/** Die Übungsecken auf Deutsch. */

import type { corners as en } from './corners.en.ts'

export const corners: typeof en = {
  five: {
    title: 'Alle fünf',
    ask: 'Du hast fünf Waren. Rücke das Gemeinschaftshaus vor.',
    because:
      'Für jede Ware gibt es ein Handwerk. Der Roggen gehört ins Backhaus, damit die Gerste fürs Brauhaus bleibt.',
  },
  jewel: {
    title: 'Nichts fürs Kühlhaus',
    ask: 'Milch und Fleisch fehlen. Rücke das Gemeinschaftshaus trotzdem vor.',
    because: 'Ein {jewelry:Schmuck} bezahlt einen Schritt jedes Handwerks. Nimm ihn dort, wo sonst nichts geht.',
  },
  mixed: {
    title: 'Mischen spart',
    ask: 'Es ist Runde 3, ein Schritt kostet 3. Rücke Backhaus und Kühlhaus vor.',
    because: 'Ab Runde 3 ist eine Zahlung aus zwei Sorten um 1 billiger.',
  },
  three: {
    title: 'Drei Sorten',
    ask: 'Runde 5. Rücke Backhaus und Manufaktur vor.',
    because: 'Drei Sorten machen einen Schritt um 2 billiger. Beide nehmen Flachs; gib jedem nur einen.',
  },
  limits: {
    title: 'Mehr Lehm als Roggen',
    ask: 'Runde 4. Rücke Zimmerei und Brauhaus vor.',
    because: 'Zwei Sorten sparen 1, und mit 2 von der einen und 1 von der anderen sind beide Grenzen eingehalten.',
  },
  push: {
    title: 'Stein hinter Stein',
    ask: 'Zwei Findlinge liegen direkt vor der Zimmerei. Rücke sie vor.',
    because: 'Zwei Findlinge liegen nie auf demselben Feld: Der hintere muss zuerst weg.',
  },
  hops: {
    title: 'Vier Hopfen',
    ask: 'Du hast 1 {hops:Hopfen} und 1 {worker:Arbeiter}. Habe nach der Ernte 4 Hopfen.',
    because: 'Ein Acker bringt die Zahl seiner Zeile: Säe den Hopfen in Zeile 4.',
  },
  clay: {
    title: 'Drei Lehm',
    ask: 'Hol 3 {clay:Lehm} und behalte alle Äcker.',
    because:
      'Der Landverkauf wäre billiger, kostet aber einen Acker. Die Gärtnerei gibt 3, ohne dass du etwas abgibst.',
  },
  care: {
    title: 'Ein guter Hirte',
    ask: 'Gib deinem Schaf eine Runde mehr.',
    because: 'Das Kleingewerbe rückt ein Schaf eine Karte weiter und bringt obendrein Waren.',
  },
  butcher: {
    title: 'Vom Schaf zum Lehm',
    ask: 'Hol mithilfe deiner Karte 2 {clay:Lehm}.',
    because:
      'Die Metzgerei gibt 4 Fleisch. Mit 2 davon ist die Bedingung der Karte erfüllt, und das Fleisch bleibt dir.',
  },
  twelve: {
    title: 'Zwölf Punkte',
    ask: 'Für deine Punktekarte fehlt 1 {jewelry:Schmuck}. Spiel sie in dieser Runde.',
    because: 'Der Landverkauf macht aus einem Acker Schmuck, für einen einzigen Arbeiter.',
  },
  twice: {
    title: 'Zwei Schritte auf einmal',
    ask: 'Du hast 3 {worker:Arbeiter} und 2 {clay:Lehm}. Rücke die Zimmerei in dieser Runde zweimal vor.',
    because:
      'Der zweite Schritt braucht ein Gerät für den Findling. Aus Arbeitern werden Geräte, wann immer du willst.',
  },
}
