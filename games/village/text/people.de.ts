/** Vornamen der Dorfbewohner: je Familie elf und einer für Heirat, dann Connys Familie; dazu die Bräute. */

import type { People } from './people.ts'

export const people: People = {
  families: [
    'Hedwig Konrad Ursula Heinrich Agnes Veit Margarete Barbara Lorenz Apollonia Matthes Kunigunde',
    'Gertrud Ulrich Adelheid Eberhard Elsbeth Jörg Katharina Dorothea Wolfgang Sibylla Kaspar Berthold',
    'Mechthild Ruprecht Walburga Dietrich Johanna Gregor Christina Veronika Klemens Magdalena Melchior Irmgard',
    'Richenza Wilhelm Judith Albrecht Klara Ambros Elisabeth Brigitta Stephan Lucia Balthasar Gottfried',
    'Hildegard Friedrich Luitgard Hartmann Martha Jakob Helena Ottilia Simon Cäcilia Andreas Gisela',
    'Bertha Arnold Edith Rudolf Susanna Thomas Petronella Felicitas Bartholomäus Rosina Sebastian Oswald',
  ].map((row) => row.split(' ')),
  brides: ['Roswitha', 'Euphemia', 'Crescentia'],
}
