/** The things of which a space gives one: each is pressed where it is drawn, and says the space with it. */

import { type Json, toText } from '@dorfplatz/kernel'
import { Fragment } from 'react'
import { SPACES } from '../rules/facts.ts'
import { sourceOf } from '../rules/spaces.ts'
import { alternativeText } from '../text/choices.ts'
import { type Either, linesOf } from './drawings.ts'
import { missingFrom } from './idle.ts'
import { speechOf } from './log.ts'
import { typed } from './picked.ts'
import type { Option, Props } from './props.ts'
import { wishAt } from './wishes.ts'
import { wordsOf } from './words.ts'

interface PicksProps {
  readonly space: number
  readonly either: Either
  readonly props: Props
  /** Places Workers here; absent where that cannot be done now. */
  readonly option: Option | undefined
  /** Stands between them. */
  readonly or: string
}

const isOption = (choice: Json | undefined, option: number): boolean =>
  typeof choice === 'object' && choice !== null && 'option' in choice && choice.option === option

/** Which of the things this space is asked for now, if any is. */
export function askedAt(space: number, props: Pick<Props, 'view' | 'options'>): readonly Option[] {
  const [asked] = props.view.decisions
  if (asked?.kind !== 'choose') return []
  const decision = typed(asked)
  if (decision.kind !== 'choose' || decision.args.source !== sourceOf(space)) return []
  return props.options.filter((option) => option.decision?.id === asked.id)
}

/** The thing that was taken here in the turn that is being made; null where none was. */
export function takenAt(space: number, { staged, stagedKinds }: Pick<Props, 'staged' | 'stagedKinds'>): number | null {
  const turn = stagedKinds.lastIndexOf('turn')
  const placed = staged[turn]?.choice
  const at = stagedKinds.findIndex((kind, i) => i > turn && kind === 'choose')
  const taken = at < 0 ? undefined : staged[at]?.choice
  if (typeof placed !== 'object' || placed === null || !('space' in placed) || placed.space !== SPACES[space])
    return null
  if (typeof taken !== 'object' || taken === null || !('option' in taken)) return null
  return typeof taken.option === 'number' ? taken.option : null
}

export function Picks({ space, either, props, option, or }: PicksProps) {
  const { lang, view, me } = props
  const { Signs } = props.kit
  const name = wordsOf(lang).spaces[SPACES[space] ?? 'farming']
  const asked = askedAt(space, props)
  const taken = takenAt(space, props)
  const press = (i: number): (() => void) | null => {
    const answer = asked.find(({ answer: { choice } }) => isOption(choice, i))?.answer
    if (answer !== undefined) return () => props.choose(answer)
    if (option === undefined || me === null) return null
    const given = either.of[i]
    if (given === undefined || missingFrom(given, view.table, me) !== null) return null
    return () => props.choose(option.answer, wishAt(space, i))
  }
  return linesOf(either, lang, view.table.round).map((line, i) => {
    const go = press(i)
    const given = either.of[i]
    const look = `pick${i === taken ? ' is-chosen' : ''}${asked.length > 0 ? ' is-asked' : ''}`
    const said = given === undefined ? '' : toText(alternativeText(speechOf(lang), given))
    return (
      // The things of a space never change their places.
      // biome-ignore lint/suspicious/noArrayIndexKey: what is given has no other name than its place
      <Fragment key={i}>
        {i > 0 && <span className="alternative">{or}</span>}
        {go === null ? (
          <span className={look} aria-hidden="true">
            <Signs line={line} or={or} />
          </span>
        ) : (
          <button type="button" className={`${look} can`} aria-label={`${name}: ${said}`} onClick={go}>
            <Signs line={line} or={or} />
          </button>
        )}
      </Fragment>
    )
  })
}
