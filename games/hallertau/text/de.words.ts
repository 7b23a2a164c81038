/** Hallertaus Wörter auf Deutsch: the German counterpart of en.words.ts, in the terms of the German rulebook. */

import { type GoodName, type Sentence, say } from '@dorfplatz/kernel'
import type { Deck } from '../rules/facts.ts'
import type * as en from './en.words.ts'
import type { Shape } from './shape.ts'

const thing = (one: string, many: string, icon: string): GoodName => ({ one, many, icon })
const same = (name: string, icon: string): GoodName => thing(name, name, icon)

export const goods: Shape<typeof en.goods> = {
  barley: same('Gerste', 'barley'),
  flax: same('Flachs', 'flax'),
  hops: same('Hopfen', 'hops'),
  rye: same('Roggen', 'rye'),
  hides: thing('Fell', 'Felle', 'hides'),
  meat: same('Fleisch', 'meat'),
  milk: same('Milch', 'milk'),
  wool: same('Wolle', 'wool'),
  clay: same('Lehm', 'clay'),
  jewelry: same('Schmuck', 'jewelry'),
  tools: thing('Gerät', 'Geräte', 'tool'),
  sheep: thing('Schaf', 'Schafe', 'sheep'),
  stables: thing('Schaf in der Stallung', 'Schafe in der Stallung', 'sheep'),
  sheepOnCards: thing('Schaf auf Hofkarten', 'Schafe auf Hofkarten', 'sheep'),
  mostSheepOnCard: thing('Schaf auf einer deiner Hofkarten', 'Schafe auf einer deiner Hofkarten', 'sheep'),
  sheepOnNextCard: thing(
    'Schaf auf deiner Hofkarte mit der niedrigsten Rundenzahl',
    'Schafe auf deiner Hofkarte mit der niedrigsten Rundenzahl',
    'sheep',
  ),
  sheepOnCard4: thing('Schaf auf der Karte von Runde 4', 'Schafe auf der Karte von Runde 4', 'sheep'),
  sheepOnCards56: thing('Schaf auf der Karte von Runde 5 oder 6', 'Schafe auf der Karte von Runde 5 oder 6', 'sheep'),
  cardsWithSheep: thing('Hofkarte mit Schafen', 'Hofkarten mit Schafen', 'back-farmyard'),
  emptyCards: thing(
    'Hofkarte ohne Schafe auf deinem Stallplan',
    'Hofkarten ohne Schafe auf deinem Stallplan',
    'back-farmyard',
  ),
  fields: thing('Acker', 'Äcker', 'field'),
  row2: thing('Acker in Zeile 2', 'Äcker in Zeile 2', 'field'),
  row3: thing('Acker in Zeile 3', 'Äcker in Zeile 3', 'field'),
  row4: thing('Acker in Zeile 4', 'Äcker in Zeile 4', 'field'),
  row5: thing('Acker in Zeile 5', 'Äcker in Zeile 5', 'field'),
  empty: thing('leeren Acker', 'leere Äcker', 'field'),
  planted: thing('bepflanzten Acker', 'bepflanzte Äcker', 'field'),
  planted5: thing('bepflanzten Acker in Zeile 5', 'bepflanzte Äcker in Zeile 5', 'field'),
  barleyFields: thing('Acker mit Gerste', 'Äcker mit Gerste', 'barley'),
  flaxFields: thing('Acker mit Flachs', 'Äcker mit Flachs', 'flax'),
  hopsFields: thing('Acker mit Hopfen', 'Äcker mit Hopfen', 'hops'),
  ryeFields: thing('Acker mit Roggen', 'Äcker mit Roggen', 'rye'),
  sameCropFields: thing('Acker mit derselben Ackerfrucht', 'Äcker mit derselben Ackerfrucht', 'crops'),
  crops: thing('Ackerfrucht', 'Ackerfrüchte insgesamt', 'crops'),
  sameCrop: thing('Ackerfrucht einer Sorte', 'Ackerfrüchte einer Sorte', 'crops'),
  window: same('die Zahl in deinem Fenster', 'centre'),
  round: same('die Rundenzahl', 'time'),
  workers: thing('Arbeiter übrig', 'Arbeiter übrig', 'worker'),
  otherCards: thing('Handkarte außer Einstiegskarten', 'Handkarten außer Einstiegskarten', 'cards'),
  played: thing('ausgespielte Karte', 'ausgespielte Karten', 'cards'),
  playedGateway: thing('ausgespielte Einstiegskarte', 'ausgespielte Einstiegskarten', 'back-gateway'),
  playedFarmyard: thing('ausgespielte Hofkarte', 'ausgespielte Hofkarten', 'back-farmyard'),
  playedBonus: thing('ausgespielte Bonuskarte', 'ausgespielte Bonuskarten', 'back-bonus'),
  playedPoint: thing('andere ausgespielte Punktekarte', 'andere ausgespielte Punktekarten', 'back-point'),
  playedSameDeck: thing('ausgespielte Karte einer Art', 'ausgespielte Karten einer Art', 'cards'),
  gap: thing(
    'Feld Vorsprung eines Handwerks vor einem anderen',
    'Felder Vorsprung eines Handwerks vor einem anderen',
    'craft',
  ),
  fullSpaces: thing('voll belegtes Aktionsfeld', 'voll belegte Aktionsfelder', 'boardi'),
  threes: thing('Aktionsfeld mit genau 3 Arbeitern', 'Aktionsfelder mit genau 3 Arbeitern', 'worker'),
  nursery: thing('Arbeiter in der Gärtnerei', 'Arbeiter in der Gärtnerei', 'worker'),
  quadrant: thing('Arbeiter im Viertel dieses Feldes', 'Arbeiter im Viertel dieses Feldes', 'worker'),
  cleared: thing(
    'soeben aus einem Viertel entfernten Arbeiter',
    'soeben aus einem Viertel entfernte Arbeiter',
    'worker',
  ),
  toolsPhase4: thing('in dieser Phase erhaltenes Gerät', 'in dieser Phase erhaltene Geräte', 'tool'),
  toolsAtOnce: thing('auf einmal erhaltenes Gerät', 'auf einmal erhaltene Geräte', 'tool'),
  reaped: thing('in dieser Phase geerntete Ware', 'in dieser Phase geerntete Waren', 'harvest'),
  reapedCrop: thing('geerntete Ackerfrucht einer Sorte', 'geerntete Ackerfrüchte einer Sorte', 'harvest'),
  advances: thing('Schritt desselben Handwerks', 'Schritte desselben Handwerks', 'craft'),
  fieldsRow5: thing('Acker aus Zeile 5', 'Äcker aus Zeile 5', 'field'),
  fieldsNotRow2: thing('Acker aus den Zeilen 3 bis 5', 'Äcker aus den Zeilen 3 bis 5', 'field'),
  plantedFields: thing('bepflanzten Acker', 'bepflanzte Äcker', 'field'),
  plantedGood: thing('Ware von einem bepflanzten Acker', 'Waren von bepflanzten Äckern', 'crops'),
  handCards: thing('andere Handkarte', 'andere Handkarten', 'cards'),
  handPointCards: thing('Punktekarte aus der Hand', 'Punktekarten aus der Hand', 'back-point'),
  sheepBack: thing('Schaf eine Karte zurück', 'verschiedene Schafe je eine Karte zurück', 'sheep'),
  cropsDownTo: thing(
    'Ackerfrucht behalten, alle anderen abgeben',
    'Ackerfrüchte behalten, alle anderen abgeben',
    'crops',
  ),
  craftLeft: thing('Schritt zurück mit einem Handwerk', 'Schritte zurück mit einem Handwerk', 'craft'),
  'just:barley': same('Gerste (soeben geerntet)', 'barley'),
  'just:flax': same('Flachs (soeben geerntet)', 'flax'),
  'just:rye': same('Roggen (soeben geerntet)', 'rye'),
}

export const worker: Shape<typeof en.worker> = same('Arbeiter', 'worker')

export const spaces: Shape<typeof en.spaces> = {
  gatewayCard: 'Einstiegskarte',
  sheepBreeding: 'Schafzucht',
  sheepShearing: 'Schafscherer',
  clayDelivery: 'Lehmförderung',
  farming: 'Ackerbau',
  farmyardCard: 'Hofkarte',
  butchery: 'Metzgerei',
  nursery: 'Gärtnerei',
  busyWeekend: 'Wochenendarbeit',
  clearing: 'Urbarmachung',
  bonusCard: 'Bonuskarte',
  smallTrade: 'Kleingewerbe',
  cultivation: 'Einsaat',
  weeklyMarket: 'Wochenmarkt',
  landSale: 'Landverkauf',
  pointCard: 'Punktekarte',
  fertilizing: 'Düngung',
  toolShed: 'Geräteschuppen',
  townHall: 'Rathaus',
  sheepMarket: 'Schafmarkt',
}

export const crafts: Shape<typeof en.crafts> = {
  carpentry: 'Zimmerei',
  brewhouse: 'Brauhaus',
  coolingHouse: 'Kühlhaus',
  bakehouse: 'Backhaus',
  manufacture: 'Manufaktur',
}

export const decks: Shape<typeof en.decks> = {
  gateway: thing('Einstiegskarte', 'Einstiegskarten', 'back-gateway'),
  farmyard: thing('Hofkarte', 'Hofkarten', 'back-farmyard'),
  bonus: thing('Bonuskarte', 'Bonuskarten', 'back-bonus'),
  point: thing('Punktekarte', 'Punktekarten', 'back-point'),
}

export const phases: Shape<typeof en.phases> = [
  'Letzte Gelegenheit für Karten',
  'Viertel',
  'Neue Arbeiter',
  'Einkommen',
  'Aktionen',
  'Neue Karte',
  'Brachliegende Äcker',
  'Erntezeit',
  'Melken',
  'Fortschritt',
  'Findlinge',
]

/** Adjectives after "keine". */
const weak = (sentence: Sentence): Sentence =>
  sentence.map((part) =>
    typeof part === 'string' ? part.replace(/^(leere|bepflanzte|voll belegte) /, (word) => `${word.trim()}n `) : part,
  )

/** Names stand in the accusative; these two endings bring them into another case. */
const ending =
  (letters: string) =>
  (sentence: Sentence): Sentence =>
    sentence.map((part) => (typeof part === 'string' ? part.replace(/^(leer|bepflanzt)en /, `$1${letters} `) : part))
const nominative = ending('er')
const dative = ending('em')

/** The one masculine thing that cards ask to be without. */
const isJewelry = ([first]: Sentence): boolean =>
  typeof first === 'object' && 'icon' in first && first.icon === 'jewelry'

export const card: Shape<typeof en.card> = {
  only: (phase: number): Sentence => say('Nur in Phase ', phase, '. '),
  not: (phase: number): Sentence => say('Nicht in Phase ', phase, '. '),
  income: 'Einkommen',
  points: (n: number): Sentence => say({ n }, ' ', { icon: 'vp', label: n === 1 ? 'Punkt' : 'Punkte' }),
}

export const trigger: Shape<typeof en.trigger> = {
  spentLastJewelry: ['Du hast soeben deinen letzten Schmuck abgegeben'],
  usedOneOf: (list: Sentence): Sentence => say('Du hast soeben ', list, ' genutzt'),
  exchangedWorkers: (min: number): Sentence =>
    say('Du hast soeben mindestens ', min, ' ', { icon: 'worker', label: 'Arbeiter' }, ' gegen Geräte getauscht'),
  usingOneOf: (list: Sentence): Sentence => say('Während du die ', list, ' nutzt'),
  playedCardJustReceived: ['Unmittelbar nach einer Karte, die du gleich beim Erhalten ausspielst (sie wirkt zuerst)'],
  beforeOwnLastAction: ['Vor dem Zug mit deinen letzten Arbeitern'],
  and: (moment: Sentence, asks: Sentence): Sentence => say(moment, '; ', asks),
}

const rowsText = (rows: readonly number[]): string =>
  rows.length > 2 ? `${rows[0]} bis ${rows[rows.length - 1]}` : rows.join(' und ')

export const cond: Shape<typeof en.cond> = {
  if: (clause: Sentence): Sentence => clause,
  have: '',
  short: (text: string): string => text,
  played: '',
  atLeast: 'mindestens ',
  atMost: 'höchstens ',
  exactly: 'genau ',
  round: (exactly: boolean, n: number): Sentence => [`in Runde ${exactly ? n : `${n}–6`}`],
  counted: nominative,
  each: (n: number, list: Sentence): Sentence => say('je ', n, ' ', list),
  between: (a: number, b: number, what: Sentence): Sentence =>
    say({ n: a }, b === a + 1 ? ' oder ' : ' bis ', b, ' ', what),
  none: (what: Sentence): Sentence => say(isJewelry(what) ? 'kein ' : 'keine ', weak(what)),
  noFieldsInRows: (rows: readonly number[]): Sentence =>
    say('keine ', { icon: 'field', label: 'Äcker' }, ` in den Zeilen ${rowsText(rows)}`),
  fieldsWith: (n: number, crops: Sentence): Sentence =>
    say({ n }, ' ', { icon: 'field', label: 'Äcker' }, ' mit ', crops),
  fieldsWithEach: (crops: Sentence): Sentence => say('je ', 1, ' ', { icon: 'field', label: 'Acker' }, ' mit ', crops),
  total: (bound: Sentence, list: Sentence): Sentence => say(bound, ' ', list, ' zusammen'),
  totalAtLeast: (list: Sentence, n: number): Sentence => say(list, ' zusammen mindestens ', n),
  totalWindow: (list: Sentence): Sentence => say('mindestens so viele ', list, ' zusammen, wie dein Fenster zeigt'),
  asWindow: (what: Sentence, countable: boolean): Sentence =>
    say(countable ? 'mindestens so viele ' : 'mindestens so viel ', what, ', wie dein Fenster zeigt'),
  windowAbove: (n: number): Sentence =>
    say('die Zahl in deinem Fenster ist um mehr als ', n, ' größer als die Rundenzahl'),
  more: (what: Sentence, than: Sentence): Sentence => say('mehr ', what, ' als ', than),
  asMany: (what: Sentence, as: Sentence, countable: boolean): Sentence =>
    say(countable ? 'mindestens so viele ' : 'mindestens so viel ', what, ' wie ', as),
  twiceRound: (what: Sentence): Sentence => say('mindestens doppelt so viel ', what, ' wie die Rundenzahl'),
  clauses: {
    reaped: (n: Sentence): Sentence => say('du hast in dieser Phase ', n, ' Waren geerntet'),
    reapedCrop: (n: Sentence): Sentence =>
      say('du hast in dieser Phase ', n, ' ', { icon: 'crops', label: 'Ackerfrüchte' }, ' einer Sorte geerntet'),
    toolsAtOnce: (n: Sentence): Sentence =>
      say('du hast soeben ', n, ' ', { icon: 'tool', label: 'Geräte' }, ' auf einmal erhalten'),
    toolsPhase4: (n: Sentence): Sentence =>
      say('du hast in dieser Phase ', n, ' ', { icon: 'tool', label: 'Geräte' }, ' erhalten'),
    advances: (n: Sentence): Sentence => say('ein Handwerk ist in dieser Phase ', n, ' Felder vorgerückt'),
    cleared: (n: Sentence): Sentence =>
      say('aus einem Viertel wurden soeben ', n, ' ', { icon: 'worker', label: 'Arbeiter' }, ' entfernt'),
    quadrant: (n: Sentence): Sentence =>
      say(
        'du hast soeben ein Aktionsfeld genutzt, in dessen Viertel ',
        n,
        ' ',
        { icon: 'worker', label: 'Arbeiter' },
        ' stehen',
      ),
    gap: (n: Sentence): Sentence => say('eines deiner Handwerke liegt ', n, ' Felder vor einem anderen'),
    fullSpaces: (n: Sentence): Sentence => say(n, ' voll belegtes Aktionsfeld'),
    threes: (n: Sentence): Sentence => say(n, ' Aktionsfelder mit genau 3 Arbeitern'),
    nursery: (n: Sentence): Sentence => say(n, ' ', { icon: 'worker', label: 'Arbeiter' }, ' in der Gärtnerei'),
  },
}

export const per: Shape<typeof en.per> = dative

export const gain: Shape<typeof en.gain> = {
  verb: 'erhalte ',
  drawVerb: 'ziehe ',
  inOrder: (list: readonly Sentence[]): Sentence => {
    const plain = list.every((e) => e.every((part) => typeof part !== 'string' || !/ und | oder |;|,/.test(part)))
    const joiner = list.length === 2 && plain ? ' und ' : '; '
    return say(...list.flatMap((e, i) => (i === 0 ? [...e] : [joiner, ...e])))
  },
  inAnyCase: (verb: 'gain' | 'draw' | null, list: Sentence): Sentence =>
    verb === null ? say('in jedem Fall: ', list) : say(verb === 'gain' ? 'erhalte' : 'ziehe', ' in jedem Fall ', list),
  per: (what: Sentence, of: Sentence): Sentence => say('je ', of, ' ', 1, ' ', what),
  perTwo: (each: readonly Sentence[], of: Sentence): Sentence =>
    say('erhalte je ', 2, ' ', of, ' ', ...each.flatMap((what, i) => [i === 0 ? '' : ' und ', { n: 1 }, ' ', ...what])),
  asRound: (what: Sentence): Sentence => say('so viel ', what, ', wie die Rundenzahl angibt'),
  minusWindow: (n: number, what: Sentence): Sentence => say({ n }, ' ', what, ' minus die Zahl in deinem Fenster'),
  upTo: (what: Sentence, as: Sentence): Sentence => say('fülle deine ', what, ' bis zur Zahl deiner ', as, ' auf'),
  mayExchange: (list: readonly (readonly [Sentence, Sentence])[]): Sentence =>
    say(
      'du darfst ',
      ...list.flatMap(([price, what], i) => [i === 0 ? '' : ' oder ', ...price, ' gegen ', ...what]),
      ' tauschen',
    ),
  mayMoveBack: (what: Sentence): Sentence =>
    say('du darfst eines deiner Handwerke 1 Feld nach links schieben und ', what, ' erhalten'),
}

export const price: Shape<typeof en.price> = {
  pay: (text: Sentence, tail: Sentence): Sentence => say('Gib ', text, ' ab', tail),
  keepField: [' (der Acker bleibt)'],
  less: (of: Sentence): Sentence => say(', je ', of, ' 1 weniger'),
  same: (n: number, types: number): Sentence =>
    types === 1 ? say('Gib ', n, ' Waren einer Sorte ab') : say('Gib je ', n, ' Waren von ', types, ' Sorten ab'),
  cropsDownTo: (n: number): Sentence => say('Gib alle Ackerfrüchte bis auf ', n, ' deiner Wahl ab'),
  sheepBack: (n: number): Sentence =>
    say(
      'Rücke ',
      n,
      ' verschiedene ',
      { icon: 'sheep', label: 'Schafe' },
      ' je 1 Hofkarte zurück (ohne Hofkarte gehen sie verloren)',
    ),
}

export const words: Shape<typeof en.words> = {
  field: (n: number, row: number): Sentence =>
    n === 1
      ? say(1, ' ', { icon: 'field', label: 'Acker' }, ' in Zeile ', row)
      : say('bis zu ', n, ' ', { icon: 'field', label: 'Äcker' }, ' in Zeile ', row),
  fieldsBySum: [
    'erhalte 2 Äcker, deren Zeilen zusammen deinen Schmuck ergeben, oder bei 4 oder 5 Schmuck nur 1 Acker in dieser Zeile',
  ],
  crops: (n: number, different: boolean, many: boolean): Sentence =>
    different
      ? say({ n }, ' ', { icon: 'crops', label: n === 1 && !many ? 'Ackerfrucht' : 'verschiedene Ackerfrüchte' })
      : say({ n }, ' ', { icon: 'crops', label: 'Ackerfrüchte' }, ' in beliebiger Mischung'),
  oneCrop: (n: number, many: boolean): Sentence =>
    n === 1 && !many
      ? say(1, ' ', { icon: 'crops', label: 'Ackerfrucht' }, ' deiner Wahl')
      : say({ n }, ' ', { icon: 'crops', label: 'Ackerfrüchte' }, ' einer Sorte'),
  draw: (n: number, deck: Deck, many: boolean): Sentence => {
    const { one, many: all, icon } = decks[deck]
    return say({ n }, ' ', { icon, label: n === 1 && !many ? one : all })
  },
  marker: ['nimm die Startspielermarke'],
  sow: (n: number, many: boolean): Sentence =>
    n === 1 && !many ? ['säe einmal aus'] : say('säe bis zu ', n, '-mal aus'),
  sowOnly: (n: number, what: Sentence): Sentence =>
    n === 1 ? say('säe ', 1, ' ', what, ' aus') : say('säe bis zu ', n, ' ', what, ' aus'),
  sowChosen: ['säe 1 Ackerfrucht dieser Sorte aus'],
  sowTwice: ['säe auf 1 Acker bis zu 2 Ackerfrüchte einer Sorte aus'],
  moveSheep: (n: number, steps: number, many: boolean, far: boolean): Sentence =>
    far
      ? say('rücke 1 Schaf bis zu ', steps, ' Schritte zur Stallung')
      : n === 1 && !many
        ? ['rücke 1 Schaf 1 Schritt zur Stallung']
        : say('rücke bis zu ', n, ' verschiedene Schafe je 1 Schritt zur Stallung'),
  moveFields: (max: number, which: 'any' | 'empty' | 'planted', to: number | null): Sentence => {
    const kind = which === 'any' ? '' : which === 'empty' ? 'leere ' : 'bepflanzte '
    const one = which === 'any' ? '1 Acker' : which === 'empty' ? '1 leeren Acker' : '1 bepflanzten Acker'
    const some = max >= 8 ? `beliebig viele ${kind}Äcker` : max === 1 ? one : `bis zu ${max} ${kind}Äcker`
    return to === null
      ? say('verschiebe ', some, max === 1 ? ' 1 Zeile nach oben' : ' je 1 Zeile nach oben')
      : say('verschiebe ', some, ' in Zeile ', to)
  },
  harvest: (n: number): Sentence => (n === 1 ? ['ernte sofort 1 Acker'] : say('ernte sofort bis zu ', n, ' Äcker')),
  clearSpace: ['entferne alle Arbeiter von einem Aktionsfeld'],
  takeTopRow: ['nimm die Arbeiter der obersten belegten Reihe eines Aktionsfeldes; sie gehören in dieser Runde dir'],
  clearTopRows: (list: Sentence, n: number): Sentence =>
    say('entferne die oberste belegte Reihe auf ', list, n === 2 ? ' (beide oder keine)' : ' (alle oder keine)'),
  useSpace: [
    'nutze ein Aktionsfeld mit höchstens 1 Arbeiter; fülle dazu seine unterste leere Reihe aus dem allgemeinen Vorrat',
  ],
  lastWorker: ['setze ihn in die leere zweite Reihe eines beliebigen Aktionsfeldes und nutze es'],
  shiftWorkers: ['verschiebe die 3 eines Feldes in die dritte Reihe eines anderen, ohne es zu nutzen'],
  advance: ['rücke ein Handwerk kostenlos 1 Feld vor'],
  moveBoulders: (n: number): Sentence => say('verschiebe bis zu ', n, ' verschiedene Findlinge je 1 Feld, ohne Geräte'),
  jewelForSheep: ['du darfst 1 Schmuck statt des Schafs abgeben'],
  doubleHarvest: ['der nächste Acker, den du erntest, bringt den doppelten Ertrag'],
}
