/** Questions about spaces of the farmyard: which space an answer is about, and which answer a space stands for. */

import type { Answer, Decision } from '@dorfplatz/kernel'
import { answerTo, asked, named } from '../rules/asked.ts'
import { BUILD_ROOM, BUILD_STABLE, cellNumber, PLOW, sowChoice } from '../rules/choices.ts'
import { cellName } from '../rules/farm/yard.ts'
import { GRAIN_CROP } from '../rules/state.ts'
import type { Option } from './props.ts'

/** The name under which each of these questions holds the space. */
const FIELDS: { readonly [kind: string]: string } = {
  plow: 'plow',
  plowSow: 'plow',
  build: 'at',
  freeSite: 'at',
  sow: 'field',
}

/** The space an answer is about, where it is about one; beyond the farmyard are fields on cards. */
export function cellOf(option: Option): number | null {
  const field = FIELDS[option.decision?.kind ?? '']
  const name = field === undefined ? null : named(option.answer.choice, field)
  const cell = name === null ? -1 : cellNumber(name)
  return cell < 0 ? null : cell
}

/** The answer that a space stands for, possible or not; null for questions about other things. */
export function answerAt(decision: Decision, cell: number): Answer | null {
  const d = asked(decision)
  switch (d.kind) {
    case 'plow':
    case 'plowSow': {
      const choice = PLOW[cell]
      return choice === undefined ? null : answerTo(d, choice)
    }
    case 'freeSite':
      return answerTo(d, { build: d.args.what, at: cellName(cell) })
    case 'sow':
      return answerTo(d, sowChoice(cellName(cell), d.args.only === 0 ? GRAIN_CROP : d.args.only))
    case 'build': {
      // Where no room can be built anywhere the question is about stables.
      const rooms = d.choices?.some((c) => typeof c === 'object' && c.build === 'room') ?? false
      const choice = (rooms ? BUILD_ROOM : BUILD_STABLE)[cell]
      return choice === undefined ? null : answerTo(d, choice)
    }
    default:
      return null
  }
}
