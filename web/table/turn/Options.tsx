/** The panel that says in words what can be done now: one button per option, forms where an answer is built. */

import type { Decision } from '@dorfplatz/kernel'
import { toText } from '@dorfplatz/kernel'
import type { BoardProps, GameUi, Option } from '@dorfplatz/ui'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { Form } from './Form.tsx'
import { IDLE, inGroups, numberedOf } from './options.ts'

/** From so many options on there is a search field. */
const MANY = 14
const NONE: readonly string[] = []

/** A sentence that begins with the very picture in the margin says it to the ear only. */
function withoutMargin(sentence: Option['sentence'], icon: string | null) {
  const [first, second, ...more] = sentence
  if (typeof first !== 'object' || !('icon' in first) || first.icon !== icon || typeof second !== 'string') {
    return { spoken: '', rest: sentence }
  }
  return { spoken: first.label, rest: [second.replace(/^[\s,:]+/, ''), ...more] }
}

/** What a card's option does stands below its name, in small print. */
function withSmall(sentence: Option['sentence']): readonly [Option['sentence'], Option['sentence']] {
  const at = sentence.findIndex((part) => typeof part === 'object' && 'card' in part)
  const after = sentence[at + 1]
  if (at < 0 || typeof after !== 'string' || sentence.length < at + 3) return [sentence, []]
  const colon = after.indexOf(': ')
  if (colon < 0) return [sentence, []]
  return [
    [...sentence.slice(0, at + 1), after.slice(0, colon)],
    [after.slice(colon + 2), ...sentence.slice(at + 2)],
  ]
}

function OptionButton({
  option,
  props,
  ui,
  number,
}: {
  option: Option
  props: BoardProps
  ui: GameUi | null
  /** The digit that chooses it; null where none does. */
  number: number | null
}) {
  // Only what the game itself wants beside the words: a sentence with pictures in it needs no other.
  const icon = ui?.iconOf?.(props.view, option) ?? null
  const shortcut = number !== null && number <= 9 ? String(number) : null
  const { spoken, rest } = withoutMargin(option.sentence, icon)
  const [head, small] = withSmall(rest)
  return (
    <button
      type="button"
      className={option.chosen ? 'opt is-chosen' : 'opt'}
      aria-pressed={option.chosen ? true : undefined}
      data-option={option.key}
      {...(shortcut === null ? {} : { 'aria-keyshortcuts': shortcut })}
      onClick={() => props.choose(option.answer)}
    >
      {icon !== null && <Icon name={icon} className="i28" />}
      <span className="opt-words">
        {spoken !== '' && <span className="sr-only">{spoken} </span>}
        <Words sentence={head} still />
        {small.length > 0 && (
          <small>
            <Words sentence={small} still />
          </small>
        )}
      </span>
      {shortcut !== null && (
        <span className="key" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  )
}

function Listed(props: {
  options: readonly Option[]
  board: BoardProps
  ui: GameUi | null
  numbers: ReadonlyMap<Option, number>
  /** What stands above options that have no heading of their own. */
  title?: string
}) {
  const t = useText()
  const [query, setQuery] = useState('')
  const wanted = useDeferredValue(query.trim().toLocaleLowerCase(props.board.lang))
  const { options, board, ui } = props
  const shown =
    wanted === ''
      ? options
      : options.filter((o) =>
          toText(o.sentence, (s) => board.names[s] ?? '')
            .toLocaleLowerCase(board.lang)
            .includes(wanted),
        )
  const groups = inGroups(shown, ui, board.view, board.lang, board.text, props.title)
  return (
    <>
      {options.length > MANY && (
        <input
          type="search"
          className="field search"
          value={query}
          placeholder={t.table.filter}
          aria-label={t.table.filter}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      {[...groups].map(([heading, list]) => (
        <div className="opts" key={heading}>
          {heading !== '' && <h4 className="kick">{heading === IDLE ? t.table.bringsNothing : heading}</h4>}
          {list.map((option) => (
            <OptionButton
              key={option.key}
              option={option}
              props={board}
              ui={ui}
              number={props.numbers.get(option) ?? null}
            />
          ))}
        </div>
      ))}
    </>
  )
}

function Asked(props: {
  decision: Decision
  board: BoardProps
  ui: GameUi | null
  numbers: ReadonlyMap<Option, number>
  first: boolean
}) {
  const { decision, board, ui } = props
  const Drawn = ui?.forms?.[decision.kind]
  const sentence = board.text.decision(board.view, decision)
  return (
    <section className="asked">
      <h3 className={props.first ? 'sr-only' : 'ask'}>
        <Words sentence={sentence} />
      </h3>
      {Drawn !== undefined ? (
        <Drawn {...board} decision={decision} />
      ) : decision.choices === null ? (
        <Form key={decision.id} decision={decision} board={board} />
      ) : (
        <Listed
          options={board.options.filter((o) => o.decision?.id === decision.id)}
          board={board}
          ui={ui}
          numbers={props.numbers}
        />
      )}
    </section>
  )
}

/** A form in the rack is filled in there and nowhere else. */
const isInRack = (ui: GameUi | null, kind: string): boolean => ui?.regions?.inRack?.includes(kind) === true

interface OptionsProps {
  readonly board: BoardProps
  readonly ui: GameUi | null
  /** Answers that are being counted instead of listed. */
  readonly counted?: readonly Option[]
  /** Kinds of questions that are answered on the table: where an answer is built there, here it is only said. */
  readonly elsewhere?: readonly string[]
}

export const Options = memo(function Options({ board: whole, ui, counted, elsewhere = NONE }: OptionsProps) {
  const t = useText()
  const { view } = whole
  // Exchanges have a drawer of their own.
  const board = useMemo(
    () => ({ ...whole, options: whole.options.filter((o) => ui?.isExchange?.(o) !== true && !counted?.includes(o)) }),
    [whole, ui, counted],
  )
  const unasked = board.options.filter((o) => o.decision === null)
  const numbers = useMemo(
    () =>
      new Map(numberedOf(board.options, ui ?? {}, view, board.lang, board.text).map((option, i) => [option, i + 1])),
    [board.options, ui, view, board.lang, board.text],
  )
  return (
    <div className="options-body">
      {view.decisions.map((decision, i) =>
        elsewhere.includes(decision.kind) && (decision.choices === null || isInRack(ui, decision.kind)) ? (
          <p className="rule" key={decision.id}>
            {t.table.elsewhere}
          </p>
        ) : (
          <Asked key={decision.id} decision={decision} board={board} ui={ui} numbers={numbers} first={i === 0} />
        ),
      )}
      {unasked.length > 0 && (
        <section className="asked">
          <h3 className="sr-only">{t.table.youMay}</h3>
          <Listed options={unasked} board={board} ui={ui} numbers={numbers} title={t.table.youMay} />
        </section>
      )}
      {view.decisions.length === 0 && unasked.length === 0 && <p className="rule">{t.table.noOptions}</p>}
    </div>
  )
})
