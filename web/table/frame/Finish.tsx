/** The one place that finishes a step: a form that is being filled in takes it, from wherever it is drawn. */

import type { Answer, Decision } from '@dorfplatz/kernel'
import type { FinishProps } from '@dorfplatz/ui'
import {
  createContext,
  type MouseEvent,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { settings } from '../../app/settings.ts'
import { Glyph } from '../../parts/Glyph.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { useText } from '../../text/index.ts'
import { isLookedAt, useForesight } from '../turn/foresight.ts'
import type { Turn } from '../turn/turn.ts'
import { isCovered } from './keys.ts'
import type { Table } from './useTable.tsx'

interface Place {
  readonly element: HTMLElement | null
  /** Takes the place, and gives back what returns it. */
  readonly take: () => () => void
  /** What the form says waits for a confirmation: its button gives it. */
  readonly confirms: boolean
  /** Looks ahead at what an answer would end; null where every step is asked for. */
  readonly table: { readonly turn: Turn; readonly isPassedOver: (decision: Decision) => boolean } | null
}

export const FinishPlace = createContext<Place>({
  element: null,
  take: () => () => undefined,
  confirms: false,
  table: null,
})

/** Where the place is, and whether somebody has taken it; `table` looks ahead at what a form answers. */
export function useFinishPlace({ turn, looksAhead, stops }: Pick<Table, 'turn' | 'looksAhead' | 'stops'>) {
  const confirms = turn.reveals
  const [element, put] = useState<HTMLElement | null>(null)
  const [takers, setTakers] = useState(0)
  const take = useCallback(() => {
    setTakers((n) => n + 1)
    return () => setTakers((n) => n - 1)
  }, [])
  const place = useMemo<Place>(
    () => ({
      element,
      take,
      confirms,
      table: looksAhead && !turn.whole ? { turn, isPassedOver: stops.passesAhead } : null,
    }),
    [element, take, confirms, turn, looksAhead, stops],
  )
  return { place, put, taken: takers > 0 }
}

/** Enter presses what finishes, unless the focus is on something that can be pressed itself. */
function useEnter(on: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!on) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || event.defaultPrevented) return
      if (!settings().keys || isCovered() || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(PRESSED) !== null) return
      event.preventDefault()
      button.current?.click()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [on])
  return button
}
const PRESSED = 'button, a, summary, input, textarea, select, [role=button], [role=tab], .dialog'

/** A form that ends the turn is filled in and named: pressing it is the confirmation. */
export function Finish({ answer, ...props }: FinishProps) {
  const { table } = useContext(FinishPlace)
  return table === null || answer === undefined ? (
    <Button {...props} />
  ) : (
    <Ends {...props} table={table} answer={answer} />
  )
}

function Ends({ table, answer, ...props }: FinishProps & { table: NonNullable<Place['table']>; answer: Answer }) {
  const { turn, isPassedOver } = table
  const foreseen = useForesight(turn, [answer], isPassedOver)
  const { onPress } = props
  if (foreseen === null || onPress === undefined) return <Button {...props} />
  const press = (event: MouseEvent) => {
    if (isLookedAt(foreseen, event.detail, performance.now())) turn.seal(foreseen.answers, foreseen.reveals)
    else onPress(event)
  }
  return <Button {...props} reveals={foreseen.reveals} onPress={press} />
}

function Button({
  onPress,
  icon = 'check',
  danger = false,
  off = false,
  option,
  reveals = false,
  children,
}: FinishProps & { reveals?: boolean }) {
  const t = useText()
  const { element, take, confirms } = useContext(FinishPlace)
  useLayoutEffect(take, [take])
  const button = useEnter(!danger && !off && onPress !== undefined)
  if (element === null) return null
  return createPortal(
    <button
      ref={button}
      type="button"
      className={`btn finish ${off ? 'off' : danger ? 'danger' : 'primary'}`}
      disabled={onPress === undefined}
      data-option={option}
      title={reveals ? t.table.reveals + t.table.revealsAfter : undefined}
      aria-keyshortcuts="Enter"
      onClick={onPress}
    >
      {confirms || reveals ? <Glyph name="eye" /> : <Icon name={icon} />}
      <span>{confirms ? t.table.confirm(1) : children}</span>
    </button>,
    element,
  )
}
