/** Was am ersten Tisch gesagt wird. */

import type { text as en } from './first.en.ts'

export const text: { readonly [Tip in keyof typeof en]: string } = {
  begin:
    'Nimm einen Stein und tu, was der Ort bietet. {sack:Getreide} und ein erster ausgebildeter Handwerker sind gut für den Anfang. Ein schwarzer Stein kostet 2 Zeit.',
  turn: 'Sieh nach, was die Kunden an den Ständen wollen: Waren für sie bringen die meisten Punkte. Neue Kinder halten deinen Hof am Leben.',
  craft:
    'Die Ausbildung kostet einmal Zeit, danach nur noch die Arbeit. Für Steine bekommst du eine Ware sofort und verlierst keine Zeit.',
  serve:
    'Dein erster Verkauf an einem Markttag, den du ausgerufen hast, kostet nichts weiter; jeder andere einen grünen Stein und 1 Zeit.',
  council: 'Jede Stufe ist am Ende Punkte wert, und Privilegien helfen in jeder Runde.',
  pick: 'Für je 1 {coin:Münze} suchst du deine Leute selbst aus dem Beutel; der Rest ist Zufall.',
  dies: 'Wähl nach der Chronik: Wer dort steht, wo noch ein Platz frei ist, bekommt darin einen Namen.',
}
