/** Where the dead are remembered: the chronicle and the graveyard. */

import type { ReactNode } from 'react'
import { fromModules } from './modules.ts'
import { figuresAt, markOf, nameOf, pieceOf } from './Pieces.tsx'
import { Fold, type Folding } from './Place.tsx'
import { labelsOf, phrasesOf, SECTION_ICONS } from './pictures.ts'
import type { Drawn, Props } from './props.ts'

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

export function Chronicle({ props, folding }: { props: Drawn; folding: Folding }) {
  const { Icon } = props.kit
  const names = phrasesOf(props)
  // Whoever rests at sea is drawn there.
  const chronicle = props.view.table.chronicle.filter(({ section }) => section !== 'seaBurial')
  return (
    <section className={`sheet v-place v-chronicle${folding.isOpen ? ' v-shown' : ''}`}>
      <Fold folding={folding} name={names.chronicle} props={props} />
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

export function Graveyard({ props }: { props: Props }) {
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
