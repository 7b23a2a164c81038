/** The kernel's entry: everything other packages may use, module by module. */

export {
  type Asks,
  type ChoiceIn,
  type ChoiceOf,
  type Chosen,
  chosen,
  type DecisionOf,
  DONE,
  type Done,
  type FormOf,
  PASS,
  type Pass,
} from './answers.ts'
export type { Beyond, BotKnowledge, CountWords, SearchSettings } from './bot.ts'
export {
  type Offer,
  type OrderReactions,
  type Reaction,
  type Reactions,
  reactions,
  type Window,
  window,
} from './builtin.ts'
export { dictionary } from './dictionary.ts'
export * from './effects/index.ts'
export {
  collectEvents,
  collecting,
  emitEvent,
  eventsFor,
} from './events.ts'
export { clockwise, interject, isAsked, isTogether, pushAll, stackOf, together } from './flow.ts'
export type { Course, Game, Rules } from './game.ts'
export {
  type CardEntry,
  type GameText,
  type Part,
  type RuleBook,
  type RuleMark,
  type Sentence,
  sectionOf,
  textAt,
  type WholeText,
  withBook,
} from './game-text.ts'
export { hash } from './hash.ts'
export {
  findEqual,
  isJson,
  jsonEqual,
  jsonIncludes,
} from './json.ts'
export { type GameKernel, type Kernel, kernel } from './kernel.ts'
export { decisionId, type OpenQuestion } from './machine.ts'
export { type Net, type NetFile, netOf } from './net.ts'
export { matters, modeOf } from './options.ts'
export { placeOf } from './places.ts'
export { PositionError, readPosition, readSetup, writePosition } from './position.ts'
export type { Op, Ops, Question, Step } from './question.ts'
export { draw, isSeed, randomFrom, seedFrom, shuffle, shuffleWith } from './random.ts'
export type { RandomPlay } from './random-play.ts'
export {
  begin,
  beginAt,
  type Deal,
  type Entry,
  effective,
  fingerprint,
  firstMatch,
  HASH_EVERY,
  type Journal,
  type MatchRecord,
  type Mix,
  type Replay,
  replay,
  toAnswer,
  toEntry,
  undoneTo,
  write,
} from './record.ts'
export { type RecordFile, recordFile, recordFrom } from './record-file.ts'
export { refuse } from './refusal.ts'
export { kernelRefusal } from './refusal-text.ts'
export { sha256 } from './sha256.ts'
export type { Fault, PlainShape, Shape, ShapedBy } from './shape.ts'
export * as shape from './shape.ts'
export type { Career, CareerGoal, DailyMode, SoloGoal } from './solo.ts'
export { listOf, say, toText } from './text.ts'
export type {
  Answer,
  Applied,
  AskedFrame,
  Decision,
  DecisionId,
  Frame,
  GameEvent,
  Json,
  KernelFrame,
  Lane,
  Lang,
  Match,
  OptionSpec,
  Options,
  Random,
  Refusal,
  Result,
  RuleId,
  Score,
  Seat,
  Setup,
  Stack,
  Together,
  View,
  Viewer,
} from './types.ts'
export { reveals, undo, undoTarget } from './undo.ts'
