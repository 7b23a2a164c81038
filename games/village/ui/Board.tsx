/** The village on its meadow: seven places with their stones and people, the market, the chronicle and the graveyard. */

import { toText } from '@dorfplatz/kernel'
import { type ComponentType, type ReactNode, useState } from 'react'
import { ALL_BUILDINGS, CHURCH_SCORE, COUNCIL_SCORE, MILL, PRIVILEGE_POINTS } from '../cards/board.ts'
import { SPACE } from '../cards/spaces.ts'
import { COLOURS, type Colour, type SpaceId, STEPS } from '../rules/codes.ts'
import { idleSpace, idleStone } from './idle.ts'
import { LeafPage, ToLeaf, useLeaves } from './Leaves.tsx'
import { TravelMap } from './Map.tsx'
import { fromModules, type Leaf, UIS } from './modules.ts'
import {
  Amounts,
  ANY_GOODS,
  AnyOf,
  Customer,
  Figures,
  figuresAt,
  markOf,
  nameOf,
  numbered,
  pieceOf,
  STONES,
} from './Pieces.tsx'
import { Prints } from './Prints.tsx'
import { iconOf, labelsOf, phrasesOf, SECTION_ICONS } from './pictures.ts'
import type { Drawn, Props } from './props.ts'
import { Decline, Spot, Supply, Ways } from './Spot.tsx'
import { buildingSpot, spaceSpot, stepSpot, stoneSpot, tileSpot, WELL } from './spots.ts'
import { useHighlights } from './useHighlights.ts'

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

/** On phones places with expansions are signs; whoever wants to see one whole opens it. */
interface Folding {
  readonly isOpen: boolean
  toggle(): void
}

function Fold({ folding, name, props }: { folding: Folding; name: string; props: Drawn }) {
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

function Place(given: { id: SpaceId; props: Drawn; mark?: ReactNode; folding?: Folding; children?: ReactNode }) {
  const { id, props, mark, folding, children } = given
  const { Icon } = props.kit
  const space = props.view.table.spaces.find((s) => s.id === id)
  if (space === undefined) return null
  const lit = props.highlights.asked?.kind === 'turn'
  const idle = idleSpace(props.view.table, id, props)
  return (
    <section className={`sheet v-place v-${id}${folding?.isOpen === true ? ' v-shown' : ''}`}>
      {folding !== undefined && <Fold folding={folding} name={phrasesOf(props).spaces[id]} props={props} />}
      <header data-explain={`space:${id}`}>
        <Icon name={SPACE[id].icon} />
        <h2 className="heading-4">{phrasesOf(props).spaces[id]}</h2>
        {mark}
        <Decline space={id} props={props} />
        {lit && idle !== null && (
          <small className="v-why" title={idle}>
            <Icon name="whynot" />
            <span data-tens={Math.ceil(idle.length / 10)}>{idle}</span>
          </small>
        )}
        <Stones id={id} stones={space.stones} props={props} />
      </header>
      {children}
      <Spot at={spaceSpot(id)} props={props} />
      <Ways place={id} props={props} />
    </section>
  )
}

/** What a member on a step of the council may do, drawn. */
function Privilege({ step, props }: { step: number; props: Props }) {
  const { Icon } = props.kit
  const { privileges, nouns } = phrasesOf(props)
  const label = toText(privileges[step - 1] ?? [], () => '')
  if (step === 1) return <Icon name="first" label={label} className="i28" />
  if (step === 2) return <AnyOf things={STONES} n={2} label={label} props={props} />
  if (step === 3) return <AnyOf things={ANY_GOODS} n={1} label={label} props={props} />
  return (
    <span className="v-trade" title={label}>
      <Icon name="coin" label={nouns.coin[0]} />
      <Icon name="arrow" className="i16" />
      <span className="vpn">
        <Icon name="vp" label={nouns.point[1]} />
        <b>{PRIVILEGE_POINTS}</b>
      </span>
    </span>
  )
}

function Steps({ kind, props }: { kind: 'council' | 'church'; props: Drawn }) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const scores = kind === 'council' ? COUNCIL_SCORE : CHURCH_SCORE
  const { box } = phrasesOf(props)
  return (
    <ol className={`v-steps v-${kind}-steps`}>
      {Array.from({ length: STEPS }, (_, i) => i + 1).map((step) => (
        <li
          key={step}
          data-explain={`step:${kind}.${step}`}
          aria-label={w.step(step)}
          style={{ '--step': step } as React.CSSProperties}
        >
          {kind === 'council' && <Privilege step={step} props={props} />}
          <Figures list={figuresAt(props, `${kind}${step}`)} props={props} highlights={props.highlights} />
          <span className="v-cost">
            <Amounts
              of={kind === 'council' ? { time: box.councilTime[step] ?? 0 } : { grain: box.churchGrain[step] ?? 0 }}
              props={props}
            />
            {(scores[step - 1] ?? 0) > 0 && (
              <span className="vpn">
                <Icon name="vp" label={w.fame} />
                <b>{scores[step - 1]}</b>
              </span>
            )}
          </span>
          <Spot at={stepSpot(kind, step)} props={props} />
        </li>
      ))}
    </ol>
  )
}

/** What a harvest brings, with the animals and tools that help. */
function Yields({ props }: { props: Props }) {
  return (
    <p className="v-yields">
      <Prints space="harvest" props={props} />
    </p>
  )
}

function Market({ props }: { props: Drawn }) {
  const w = labelsOf(props)
  const { stalls, queue, stack } = props.view.table
  const row = (list: readonly (string | null)[]) =>
    numbered(list).map(({ key, item }) => (
      <Customer key={key} tile={item} props={props}>
        {item !== null && <Spot at={tileSpot(item)} props={props} />}
      </Customer>
    ))
  return (
    <div className="v-market-in">
      <div>
        <h3 className="cap">{w.stalls}</h3>
        <div className="v-tiles">{row(stalls)}</div>
      </div>
      <div className="v-queue" data-explain="icon:queue">
        <h3 className="cap">
          <span className="v-lying">
            {w.queue}, {w.stack(stack)}
          </span>
          <span className="v-upright" aria-hidden="true">
            {w.queueUpright}
          </span>
        </h3>
        <div className="v-tiles">
          {row(queue)}
          <span className="v-tile v-pile" aria-hidden="true" title={w.stack(stack)}>
            <b className="num">{stack}</b>
          </span>
        </div>
      </div>
    </div>
  )
}

/** Places of the dead: those taken, by who rests there, and those still free. */
function Resting(given: { at: string; open: number; props: Props; children?: ReactNode }) {
  const { at, open, props } = given
  const dead = figuresAt(props, at)
  const { SeatShape } = props.kit
  return (
    <span className="v-places" data-pile={`place:${at}`}>
      {dead.map((figure) => (
        <span
          className="v-grave"
          key={`${figure.seat} ${figure.who}`}
          data-piece={pieceOf(figure)}
          title={nameOf(figure, props)}
        >
          <SeatShape seat={markOf(figure.seat, props)} className="i20" />
          <span className="sr-only">{nameOf(figure, props)}</span>
        </span>
      ))}
      {Array.from({ length: open }, (_, i) => dead.length + i).map((i) => (
        <span className="v-grave empty" key={`open ${i}`} />
      ))}
      {given.children}
    </span>
  )
}

/** How many places of the dead are free, and that the last of them brings the end. */
function Free({ n, look = '', props }: { n: number; look?: string; props: Props }) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  if (n !== 1) return <small className={`it-s ${look}`}>{w.free(n)}</small>
  return (
    <small className="it-s v-last" title={fromModules(({ ends }) => ends?.(props)) ?? w.ends}>
      <Icon name="time" /> {w.lastFree}
    </small>
  )
}

function Chronicle({ props, folding }: { props: Drawn; folding?: Folding }) {
  const { Icon } = props.kit
  const names = phrasesOf(props)
  // Whoever rests at sea is drawn there.
  const chronicle = props.view.table.chronicle.filter(({ section }) => section !== 'seaBurial')
  return (
    <section className={`sheet v-place v-chronicle${folding?.isOpen === true ? ' v-shown' : ''}`}>
      {folding !== undefined && <Fold folding={folding} name={names.chronicle} props={props} />}
      <header data-explain="icon:chronicle">
        <Icon name="quill" />
        <h2 className="heading-4">{names.chronicle}</h2>
        <Free n={chronicle.reduce((sum, c) => sum + c.open, 0)} props={props} />
      </header>
      <ul>
        {chronicle.map((c) => (
          <li key={c.section}>
            <Icon name={SECTION_ICONS[c.section]} />
            <b>{names.sections[c.section]}</b>
            <Resting at={`chronicle-${c.section}`} open={c.open} props={props} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Graveyard({ props }: { props: Props }) {
  const { Icon } = props.kit
  const { graves } = props.view.table
  return (
    <section className="sheet v-place v-graves" data-explain="icon:grave">
      <header>
        <Icon name="grave" />
        <h2 className="heading-4">{phrasesOf(props).graveyard}</h2>
      </header>
      <Resting at="grave" open={graves.open} props={props}>
        <Free n={graves.open} look="v-left" props={props} />
      </Resting>
    </section>
  )
}

function Crafts({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const names = phrasesOf(props)
  return (
    <ul className="v-buildings">
      {ALL_BUILDINGS.filter(({ id }) => props.view.table.buildings.includes(id)).map((b) => {
        const other = { orange: b.orange ?? 0, pink: b.pink ?? 0, grain: b.grain ?? 0 }
        return (
          <li key={b.id} data-explain={`building:${b.id}`}>
            <span className="v-product">
              {b.makes === undefined ? (
                b.products.map((product) => <Icon key={product} name={product} label={names.nouns[product][0]} />)
              ) : (
                <Amounts of={Object.fromEntries(b.products.map((product) => [product, b.makes ?? 1]))} props={props} />
              )}
              {b.id === 'mill' && <Amounts of={{ coin: MILL.coins }} props={props} />}
            </span>
            <b>{names.buildings[b.id]}</b>
            <small className="v-cost">
              <Amounts of={{ time: b.produce }} props={props} />
              {b.id !== 'mill' && <i className="it-s">{w.or}</i>}
              <Amounts of={other} bare props={props} />
            </small>
            {b.id !== 'mill' && <Figures list={figuresAt(props, b.id)} props={props} highlights={props.highlights} />}
            <Spot at={buildingSpot(b.id)} props={props} />
          </li>
        )
      })}
    </ul>
  )
}

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

function FamilyPlace({ props }: { props: Drawn }) {
  return <p className="rule">{labelsOf(props).birth}</p>
}

function CouncilPlace({ props }: { props: Drawn }) {
  return <Steps kind="council" props={props} />
}

function ChurchPlace({ props }: { props: Drawn }) {
  return (
    <>
      <Steps kind="church" props={props} />
      <p className="v-bag" data-explain="icon:blackbag">
        <span className="cap">{labelsOf(props).bagHolds}</span>
        <Amounts of={{ monk: props.view.table.monks }} props={props} />
        <Figures list={figuresAt(props, 'bag')} props={props} highlights={props.highlights} />
      </p>
    </>
  )
}

/** The marker lies on the roof of the council chamber until somebody takes it. */
function RoofMarker({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  if (props.view.table.marker !== 'roof') return null
  return <Icon name="start" label={phrasesOf(props).nouns.marker[0]} className="i24" />
}

/** What stands in the sign of a place: the marker, what modules add, and the way to their leaf. */
function Mark({ id, props, turnTo }: { id: SpaceId; props: Drawn; turnTo: (leaf: Leaf['id']) => void }) {
  return (
    <>
      {id === 'council' && <RoofMarker props={props} />}
      {UIS.map(({ signs }) =>
        signs?.map(([space, Sign]) => (space === id ? <Sign key={space} props={props} /> : null)),
      )}
      <ToLeaf space={id} props={props} turnTo={turnTo} />
    </>
  )
}

type Drawing = ComponentType<{ props: Drawn }>

/** What lies on a place besides its stones, in the order of the board; places without an entry follow, with stones only. */
const INSIDE = new Map<SpaceId, Drawing>([
  ['crafts', Crafts],
  ['market', Market],
  ['travel', TravelMap],
  ['harvest', Yields],
  ['family', FamilyPlace],
  ['council', CouncilPlace],
  ['church', ChurchPlace],
  ...UIS.flatMap(({ places }) => places ?? []),
])

export function Board(given: Props) {
  const { ref, drawn: props } = useHighlights(given)
  const inPlay = props.view.table.spaces.map(({ id }) => id)
  const order = [...new Set([...INSIDE.keys(), ...inPlay])].filter((id) => inPlay.includes(id))
  const { leaf, turnTo } = useLeaves(props)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const { inn, port, marriage } = props.view.table.more
  const inStreets = (inn ?? port ?? marriage) !== undefined
  const folding = (id: string): { folding?: Folding } =>
    inStreets ? { folding: { isOpen: unfolded === id, toggle: () => setUnfolded(unfolded === id ? null : id) } } : {}
  if (leaf !== null)
    return (
      <div className="hold">
        <LeafPage leaf={leaf} props={props} board={ref} back={() => turnTo(null)} />
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
  if (inStreets)
    return (
      <div className="hold">
        <div className={`frame v-board v-streets v-signs${kind === 'turn' ? '' : ' v-asking'}`} ref={ref}>
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
      <div className="frame v-board" ref={ref}>
        {order.map(place)}
        <Chronicle props={props} />
        <Graveyard props={props} />
        <Well props={props} />
        {rest}
      </div>
    </div>
  )
}
