/** What stands beside every question, in German. */

import type { Notices } from './notices.ts'

export const notices: Notices = {
  goal: (points, rank, next, from) =>
    `Bisher ${points} ${points === 1 ? 'Punkt' : 'Punkte'}: ${rank}.${next === null ? '' : ` ${next} ab ${from}.`}`,
  reached: (points, rank) => `${points} ${points === 1 ? 'Punkt' : 'Punkte'}: ${rank}.`,
  does: {
    harvest: 'Getreide bekommen',
    family: 'Nachwuchs bekommen oder jemanden heimholen',
    crafts: 'Güter herstellen',
    market: 'Markttag ausrufen und Kunden bedienen',
    travel: 'jemanden auf Reisen schicken',
    council: 'jemanden in der Ratsstube aufsteigen lassen',
    church: 'jemanden in den schwarzen Beutel werfen, für die Messe',
    inn: 'eine Personenkarte erwerben',
    marriage: 'einen Platz in der Zeremonie einnehmen',
    smuggler: 'heimlich handeln',
  },
}
