/** First names of the villagers: eleven for each family and one for Marriage, then Conny’s family; and the brides. */

import type { People } from './people.ts'

export const people: People = {
  families: [
    'Hedwig Conrad Ursula Henry Agnes Vitus Margaret Barbara Lawrence Apollonia Matthias Cunegund',
    'Gertrude Ulric Adelaide Everard Elspeth George Catherine Dorothy Wolfgang Sibyl Caspar Berthold',
    'Matilda Rupert Walburga Derrick Joan Gregory Christina Veronica Clement Magdalene Melchior Ermengard',
    'Richenda William Judith Albert Clara Ambrose Elizabeth Bridget Stephen Lucy Balthazar Godfrey',
    'Hildegard Frederick Lutgard Hartman Martha James Helen Odile Simon Cecily Andrew Gisela',
    'Bertha Arnold Edith Rudolph Susanna Thomas Petronilla Felicity Bartholomew Rosina Sebastian Oswald',
  ].map((row) => row.split(' ')),
  brides: ['Roswitha', 'Euphemia', 'Crescentia'],
}
