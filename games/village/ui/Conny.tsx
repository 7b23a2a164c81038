/** Conny, the rival without points: her tray with the fate tiles, her people and her customers. */

import { facts } from '../cards/facts.ts'
import { CONNY_MARK, Customer, Figures, membersAt, numbered } from './Pieces.tsx'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'
import type { Props } from './props.ts'

const COMPARTMENTS = facts.tray.value

/** Where a thing lies: in the ring, so many compartments from its top, and on the line that the ring is where room is scarce. */
function around(compartments: number, far: number): React.CSSProperties {
  const angle = (2 * Math.PI * compartments) / COMPARTMENTS
  const [x, y] = [50 + far * Math.sin(angle), 50 - far * Math.cos(angle)]
  return { '--x': `${x}%`, '--y': `${y}%`, '--along': `${(100 * compartments) / COMPARTMENTS}%` } as React.CSSProperties
}

const FACES = { hidden: '?', blank: '', quill: '' } as const

/** Ten compartments in a ring, the next one marked; inside, before some of them, the fate tiles. */
function Tray({ props }: { props: Props }) {
  const { Icon, SeatShape } = props.kit
  const w = labelsOf(props)
  const { conny } = props.view.table
  const { nouns } = phrasesOf(props)
  if (conny === null) return null
  const newest = conny.tray.at(-1)?.compartment
  const next = newest === undefined ? 0 : (newest + 1) % COMPARTMENTS
  return (
    <section className="v-tray" aria-label={w.tray(conny.tray.length, COMPARTMENTS)}>
      {Array.from({ length: COMPARTMENTS }, (_, i) => i).map((i) => {
        const stone = conny.tray.find(({ compartment }) => compartment === i)
        return (
          <span className={`v-slot${i === next ? ' next' : ''}`} key={i} style={around(i + 0.5, 41)}>
            {stone !== undefined && <Icon name={iconOf(stone.colour)} label={nouns[stone.colour][0]} />}
            {stone === undefined && i === next && <small>{w.next}</small>}
          </span>
        )
      })}
      {phrasesOf(props).box.fate.map((compartment, i) => {
        const face = conny.fate[i] ?? 'hidden'
        return (
          <span className={`v-fate ${face}`} key={compartment} title={w.fates[face]} style={around(compartment, 25)}>
            {face === 'quill' ? (
              <Icon name="quill" label={w.fates.quill} />
            ) : (
              <span aria-hidden="true">{FACES[face]}</span>
            )}
            {face !== 'quill' && <span className="sr-only">{w.fates[face]}</span>}
          </span>
        )
      })}
      <span className="v-traymid" aria-hidden="true" title={w.tray(conny.tray.length, COMPARTMENTS)}>
        <SeatShape seat={CONNY_MARK} />
        <b>
          {conny.tray.length}/{COMPARTMENTS}
        </b>
      </span>
    </section>
  )
}

export function Conny(props: Props) {
  const { SeatShape } = props.kit
  const w = labelsOf(props)
  const { conny } = props.view.table
  if (conny === null) return null
  const row = props.view.seats
  const family = [...membersAt(conny.members, row, 'beside'), ...membersAt(conny.members, row, 'roof')]
  return (
    <section className="sheet v-conny" aria-label={phrasesOf(props).conny} data-pile={`seat:${row}`}>
      <h2>
        <SeatShape seat={CONNY_MARK} />
        {phrasesOf(props).conny} <small className="it-s">{w.rival}</small>
      </h2>
      <Tray props={props} />
      <div className="v-connyhas">
        {family.length > 0 && (
          <span>
            {w.herFamily}
            <Figures list={family} props={props} />
          </span>
        )}
        {conny.tiles.length > 0 && (
          <span>
            {w.herCustomers}
            {numbered(conny.tiles).map(({ key, item }) => (
              <Customer key={key} tile={item} props={props} />
            ))}
          </span>
        )}
      </div>
    </section>
  )
}
