/** Kartentexte auf Deutsch. */

import { type Sentence, say, speaker } from '@dorfplatz/kernel'
import type { CardReaction } from '../cards/types.ts'
import { lexicon } from '../cards/words.ts'
import type { CardPhrases } from './cardphrases.ts'
import { cardTexts, metricIn } from './cardtext.ts'
import { words } from './de.ts'
import { specialsDe, whenDe } from './words.de.ts'

const times = (n: number): string => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : `${n}-mal`)
const s = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const CHOICES: { readonly [choice: string]: string } = {
  room: '1 Hausbau (zu fünft)',
  players: 'Kleinkunst',
  occupation: '1 Ausbildung (zu fünft)',
  growth: 'Familienzuwachs (zu fünft)',
}

function space(key: string): string {
  const [name = key, choice] = key.split('#')
  return choice === undefined ? `„${words.spaces[name] ?? name}“` : `„${CHOICES[choice] ?? choice}“`
}

/** „Immer wenn du … hast“, „… ein Mitspieler … hat“, „… jemand … hat“. */
function done(rule: CardReaction, what: Sentence | string): Sentence {
  const who = rule.by === 'others' ? 'ein Mitspieler' : rule.by === 'all' ? 'jemand' : 'du'
  return say(`Immer wenn ${who} `, what, (rule.by ?? 'me') === 'me' ? ' hast' : ' hat')
}
function doing(rule: CardReaction, what: Sentence | string, you: string, they: string): Sentence {
  const who = rule.by === 'others' ? 'ein Mitspieler' : rule.by === 'all' ? 'jemand' : 'du'
  return say(`Immer wenn ${who} `, what, ' ', (rule.by ?? 'me') === 'me' ? you : they)
}

function moment(rule: CardReaction, spaces: Sentence, goods: Sentence): Sentence {
  switch (rule.at) {
    case 'take':
      if (goods.length > 0) return say('Immer wenn dir eine Aktion ', goods, ' bringt')
      return doing(rule, spaces, 'nutzt', 'nutzt')
    case 'space':
      return doing(rule, spaces, 'nutzt', 'nutzt')
    case 'beforeSpace':
      return say('Bevor du auf ', spaces, ' handelst')
    case 'cardGoods':
      return say('Immer wenn dir eine ausgespielte kleine Anschaffung ', goods, ' bringt')
    case 'roundStart':
      return ['Zu Beginn jeder Runde']
    case 'workStart':
      return ['Zu Beginn jeder Arbeitszeit']
    case 'workEnd':
      return ['Am Ende jeder Arbeitszeit']
    case 'returnHome':
      return ['Bei der Heimkehr']
    case 'roundEnd':
      return ['Am Ende jeder Runde']
    case 'harvestFieldStart':
      return ['Zu Beginn jeder Ackerphase']
    case 'harvestField':
      return ['In der Ackerphase jeder Erntezeit']
    case 'harvestFieldEnd':
      return ['Am Ende jeder Ackerphase']
    case 'harvestBetween':
      return ['In jeder Erntezeit vor der Ernährung']
    case 'harvestFeedingStart':
      return ['Zu Beginn jeder Ernährungsphase']
    case 'harvestFeedingEnd':
      return ['Am Ende jeder Ernährungsphase']
    case 'harvestBreedingStart':
      return ['Zu Beginn jeder Vermehrungsphase']
    case 'harvestBreedingEnd':
      return ['Am Ende jeder Vermehrungsphase']
    case 'beforeScoring':
      return ['Direkt vor der Wertung']
    case 'improvementAction':
      return ['Nach jeder deiner Anschaffungsaktionen']
    case 'improvement':
      return doing(rule, 'eine Anschaffung', 'tätigst', 'tätigt')
    case 'beforeOccupation':
      return ['Immer bevor du eine weitere Ausbildung bezahlst']
    case 'occupation':
      return done(rule, 'eine Ausbildung ausgespielt')
    case 'room':
      return done(rule, 'Räume gebaut')
    case 'stable':
      return done(rule, 'einen Stall gebaut')
    case 'fence':
      return done(rule, 'Zäune gebaut')
    case 'renovation':
      return done(rule, 'renoviert')
    case 'growth':
      return done(rule, 'Familienzuwachs bekommen')
    case 'plow':
      return done(rule, spaces.length === 0 ? 'gepflügt' : say('auf ', spaces, ' gepflügt'))
    case 'sow':
      return done(rule, 'ausgesät')
    case 'bake':
      return doing(rule, 'Brot', 'backst', 'backt')
    case 'cook':
      return doing(rule, say(goods, ' in ', { icon: 'food', label: 'Nährwerte' }), 'umwandelst', 'umwandelt')
    case 'change':
      return ['Sobald es möglich ist']
  }
}

/** Was eine Größe zählt, ein Stück davon. */
const EACH: { readonly [metric: string]: string } = {
  stoneRooms: 'Raum deines Steinhauses',
  woodRooms: 'Raum deiner Holzhütte',
  maxedCategories: 'Wertungskategorie, in der du 4 Punkte erreichst (auch für 4 eingezäunte Ställe)',
  'after.174': 'Ausbildung, die du nach dieser ausspielst (der Akademiker zählt 2)',
}

/** Ja-nein-Größen: was sie bei 1 sagen und was bei 0. Alle schließen an „falls“ und „sobald“ an. */
const FLAGS: { readonly [metric: string]: readonly [yes: string, no: string] } = {
  echo: ['du bei einem Mitspieler mitbackst', 'du nicht nur bei einem Mitspieler mitbackst'],
  bakingBuilt: ['sie das Brotsymbol trägt', 'sie kein Brotsymbol trägt'],
  bySpace: ['es durch ein Aktionsfeld geschah', 'es durch eine Karte geschah'],
  onlyTwoRooms: ['du als Einziger nur 2 Räume hast', 'du nicht als Einziger nur 2 Räume hast'],
  mostOccupations: ['niemand mehr Ausbildungen hat', 'jemand mehr Ausbildungen hat'],
  noMoreAnimals: ['niemand mehr Schafe, mehr Wildschweine oder mehr Rinder hat', 'jemand von einer Tiersorte mehr hat'],
  fieldSites: ['Platz für einen Acker ist', 'kein Platz für einen Acker ist'],
  'has.144': ['du die Villa hast', 'du nicht die Villa hast'],
  'harvested.47': ['von dieser Karte ein Gemüse geerntet wurde', 'von dieser Karte nichts geerntet wurde'],
}

const IN_HOUSE = ['in einer Holzhütte', 'in einer Lehmhütte', 'in einem Steinhaus'] as const

const phrases: CardPhrases = {
  lang: 'de',
  space,
  price: 'Kosten: ',
  free: 'Kostenlos',
  surcharge: 'Kostet zusätzlich: ',
  passing: 'Wanderkarte: geht danach an deinen linken Nachbarn',
  playable: (first, last) =>
    first === 1 ? `Spätestens in Runde ${last} ausspielbar` : `Nur in den Runden ${first} bis ${last} ausspielbar`,
  needs: 'Bedingung: ',
  get need() {
    return words.need
  },
  giveBack: (cards) => say('Gib zurück: ', cards),
  giveBackInstead: (cards) => say('Oder gib zurück: ', cards),
  giveBackAny: (n) => say('Gib ', n, ' deiner Anschaffungen zurück'),
  points: (n) => s(n, 'Punkt', 'Punkte'),
  whenPlayed: 'Beim Ausspielen: ',
  later: (when, goods) => say('lege ', whenDe(when), ' je ', goods),
  moment,
  roundsStart: (rounds) => `Zu Beginn von Runde ${rounds.join(' und ')}`,
  eachTime: 'Immer wenn ',
  limited: (limits) => `${limits.charAt(0).toUpperCase()}${limits.slice(1)}, wenn `,
  onlyIf: ', falls ',
  asSoonAs: 'Sobald ',
  youHave: 'Bestand: ',
  uses: (n) => `${times(n)} im Spiel`,
  perRound: (n) => `${times(n)} je Runde`,
  cond: ({ cmp, a, b }) => {
    if (typeof a !== 'string' || typeof b !== 'number') return null
    const flag = FLAGS[a]
    if (flag !== undefined) return (cmp === '>=' || cmp === '==') && b === 1 ? flag[0] : flag[1]
    if (a === 'round') return cmp === '>=' ? `es mindestens Runde ${b} ist` : cmp === '==' ? `es Runde ${b} ist` : null
    if (a === 'house') {
      if (cmp === '==') return `du ${IN_HOUSE[b] ?? ''} wohnst`
      if (cmp === '>=') return b === 1 ? 'du in Lehmhütte oder Steinhaus wohnst' : 'du in einem Steinhaus wohnst'
      return b === 2 ? 'du nicht in einem Steinhaus wohnst' : 'du in einer Holzhütte wohnst'
    }
    if (a === 'rooms') return cmp === '>=' ? `du mindestens ${b} Räume hast` : `du genau ${b} Räume hast`
    if (a === 'built') return `es dein ${b}. Stall ist`
    if (a.startsWith('reacted.')) return 'es das erste Mal ist'
    if (a === 'taken.kinds') return 'sonst nichts dabei ist'
    if (a === 'taken.resources') return 'kein anderer Werkstoff dabei ist'
    if (a === 'lay.wood') return `mindestens ${b} Holz dort ${b === 1 ? 'lag' : 'lagen'}`
    return null
  },
  words: {
    and: ' und ',
    or: ' oder ',
    not: 'nicht: ',
    then: ', dann ',
    thenMay: ', dann, wenn du willst, ',
    may: (effect) => say('wenn du willst, ', effect),
    gain: 'erhalte ',
    gainMore: 'erhalte zusätzlich ',
    either: 'entweder ',
    pay: 'zahle ',
    if: 'falls ',
    otherwise: ', sonst ',
  },
  counted: (good, n) => {
    switch (metricIn(n)) {
      case 'baked':
        return say(1, ' ', good, ' je verbackenem Getreide')
      case 'threesOfSheep':
        return say('je 3 Schafe ', 1, ' ', good, ' und je 2 Rinder ', 1, ' ', good)
      case 'taken.food':
        return typeof n === 'string' ? say('noch einmal so viele ', good) : say('die auf ', 4, ' fehlenden ', good)
      default:
        return null
    }
  },
  things: {
    room: 'jeden Raum',
    renovation: 'jede Renovierung',
    improvement: 'jede Anschaffung',
    stable: 'jeden Stall',
  },
  houses: ['der Holzhütte', 'der Lehmhütte', 'des Steinhauses'],
  cost: {
    instead: (_, house, goods, material) =>
      say(
        'Ein Raum ',
        house === null ? '' : `${house} `,
        'kostet wahlweise ',
        material === 0 ? '' : `${material} vom Material der Wohnstätte und `,
        goods,
      ),
    less: (things, goods) => say('Zahle ', goods, ' weniger für ', things),
    lessAny: (things, n) => say('Zahle ', s(n, 'Werkstoff', 'Werkstoffe'), ' nach Wahl weniger für ', things),
    swap: (things, from, to) => say('Für ', things, ' dürfen bis zu ', from, ' als ', to, ' gezahlt werden'),
  },
  anytime: 'Jederzeit',
  perHarvest: 'Einmal je Erntezeit, beim Ernähren',
  having: (cards) => say(' (mit ', cards, ')'),
  top: 'die oberste Ware dieser Karte',
  bake: (food, most) =>
    most === 1
      ? say('Brot backen: 1 Getreide → ', food)
      : say('Brot backen: ', most === null ? 'beliebig viel Getreide' : `bis zu ${most} Getreide`, ' → je ', food),
  cookBonusVegetable: (n) =>
    `Jedes Gemüse, das du mit Feuerstelle, Kochstelle oder Kochecke umwandelst, bringt ${n} ${n === 1 ? 'Nährwert' : 'Nährwerte'} mehr`,
  cookBonusPair: (n) =>
    `Je 2 Waren, die du auf einmal mit Feuerstelle, Kochstelle oder Kochecke umwandelst, bringen ${n} ${n === 1 ? 'Nährwert' : 'Nährwerte'} mehr`,
  outsideActions: 'Jederzeit außerhalb von Aktionen',
  room: {
    any: (n) => `Fasst ${n} beliebige Tiere`,
    pasture: (n) => `Jede deiner Weiden fasst ${n} Tiere mehr`,
    sheep: (n) => `Jede Weide mit Schafen fasst ${n} Schafe mehr, ein nicht eingezäunter Stall 2 Schafe statt 1 Tier`,
    stable: (n) => `Einer deiner nicht eingezäunten Ställe fasst ${n} Tiere einer Sorte statt 1`,
    mix: 'Verschiedene Tiersorten dürfen sich eine Weide teilen',
  },
  field: (crops, n) => say('Wird wie ', n === 1 ? '1 Acker' : `${n} Äcker`, ' bestellt und geerntet, nur mit ', crops),
  cardSpace: (space, fee) =>
    say(
      'Bringt das Aktionsfeld ',
      space,
      ' für alle, ab der nächsten Runde aufgefüllt. Mitspieler, die es nutzen, zahlen dir ',
      fee,
    ),
  permit: (spaces) => say('Du darfst ', spaces, ' nutzen, auch wenn dort ein Mitspieler steht'),
  score: {
    counted: (points) => {
      const metric = metricIn(points)
      return metric === 'on.215'
        ? 'minus 1 Sonderpunkt für jedes dieser 3 Tiere, das du nicht zurückgibst'
        : `1 Sonderpunkt je ${EACH[metric] ?? metric}`
    },
    many: (n) => s(n, 'Sonderpunkt', 'Sonderpunkte'),
    rows: (rows, of, atLeast) =>
      say(
        atLeast ? 'mindestens ' : '',
        rows.map(([from]) => from).join('/'),
        ' ',
        of,
        ': ',
        rows.map(([, n]) => n).join('/'),
        ' Sonderpunkte',
      ),
    house: (rows) =>
      say(
        ...rows.flatMap(([house, gives], i) => [
          i === 0 ? s(gives, 'Sonderpunkt', 'Sonderpunkte') : `, ${gives}`,
          ` ${IN_HOUSE[house as 0 | 1 | 2]}`,
        ]),
      ),
    atEnd: 'Am Ende: ',
    forAll: 'Am Ende für jeden Spieler: ',
  },
  countsAs: (n) => `Zählt als ${n} Ausbildungen, wo Ausbildungen verlangt oder verglichen werden`,
  asMinor: (cards, several) =>
    say(
      cards,
      several ? ' gelten für dich auch als kleine Anschaffungen' : ' gilt für dich auch als kleine Anschaffung',
    ),
  freeCards: (cards) => say(cards, ' kostet dich nichts'),
  straightToStone: 'Du darfst für 1 Stein je Raum und 1 Schilf direkt von der Holzhütte zum Steinhaus renovieren',
  freeFences: (n) => `Immer wenn du Zäune baust, kosten bis zu ${n} weitere kein Holz`,
  sows: (good) => say('Jeder Acker, den du', good.length === 0 ? '' : say(' mit ', good), ' bestellst, erhält 1 mehr'),
  fullMouths: (n) => `Beim Ernähren brauchen nur ${n} deiner Personen die vollen Nährwerte, alle anderen je 1 Nährwert`,
  breeds: (from, young) =>
    say('In der Vermehrungsphase bekommen mindestens ', from, ' zusammen ', young, ' Junge, soweit Platz ist'),
  noMinus: 'Minuspunkte bekommst du nur für ungenutzte Hoffelder und Bettelkarten',
  forgiven: (n) => `Am Ende ${n === 1 ? 'kostet' : 'kosten'} dich bis zu ${s(n, 'Bettelkarte', 'Bettelkarten')} nichts`,
  specials: specialsDe,
}

export const cardText: (no: number) => Sentence = cardTexts(phrases, () => speaker(lexicon, 'de'))
