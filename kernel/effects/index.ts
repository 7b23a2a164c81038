/** The effect vocabulary: words, their four readings (can, do, say, draw), prices, and action spaces made of words. */

export { covers, type Payment, type Price, type PriceChange, payments } from './cost.ts'
export { type Count, type Counter, counter, type Test } from './count.ts'
export {
  ARROW,
  type Drawer,
  type Drawings,
  drawer,
  type IconLine,
  OR,
  type Sign,
  TIMES,
  type TierLine,
} from './draw.ts'
export type { Countable, GoodName, Lexicon, WordTexts } from './lexicon.ts'
export { type Interpreter, interpreter, type Meaning, type Meanings } from './meaning.ts'
export { readWords, type WordTable } from './read.ts'
export {
  type AnyEffect,
  type ChooseEffect,
  type ChooseTier,
  type EffectFrame,
  type EffectRunner,
  effectRunner,
  type MayEffect,
  type OptionChoice,
  type RunEffect,
} from './run.ts'
export {
  type ActionSpace,
  type SpaceGuide,
  type SpaceTexts,
  spaceGuide,
  withSpaceRules,
} from './space.ts'
export { type Speaker, speaker } from './speak.ts'
export {
  type Arithmetic,
  all,
  any,
  atLeast,
  atMost,
  type Choose,
  type Cond,
  type CoreWord,
  difference,
  type Each,
  type Effect,
  type Expr,
  exactly,
  type Gain,
  type Goods,
  gain,
  half,
  have,
  type If,
  type Later,
  later,
  least,
  lessThan,
  type May,
  moreThan,
  most,
  type Nothing,
  not,
  nothing,
  type OwnWord,
  type Pay,
  product,
  type Seq,
  sum,
  type Tier,
  type Tiers,
  vocabulary,
} from './words.ts'
