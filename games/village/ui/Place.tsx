/** A place of the village: its sign with the stones that lie there, and what folds it on phones. */

import type { ReactNode } from 'react'
import { SPACE } from '../cards/spaces.ts'
import { COLOURS, type Colour, type SpaceId } from '../rules/codes.ts'
import { idleSpace, idleStone } from './idle.ts'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'
import type { Drawn } from './props.ts'
import { Decline, Spot, Ways } from './Spot.tsx'
import { spaceSpot, stoneSpot } from './spots.ts'

/** The stones of a space: those that can be taken are buttons, one for each colour. */
function Stones({ id, stones, props }: { id: SpaceId; stones: { readonly [c in Colour]: number }; props: Drawn }) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const { nouns } = phrasesOf(props)
  const at = { 'data-at': `space:${id}` }
  return (
    <span className="v-stones" data-pile={`space:${id}`}>
      {COLOURS.map((colour) => {
        const n = stones[colour]
        if (n === 0) return null
        const { ways, stamped } = props.highlights.at(stoneSpot(id, colour))
        const [option] = ways
        const noun = nouns[colour][n === 1 ? 0 : 1]
        const spoken = w.stone(phrasesOf(props).spaces[id], nouns[colour][0], n)
        const idle = option === undefined ? null : idleStone(props.view.table, id, colour, props)
        const picture = (
          <>
            <Icon name={iconOf(colour)} label={option === undefined ? noun : undefined} />
            {n > 1 && <b className="num">{n}</b>}
          </>
        )
        return option === undefined ? (
          <span
            className="v-stone"
            key={colour}
            data-explain={`icon:${iconOf(colour)}`}
            {...at}
            data-of={colour}
            data-n={n}
          >
            {picture}
          </span>
        ) : (
          <button
            type="button"
            className={`v-stone highlighted${idle === null ? '' : ' no-action'}${stamped ? ' is-chosen' : ''}`}
            key={colour}
            {...at}
            data-of={colour}
            data-n={n}
            data-explain={`icon:${iconOf(colour)}`}
            title={idle ?? noun}
            data-option={option.key}
            aria-pressed={stamped ? true : undefined}
            aria-label={idle === null ? spoken : `${spoken}. ${idle}`}
            onClick={() => props.choose(option.answer)}
          >
            {picture}
          </button>
        )
      })}
    </span>
  )
}

/** On phones places are signs; whoever wants to see one whole opens it. */
export interface Folding {
  readonly isOpen: boolean
  toggle(): void
}

export function Fold({ folding, name, props }: { folding: Folding; name: string; props: Drawn }) {
  return (
    <button
      type="button"
      className="v-fold"
      aria-expanded={folding.isOpen}
      aria-label={labelsOf(props).unfold(name)}
      onClick={folding.toggle}
    />
  )
}

export function Place(given: { id: SpaceId; props: Drawn; mark?: ReactNode; folding: Folding; children?: ReactNode }) {
  const { id, props, mark, folding, children } = given
  const { Icon } = props.kit
  const space = props.view.table.spaces.find((s) => s.id === id)
  if (space === undefined) return null
  const lit = props.highlights.asked?.kind === 'turn'
  const idle = idleSpace(props.view.table, id, props)
  return (
    <section
      className={`sheet v-place v-${id}${folding.isOpen ? ' v-shown' : ''}${props.highlights.about === id ? ' v-about' : ''}`}
    >
      <Fold folding={folding} name={phrasesOf(props).spaces[id]} props={props} />
      <header data-explain={`space:${id}`}>
        <Icon name={SPACE[id].icon} />
        <h2 className="heading-4">{phrasesOf(props).spaces[id]}</h2>
        {mark}
        <Decline space={id} props={props} />
        {lit && idle !== null && (
          <button
            type="button"
            className="v-why"
            data-explain={`space:${id}`}
            title={labelsOf(props).stoneOnly(idle.short)}
            aria-label={`${phrasesOf(props).spaces[id]}: ${labelsOf(props).stoneOnly(idle.short)}`}
            onClick={() => props.why(idle.why)}
          >
            <Icon name="whynot" />
            <span data-fours={Math.ceil(idle.short.length / 4)}>{idle.short}</span>
          </button>
        )}
        <Stones id={id} stones={space.stones} props={props} />
      </header>
      {children}
      <Spot at={spaceSpot(id)} props={props} />
      <Ways place={id} props={props} />
    </section>
  )
}
