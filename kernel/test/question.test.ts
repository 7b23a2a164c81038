/** Steps and questions: a frame says in its type which of the two it is. */

import { expectTypeOf, test } from 'vitest'
import type { Asks, Decision, DecisionOf, Frame, Op, Question, Step } from '../index.ts'

interface Roll extends Frame {
  readonly op: 'roll'
}
interface Pick extends Asks<'apple' | 'pear'> {
  readonly op: 'pick'
}

test('a frame that asks is a question, one that does not is a step, and only of a bare frame nobody knows', () => {
  expectTypeOf<Op<null, Pick>>().toEqualTypeOf<Question<null, Pick>>()
  expectTypeOf<Op<null, Roll>>().toEqualTypeOf<Step<null, Roll>>()
  expectTypeOf<Op<null, Frame>>().toEqualTypeOf<Question<null, Frame> | Step<null, Frame>>()
})

test('a question is answered with what its frame says, and nothing else', () => {
  expectTypeOf<Parameters<Question<null, Pick>['answer']>[2]>().toEqualTypeOf<'apple' | 'pear'>()
  expectTypeOf<Parameters<Question<null, Roll>['answer']>[2]>().toBeNever()
})

test('decisions are of the frames that ask and of the kernel’s own, also in a game that asks nothing itself', () => {
  expectTypeOf<DecisionOf<Pick | Roll>['kind']>().toEqualTypeOf<'pick' | 'offer' | 'orderReactions'>()
  expectTypeOf<DecisionOf<Roll>['kind']>().toEqualTypeOf<'offer' | 'orderReactions'>()
  expectTypeOf<DecisionOf<Frame>>().toEqualTypeOf<Decision>()
})
