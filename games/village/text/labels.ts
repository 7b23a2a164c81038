/** Labels that stand on Village's boards, in both languages; what the rulebook names comes from the phrases. */

import type { Json, Lang } from '@dorfplatz/kernel'
import { WELL_STONES } from '../cards/board.ts'

interface Labels {
  readonly round: string
  readonly setup: string
  readonly ends: string
  readonly stalls: string
  readonly queue: string
  readonly stack: (n: number) => string
  readonly greenBag: string
  readonly blackBag: string
  readonly free: (n: number) => string
  readonly step: (n: number) => string
  readonly castle: (n: number) => string
  readonly home: string
  readonly supply: string
  readonly stoneSupply: string
  readonly time: string
  readonly left: (n: number) => string
  readonly customers: string
  readonly castles: string
  readonly goods: string
  readonly stones: string
  readonly barn: (most: number) => string
  readonly coins: string
  readonly nobody: string
  readonly village: string
  /** Back from a leaf to the whole board. */
  readonly plan: string
  /** The road between two places; 0 is the village. */
  readonly road: (a: number, b: number) => string
  readonly everyRoad: string
  readonly andStones: string
  readonly birth: string
  readonly bagHolds: string
  readonly or: string
  readonly onlyYou: string
  readonly first: string
  readonly fame: string
  /** A stone that can be taken: where, which, and how many of it lie there. */
  readonly stone: (space: string, colour: string, n: number) => string
  /** A stone that brings no action. */
  readonly noAction: string
  readonly why: string
  /** A place where several things can be done. */
  readonly several: (place: string, n: number) => string
  /** To say no to what is asked, in one word. */
  readonly declining: (choice: Json) => string
  readonly wellPrice: string
  readonly reconstructed: string
  /** Before what a customer asks for. */
  readonly wants: string
  readonly decks: { readonly [deck: string]: string }
}

const en: Labels = {
  round: 'Round',
  setup: 'Before the first round',
  ends: 'Ends when the chronicle or the graveyard is full.',
  stalls: 'Stalls',
  queue: 'Queue',
  stack: (n) => `${n} more in the stack`,
  greenBag: 'Green bag',
  blackBag: 'Black bag',
  free: (n) => `${n} free`,
  step: (n) => `Step ${n}`,
  castle: (n) => `Castle ${n}`,
  home: 'At home',
  supply: 'Not yet born',
  stoneSupply: 'Supply',
  time: 'Lifetime',
  left: (n) => `${n} until the quill`,
  customers: 'Customers served',
  castles: 'Castles visited',
  goods: 'Goods',
  stones: 'Influence',
  barn: (most) => `Grain (at most ${most})`,
  coins: 'Coins',
  nobody: 'nobody',
  village: 'Village',
  plan: 'Plan',
  road: (a, b) => (a === 0 ? `Path from the village to castle ${b}` : `Path between castles ${a} and ${b}`),
  everyRoad: 'Every path costs',
  andStones: 'and the stones beside it.',
  birth: 'Have a child or call someone home.',
  bagHolds: 'In the bag',
  or: 'or',
  onlyYou: 'only you see their points',
  first: 'Start player',
  fame: 'Points',
  stone: (space, colour, n) => `${space}: take ${colour}, ${n} here`,
  noAction: 'No action',
  why: 'Why not?',
  several: (place, n) => `${place}: ${n} choices`,
  declining: (choice) => (choice === 'pass' ? 'Pass' : 'Decline'),
  wellPrice: `${WELL_STONES} stones of one color: any action`,
  reconstructed: 'reconstructed',
  wants: 'Wants',
  decks: {
    customer: 'Customers',
    promo: 'Promo customers',
    person: 'Person cards',
    silver: 'Silver goals',
    gold: 'Gold goals',
    captain: 'Captains',
    chest: 'Treasure chests',
  },
}

const de: Labels = {
  round: 'Runde',
  setup: 'Vor der ersten Runde',
  ends: 'Ende, wenn die Dorfchronik oder der Friedhof voll ist.',
  stalls: 'Stände',
  queue: 'Warteschlange',
  stack: (n) => `noch ${n} im Stapel`,
  greenBag: 'Grüner Beutel',
  blackBag: 'Schwarzer Beutel',
  free: (n) => `${n} frei`,
  step: (n) => `Stufe ${n}`,
  castle: (n) => `Burg ${n}`,
  home: 'Zu Hause',
  supply: 'Noch nicht geboren',
  stoneSupply: 'Vorrat',
  time: 'Lebenszeit',
  left: (n) => `noch ${n} bis zum Federkiel`,
  customers: 'Bediente Kunden',
  castles: 'Besuchte Burgen',
  goods: 'Güter',
  stones: 'Einfluss',
  barn: (most) => `Getreide (bis ${most})`,
  coins: 'Münzen',
  nobody: 'niemand',
  village: 'Dorf',
  plan: 'Plan',
  road: (a, b) => (a === 0 ? `Weg vom Dorf zu Burg ${b}` : `Weg zwischen Burg ${a} und Burg ${b}`),
  everyRoad: 'Jeder Weg kostet',
  andStones: 'und die Steine am Weg.',
  birth: 'Nachwuchs bekommen oder jemanden heimholen.',
  bagHolds: 'Im Beutel',
  or: 'oder',
  onlyYou: 'nur du siehst ihre Punkte',
  first: 'Startspieler',
  fame: 'Punkte',
  stone: (space, colour, n) => `${space}: ${colour} nehmen, ${n} hier`,
  noAction: 'Ohne Aktion',
  why: 'Warum nicht?',
  several: (place, n) => `${place}: ${n} Möglichkeiten`,
  declining: (choice) => (choice === 'pass' ? 'Passen' : 'Verzichten'),
  wellPrice: `${WELL_STONES} Steine einer Farbe: jede Aktion`,
  reconstructed: 'rekonstruiert',
  wants: 'Verlangt',
  decks: {
    customer: 'Kunden',
    promo: 'Promo-Kunden',
    person: 'Personenkarten',
    silver: 'Silberziele',
    gold: 'Goldziele',
    captain: 'Kapitäne',
    chest: 'Schatzkisten',
  },
}

const all: { readonly [L in Lang]: Labels } = { en, de }

export const labelsOf = (lang: Lang): Labels => all[lang]
