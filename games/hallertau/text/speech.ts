/** One language of Hallertau put together: its words, its sentences, and the vocabulary speaking through them. */

import {
  type GoodName,
  type Lang,
  type Part,
  type Sentence,
  type Speaker,
  say,
  speaker,
  type WordTexts,
} from '@dorfplatz/kernel'
import { SPACES, type Space, THINGS } from '../rules/facts.ts'
import type { CardPart, Word } from '../rules/words.ts'
import type * as phrases from './en.phrases.ts'
import type * as words from './en.words.ts'
import type { Shape } from './shape.ts'

export type Words = Pick<
  Shape<typeof words>,
  | 'goods'
  | 'worker'
  | 'spaces'
  | 'crafts'
  | 'decks'
  | 'phases'
  | 'card'
  | 'trigger'
  | 'cond'
  | 'per'
  | 'gain'
  | 'price'
  | 'words'
>
export type Phrases = Shape<typeof phrases>

export interface Speech {
  readonly lang: Lang
  readonly w: Words
  readonly p: Phrases
  readonly speak: Speaker<Word>
  effect(e: CardPart): Sentence
  /** "2 sheep" by index in THINGS. */
  things(thing: number, n: number): Sentence
  thingName(thing: number): string
  good(key: string, n: number): Sentence
  /** The name alone, with its icon. */
  label(key: string, n: number): Sentence
  spaceName(space: number): string
  craftName(craft: number): string
  card(id: number): Part
  deck(deck: string, n: number): Sentence
}

/** What each drawing shows, by its plain names: "field", "fields". */
type Nouns = ReadonlyMap<string, readonly string[]>

function nounsOf(w: Words): Nouns {
  const plain = [...THINGS.map((thing) => w.goods[thing]), w.goods.fields, ...Object.values(w.decks), w.worker]
  // The longer name first: "fields" is not "field" and an s.
  return new Map(plain.map(({ one, many, icon }) => [icon, [many, one].sort((a, b) => b.length - a.length)]))
}

/** A name in which the drawing stands for the plain thing alone; all other words remain words. */
function qualified(text: string, icon: string, nouns: Nouns): Sentence {
  for (const noun of nouns.get(icon) ?? []) {
    const at = text.indexOf(noun)
    // „Arbeitern“ is not „Arbeiter“.
    if (at < 0 || /^\p{L}/u.test(text.slice(at + noun.length))) continue
    const parts: Sentence = [text.slice(0, at), { icon, label: noun }, text.slice(at + noun.length)]
    return parts.filter((part) => part !== '')
  }
  return [text]
}

export const cardNumber = (id: number): string => String(id).padStart(3, '0')

export function speech(lang: Lang, w: Words, p: Phrases): Speech {
  const names: { readonly [key: string]: GoodName } = w.goods
  const decks: { readonly [deck: string]: GoodName } = w.decks
  const spaceList = (spaces: readonly Space[], say: Speaker<Word>): Sentence =>
    say.and(spaces.map((space): Sentence => [w.spaces[space]]))
  const own: WordTexts<Word>['words'] = {
    field: (e) => say(w.gain.verb, w.words.field(e.n, e.row)),
    fieldsBySum: () => w.words.fieldsBySum,
    crops: (e) => say(w.gain.verb, w.words.crops(e.n, e.different, false)),
    draw: (e) => say(w.gain.drawVerb, w.words.draw(e.n, e.deck, false)),
    marker: () => w.words.marker,
    sow: (e) => w.words.sow(e.max, false),
    moveSheep: (e) => w.words.moveSheep(e.max, e.steps, false, e.steps > 1),
    moveFields: (e) => w.words.moveFields(e.max, e.which, e.to ?? null),
    harvest: (e) => w.words.harvest(e.max),
    removeWorkers: (e, say) =>
      e.spaces !== undefined
        ? w.words.clearTopRows(spaceList(e.spaces, say), e.spaces.length)
        : e.to === 'own'
          ? w.words.takeTopRow
          : w.words.clearSpace,
    useSpace: () => w.words.useSpace,
    lastWorker: () => w.words.lastWorker,
    shiftWorkers: () => w.words.shiftWorkers,
    advance: () => w.words.advance,
    moveBoulders: (e) => w.words.moveBoulders(e.max),
    jewelForSheep: () => w.words.jewelForSheep,
    doubleHarvest: () => w.words.doubleHarvest,
  }
  const nouns = nounsOf(w)
  const label = (key: string, n: number): Sentence => {
    const name = names[key]
    return name === undefined ? [key] : qualified(n === 1 ? name.one : name.many, name.icon, nouns)
  }
  const texts: WordTexts<Word> = { goods: w.goods, metrics: {}, words: own }
  const speak = speaker<Word>(texts, lang)
  const good = (key: string, n: number): Sentence => say(n, ' ', label(key, n))
  return {
    lang,
    w,
    p,
    speak,
    effect: (e) => speak.effect(e),
    things: (thing, n) => good(THINGS[thing] ?? '', n),
    thingName: (thing) => names[THINGS[thing] ?? '']?.many ?? '',
    good,
    label,
    spaceName: (space) => w.spaces[SPACES[space] ?? 'gatewayCard'],
    craftName: (craft) => Object.values(w.crafts)[craft] ?? '',
    card: (id) => ({ card: cardNumber(id), label: cardNumber(id) }),
    deck: (deck, n) => {
      const name = decks[deck]
      return name === undefined ? [deck] : say(n, ' ', { icon: name.icon, label: n === 1 ? name.one : name.many })
    },
  }
}
