/** Waren, Zählbares und Agricolas eigene Wörter, auf Deutsch gesagt. */

import { listOf, type Part, type Sentence, type Speaker, say, type WordTexts } from '@dorfplatz/kernel'
import { isWhen, type When, WORDS, type Word } from '../cards/effects.ts'
import { findCard } from '../cards/registry.ts'
import type { CardReaction } from '../cards/types.ts'
import type { Amounts, GoodName } from '../rules/goods.ts'
import type { Mood } from './cardphrases.ts'
import { spaces } from './spaces.de.ts'

const card = (no: number): Sentence => {
  const found = findCard(no)
  return found === undefined ? [] : [{ card: String(no), label: found.name.de }]
}

/** Von Hand geschriebene Wirkungen als Sätze. */
export const specialsDe: { readonly [name: string]: string } = {
  newHand: 'tauschst du alle kleinen Anschaffungen deiner Hand gegen 7 neue',
  twoTokens: 'ziehst du blind 2 von 4 Schafen, 3 Wildschweinen und 2 Rindern; sind sie gleich, behältst du 1 davon',
  offspringStaysHome: 'setzen alle Mitspieler mit mehr als 2 Personen 1 Person weniger ein',
  playWithChief: 'Spielt ein Mitspieler den Häuptling aus, darfst du diese Karte sofort kostenlos ausspielen',
}

/** Welche Rundenfelder: „auf die nächsten 3 Rundenfelder“. */
export function whenDe(when: When): string {
  if (when === 'rest') return 'auf jedes noch kommende Rundenfeld'
  if (when === 'even') return 'auf jedes noch kommende gerade Rundenfeld'
  if (when === 'odd') return 'auf jedes noch kommende ungerade Rundenfeld'
  if ('next' in when)
    return when.next === 1 ? 'auf das nächste Rundenfeld' : `auf die nächsten ${when.next} Rundenfelder`
  if ('plus' in when)
    return `auf die Rundenfelder in ${when.plus.slice(0, -1).join(', ')} und ${when.plus.at(-1)} Runden`
  const [first, last] = [when.rounds[0], when.rounds[when.rounds.length - 1]]
  const run = last !== undefined && first !== undefined && last - first + 1 === when.rounds.length
  return run
    ? `auf die noch kommenden Rundenfelder ${first}–${last}`
    : `auf die noch kommenden Rundenfelder ${when.rounds.slice(0, -1).join(', ')} und ${last}`
}

/** Ob jedes dieser Rundenfelder schon im Satz einzeln genannt ist („jedes“, „das nächste“). */
export const oneByOne = (when: When): boolean => typeof when === 'string' || ('next' in when && when.next === 1)

export const termsDe: WordTexts<Word> = {
  goods: {
    wood: { one: 'Holz', many: 'Holz', icon: 'wood' },
    clay: { one: 'Lehm', many: 'Lehm', icon: 'clay' },
    reed: { one: 'Schilf', many: 'Schilf', icon: 'reed' },
    stone: { one: 'Stein', many: 'Steine', icon: 'stone' },
    grain: { one: 'Getreide', many: 'Getreide', icon: 'grain' },
    vegetable: { one: 'Gemüse', many: 'Gemüse', icon: 'vegetable' },
    food: { one: 'NW', many: 'NW', icon: 'food' },
    sheep: { one: 'Schaf', many: 'Schafe', icon: 'sheep' },
    boar: { one: 'Wildschwein', many: 'Wildschweine', icon: 'boar' },
    cattle: { one: 'Rind', many: 'Rinder', icon: 'cattle' },
  },
  metrics: {
    rooms: 'Räume',
    woodRooms: 'Räume deiner Holzhütte',
    clayRooms: 'Räume deiner Lehmhütte',
    stoneRooms: 'Räume deines Steinhauses',
    people: 'Familienmitglieder',
    fields: 'Äcker',
    fieldSites: 'Plätze für einen Acker',
    pastures: 'Weiden',
    stables: 'Ställe',
    fencedStables: 'eingezäunte Ställe',
    fencedSpaces: 'eingezäunte Hoffelder',
    unused: 'ungenutzte Hoffelder',
    animals: 'Tiere',
    occupations: 'Ausbildungen',
    improvements: 'Anschaffungen vor dir',
    roundsLeft: 'noch zu spielende Runden',
    players: 'Spieler',
    grainFields: 'Getreideäcker',
    vegetableFields: 'Gemüseäcker',
    plantedFields: 'bepflanzte Äcker',
    maxedCategories: 'Wertungskategorien, in denen du 4 Punkte erreichst (auch 4 eingezäunte Ställe)',
    baked: 'verbackenes Getreide',
    'taken.food': 'du genommen hast',
    'on.156': 'Wildschweine darauf',
    'on.215': 'zurückgegebene Tiere',
    'after.174': 'Ausbildungen, die du nach dieser ausgespielt hast (der Akademiker zählt 2)',
    threesOfSheep: 'Dreiergruppen Schafe',
    pairsOfCattle: 'Rinderpaare',
    'lay.wood': 'dort gelegenes Holz',
    allWood: 'Holz',
    allGrain: 'Getreide (auch auf Äckern)',
    allVegetables: 'Gemüse (auch auf Äckern)',
    cattle: 'Rinder',
    sheep: 'Schafe',
    placed: 'in der letzten Runde eingesetzte Personen',
    built: 'Zäune',
    plowsInPlay: 'Pflüge und Eggen im Spiel',
    occupationCards: 'Ausbildungen',
    wells: 'Brunnen im Spiel',
    'on.273': 'Holz auf dieser Karte',
    'on.280.boar': 'Wildschweine auf dieser Karte',
    'on.280.cattle': 'Rinder auf dieser Karte',
    newPastures: 'neue Weiden',
  },
  words: Object.fromEntries(
    WORDS.map((word) => [word, (effect: Word, said: Speaker<Word>) => verbDe(effect, said, 'to', null)]),
  ) as WordTexts<Word>['words'],
  later: (when) => (isWhen(when) ? [`${whenDe(when)}:`] : []),
}

/** Agricolas eigene Wörter: „pflügst du 1 Acker“ oder, nach „darfst du“, „1 Acker pflügen“. */
export function verbDe(word: Word, said: Speaker<Word>, mood: Mood, at: CardReaction['at'] | null): Sentence {
  const verb = (you: string, what: Sentence | string, to: string): Sentence =>
    mood === 'do' ? say(you, ' du ', what) : say(what, ' ', to)
  switch (word.do) {
    case 'plow': {
      const n = word.n ?? 1
      if (n === 'plowsInPlay') return verb('pflügst', 'je Pflug und Egge im Spiel bis zu 1 Acker', 'pflügen')
      if (typeof n !== 'number')
        return say(verb('pflügst', 'bis zu 3 Äcker', 'pflügen'), ', höchstens 1 je restlicher Runde')
      const what = n > 1 ? `bis zu ${n} weitere Äcker` : at === 'plow' ? '1 weiteren Acker' : '1 Acker'
      return verb('pflügst', what, 'pflügen')
    }
    case 'sow':
      if (word.crop !== undefined) {
        return say(
          mood === 'do' ? 'säst du ' : '',
          said.expr(word.crop),
          mood === 'do' ? ' aus' : ' aussäen',
          ` (je Acker ${word.less ?? 0} weniger)`,
        )
      }
      return word.only === undefined
        ? [mood === 'do' ? 'säst du aus' : 'aussäen']
        : mood === 'do'
          ? say('säst du ', said.amount(word.only, 1), ' auf 1 Acker aus')
          : say(said.amount(word.only, 1), ' auf 1 Acker aussäen')
    case 'bake':
      return word.echo === true ? [mood === 'do' ? 'backst du mit' : 'mitbacken'] : verb('backst', 'Brot', 'backen')
    case 'freeRoom':
      return verb('baust', 'kostenlos 1 Raum', 'bauen')
    case 'freeStable':
      return verb('baust', 'kostenlos 1 Stall', 'bauen')
    case 'miniPasture':
      return mood === 'do'
        ? ['zäunst du ohne Holz 1 Hoffeld als Weide ein']
        : ['ohne Holz 1 Hoffeld als Weide einzäunen']
    case 'fenceStable':
      return [
        mood === 'do' ? 'zäunst du das Feld dieses Stalls ohne Holz ein' : 'das Feld dieses Stalls ohne Holz einzäunen',
      ]
    case 'stable':
      return verb('baust', say('für ', said.amount('wood', word.wood), ' 1 Stall'), 'bauen')
    case 'fences':
      return verb(
        'baust',
        word.gift === undefined ? 'Zäune zum normalen Preis' : `bis zu ${word.gift} Zäune ohne Holz`,
        'bauen',
      )
    case 'grow':
      return verb('bekommst', word.noRoom === true ? 'Familienzuwachs auch ohne Raum' : 'Familienzuwachs', 'bekommen')
    case 'adopt':
      return [
        mood === 'do'
          ? 'setzt du die neue Person noch in dieser Runde ein'
          : 'die neue Person noch in dieser Runde erwachsen einsetzen',
      ]
    case 'breed':
      return mood === 'do'
        ? say('vermehren sich deine ', said.expr(word.species), ' einmal')
        : say(said.expr(word.species), ' einmal vermehren')
    case 'oneOfEach':
      return verb('erhältst', '1 Tier jeder Sorte, die du hast und halten kannst', 'nehmen')
    case 'put': {
      const what = say(
        word.per === undefined ? 'beliebig viele ' : `bis zu ${word.per.each} `,
        said.expr(word.good),
        // Without the number: "je Wildschwein".
        word.per === undefined ? '' : say(' je', ...said.amount(word.per.good, 1).slice(1)),
        ' auf diese Karte legen',
      )
      return mood === 'do' ? say('darfst du ', what) : what
    }
    case 'topUp':
      return verb(
        'legst',
        say(
          'auf jeden deiner Äcker mit ',
          listOf(
            'de',
            'or',
            word.crops.map((crop) => said.expr(crop)),
          ),
          ' 1 dazu',
        ),
        'legen',
      )
    case 'fieldPhase':
      return verb('nimmst', '1 Ware von jedem deiner bepflanzten Äcker', 'nehmen')
    case 'reap':
      return say(
        verb('nimmst', say('1 ', said.expr(word.crop), ' vom Acker eines Mitspielers'), 'nehmen'),
        '; er bekommt dafür ',
        goodsSaid(word.gives, said),
      )
    case 'others':
    case 'everyone':
    case 'actor':
      return said.effect(word.effect)
    case 'payOwner':
      return verb('zahlst', say('dem Besitzer ', said.amount('food', word.food)), 'zahlen')
    case 'buy':
      return verb('kaufst', say('ihm ', said.amount(word.good, 1), ' für ', said.amount('food', word.food)), 'abkaufen')
    case 'levy':
      return verb('bekommst', say('davon ', goodsSaid(word.goods, said)), 'bekommen')
    case 'clear':
      return verb('nimmst', say('alle ', said.expr(word.good), ' von „', spaceDe(word.space), '“'), 'nehmen')
    case 'person':
      return verb(
        'setzt',
        'ab dieser Runde 1 Person mehr ein (sie wird ernährt, gehört aber nicht zur Familie)',
        'einsetzen',
      )
    case 'move':
      return say(
        'diese Person auf ein freies Feld ',
        listOf(
          'de',
          'or',
          word.to.map((key) => [`„${spaceDe(key)}“`]),
        ),
        mood === 'do' ? ' setzt du um' : ' umsetzen und es nutzen',
      )
    case 'layOn':
      return verb('legst', say(said.amount(word.good, 1), ' auf ein beliebiges Aktionsfeld'), 'legen')
    case 'spread':
      return verb(
        'verteilst',
        say(
          'alles von „',
          spaceDe(word.from),
          '“ gleichmäßig auf ',
          listOf(
            'de',
            'and',
            word.to.map((key) => [`„${spaceDe(key)}“`]),
          ),
        ),
        'verteilen',
      )
    case 'goFirst':
      return say('dem Startspieler ', said.amount('food', word.food), ' zahlen und als Erstes 1 Person einsetzen')
    case 'mark':
      return verb('markierst', 'ein Aktionsfeld mit 1 deiner Zäune (er ist damit aus dem Spiel)', 'markieren')
    case 'layFences':
      return verb(
        'legst',
        `je ${word.n} deiner Zäune auf die Rundenfelder in ${word.plus.join(' und ')} Runden`,
        'legen',
      )
    case 'takeFences':
      return say(
        mood === 'do' ? 'nimmst du diese Zäune zurück' : 'diese Zäune zurücknehmen',
        ' und darfst sie für ',
        said.amount('food', word.food),
        ' ohne Holz bauen',
      )
    case 'note':
      return verb('notierst', `${word.points} Sonderpunkte`, 'notieren')
    case 'renovate':
      if (word.from === 1) return verb('renovierst', 'zum normalen Preis zum Steinhaus', 'renovieren')
      return word.from === 0 && word.to === 1
        ? verb('renovierst', 'zum normalen Preis zur Lehmhütte', 'renovieren')
        : [mood === 'do' ? 'renovierst du' : 'renovieren']
    case 'improve': {
      const food = word.food === undefined ? '' : say('für ', said.amount('food', word.food), ' ')
      if (word.kinds === 'minor') {
        return mood === 'do'
          ? say('spielst du ', food, '1 kleine Anschaffung aus')
          : say(food, '1 kleine Anschaffung ausspielen')
      }
      if (word.kinds === 'both') {
        const more =
          at === 'improvementAction' ? '1 weitere große oder kleine Anschaffung' : '1 große oder kleine Anschaffung'
        return verb('tätigst', say(food, more), 'tätigen')
      }
      return verb('nutzt', say('sie ', food, 'noch einmal'), 'nutzen')
    }
    case 'occupation':
      return mood === 'do'
        ? say('spielst du für ', said.amount('food', word.food), occupationSaid(at), ' aus')
        : say('für ', said.amount('food', word.food), occupationSaid(at), ' ausspielen')
    case 'leave':
      return mood === 'do'
        ? say('lässt du ', goodsSaid(word.goods, said), ' liegen')
        : say(goodsSaid(word.goods, said), ' liegen lassen')
    case 'bring':
      return verb('erhältst', goodsSaid(word.goods, said), 'nehmen')
    case 'store':
      return verb('legst', 'sie auf diese Karte', 'legen')
    case 'handBack':
      return mood === 'do'
        ? say('gibst du ', said.amount(word.good, 1), ' zurück')
        : say(said.amount(word.good, 1), ' zurückgeben')
    case 'stack':
      return say(
        mood === 'do' ? 'stapelst du hier' : 'hier stapeln',
        ', zuunterst zuerst: ',
        ...word.goods.flatMap((good, i) => [i === 0 ? '' : ', ', oneOf(good)]),
      )
    case 'takeTop':
      return verb('nimmst', 'die oberste Ware dieser Karte', 'nehmen')
    case 'table':
      return verb(
        'erhältst',
        say(
          word.rows.map(([, n]) => n).join('/'),
          ' ',
          said.expr(word.good),
          ' bei mindestens ',
          word.rows.map(([from]) => from).join('/'),
          ' ',
          DATIVE[String(word.of)] ?? said.expr(word.of),
        ),
        'nehmen',
      )
    case 'payOwners':
      return say(
        verb('erhältst', say('noch einmal so viele ', said.expr('food')), 'nehmen'),
        mood === 'do' ? ' und zahlst' : ' und zahlst dann',
        ' Mitspielern je ',
        listOf(
          'de',
          'and',
          word.cards.map(card).filter((name) => name.length > 0),
        ),
        ' ',
        said.amount('food', word.food),
      )
    case 'sell':
      return say(
        mood === 'do' ? 'wandelst du ' : '',
        said.amount(word.good, 1),
        ' in ',
        said.amount('food', word.food),
        mood === 'do' ? ' um' : ' umwandeln',
        '; ein Mitspieler darf es dir stattdessen für ',
        said.amount('food', word.price),
        ' abkaufen',
      )
    case 'guest':
      return mood === 'do'
        ? ['setzt du nächste Runde zusätzlich 1 Gast ein']
        : ['nächste Runde zusätzlich 1 Gast einsetzen']
    case 'special':
      return [specialsDe[word.name] ?? word.name]
    case 'spend':
      return []
  }
}

/** Nach „bei mindestens“. */
const occupationSaid = (at: CardReaction['at'] | null): string =>
  at === 'occupation' ? ' eine weitere' : ' 1 Ausbildung'

const DATIVE: { readonly [metric: string]: string } = {
  sheep: 'Schafen',
  cattle: 'Rindern',
  built: 'Zäunen',
  roundsLeft: 'restlichen Runden',
}

const spaceDe = (key: string): string => spaces.spoken(key)

const goodsSaid = (goods: Amounts, said: Speaker<Word>): Sentence => said.goods(goods as { [good: string]: number })

/** Eine Ware ohne ihre Anzahl. */
const oneOf = (good: GoodName): Part => ({ icon: good, label: termsDe.goods[good]?.one ?? good })
