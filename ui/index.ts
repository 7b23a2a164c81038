/** What a game's own drawings are given, and what they give back: the contract between the client's table and `games/x/ui`. */

import type {
  Answer,
  CardEntry,
  Decision,
  GameEvent,
  GameText,
  IconLine,
  Json,
  Lang,
  Refusal,
  Score,
  Seat,
  Sentence,
  View,
} from '@dorfplatz/kernel'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import type { Countable, Mixture, Reading } from './amounts.ts'
import type { Frame, PictureView } from './pictures/draw.ts'
import type { Panel } from './pictures/panel.ts'

export {
  type Countable,
  canAdd,
  cheapest,
  type Mixture,
  missing,
  mixturesIn,
  noneOf,
  type Reading,
  swapped,
  type Way,
  wayWith,
  withOne,
} from './amounts.ts'
export type { Book, BookChapter, BookChapterText, BookPage, BookPicture, BookText, PageText } from './book.ts'
export type { Ending } from './ending.ts'
export { type Asker, type Both, type Explained, type Explaining, keyParts, type Term, termTitle } from './explain.ts'
export { Face, type FaceProps, type Need, weightOf } from './Face.tsx'
export type { FirstText, FirstTip, FirstTips } from './first.ts'
export type {
  Chapter,
  ChapterText,
  Corner,
  CornerText,
  Goal,
  GuidedGame,
  GuidedText,
  LessonStep,
  OthersAnswer,
  StepText,
  Task,
} from './lesson.ts'
export { type Composition, compositions, type Person, personOf } from './pictures/composition.ts'
export { drawPicture, type Frame, type PictureView, symbolsOf, viewBox } from './pictures/draw.ts'
export { drawPanel, familyOf, type Panel, times } from './pictures/panel.ts'
export { softener } from './soften.ts'
export { balance, enter, inARow, type Ledger, withoutSeat } from './telling.ts'

/** What a start page knows of a game before anything else of it is fetched. */
export interface GameFace {
  readonly name: { readonly [L in Lang]: string }
  readonly about: { readonly [L in Lang]: string }
  readonly minutes: number
  readonly seats: readonly [min: number, max: number]
  readonly icon: string
  /** The part of the panorama that stands for it, as a view box. */
  readonly scene: string
  /** Shows how a game is made; offered when a table is opened, not on the start page. */
  readonly example?: true
}

/** A card as a page shows it: with its sentence in the page's language. */
export interface PageCard extends Omit<CardEntry, 'text'> {
  readonly text: Sentence
}

/** What a question may be about: one of the boards, or the cards in hand, which only narrow pages have to bring. */
export type Part = 'board' | 'mine' | 'hand'

/** By kind of question that is asked again and again: the choice that ends it. */
export type Enough = { readonly [kind: string]: Json }

/** Something the viewer may do now, ready to be clicked wherever it is drawn. */
export interface Option {
  readonly key: string
  /** The decision it answers; null for what may be done unasked. */
  readonly decision: Decision | null
  readonly answer: Answer
  readonly sentence: Sentence
  /** Chosen, and waiting for confirmation because it would reveal something: another answer may still replace it. */
  readonly chosen: boolean
}

/** A card's picture, looked up in the game's own list; the ornament stands in its place where there is none. */
export interface PictureProps {
  readonly game: string
  readonly card: string
  readonly frame: Frame
  readonly view: PictureView
}

/** What the button in the banner does while something is being filled in or drawn: its label names the deed and its price. */
export interface FinishProps {
  /** Absent while there is nothing to finish yet: then the place stays, dashed. */
  onPress?: ((event: MouseEvent) => void) | undefined
  readonly icon?: string
  /** It hurts. */
  readonly danger?: boolean
  /** It cannot be done so: pressing it says why. */
  readonly off?: boolean
  /** Under this name programs that play by hand find it. */
  readonly option?: string
  /** What it answers: where that ends the turn, its press is the confirmation. */
  readonly answer?: Answer
  readonly children: ReactNode
}

/** A popover at the place it is about: one at a time. */
export interface PopoverProps {
  /** The thing it hangs at, found anew whenever it is laid; gone, the popover goes, too. */
  readonly at: () => Element | null
  readonly title: ReactNode
  readonly onClose: () => void
  /** Whoever opened it goes on where he is: the focus stays there. */
  readonly still?: boolean
  readonly children: ReactNode
}

export interface Kit {
  readonly Picture: ComponentType<PictureProps>
  readonly Icon: ComponentType<{ name: string; label?: string | undefined; className?: string }>
  readonly Words: ComponentType<{ sentence: Sentence; still?: boolean }>
  /** A line of icons, as the drawing reading of an effect gives it; `or` stands between alternatives. */
  readonly Signs: ComponentType<{ line: IconLine; or: string }>
  readonly SeatShape: ComponentType<{ seat: Seat; className?: string }>
  readonly SeatIcon: ComponentType<{ seat: Seat; name: string; label?: string | undefined; className?: string }>
  /**
   * Takes the one place that finishes a step (in the banner, on phones in the sheet) for as long as it is drawn, wherever
   * in a game's drawings it stands.
   */
  readonly Finish: ComponentType<FinishProps>
  readonly Popover: ComponentType<PopoverProps>
}

/** What a press means for a question that follows from it; undefined where it says nothing about it. */
export type Wish = (asked: Decision) => Json | undefined

export interface BoardProps<V = Json> {
  readonly view: View<V>
  /** The table without what is staged: what a number was before. */
  readonly before: View<V>
  readonly lang: Lang
  readonly text: GameText<V>
  readonly kit: Kit
  readonly names: readonly string[]
  /** The seat this screen plays for; null for onlookers. */
  readonly me: Seat | null
  readonly options: readonly Option[]
  /** While a turn only waits to be confirmed: what could be chosen in its place; the one that is chosen is marked. */
  readonly instead: readonly Option[]
  /** Chooses an answer; `then` answers what it leads to, as far as the same press has said that, too. */
  readonly choose: (answer: Answer, then?: Wish) => void
  /** Chooses what completes a step, and confirms with the same press where nothing is left open or revealed by it. */
  readonly finish: (answer: Answer) => void
  /** Counts answers that differ only in amounts, beside a thing that was pressed: the cheapest is chosen at once. */
  readonly count: (options: readonly Option[], at: () => Element | null) => void
  /** Asks why an answer is not possible and shows the rule; a refusal that is known already is shown as it is. */
  readonly why: (asked: Answer | Refusal) => void
  /** Answers chosen but not yet confirmed. */
  readonly staged: readonly Answer[]
  /** The kinds of questions they answer; null for what was done unasked. */
  readonly stagedKinds: readonly (string | null)[]
  readonly card: (id: string) => PageCard | undefined
  /** Shows a card in full. */
  readonly read: (card: string) => void
}

/** How answers that differ only in amounts are counted. */
export interface Counting {
  /** What is chosen, or what is paid for; the question's own sentence when absent. */
  readonly title?: string
  /** Paid: the cheapest is counted at once. Taken: counted from none. */
  readonly deed: 'pay' | 'take'
  /** What the price depends on, in one line. */
  readonly rule?: string
  /** One more of a thing takes the place of others where there is no room: every way is a press away. */
  readonly swaps?: true
  readonly thing: (name: string) => Countable
}

/** Moments at which a game asks whether cards are played, and which a player may pass over. */
export interface Stops<V = Json> {
  /** The moment of a window; null where it may not be passed over. */
  readonly of: (decision: Decision) => string | null
  readonly name: (stop: string, lang: Lang, text: GameText<V>) => string
  /** Those of a table, in the order of a round. */
  readonly list: (view: View<V>) => readonly string[]
}

export type SeatProps<V = Json> = BoardProps<V> & { readonly seat: Seat }
export type FormProps<V = Json> = BoardProps<V> & { readonly decision: Decision }

/** In the hand on the table, as a tile of a gallery, or taken up to be read. */
export type CardSize = 'hand' | 'tile' | 'zoom'

/** What a card's drawing needs: no table, so that galleries can show it, too. */
export interface CardProps<V = Json> {
  /** The table at which it is read, and by whom; absent in galleries. */
  readonly view?: View<V>
  readonly me?: Seat | null
  readonly lang: Lang
  /** The game's texts; a game that has words of its own in them knows their type. */
  readonly text: unknown
  readonly kit: Kit
  readonly card: (id: string) => PageCard | undefined
  readonly id: string
  readonly dim: boolean
  readonly size: CardSize
}

/**
 * The regions of the table that a game fills. The frame places them by one grid and one unit (`--u`, in which every length
 * of a table is written): the board above, below it the own boards, the goods and the rack; beside them the others and the
 * log. On phones each stands behind a tab, and the goods stay in sight.
 */
export interface Regions<V = Json> {
  /** Rounds and phases, in the head line. */
  readonly Course: ComponentType<BoardProps<V>>
  /** All that everybody shares. */
  readonly Board: ComponentType<BoardProps<V>>
  /** One seat's own boards. */
  readonly Own: ComponentType<SeatProps<V>>
  /** One seat's goods in a line, with what may be exchanged at any time. */
  readonly Goods?: ComponentType<SeatProps<V>>
  /** A card in the rack: a strip with its deck's color, its name, and what it costs or needs. */
  readonly Strip?: ComponentType<StripProps>
  /** What lies on a played card, at the end of its strip. */
  readonly OnStrip?: ComponentType<SeatProps<V> & { readonly id: string }>
  /** Cards a seat has played that stand above the hand. */
  readonly played?: (view: View<V>, seat: Seat) => readonly string[]
  /** Somebody at the table who has no seat, below the others. */
  readonly Beside?: ComponentType<BoardProps<V>>
  /** What else stands in the rack, below the hand. */
  readonly RackFoot?: ComponentType<SeatProps<V>>
  /** Kinds of questions whose drawn form takes the place of the rack. */
  readonly inRack?: readonly string[]
}

/** A strip of the rack, with the option that the card stands for now. */
export type StripProps<V = Json> = CardProps<V> & { readonly option?: Option | undefined }

/** How the log tells a game: heads between lines, and a move with all that followed from it in one line. */
export interface LogTelling {
  /** The head that stands above an event: "Round 9"; `above` is the event that brought the last one. */
  readonly head: (event: GameEvent, lang: Lang, text: GameText, above: GameEvent | null) => string | null
  /** A seat's move, in the banner too: its place, then gains and payments summed; null where there is nothing to tell. */
  readonly line: (
    events: readonly GameEvent[],
    lang: Lang,
    text: GameText,
  ) => { readonly title: string; readonly told: Sentence } | null
  /** How many of the last events of the move before are the price of this one: what is paid happens before what it buys. */
  readonly price?: (before: readonly GameEvent[], move: GameEvent) => number
  /** Which of a seat's last lines, newest first, an event belongs to: something else may be done in the midst of a move. */
  readonly ownerOf?: (lines: readonly (readonly GameEvent[])[], event: GameEvent) => number
  /** Whether an event of nobody's belongs to the line before it: what somebody does who has no seat. */
  readonly joins?: (before: readonly GameEvent[], event: GameEvent) => boolean
  /** The mark of somebody who has no seat; null where a line is nobody's. */
  readonly markOf?: (events: readonly GameEvent[]) => Seat | null
  /** Whether this event of the same seat begins a line of its own although it is no move: another step of a phase. */
  readonly begins?: (before: readonly GameEvent[], event: GameEvent) => boolean
}

/** Something worth seeing for a moment: a new round, a step of the harvest. */
export interface Beat<V = Json> {
  /** Another one than that before it. */
  readonly key: string
  readonly icon: string
  readonly title: string
  /** What it brought, in a line. */
  readonly told: Sentence
  /** Where it is one of several steps: the woodcuts of all, and which of them this is. */
  readonly of?: { readonly icons: readonly string[]; readonly at: number }
  /** Whom it is about: figures in their seats' colours, with their numbers. */
  readonly figures?: readonly { readonly icon: string; readonly seat?: Seat; readonly n?: number }[]
  /** Cards that came into the viewer's hand: shown as they are. */
  readonly cards?: readonly string[]
  /** What is seen; people wear the color of their seat's mark. Its place is kept while it is drawn. */
  readonly picture?: (mark: (seat: Seat) => number) => Panel
  /** What it meant for each of several seats. */
  readonly each?: readonly { readonly seat: Seat; readonly told: Sentence }[]
  /** A scene of its own: the table steps back behind it. */
  readonly scene?: true
  /** The table as it was at this moment, where it has moved on since: the boards wait for it that long. */
  readonly then?: View<V>
}

/** What came before the events of a move. */
export interface Earlier<V = Json> {
  /** The last table that was seen; null where several moves came together. */
  readonly view: View<V> | null
  readonly events: readonly GameEvent[]
  /** The last table that was seen before all moves that came together, and the events of those that follow on this one. */
  readonly seen?: View<V> | null
  readonly later?: readonly GameEvent[]
}

/** Something by which cards differ, with what each of them has of it, in words. */
export interface Facet {
  readonly name: string
  readonly of: (card: string) => readonly string[]
}

/** What becomes of a card of the hand that is chosen. */
export type Deed = 'play' | 'take' | 'discard'

export interface GameUi<V = Json> {
  /** The game fills the regions of the table; without them its boards stand in front of each other. */
  readonly regions?: Regions<V>
  /** Why an option would bring nothing as things stand, in two or three words; null where it brings something. */
  readonly idle?: (view: View<V>, option: Option, lang: Lang, text: GameText<V>) => string | null
  /** What the staged answers come to, as the button that confirms them says it; null where it only confirms. */
  readonly deed?: (view: View<V>, events: readonly GameEvent[], text: GameText<V>) => Sentence | null
  /** Round and phase, under the banner. */
  readonly Ribbon?: ComponentType<BoardProps<V>>
  /** The board that everybody shares; made from the game's sentences when absent. */
  readonly Board?: ComponentType<BoardProps<V>>
  /** One seat's own boards. */
  readonly Mine?: ComponentType<SeatProps<V>>
  /** One seat's goods in a line. */
  readonly Goods?: ComponentType<SeatProps<V>>
  /** One seat at a glance. */
  readonly Glance?: ComponentType<SeatProps<V>>
  readonly Card?: ComponentType<CardProps<V>>
  /** A drawn form for a decision that is more than a list of options. */
  readonly forms?: { readonly [kind: string]: ComponentType<FormProps<V>> }
  /** Cards in the viewer's hand. */
  readonly hand?: (view: View<V>) => readonly string[]
  /** Kinds of questions that only open a moment for what may be done unasked, or pass; the kernel's windows when absent. */
  readonly windows?: readonly string[]
  /** Kinds of questions that are answered with a card of the hand, and what becomes of it. */
  readonly cardQuestions?: { readonly [kind: string]: Deed }
  /** The answer that plays a card, legal or not: to the question at hand where it asks for one, else unasked. */
  readonly playing?: (view: View<V>, card: string) => Answer | null
  /** Where a card of the hand that cannot be played now can be: in few words; null where nothing says so. */
  readonly playedAt?: (view: View<V>, card: string, lang: Lang, text: GameText<V>) => string | null
  /** Kinds of questions of which several are asked at a time: they are one turn, and confirmed together. */
  readonly together?: readonly string[]
  /** What an answer that draws or reveals something brings, as a sentence without its full stop; null where nothing says so. */
  readonly revealed?: (view: View<V>, answer: Answer, lang: Lang) => string | null
  /** Whether an option plays this card; by the option's sentence when absent. */
  readonly plays?: (option: Option, card: string) => boolean
  /** Of several ways to play a card the one that the card itself stands for; the first when absent. */
  readonly best?: (ways: readonly Option[]) => Option | undefined
  /** The score as it stands, as far as this viewer may know. */
  readonly scores?: (view: View<V>) => readonly Score[]
  /** The woodcut beside a line of the score sheet; null where it has none. */
  readonly scoreIcon?: (category: string) => string | null
  /** Lines of the score sheet that stand there only if they brought somebody points. */
  readonly rareScores?: readonly string[]
  /** What a player alone has to reach, in words; null at tables with others. */
  readonly goal?: (view: View<V>, lang: Lang, text: GameText<V>) => string | null
  /** Which part should be in front now: the shared board, the own ones, or on narrow pages the hand. */
  readonly front?: (view: View<V>) => Part | null
  /** Kinds of questions that are answered by clicking on a board: the list of options need not cover it. */
  readonly onBoard?: readonly string[]
  /** Unasked choices that change how one is asked: no key chooses them by itself. */
  readonly habits?: readonly Json[]
  /** The one way to go on with what was just chosen, where nothing is given up for it: it is staged with it. */
  readonly obvious?: (view: View<V>) => Answer | null
  /** Questions asked again and again until this choice is made: all answers are confirmed at once with it. */
  readonly enough?: Enough
  /** Of these, what more is given up with that choice than its own question: it is named first in what is to be confirmed. */
  readonly ends?: { readonly [kind: string]: (lang: Lang) => string }
  /** Questions asked again and again in which the order seldom matters, and the deed that answers all of them with one press. */
  readonly sweeps?: { readonly [kind: string]: (lang: Lang) => string }
  /** A woodcut beside an option, and whether it is worth listing beside the board. */
  readonly iconOf?: (view: View<V>, option: Option) => string | null
  /** How the answers of a mixture are counted; null where they are listed unless there are many. */
  readonly counting?: (view: View<V>, mixture: Mixture, lang: Lang, text: GameText<V>) => Counting | null
  /** Which numbers in answers are amounts, and what unasked answers look like. */
  readonly amounts?: Reading
  /** Whether an option is an exchange of goods: those stand in a drawer at the goods, neither in the list nor on a key. */
  readonly isExchange?: (option: Option) => boolean
  /** An exchange can be a turn of its own: all that is left goes by one press at the goods. */
  readonly exchangesTurn?: boolean
  /** Whether an option gives something away for nothing: it is listed, but on no key. */
  readonly givesAway?: (option: Option) => boolean
  /** The thing that the question at hand is about, as a selector: small questions are asked beside it. */
  readonly placeOf?: (view: View<V>, staged: readonly Answer[]) => string | null
  readonly stops?: Stops<V>
  /** Groups of options under headings; the decision's own sentence when absent. */
  readonly group?: (view: View<V>, option: Option, lang: Lang) => string | null
  readonly log?: LogTelling
  /** What was worth seeing in the events of one move, as this viewer sees it: shown one after the other, over the board. */
  readonly beats?: (
    events: readonly GameEvent[],
    view: View<V>,
    lang: Lang,
    text: GameText<V>,
    earlier: Earlier<V>,
  ) => readonly Beat<V>[]
  /** Kinds of events that are moves of their own; others follow from a move. */
  readonly moves?: readonly string[]
  /** Where an event has left its trace: selectors of this game's drawings. */
  readonly tracesOf?: (event: GameEvent) => readonly string[]
  /** There is nothing to hold in this game. */
  readonly handless?: (view: View<V>) => boolean
  /** By what else cards are looked for in the gallery. */
  readonly facets?: () => Promise<(lang: Lang, text: GameText) => readonly Facet[]>
  /** The deck a card is filed under in the gallery, by name. */
  readonly deck?: (card: PageCard, lang: Lang, text: GameText) => string
}
