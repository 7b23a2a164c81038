/** The village: seven places with their stones and people, the market, the chronicle and the graveyard. */

import type { ReactNode } from 'react'
import { BUILDINGS, CHURCH_GRAIN, CHURCH_SCORE, COUNCIL_TIME } from '../cards/board.ts'
import { CASTLE_COUNT, COLOURS, type Colour, KINDS, type PlaceId, SPACES, type SpaceId, STEPS } from '../rules/codes.ts'
import { Amounts, Customer, type Figure, Figures, numbered } from './Pieces.tsx'
import type { Props } from './props.ts'
import { iconOf, namesOf, SECTION_ICONS, SPACE_ICONS, wordsOf } from './words.ts'

function figuresAt(props: Props, place: PlaceId): Figure[] {
  const { families, conny } = props.view.table
  const own = families.flatMap((family, seat) =>
    family.members.filter((m) => m.place === place).map(({ generation }) => ({ seat, generation })),
  )
  const hers = conny?.members.filter((m) => m.place === place) ?? []
  return [...own, ...hers.map(({ generation }) => ({ seat: families.length, generation }))]
}

/** The stones of a space: those that can be taken are buttons, one for each colour. */
function Stones({ id, stones, props }: { id: SpaceId; stones: { readonly [c in Colour]: number }; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const { nouns } = namesOf(props.lang)
  const space = SPACES.indexOf(id)
  const at = { 'data-at': `space:${space}` }
  return (
    <span className="v-stones" data-pile={`space:${space}`}>
      {COLOURS.map((colour, i) => {
        const n = stones[colour]
        if (n === 0) return null
        const option = props.options.find((o) => o.decision?.kind === 'turn' && o.answer.choice === space * KINDS + i)
        const noun = nouns[colour][n === 1 ? 0 : 1]
        const picture = (
          <>
            <Icon name={iconOf(colour)} label={option === undefined ? noun : undefined} />
            {n > 1 && <b className="num">{n}</b>}
          </>
        )
        return option === undefined ? (
          <span className="v-stone" key={colour} {...at} data-of={colour} data-n={n}>
            {picture}
          </span>
        ) : (
          <button
            type="button"
            className="v-stone lit"
            key={colour}
            {...at}
            data-of={colour}
            data-n={n}
            title={noun}
            aria-label={w.stone(namesOf(props.lang).spaces[id], nouns[colour][0], n)}
            onClick={() => props.choose(option.answer)}
          >
            {picture}
          </button>
        )
      })}
    </span>
  )
}

function Place(given: { id: SpaceId; props: Props; mark?: ReactNode; children?: ReactNode }) {
  const { id, props, mark, children } = given
  const { Icon } = props.kit
  const space = props.view.table.spaces.find((s) => s.id === id)
  if (space === undefined) return null
  return (
    <section className={`sheet v-place v-${id}`}>
      <header>
        <Icon name={SPACE_ICONS[id]} />
        <h2 className="h4">{namesOf(props.lang).spaces[id]}</h2>
        {mark}
        <Stones id={id} stones={space.stones} props={props} />
      </header>
      {children}
    </section>
  )
}

function Steps({ kind, props }: { kind: 'council' | 'church'; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  return (
    <ol className="v-steps">
      {Array.from({ length: STEPS }, (_, i) => i + 1).map((step) => (
        <li key={step} title={w.step(step)}>
          <b className="num">{step}</b>
          <Figures list={figuresAt(props, `${kind}${step}` as PlaceId)} props={props} />
          <span className="v-cost">
            <Amounts
              of={kind === 'council' ? { time: COUNCIL_TIME[step] ?? 0 } : { grain: CHURCH_GRAIN[step] ?? 0 }}
              props={props}
            />
          </span>
          {kind === 'church' && (
            <span className="vpn">
              <Icon name="vp" label={w.fame} />
              <b>{CHURCH_SCORE[step - 1]}</b>
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function Market({ props }: { props: Props }) {
  const w = wordsOf(props.lang)
  const { stalls, queue, stack } = props.view.table
  const row = (list: readonly number[]) =>
    numbered(list).map(({ key, item }) => <Customer key={key} tile={item} props={props} />)
  return (
    <div className="v-market-in">
      <div>
        <h3 className="cap">{w.stalls}</h3>
        <div className="v-tiles">{row(stalls)}</div>
      </div>
      <div className="v-queue">
        <h3 className="cap">
          {w.queue}, {w.stack(stack)}
        </h3>
        <div className="v-tiles">{row(queue)}</div>
      </div>
    </div>
  )
}

function Dead({ props }: { props: Props }) {
  const { Icon, SeatShape } = props.kit
  const w = wordsOf(props.lang)
  const names = namesOf(props.lang)
  const { chronicle, graves } = props.view.table
  const places = (dead: readonly number[], open: number) => (
    <span className="v-places">
      {numbered(dead).map(({ key, item: seat }) => (
        <span className="v-grave" key={key}>
          {seat < props.view.seats ? (
            <SeatShape seat={seat} className="i20" />
          ) : (
            <Icon name="bot" label={names.conny} />
          )}
        </span>
      ))}
      {Array.from({ length: open }, (_, i) => dead.length + i).map((i) => (
        <span className="v-grave empty" key={`open ${i}`} />
      ))}
    </span>
  )
  return (
    <>
      <section className="sheet v-place v-chronicle">
        <header>
          <Icon name="quill" />
          <h2 className="h4">{names.chronicle}</h2>
          <small className="it-s">{w.free(chronicle.reduce((sum, c) => sum + c.open, 0))}</small>
        </header>
        <ul>
          {chronicle.map((c) => (
            <li key={c.section}>
              <Icon name={SECTION_ICONS[c.section]} />
              <b>{names.sections[c.section]}</b>
              {places(c.dead, c.open)}
            </li>
          ))}
        </ul>
      </section>
      <section className="sheet v-place v-graves">
        <header>
          <Icon name="grave" />
          <h2 className="h4">{names.graveyard}</h2>
          <small className="it-s">{w.free(graves.open)}</small>
        </header>
        {places(graves.dead, graves.open)}
      </section>
    </>
  )
}

export function Board(props: Props) {
  const { Icon, SeatShape } = props.kit
  const w = wordsOf(props.lang)
  const names = namesOf(props.lang)
  const { table } = props.view
  return (
    <div className="v-hold">
      <div className="frame v-board">
        <Place id="crafts" props={props}>
          <ul className="v-buildings">
            {BUILDINGS.map((b) => (
              <li key={b.id}>
                <Icon name={b.products[0] ?? 'coin'} />
                <b>{names.buildings[b.id]}</b>
                <small className="v-cost">
                  <Amounts of={{ time: b.produce }} props={props} />
                  {(b.orange ?? b.pink ?? b.grain) !== undefined && (
                    <>
                      {b.id === 'mill' ? '+' : '/'}
                      <Amounts of={{ orange: b.orange ?? 0, pink: b.pink ?? 0, grain: b.grain ?? 0 }} props={props} />
                    </>
                  )}
                </small>
                {b.id !== 'mill' && <Figures list={figuresAt(props, b.id)} props={props} />}
              </li>
            ))}
          </ul>
        </Place>
        <Place id="market" props={props}>
          <Market props={props} />
        </Place>
        <Place id="travel" props={props}>
          <ul className="v-castles">
            {Array.from({ length: CASTLE_COUNT }, (_, i) => i + 1).map((castle) => (
              <li key={castle} title={w.castle(castle)}>
                <span className="q">
                  <Icon name="castle" label={w.castle(castle)} />
                  <b className="num">{castle}</b>
                </span>
                <Figures list={figuresAt(props, `castle${castle}` as PlaceId)} props={props} />
                {table.families.map((family, seat) =>
                  family.castles.includes(castle) ? (
                    <SeatShape key={props.names[seat]} seat={seat} className="i16" />
                  ) : null,
                )}
              </li>
            ))}
          </ul>
        </Place>
        <Place
          id="council"
          props={props}
          mark={table.marker === 'roof' && <Icon name="start" label={names.nouns.marker[0]} className="i24" />}
        >
          <Steps kind="council" props={props} />
        </Place>
        <Place id="church" props={props}>
          <Steps kind="church" props={props} />
          <p className="v-bag">
            <span className="cap">{w.blackBag}</span>
            <Amounts of={{ monk: table.monks }} props={props} />
            <Figures list={figuresAt(props, 'bag')} props={props} />
          </p>
        </Place>
        <Place id="harvest" props={props} />
        <Place id="family" props={props} />
        <section className="sheet v-place v-greenbag">
          <header>
            <Icon name="sack" />
            <h2 className="h4">{w.greenBag}</h2>
            <Amounts of={table.bag} props={props} />
          </header>
        </section>
        <Dead props={props} />
      </div>
    </div>
  )
}
