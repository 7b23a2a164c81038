/** Kartentexte auf Deutsch. */

import { listOf, type Sentence, say, speaker } from '@dorfplatz/kernel'
import type { CardReaction } from '../cards/types.ts'
import type { CardPhrases, MomentSaid, Nuance } from './cardphrases.ts'
import { moreDe } from './cardrules.de.ts'
import { type CardReader, cardReader, metricIn } from './cardtext.ts'
import { messages } from './messages.de.ts'
import { upper } from './parts.ts'
import { spaces } from './spaces.de.ts'
import { oneByOne, specialsDe, termsDe, verbDe, whenDe } from './terms.de.ts'

/** Gezeichnet wie jede Ware auf einer Karte. */
const GRAIN = { icon: 'grain', label: 'Getreide' } as const
const times = (n: number): string => (n === 1 ? 'einmal' : n === 2 ? 'zweimal' : `${n}-mal`)
const s = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

const space = (key: string): string => `„${spaces.spoken(key)}“`

const time = (text: string): MomentSaid => ({ time: [text] })

/** Das Feld, das jemand nutzt, mit Namen oder mit dem, was es auszeichnet. */
function usedSpace(spaces: Sentence, nuances: readonly Nuance[]): Sentence {
  if (nuances.includes('newest')) return ['die Rundenkarte der laufenden Runde']
  return nuances.includes('marked') ? ['das markierte Feld'] : spaces
}

function moment(rule: CardReaction, spaces: Sentence, goods: Sentence, nuances: readonly Nuance[]): MomentSaid {
  const own = (rule.by ?? 'me') === 'me'
  const who = rule.by === 'others' ? 'ein Mitspieler' : rule.by === 'all' ? 'jemand' : 'du'
  /** „du Brot backst“, „jemand Brot backt“. */
  const event = (what: Sentence | string, you: string, they: string): MomentSaid => ({
    event: say(`${who} `, what, what.length === 0 ? '' : ' ', own ? you : they),
  })
  const is = (nuance: Nuance): boolean => nuances.includes(nuance)
  switch (rule.at) {
    case 'take':
      if (is('reedStone')) return event('mit einer Aktion Schilf und Stein', 'nimmst', 'nimmt')
      if (is('lay'))
        return { event: say(`${who} `, goods, own ? ' nimmst' : ' nimmt', ', das auf einem Aktionsfeld lag') }
      if (goods.length === 0) return event(spaces, 'nutzt', 'nutzt')
      if (is('first'))
        return event(
          say('mit einer Aktion ', rule.goods?.[0] === 'stone' ? 'die ersten ' : 'das erste ', goods, ' der Runde'),
          'nimmst',
          'nimmt',
        )
      return event(
        say(
          is('orMinor') ? 'mit einer Aktion oder kleinen Anschaffung ' : 'mit einer Aktion ',
          is('only') ? 'nur ' : '',
          goods,
        ),
        'nimmst',
        'nimmt',
      )
    case 'space':
      return event(usedSpace(spaces, nuances), 'nutzt', 'nutzt')
    case 'beforeSpace':
      return { time: say('Immer bevor du ', spaces, ' nutzt,') }
    case 'cardGoods':
      return { event: say('dir eine kleine Anschaffung ', goods, ' bringt') }
    case 'roundStart':
      return time('Zu Beginn jeder Runde')
    case 'workStart':
      return time('Zu Beginn jeder Arbeitszeit')
    case 'workEnd':
      return time('Am Ende jeder Arbeitszeit')
    case 'returnHome':
      return time('Bei der Heimkehr')
    case 'roundEnd':
      return time('Am Ende jeder Runde')
    case 'harvestFieldStart':
      return time('Zu Beginn jeder Ackerphase')
    case 'harvestField':
      return is('here') ? event('hier', 'erntest', 'erntet') : time('In jeder Ackerphase')
    case 'harvestFieldEnd':
      return time('Am Ende jeder Ackerphase')
    case 'harvestBetween':
      return time('In jeder Erntezeit vor der Ernährung')
    case 'harvestFeedingStart':
      return time('Zu Beginn jeder Ernährungsphase')
    case 'harvestFeedingEnd':
      return time('Am Ende jeder Ernährungsphase')
    case 'harvestBreedingStart':
      return time('Zu Beginn jeder Vermehrungsphase')
    case 'harvestBreedingEnd':
      return time('Am Ende jeder Vermehrungsphase')
    case 'beforeScoring':
      return time('Direkt vor der Wertung')
    case 'improvementAction':
      return spaces.length === 0
        ? time('Nach jeder deiner Anschaffungsaktionen')
        : event(say('auf ', spaces, ' 1 kleine Anschaffung'), 'ausgespielt hast', 'ausgespielt hat')
    case 'improvement':
      return event(`eine Anschaffung${is('bread') ? ' mit Brotsymbol' : ''}`, 'tätigst', 'tätigt')
    case 'beforeOccupation':
      return time('Immer bevor du eine weitere Ausbildung bezahlst,')
    case 'occupation':
      return event(`${is('bySpace') ? 'auf einem Aktionsfeld ' : ''}eine Ausbildung`, 'ausspielst', 'ausspielt')
    case 'room':
      return event('Räume', 'baust', 'baut')
    case 'stable':
      return event('einen Stall', 'baust', 'baut')
    case 'fence':
      return event('Zäune', 'baust', 'baut')
    case 'renovation':
      return event('', 'renovierst', 'renoviert')
    case 'growth':
      return event('Familienzuwachs', 'bekommst', 'bekommt')
    case 'plow':
      return spaces.length === 0 ? event('', 'pflügst', 'pflügt') : event(spaces, 'nutzt', 'nutzt')
    case 'sow':
      return event('', 'aussäst', 'aussät')
    case 'bake':
      return event(`${is('otherwise') ? 'sonst ' : ''}Brot`, 'backst', 'backt')
    case 'cook':
      return event(
        say(is('feeding') ? 'in der Ernährungsphase ' : '', goods.length === 0 ? 'Tiere' : goods),
        'verwertest',
        'verwertet',
      )
    case 'multiPlow':
      return event('mit Pflug oder Egge mehr als 1 Acker', 'pflügst', 'pflügt')
    case 'receive':
      return event(goods, 'erhältst', 'erhält')
    case 'change':
      return time('Sobald es möglich ist')
  }
}

/** Was eine Größe zählt, ein Stück davon. */
const EACH: { readonly [metric: string]: string } = {
  stoneRooms: 'Raum deines Steinhauses',
  woodRooms: 'Raum deiner Holzhütte',
  maxedCategories: 'Wertungskategorie, in der du 4 Punkte erreichst, auch für 4 eingezäunte Ställe',
  'after.174': 'Ausbildung, die du nach dieser ausspielst (der Akademiker zählt 2)',
  threesOfSheep: '3 Schafe',
  roomyPastures: 'Weide mit mindestens 1 Tier und Platz für 3 weitere',
}

/** Ja-nein-Größen: was sie bei 1 sagen und was bei 0. Alle schließen an „wenn“ und „sobald“ an. */
const FLAGS: { readonly [metric: string]: readonly [yes: string, no: string] } = {
  onlyTwoRooms: ['du 2 Räume hast und alle anderen mehr', 'nicht alle anderen mehr als deine 2 Räume haben'],
  mostOccupations: ['du die meisten Ausbildungen hast', 'jemand mehr Ausbildungen hat'],
  noMoreAnimals: ['niemand von einer Tiersorte mehr hat als du', 'jemand von einer Tiersorte mehr hat als du'],
  'has.144': ['du die Villa hast', 'du nicht die Villa hast'],
  'has.122': ['du die Holzmanufaktur hast', 'du nicht die Holzmanufaktur hast'],
  'anyHas.89': ['ein Lehmweg im Spiel ist', 'kein Lehmweg im Spiel ist'],
  'anyHas.94': ['eine Pflasterstraße im Spiel ist', 'keine Pflasterstraße im Spiel ist'],
  'everBuilt.10': ['der Brunnen schon gebaut wurde', 'der Brunnen noch nicht gebaut wurde'],
  'thisRound.248': ['du in dieser Runde mit einer Person Schilf genommen hast', 'du kein Schilf genommen hast'],
  mostImprovements: ['du die meisten Anschaffungen hast', 'jemand mehr Anschaffungen hat'],
  mostRooms: ['du die meisten Räume hast', 'jemand mehr Räume hat'],
  noMinusPoints: ['du keine Minuspunkte hast', 'du Minuspunkte hast'],
  currentCard: ['es die Karte dieser Runde ist', 'es eine ältere Karte ist'],
  usedGrowthSpace: ['du in dieser Runde ein Feld für Familienzuwachs genutzt hast', 'du keines genutzt hast'],
  harvestRound: ['eine Erntezeit folgt', 'keine Erntezeit folgt'],
  feeding: ['gerade Ernährungsphase ist', 'nicht Ernährungsphase ist'],
  bySpace: ['es eine Aktion ist', 'es keine Aktion ist'],
  missingSpecies: ['dir eine Tiersorte fehlt', 'du alle Tiersorten hast'],
  newPastures: ['du ungenutzte Felder als neue Weide einzäunst', 'keine Weide entsteht'],
  newLargePastures: ['eine neue Weide aus mindestens 4 ungenutzten Feldern entsteht', 'keine entsteht'],
  plowCards: ['du Pflug, Egge, Erdstampfer oder Joch hast', 'du weder Pflug noch Egge, Erdstampfer oder Joch hast'],
  'here.263': ['du das markierte Feld genutzt hast', 'es ein anderes Feld ist'],
  'thisRound.269': ['eine deiner Personen „Kleinkunst“ genutzt hat', 'keine es tat'],
  'thisRound.289': ['eine deiner Personen Getreide oder Gemüse genommen hat', 'keine es tat'],
  home: ['noch jemand zu Hause ist', 'es deine letzte Person ist'],
  'taken.resources': ['du keinen anderen Werkstoff nimmst', 'du auch andere nimmst'],
  'taken.reed': ['du Schilf nimmst', 'du kein Schilf nimmst'],
  'taken.stone': ['du Stein nimmst', 'du keinen Stein nimmst'],
}

const TOGETHER = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft'] as const

/** Einmal für jedes Gezählte. */
const EACH_OF: { readonly [metric: string]: string } = {
  wells: ', je Brunnen im Spiel einmal',
  built: ', je Raum einmal',
}

const IN_HOUSE = ['in einer Holzhütte', 'in einer Lehmhütte', 'in einem Steinhaus'] as const
const AT_HOME = ['in der Holzhütte', 'in der Lehmhütte', 'im Steinhaus'] as const
const OF_HOUSE = ['der Holzhütte', 'der Lehmhütte', 'des Steinhauses'] as const

const SWAPPED: { readonly [thing: string]: string } = { room: 'jedem Raum', renovation: 'jeder Renovierung' }

const phrases: CardPhrases = {
  lang: 'de',
  space,
  either: (name) => `eines der beiden Felder ${name}`,
  groups: {
    plow: 'jedes Feld zum Pflügen',
    rooms: 'jedes Feld für Räume',
    growth: 'jedes Feld für Familienzuwachs',
  },
  players: (from) => `${from}+ Spieler`,
  price: 'Kosten: ',
  free: 'Kostenlos',
  surcharge: (goods) => say('Kostet zusätzlich ', goods),
  passing: 'Wanderkarte: geht danach an deinen linken Nachbarn',
  playable: (first, last) =>
    first === 1 ? `Spätestens in Runde ${last} ausspielbar` : `Nur in den Runden ${first}–${last} ausspielbar`,
  needs: 'Bedingung: ',
  get need() {
    return messages.need
  },
  giveBack: (cards) => say('Gib zurück: ', cards),
  giveBackInstead: (cards) => say(' oder ', cards),
  giveBackAny: (n) => say('Gib ', n, ' deiner Anschaffungen zurück'),
  anyOf: { fireplace: '1 Feuerstelle', oven: '1 Ofen' },
  points: (n) => s(n, 'Punkt', 'Punkte'),
  whenPlayed: time('Beim Ausspielen'),
  moment,
  roundsStart: (rounds) => `Zu Beginn der ${rounds.length === 1 ? 'Runde' : 'Runden'} ${rounds.join(' und ')}`,
  eachTime: 'Immer wenn ',
  limited: (limits) => `${upper(limits)}, wenn `,
  asSoonAs: 'Sobald ',
  then: (when, cond, effect) => {
    if ('event' in when) return say(when.event, cond === null ? ', ' : say(' und ', cond, ', '), effect)
    return say(when.time, cond === null ? ' ' : say(', wenn ', cond, ', '), effect)
  },
  uses: (n) => `${times(n)} im Spiel`,
  perRound: (n) => `${times(n)} je Runde`,
  perFeeding: (n) => `${times(n)} je Erntezeit`,
  outsideActions: (limits) =>
    time(limits === null ? 'Jederzeit außerhalb von Aktionen' : `${upper(limits)}, jederzeit außerhalb von Aktionen`),
  youHave: (what) => say('du ', what, ' hast'),
  not: (cond) => say('nicht: ', cond),
  noneInPlay: ([first = [], ...rest]) =>
    say('weder ', first, ...rest.flatMap((card) => [' noch ', card]), ' im Spiel ist'),
  alsoCond: ([first, ...rest]) =>
    first === undefined ? [] : [typeof first === 'string' ? first.replace(/^du /, '') : first, ...rest],
  cond: ({ cmp, a, b }) => {
    if (typeof a !== 'string' || typeof b !== 'number') return null
    const flag = FLAGS[a]
    if (flag !== undefined) return (cmp === '>=' || cmp === '==') && b === 1 ? flag[0] : flag[1]
    if (a === 'placed') return `du in der letzten Runde ${b} Personen eingesetzt hast`
    if (a === 'players') return `ihr ${TOGETHER[b] ?? ''} seid`
    if (a === 'occupationCards') return `du mindestens ${b} Ausbildungen hast`
    if (a === 'round') return cmp === '>=' ? `es mindestens Runde ${b} ist` : cmp === '==' ? `es Runde ${b} ist` : null
    if (a === 'house') {
      if (cmp === '==') return `du ${IN_HOUSE[b] ?? ''} wohnst`
      if (cmp === '>=') return b === 1 ? 'du in Lehmhütte oder Steinhaus wohnst' : 'du in einem Steinhaus wohnst'
      return b === 2 ? 'du nicht in einem Steinhaus wohnst' : 'du in einer Holzhütte wohnst'
    }
    return null
  },
  effects: {
    gain: (gift, mood, more) =>
      mood === 'do' ? say('erhältst du ', more ? 'zusätzlich ' : '', gift) : say(gift, ' nehmen'),
    may: (effect, mood) => (mood === 'do' ? say('darfst du ', effect) : effect),
    thenMay: (first, effect) => say(first, ' und darfst dann ', effect),
    then: (first, effect) => say(first, ', dann ', effect),
    either: (effects) => say('entweder ', effects),
    exchange: (price, gift) => say(price, ' gegen ', gift, ' tauschen'),
    payTo: (price, effect) => say('für ', price, ' ', effect),
    leaveFor: (goods, gift) => say(goods, ' davon liegen lassen und erhältst dafür ', gift),
    handBack: (kinds) =>
      kinds.length === 3 ? ['je 1 Tier jeder Sorte zurückgeben'] : say('1 ', ...kinds, ' zurückgeben'),
    fromRound: (before, round, gift) => say(before, ', ab Runde ', round, ' stattdessen ', gift),
    firstTime: (first, later, more) =>
      say('erhältst du ', more ? 'zusätzlich ' : '', 'beim ersten Mal ', first, ', danach jedes Mal ', later),
    elseBuy: (gain, price) => say(gain, '; nimmst du auch andere Werkstoffe, darfst du ihn für ', price, ' kaufen'),
    ifElse: (cond, effect, otherwise) =>
      say(effect, ', wenn ', cond, otherwise === null ? '' : say(', sonst ', otherwise)),
    each: (metric, effect) => say(effect, EACH_OF[metric] ?? `, je ${metric}`),
    withPlayers: (players, first, other) => say('erhältst du ', TOGETHER[players] ?? '', ' ', first, ', sonst ', other),
    bought: (gift, price) => say('für ', price, ' ', gift),
    better: (usual, cond, instead) => say(usual, '; wenn ', cond, ', ', instead),
    forPrice: (price) => say('für ', price),
    sellerToo: (bought, gift) => say(bought, '; er erhält dazu ', gift, ' aus dem Vorrat'),
    later: (when, goods, mood) => {
      const what = say(oneByOne(when) ? '' : 'je ', goods, ' ', whenDe(when))
      return mood === 'do' ? say('legst du ', what) : say(what, ' legen')
    },
    othersGain: (gift) => say('bekommen alle anderen ', gift),
    everyoneMay: (effect) => say('darf jeder ', effect),
    actorMay: (effect) => say('darf dieser Mitspieler ', effect),
    actorGains: (gift) => say('bekommt dieser Mitspieler ', gift),
  },
  word: verbDe,
  counted: (good, n) => {
    switch (metricIn(n)) {
      case 'baked':
        return say(1, ' ', good, ' je verbackenem Getreide')
      case 'threesOfSheep':
        return say('je 3 Schafe ', 1, ' ', good, ' und je 2 Rinder ', 1, ' ', good)
      case 'taken.food':
        return say('so viele ', good, ', dass es insgesamt 4 sind')
      case 'othersRenovated':
        return say('3/2/1 ', good, ', wenn du als Erster/Zweiter/Dritter dieses Haus hast')
      case 'lead':
        return say('1/2 ', good, ', wenn diese Familie um mindestens 1/2 Personen größer ist als deine')
      case 'fivesOfAllSheep':
        return say('je 5 Schafe und je 3 Rinder aller Spieler 1 ', good)
      case 'newLargePastures':
        return say('für jede davon 2 ', good)
      case 'round':
        return say('für jede abgeschlossene Runde 1 ', good)
      default:
        return null
    }
  },
  things: {
    room: 'Räume',
    renovation: 'Renovierungen',
    improvement: 'Anschaffungen',
    stable: 'Ställe',
    fence: 'Zäune',
  },
  cost: {
    instead: (house, goods, material) =>
      say(
        'Räume ',
        house === null ? '' : `${OF_HOUSE[house as 0 | 1 | 2]} `,
        'darfst du für je ',
        material === 0 ? '' : `${material} vom Material deiner Wohnstätte und `,
        goods,
        ' bauen',
      ),
    less: (things, goods, several) =>
      say(
        things,
        several ? ' kosten dich je ' : ' kosten dich ',
        ...goods.flatMap((one, i) => [i === 0 ? '' : ' oder ', one]),
        ' weniger',
      ),
    lessAny: (things, n, several, later) => {
      const resources = s(n, 'Werkstoff', 'Werkstoffe')
      return later
        ? say(
            'Sobald du in Lehmhütte oder Steinhaus wohnst, kosten dich ',
            things,
            several ? ' je ' : ' ',
            resources,
            ' nach Wahl weniger',
          )
        : say(things, several ? ' kosten dich je ' : ' kostet dich ', resources, ' nach Wahl weniger')
    },
    swap: (things, from, to) =>
      say(
        'Bei ',
        things.map((thing) => SWAPPED[thing] ?? thing).join(' und '),
        ' darfst du ',
        from,
        ' durch ',
        to,
        ' ersetzen',
      ),
    swapMany: (things, from, to) =>
      say(
        'Bei ',
        things.map((thing) => SWAPPED[thing] ?? thing).join(' und '),
        ' darfst du bis zu ',
        from,
        ' durch ebenso viel ',
        to,
        ' ersetzen',
      ),
  },
  anytime: 'Jederzeit',
  cookAsShown: 'kochen, wie gezeigt',
  or: ' oder ',
  perHarvest: 'Einmal je Erntezeit beim Ernähren',
  having: (cards) => (cards.length === 1 && cards[0] === '1 Ofen' ? [' mit einem Ofen'] : say(' mit ', cards)),
  improves: (cards) => say('Verbessert, weiter einmal je Erntezeit: ', cards),
  otherResource: '1 anderer Werkstoff',
  buyTop: (price) => say('Jederzeit: ', price, ' → die oberste Ware'),
  bake: (food, most) =>
    most === 1
      ? say('Backen: ', 1, GRAIN, ' → ', food)
      : most === null
        ? say('Backen: jedes ', GRAIN, ' → ', food)
        : say('Backen: bis zu ', most, GRAIN, ' → je ', food),
  cookBonusVegetable: (n, kinds) => `Jedes Gemüse, das du mit ${kinds} verwertest, bringt ${n} NW mehr`,
  cookBonusPair: (n, kinds) => `Je 2 Waren, die du gemeinsam mit ${kinds} verwertest, bringen ${n} NW mehr`,
  cooking: { fireplace: 'Feuerstelle', hearth: 'Kochstelle' },
  room: {
    any: (n) => `Fasst ${n} beliebige Tiere`,
    pasture: (n, cards) => say(`Jede deiner Weiden fasst ${n} Tiere mehr, auch die Karte `, cards),
    sheep: (n, cards) =>
      say(
        `Jede Weide mit Schafen fasst ${n} Schafe mehr, auch die Karte `,
        cards,
        '; ein nicht eingezäunter Stall fasst 2 Schafe statt 1 Tier',
      ),
    stable: (n) => `Einer deiner nicht eingezäunten Ställe fasst ${n} Tiere einer Sorte statt 1`,
    mix: 'Verschiedene Tiersorten dürfen sich eine Weide teilen',
  },
  field: (crops, n) => say('Wird wie ', n === 1 ? '1 Acker' : `${n} Äcker`, ' bestellt und geerntet, nur mit ', crops),
  cardSpace: (space, fee) =>
    say(
      'Bringt für alle ein Aktionsfeld ',
      space,
      ', ab der nächsten Runde aufgefüllt. Mitspieler zahlen dir dort ',
      fee,
    ),
  permit: (spaces) => say('Du darfst ', spaces, ' auch nutzen, wenn dort ein Mitspieler steht'),
  stables: (gifts) =>
    say(
      'Dein ',
      gifts.map(([n]) => `${n}.`).join('/'),
      ' Stall bringt dir ',
      ...gifts.flatMap(([, gift], i) => [i === 0 ? '' : '/', gift]),
    ),
  score: {
    asShown: 'Sonderpunkte, wie gezeigt',
    counted: (points) => {
      const metric = metricIn(points)
      if (typeof points === 'object' && points.op === 'half') return '1 Sonderpunkt je 2 Rinder'
      if (typeof points === 'object' && points.op === 'product') return `2 Sonderpunkte je ${EACH[metric] ?? metric}`
      return metric === 'on.215'
        ? '1 Minuspunkt für jedes dieser 3 Tiere, das du nicht zurückgibst'
        : `1 Sonderpunkt je ${EACH[metric] ?? metric}`
    },
    many: (n) => s(n, 'Sonderpunkt', 'Sonderpunkte'),
    rows: (rows, of, atLeast) =>
      say(
        rows.map(([, n]) => n).join('/'),
        rows.length === 1 && rows[0]?.[1] === 1 ? ' Sonderpunkt ' : ' Sonderpunkte ',
        atLeast ? 'für mindestens ' : 'bei ',
        rows.map(([from]) => from).join('/'),
        ' ',
        atLeast ? of : 'Spielern',
      ),
    house: (rows) =>
      say(
        ...rows.flatMap(([house, gives], i) => [
          i === 0 ? s(gives, 'Sonderpunkt', 'Sonderpunkte') : `, ${gives}`,
          ` ${AT_HOME[house as 0 | 1 | 2]}`,
        ]),
      ),
    except: (of, nths) =>
      say(
        '1 Sonderpunkt je ',
        of,
        ' außer Nummer ',
        ...listOf(
          'de',
          'and',
          nths.map((n) => [String(n)]),
        ),
      ),
    atEnd: (cond) => (cond === null ? ['Am Ende: '] : say('Am Ende, wenn ', cond, ': ')),
    again: (first, froms, of) => say(first, ', ebenso für mindestens ', froms.join('/'), ' ', of),
    stricter: (points, from, of, more, cond) =>
      say(
        'Am Ende: ',
        s(points, 'Sonderpunkt', 'Sonderpunkte'),
        ' für mindestens ',
        from,
        ' ',
        of,
        ' (',
        more,
        ', wenn ',
        cond,
        ')',
      ),
    mostOccupations: (n) => `Am Ende: ${s(n, 'Sonderpunkt', 'Sonderpunkte')} für alle mit den meisten Ausbildungen`,
  },
  countsAs: (n) => `Zählt als ${n} Ausbildungen, wo Ausbildungen verlangt oder verglichen werden`,
  asMinor: (cards, several) =>
    say(
      cards,
      several ? ' gelten für dich auch als kleine Anschaffungen' : ' gilt für dich auch als kleine Anschaffung',
    ),
  freeAsMinor: (cards) => say('Die ', cards, ' darfst du kostenlos bauen, auch als kleine Anschaffung'),
  straightToStone: 'Du darfst für 1 Stein je Raum und 1 Schilf direkt von der Holzhütte zum Steinhaus renovieren',
  freeFences: (n) => `Immer wenn du Zäune baust, kosten bis zu ${n} davon kein Holz; mindestens 1 musst du bezahlen`,
  sows: (good) => say('Jeder Acker, den du', good.length === 0 ? '' : say(' mit ', good), ' bestellst, erhält 1 mehr'),
  fullMouths: (n) => `Beim Ernähren brauchen nur ${n} deiner Personen die vollen NW, alle anderen je 1 NW`,
  breeds: (from, species, young) =>
    say(
      'Hast du mindestens ',
      from,
      ' ',
      species,
      `, bekommst du in der Vermehrungsphase ${young} Jungtiere statt 1, soweit Platz ist`,
    ),
  noMinus: 'Minuspunkte bekommst du nur für ungenutzte Hoffelder und Bettelkarten',
  forgiven: (n) => `Am Ende ${n === 1 ? 'kostet' : 'kosten'} dich bis zu ${s(n, 'Bettelkarte', 'Bettelkarten')} nichts`,
  specials: specialsDe,
  more: moreDe,
}

const reader: CardReader = cardReader(phrases, () => speaker(termsDe, 'de'))
export const cardText = reader.card
export const offered = reader.offered
export const cardFace = reader.face
