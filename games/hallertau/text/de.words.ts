/** Hallertaus Wörter auf Deutsch: the German counterpart of en.words.ts, in the terms of the German rulebook. */

import { type GoodName, type Sentence, say } from '@dorfplatz/kernel'
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
  sheepOnCards56: thing('Schaf auf den Karten von Runde 5 und 6', 'Schafe auf den Karten von Runde 5 und 6', 'sheep'),
  cardsWithSheep: thing('Hofkarte mit Schafen', 'Hofkarten mit Schafen', 'back-farmyard'),
  emptyCards: thing(
    'Hofkarte ohne Schaf auf deinem Stallplan',
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
  playedSameDeck: thing('ausgespielte Karte eines Stapels', 'ausgespielte Karten eines Stapels', 'cards'),
  gap: thing('Feld Abstand zwischen zwei deiner Handwerke', 'Felder Abstand zwischen zwei deiner Handwerke', 'craft'),
  fullSpaces: thing('voll besetztes Aktionsfeld', 'voll besetzte Aktionsfelder', 'boardi'),
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
  'just:barley': same('soeben geerntete Gerste', 'barley'),
  'just:flax': same('soeben geernteten Flachs', 'flax'),
  'just:rye': same('soeben geernteten Roggen', 'rye'),
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

/** Adjectives after "keine" and "deine". */
const weak = (sentence: Sentence): Sentence =>
  sentence.map((part) =>
    typeof part === 'string' ? part.replace(/^(leere|bepflanzte|voll besetzte) /, (word) => `${word.trim()}n `) : part,
  )

/** The one masculine thing that cards ask to be without. */
const isJewelry = ([first]: Sentence): boolean =>
  typeof first === 'object' && 'icon' in first && first.icon === 'jewelry'

export const card: Shape<typeof en.card> = {
  only: (phase: number): Sentence => say('Nur in Phase ', phase, '. '),
  not: (phase: number): Sentence => say('Nicht in Phase ', phase, '. '),
  trigger: {
    spentLastJewelry: 'Du hast soeben deinen letzten Schmuck bezahlt',
    usedSpace: 'Du hast soeben ein Aktionsfeld genutzt',
    usedOneOf: (list: Sentence): Sentence => say('Du hast soeben ', list, ' genutzt'),
    usingOneOf: (list: Sentence): Sentence => say('Während du die ', list, ' nutzt'),
    gainedTools: 'Du hast soeben Geräte erhalten',
    exchangedWorkers: (min: number): Sentence =>
      say('Du hast in diesem Spielzug soeben mindestens ', min, ' Arbeiter gegen Geräte eingetauscht'),
    harvestedThisPhase: 'Du erntest gerade',
    harvested: 'Du hast soeben geerntet',
    playedCardJustReceived:
      'Zusammen mit einer anderen Karte, die du gleich beim Erhalten ausspielst (deren Effekte kommen zuerst)',
    beforeOwnLastAction: 'In deinem Spielzug, bevor du alle übrigen Arbeiter einsetzt',
  },
  further: ', dazu ',
  if: (cond: Sentence): Sentence => say('Wenn du ', cond, ' hast'),
  board: (cond: Sentence, _: number): Sentence => say('Wenn es ', cond, ' gibt'),
  round: (cmp: '==' | '>=', n: number): Sentence => (cmp === '==' ? say('in Runde ', n) : say('ab Runde ', n)),
  atLeast: (n: Sentence, what: Sentence): Sentence => say('mindestens ', n, ' ', what),
  atLeastEach: (n: Sentence, list: Sentence): Sentence => say('mindestens je ', n, ' ', list),
  atMost: (n: Sentence, what: Sentence): Sentence => say('höchstens ', n, ' ', what),
  exactly: (n: number, what: Sentence): Sentence => say('genau ', n, ' ', what),
  between: (a: number, b: number, what: Sentence): Sentence =>
    b === a + 1 ? say({ n: a }, ' oder ', b, ' ', what) : say({ n: a }, ' bis ', b, ' ', what),
  none: (what: Sentence): Sentence => say(isJewelry(what) ? 'keinen ' : 'keine ', weak(what)),
  more: (what: Sentence, than: Sentence): Sentence => say('mehr ', what, ' als ', than),
  atLeastAs: (what: Sentence, than: Sentence, countable: boolean): Sentence =>
    say(countable ? 'mindestens so viele ' : 'mindestens so viel ', what, ' wie ', than),
  atLeastTwice: (what: Sentence, than: Sentence): Sentence => say('mindestens doppelt so viel ', what, ' wie ', than),
  windowAbove: (n: Sentence): Sentence =>
    say('die Zahl in deinem Fenster liegt um mehr als ', n, ' über der Rundenzahl'),
  windowNumber: ['die Zahl in deinem Fenster'],
  together: (list: Sentence): Sentence => say(list, ' zusammen'),
  payAs: (what: Sentence, as: Sentence): Sentence => say('so viel ', what, ', wie du ', as, ' hast,'),
  payDifference: (from: number, what: Sentence, less: Sentence): Sentence => say(what, ' (', from, ' − ', less, ')'),
  gainAs: (what: Sentence, as: Sentence): Sentence => say('erhalte ', what, ', und zwar ', as),
  gainPer: (what: Sentence, as: Sentence, countable: boolean): Sentence =>
    say(countable ? 'erhalte so viele ' : 'erhalte so viel ', what, ', wie du ', as, ' hast'),
  gainHalf: (what: Sentence, of: Sentence): Sentence =>
    say('erhalte halb so viel ', what, ', wie du ', of, ' hast (abgerundet)'),
  gainDifference: (what: Sentence, from: Sentence, less: Sentence): Sentence =>
    say('erhalte ', what, ', und zwar ', from, ' minus ', less),
  yourNumber: (what: Sentence): Sentence => say('deine ', weak(what)),
  mayExchange: (price: Sentence, gain: Sentence): Sentence => say('tausche auf Wunsch ', price, ' gegen ', gain),
  choice: (list: Sentence): Sentence => say('erhalte wahlweise ', list),
  returned: ['Gib alle Ackerfrüchte bis auf drei deiner Wahl ab'],
  sheepBack: (n: number): Sentence => say('Rücke ', n, ' verschiedene Schafe je eine Karte zurück'),
  pay: (price: Sentence): Sentence => say('Gib ', price, ' ab'),
  same: (n: number, types: number): Sentence =>
    types === 1 ? say('Gib ', n, ' Waren einer Sorte ab') : say('Gib je ', n, ' Waren von ', types, ' Sorten ab'),
  row: (head: Sentence, body: Sentence): Sentence => say(head, ': ', body),
  rowIf: (cond: Sentence): Sentence => cond,
  rowPay: (price: Sentence): Sentence => say('gib ', price, ' ab'),
  nothingMore: 'nichts weiter',
  anyTime: 'Jederzeit',
  income: 'in jeder Phase 3',
  points: (n: number): Sentence => say({ n }, ' ', { icon: 'vp', label: n === 1 ? 'Punkt' : 'Punkte' }),
  gains: (list: Sentence): Sentence => say('erhalte ', list),
}

export const words: Shape<typeof en.words> = {
  field: (n: number, row: number): Sentence =>
    n === 1
      ? say('erhalte ', 1, ' ', { icon: 'field', label: 'Acker' }, ' in Zeile ', row)
      : say('erhalte bis zu ', n, ' ', { icon: 'field', label: 'Äcker' }, ' in Zeile ', row),
  fieldsBySum: [
    'erhalte 2 Äcker, deren Zeilen zusammen deinem Schmuck entsprechen, oder mit 4 oder 5 Schmuck einen einzelnen in diese Zeile',
  ],
  crops: (n: number, different: boolean): Sentence =>
    different
      ? say('erhalte ', n, ' ', { icon: 'crops', label: n === 1 ? 'Ackerfrucht' : 'verschiedene Ackerfrüchte' })
      : say('erhalte ', n, ' ', { icon: 'crops', label: 'Ackerfrüchte' }, ' in beliebiger Mischung'),
  draw: (n: number, deck: GoodName): Sentence =>
    say('ziehe ', n, ' ', { icon: deck.icon, label: n === 1 ? deck.one : deck.many }),
  marker: ['nimm die Startspielermarke'],
  sow: (n: number, what: Sentence | null): Sentence =>
    say('säe ', n === 1 ? 'einmal' : say('bis zu ', n, '-mal'), ' aus', what === null ? '' : say(', nur ', what)),
  sowChosen: ['säe diese Ackerfrucht einmal aus'],
  sowTwice: ['säe auf einem Acker bis zu 2 Ackerfrüchte einer Sorte aus'],
  moveSheep: (n: number, steps: number): Sentence =>
    steps > 1
      ? say('rücke ein einziges Schaf bis zu ', steps, ' Schritte zur Stallung hin')
      : n === 1
        ? say('rücke ', 1, ' Schaf einen Schritt zur Stallung hin')
        : say('rücke bis zu ', n, ' verschiedene Schafe je einen Schritt zur Stallung hin'),
  moveFields: (max: number, which: 'any' | 'empty' | 'planted', to: number | null): Sentence => {
    const kind = which === 'any' ? '' : which === 'empty' ? 'leere ' : 'bepflanzte '
    const one = which === 'any' ? 'einen Acker' : which === 'empty' ? 'einen leeren Acker' : 'einen bepflanzten Acker'
    const some = max >= 8 ? `beliebig viele ${kind}Äcker` : max === 1 ? one : `bis zu ${max} ${kind}Äcker`
    return to === null
      ? say('verschiebe ', some, ' um eine Zeile nach oben')
      : say('verschiebe ', some, ' in Zeile ', to)
  },
  harvest: (n: number): Sentence =>
    n === 1 ? say('ernte sofort einen Acker ab') : say('ernte sofort bis zu ', n, ' Äcker ab'),
  clearSpace: ['entferne alle Arbeiter von einem Aktionsfeld'],
  takeTopRow: ['nimm die Arbeiter der obersten besetzten Reihe eines Aktionsfeldes; sie gehören in dieser Runde dir'],
  clearTopRows: (list: Sentence): Sentence => say('entferne die obersten besetzten Reihen von ', list, ' (alle)'),
  useSpace: [
    'nutze ein Aktionsfeld mit höchstens 1 Arbeiter; die Arbeiter für die unterste leere Reihe kommen aus dem allgemeinen Vorrat',
  ],
  lastWorker: ['setze deinen letzten Arbeiter in die leere zweite Reihe eines beliebigen Aktionsfeldes und nutze es'],
  shiftWorkers: ['verschiebe die 3 Arbeiter eines dieser Felder in die dritte Reihe eines anderen; niemand nutzt es'],
  advance: ['rücke ein Handwerk 1 Feld vor, ohne zu bezahlen'],
  moveBoulders: (n: number): Sentence =>
    say('verschiebe bis zu ', n, ' verschiedene Findlinge je ein Feld ohne Geräte'),
  jewelForSheep: ['1 Schmuck darf das Schaf ersetzen'],
  doubleHarvest: ['der nächste Acker, den du erntest, bringt den doppelten Ertrag'],
}
