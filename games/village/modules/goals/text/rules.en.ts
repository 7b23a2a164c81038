/** Rules of Village in English: life goals. */

import type { Phrases } from '../../../text/en.ts'
import { asksFor } from '../../figures.ts'

export const goals = (w: Phrases) => ({
  'VG-01': 'There are 19 life goals: 9 silver and 10 gold. They go with every combination.',
  'VG-02':
    'Goals for expansions not in play are removed. Before the first stones are placed, everyone takes 1 silver and 1 gold goal face down.',
  'VG-03':
    'Brewer and Innkeeper need Inn, Explorer and Lighthouse Keeper need Port, Craftsman and Governess need Marriage. The Traveling Salesman is left out with Port.',
  'VG-04': 'Your goals are secret; you may look at them at any time.',
  'VG-05':
    'Whenever you meet everything a goal asks, even at the very end, you may reveal it and score its points immediately. You get no new one.',
  'VG-06': 'You only show what the goal asks for; nothing is paid.',
  'VG-07': 'Pieces on your ship count too.',
  'VG-08': 'Coins do not count as stones, chests not as coins, and cards in hand not as what they would give.',
  'VG-09':
    'You may reveal a goal in anyone’s turn, on market days, in masses and at weddings, even between gaining and losing a piece. The last chance is after the final mass.',
  'VG-10': 'Goals are optional, and missing them costs nothing.',
  'VG-11': `A silver goal is worth ${w.box.goalPoints.silver} points, a gold goal ${w.box.goalPoints.gold}.`,
  'VG-12': 'Silver goals ask for things you own at the same time, on your farm and on your ship.',
  'VG-13': 'Some English names of the goals are our own translations from the German edition.',
  'VG-14': 'No goal asks for a particular arrangement of its pieces.',
  'VG-20': `Aristocrat (silver): ${asksFor(w, 'aristokratin')}.`,
  'VG-21': `Farmer (silver): ${asksFor(w, 'bauer')}.`,
  'VG-22': `Brewer (silver, with Inn): ${asksFor(w, 'bierbrauer')}.`,
  'VG-23': `Bailiff (silver): ${asksFor(w, 'buettel')}.`,
  'VG-24': `Explorer (silver, with Port): ${asksFor(w, 'entdecker')}.`,
  'VG-25': `Craftsman (silver, with Marriage): ${asksFor(w, 'handwerker')}.`,
  'VG-26': `Coachman (silver): ${asksFor(w, 'kutscher')}.`,
  'VG-27': `Knight (silver): ${asksFor(w, 'ritter')}.`,
  'VG-28': `Writer (silver): ${asksFor(w, 'schriftsteller')}.`,
  'VG-30':
    'Governess (gold, with Marriage): one of your members each in the ceremony area, in parental bliss, in bakery or shop, and on the farm.',
  'VG-31':
    'Traveling Salesman (gold): a member of yours – not just a marker – on the castle in the upper right corner, and at least 2 customers served.',
  'VG-32': 'Merchant (gold): at least 6 customers served.',
  'VG-33': 'Saint (gold): members on each of church steps 1, 2 and 3.',
  'VG-34':
    'Historian (gold): your dead in at least 4 of the 5 chronicle sections. One placed by the Bard does not count.',
  'VG-35': 'Lighthouse Keeper (gold, with Port): members on at least 2 lighthouses.',
  'VG-36':
    'Master (gold): at least 4 members in craft buildings and in the craft section of the chronicle together, the brewery included.',
  'VG-37': 'Acolyte (gold): a member of the 4th generation on any church step. A 3 raised by bread counts.',
  'VG-38':
    'Secretary (gold): a member on step 4 of the council chamber, and the next-start-player marker in your possession.',
  'VG-39': 'Innkeeper (gold, with Inn): at least 4 person cards in hand, with full or empty inkwells.',
  'VG-40': 'Customers served are the customer tiles you own, however you got them.',
  'VG-41': 'Someone buried by the Bard counts neither for the Historian nor for the Master.',
})
