/** What lies on each place of the village besides its stones: workshops, customers, steps, what a harvest brings. */

import { toText } from '@dorfplatz/kernel'
import type { ComponentType } from 'react'
import { ALL_BUILDINGS, CHURCH_SCORE, COUNCIL_SCORE, MILL, PRIVILEGE_POINTS } from '../cards/board.ts'
import { type SpaceId, STEPS } from '../rules/codes.ts'
import { TravelMap } from './Map.tsx'
import { UIS } from './modules.ts'
import { Amounts, ANY_GOODS, AnyOf, Customer, Figures, figuresAt, numbered, STONES } from './Pieces.tsx'
import { Prints } from './Prints.tsx'
import { labelsOf, phrasesOf } from './pictures.ts'
import type { Drawn, Props } from './props.ts'
import { Spot } from './Spot.tsx'
import { buildingSpot, stepSpot, tileSpot } from './spots.ts'

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

function FamilyPlace({ props }: { props: Drawn }) {
  return <p className="rule">{labelsOf(props).birth}</p>
}

function CouncilPlace({ props }: { props: Drawn }) {
  return (
    <>
      <p className="v-entry">
        <Prints space="council" props={props} />
      </p>
      <Steps kind="council" props={props} />
    </>
  )
}

function ChurchPlace({ props }: { props: Drawn }) {
  return (
    <>
      <Steps kind="church" props={props} />
      <p className="v-bag" data-explain="icon:blackbag">
        <span className="v-entry">
          <Prints space="church" props={props} />
          <props.kit.Icon name="arrow" className="i16" />
        </span>
        <span className="cap">{labelsOf(props).bagHolds}</span>
        <Amounts of={{ monk: props.view.table.monks }} props={props} />
        <Figures list={figuresAt(props, 'bag')} props={props} highlights={props.highlights} />
      </p>
    </>
  )
}

type Drawing = ComponentType<{ props: Drawn }>

/** What lies on a place besides its stones, in the order of the board; places without an entry follow, with stones only. */
export const INSIDE = new Map<SpaceId, Drawing>([
  ['crafts', Crafts],
  ['market', Market],
  ['travel', TravelMap],
  ['harvest', Yields],
  ['family', FamilyPlace],
  ['council', CouncilPlace],
  ['church', ChurchPlace],
  ...UIS.flatMap(({ places }) => places ?? []),
])
