/** The village on its meadow: seven places, chronicle, graveyard and well; with expansions in two streets. */

import { useEffect, useState } from 'react'
import type { SpaceId } from '../rules/codes.ts'
import { Chronicle, Graveyard } from './Dead.tsx'
import { LeafPage, ToLeaf, useLeaves } from './Leaves.tsx'
import { type Leaf, UIS } from './modules.ts'
import { Amounts } from './Pieces.tsx'
import { type Folding, Place } from './Place.tsx'
import { INSIDE } from './Places.tsx'
import { labelsOf, phrasesOf } from './pictures.ts'
import type { Drawn, Props } from './props.ts'
import { Spot, Supply, Ways } from './Spot.tsx'
import { WELL } from './spots.ts'
import { useHighlights } from './useHighlights.ts'

/** What is still in the green bag: beside the rounds where there is room, else on the board. */
export function GreenBag({ props }: { props: Props }) {
  const { Icon } = props.kit
  return (
    <span className="v-greenbag" data-explain="icon:greenbag">
      <Icon name="sack" />
      <span className="cap">{labelsOf(props).greenBag}</span>
      <Amounts of={props.view.table.bag} props={props} />
    </span>
  )
}

/** Three stones of one colour for any action. */
function Well({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  return (
    <section className="sheet v-place v-well" data-explain="icon:well">
      <header>
        <Icon name="well" />
        <h2 className="heading-4">{phrasesOf(props).well}</h2>
      </header>
      <p className="rule">{labelsOf(props).wellPrice}</p>
      <Spot at={WELL} props={props} />
      <Ways place={WELL} props={props} />
    </section>
  )
}

/** The marker lies on the roof of the council chamber until somebody takes it. */
function RoofMarker({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  if (props.view.table.marker !== 'roof') return null
  return <Icon name="first" label={phrasesOf(props).nouns.marker[0]} className="i24" />
}

/** The places of people that belong to a space: `council3`, `castle5`, a workshop. */
const BELONGS: { readonly [id in SpaceId]?: RegExp } = {
  crafts: /^(wainwright|stables|scriptorium|smithy)$/,
  council: /^council\d$/,
  church: /^church\d$/,
  travel: /^castle\d$/,
}

/** Where a place is but a sign: who of the own family is there. Drawn only then; else everybody stands inside. */
function Folk({ id, props }: { id: SpaceId; props: Drawn }) {
  const { SeatIcon } = props.kit
  const { me } = props
  const family = me === null ? undefined : props.view.table.families[me]
  const here = family?.members.filter(({ place }) => BELONGS[id]?.test(place) === true) ?? []
  if (me === null || here.length === 0) return null
  return (
    <span className="v-folk">
      <SeatIcon seat={me} name="person" label={labelsOf(props).standing(here.length)} />
      {here.length > 1 && <b className="num">{here.length}</b>}
    </span>
  )
}

/** What stands in the sign of a place: the marker, what modules add, and the way to their leaf. */
function Mark({ id, props, turnTo }: { id: SpaceId; props: Drawn; turnTo: (leaf: Leaf['id']) => void }) {
  return (
    <>
      {id === 'council' && <RoofMarker props={props} />}
      <Folk id={id} props={props} />
      {UIS.map(({ signs }) =>
        signs?.map(([space, Sign]) => (space === id ? <Sign key={space} props={props} /> : null)),
      )}
      <ToLeaf space={id} props={props} turnTo={turnTo} />
    </>
  )
}

export function Board(given: Props) {
  const { ref, drawn: props } = useHighlights(given)
  const inPlay = props.view.table.spaces.map(({ id }) => id)
  const order = [...new Set([...INSIDE.keys(), ...inPlay])].filter((id) => inPlay.includes(id))
  const { leaf, turnTo } = useLeaves(props)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  // Whoever opens a sign sees all of it.
  useEffect(() => {
    if (unfolded !== null) ref.current?.querySelector('.v-shown')?.scrollIntoView({ block: 'nearest' })
  }, [unfolded, ref])
  const { inn, port, marriage } = props.view.table.more
  const inStreets = (inn ?? port ?? marriage) !== undefined
  const folding = (id: string): { folding: Folding } => ({
    folding: { isOpen: unfolded === id, toggle: () => setUnfolded(unfolded === id ? null : id) },
  })
  const backFrom = (space: SpaceId) => () => {
    turnTo(null)
    // Whoever came by keyboard goes on where the leaf was opened.
    requestAnimationFrame(() =>
      ref.current?.querySelector<HTMLElement>(`.v-${space} .v-toleaf`)?.focus({ preventScroll: true }),
    )
  }
  if (leaf !== null)
    return (
      <div className="hold">
        <LeafPage leaf={leaf} props={props} board={ref} back={backFrom(leaf.space)} />
      </div>
    )
  const place = (id: SpaceId) => {
    const Inside = INSIDE.get(id)
    if (!inPlay.includes(id)) return null
    return (
      <Place key={id} id={id} props={props} mark={<Mark id={id} props={props} turnTo={turnTo} />} {...folding(id)}>
        {Inside !== undefined && <Inside props={props} />}
      </Place>
    )
  }
  const rest = (
    <>
      {UIS.map(({ Board: More }, i) => More !== undefined && <More key={String(i)} props={props} />)}
      <Supply props={props} />
      <div className="v-bagplace">
        <GreenBag props={props} />
      </div>
    </>
  )
  // What a question is about is shown whole; a turn may begin anywhere, and a sign tells enough for it.
  const kind = props.highlights.asked?.kind ?? 'turn'
  const signs = kind === 'turn' ? 'v-signs' : 'v-signs v-asking'
  if (inStreets)
    return (
      <div className="hold">
        <div className={`frame v-board v-streets ${signs}`} ref={ref}>
          <div className="v-street">
            {place('crafts')}
            {place('market')}
            <div className="v-row">
              {place('harvest')}
              {place('family')}
              <Well props={props} />
            </div>
            <div className="v-row">
              {place('council')}
              {place('church')}
            </div>
            <Chronicle props={props} {...folding('chronicle')} />
          </div>
          <div className="v-street">
            {place('travel')}
            {place('inn')}
            {place('marriage')}
            <div className="v-row">
              {place('smuggler')}
              <Graveyard props={props} />
            </div>
          </div>
          {rest}
        </div>
      </div>
    )
  return (
    <div className="hold">
      <div className={`frame v-board ${signs}`} ref={ref}>
        {order.map(place)}
        <Chronicle props={props} {...folding('chronicle')} />
        <Graveyard props={props} />
        <Well props={props} />
        {rest}
      </div>
    </div>
  )
}
