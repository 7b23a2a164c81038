/** Answers that modules add to questions of the base game. */

import type { Json, Refusal } from '@dorfplatz/kernel'
import type { Frame } from './frames.ts'
import type { Also, AlsoOp } from './modules/module.ts'
import { playing } from './modules/registry.ts'
import type { M, Todo } from './state.ts'

const NONE: readonly Also[] = []

function those(m: M, op: AlsoOp): readonly Also[] {
  return playing(m.state.modules).also?.[op] ?? NONE
}

type Asking = Extract<Frame, { readonly op: AlsoOp }>

/** Adds what modules offer to a list of choices. */
export function addMore<C extends Json>(m: M, frame: Asking, list: C[]): void {
  // What a module adds is among the choices its question declares.
  for (const { choices } of those(m, frame.op)) {
    const more = choices(m, frame.seat, frame) as readonly C[]
    for (let i = 0; i < more.length; i++) list.push(more[i] as C)
  }
}

export function checkMore(m: M, frame: Asking, choice: Json): Refusal | null {
  for (const { check } of those(m, frame.op)) {
    const refusal = check?.(m, frame.seat, choice) ?? null
    if (refusal !== null) return refusal
  }
  return null
}

/** Lets a module carry out an answer of its own; false where it is the base game's. */
export function answerMore(m: M, frame: Asking, choice: Json, stack: Todo): boolean {
  for (const { answer } of those(m, frame.op)) if (answer(m, frame.seat, choice, stack, frame)) return true
  return false
}

/** Whether a seat has answers of a module to a question. */
export function hasMore(m: M, frame: Asking): boolean {
  for (const { choices } of those(m, frame.op)) if (choices(m, frame.seat, frame).length > 0) return true
  return false
}
