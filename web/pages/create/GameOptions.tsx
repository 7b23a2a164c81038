/** The options of a game: parts of the box by their pictures, the kind of game in sight, fine points folded away. */

import type { OptionSpec, Options } from '@dorfplatz/kernel'
import { Fragment } from 'react'
import type { WholeGame } from '../../app/games.ts'
import { Choice } from '../../parts/Choice.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Picture } from '../../parts/Picture.tsx'
import { useText } from '../../text/index.ts'
import { suggested } from '../firstGame.ts'
import { CardsChoice } from './CardsChoice.tsx'
import { judge, offered, unusual, type Value } from './judge.ts'
import { NumbersChoice } from './NumbersChoice.tsx'
import { Why } from './Why.tsx'

interface Given {
  readonly game: WholeGame
  readonly seats: number
  readonly options: Options
  /** Somebody lays this game for the first time. */
  readonly first: boolean
  readonly onChange: (options: Options) => void
}

/** What this value would be refused with; nothing where something else is wrong already: every way out stays open. */
function refusalOf({ game, seats, options }: Given, key: string, value: Value) {
  return judge(game, seats, options) === null ? judge(game, seats, { ...options, [key]: value }) : null
}

/** A part of the box as a picture that is switched on and off. */
function BoxPart({ spec, given }: { spec: OptionSpec; given: Given }) {
  const { game, options } = given
  const { name, help } = game.text.option(spec.key)
  const on = (options[spec.key] ?? spec.default) === true
  const refusal = refusalOf(given, spec.key, !on)
  return (
    <div className="boxpart">
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-disabled={refusal !== null}
        className={`boxpart-switch${on ? ' is-chosen' : ''}${refusal === null ? '' : ' off'}`}
        onClick={() => refusal === null && given.onChange({ ...options, [spec.key]: !on })}
      >
        <Picture game={game.id} card={`box-${spec.key}`} frame="rect" view="wide" />
        <b>{name}</b>
        <small>{help}</small>
        {on && (
          <span className="stamp">
            <Icon name="check" />
          </span>
        )}
      </button>
      {refusal !== null && (
        <p className="rule">
          <Why game={game} refusal={refusal} />
        </p>
      )}
    </div>
  )
}

/** An option in its own way: a list of cards, or one of several values. */
function Option({ spec, given }: { spec: OptionSpec; given: Given }) {
  if (spec.list === undefined) return <OptionChoice spec={spec} given={given} />
  const { game, seats, options } = given
  if (spec.list === 'numbers')
    return (
      <NumbersChoice
        spec={spec}
        game={game}
        value={options[spec.key] ?? spec.default}
        onChange={(value) => given.onChange({ ...options, [spec.key]: value })}
      />
    )
  return (
    <CardsChoice
      spec={spec}
      game={game}
      seats={seats}
      options={options}
      onChange={(value) => given.onChange({ ...options, [spec.key]: value })}
    />
  )
}

export function OptionChoice({ spec, given }: { spec: OptionSpec; given: Given }) {
  const t = useText()
  const { game, options } = given
  const { name, help, value } = game.text.option(spec.key)
  const change = (v: Value) => given.onChange({ ...options, [spec.key]: v })
  const easier = suggested(spec, options, given.first)
  const items = spec.values.map((v) => {
    const refusal = refusalOf(given, spec.key, v)
    return { item: { value: v, label: value(v), off: refusal !== null }, refusal }
  })
  const refused = [...new Map(items.flatMap(({ refusal }) => (refusal === null ? [] : [[refusal.rule, refusal]])))]
  return (
    <Fragment key={spec.key}>
      <Choice
        legend={name}
        help={help}
        value={options[spec.key] ?? spec.default}
        items={items.map(({ item }) => item)}
        onChange={change}
      />
      {refused.map(([rule, refusal]) => (
        <p className="rule" key={rule}>
          <Why game={game} refusal={refusal} />
        </p>
      ))}
      {easier !== null && (
        <p className="rule">
          {t.create.firstGame}{' '}
          <button type="button" className="btn small" onClick={() => change(easier)}>
            {value(easier)}
          </button>
        </p>
      )}
    </Fragment>
  )
}

/** What a quick start asks as well: parts of the box. */
export function BoxOptions(given: Given) {
  const t = useText()
  const box = offered(given.game, given.seats, given.options).filter(({ group }) => group === 'box')
  if (box.length === 0) return null
  return (
    <fieldset className="choice">
      <legend>{t.create.box}</legend>
      <div className="boxparts">
        {box.map((spec) => (
          <BoxPart key={spec.key} spec={spec} given={given} />
        ))}
      </div>
    </fieldset>
  )
}

/** And the kind of game. */
export function KindOptions(given: Given) {
  return offered(given.game, given.seats, given.options)
    .filter(({ group }) => group === 'kind')
    .map((spec) => <OptionChoice key={spec.key} spec={spec} given={given} />)
}

export function GameOptions(given: Given) {
  const t = useText()
  const specs = offered(given.game, given.seats, given.options)
  if (specs.length === 0) return <p className="rule">{t.create.noOptions}</p>
  const fine = specs.filter(({ group }) => group === 'fine')
  const changed = unusual(given.game, fine, given.options)
  return (
    <>
      <BoxOptions {...given} />
      <KindOptions {...given} />
      {specs
        .filter(({ group }) => group === undefined)
        .map((spec) => (
          <Option key={spec.key} spec={spec} given={given} />
        ))}
      {fine.length > 0 && (
        <details className="fold">
          <summary>
            <b>{t.create.fine(fine.length)}</b> <small>{changed}</small>
          </summary>
          {fine.map((spec) => (
            <Option key={spec.key} spec={spec} given={given} />
          ))}
        </details>
      )}
    </>
  )
}
