/** Unsere Entscheidungen zu einzelnen Karten, auf Deutsch. */

import type { Ruled } from '../cards/rulings.ts'

export const rulings: { readonly [K in Ruled]: string } = {
  88: 'Die zweite Person kommt erst, wenn alles erledigt ist, was die erste ausgelöst hat.',
  216: 'Für den Biobauern zählt eine gemischte Weide mit ihrem ganzen Platz, egal welche Tiere dort stehen.',
  234: 'Karten des Verkäufers zum selben Holz wirken zuerst; bis der Käufer entschieden hat, wandelt der Verkäufer nichts um.',
  239: 'In der Erntezeit wird sie vor der Ernährung genutzt. Sie ruht, solange andere gleichzeitig entscheiden, und wenn nur noch gewertet wird.',
  251: 'Karten des Verkäufers zum selben Schilf wirken zuerst; bis der Käufer entschieden hat, wandelt der Verkäufer nichts um.',
  255: 'Karten des Verkäufers zum selben Stein wirken zuerst; bis der Käufer entschieden hat, wandelt der Verkäufer nichts um.',
  266: 'Wo erst ihre Ware eine Aktion möglich macht, muss sie genommen werden.',
  274: 'Das Wildschwein, mit dem die Waldweide zählt, steht auf keiner anderen Weide.',
  275: 'Gezogen werden nur Karten, die jetzt erlaubt sind. Nährwerte fehlen, wenn auch alles Umgewandelte nicht reicht.',
  301: 'Er gilt ohne Nachfrage für den ersten Kauf der Runde, der Holz kostet: Aufsparen brächte nichts.',
  304: 'Sind weniger als zwei Plättchen übrig, wird nicht mehr gezogen.',
}
