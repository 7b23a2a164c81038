/** A text with what was looked for marked in it. */

import { Fragment } from 'react'
import { keyed } from '../parts/keyed.ts'
import { pieces } from '../parts/search.ts'

export function Found({ text, query }: { text: string; query: string }) {
  if (query === '') return text
  return keyed(pieces(text, query), (piece) => piece.text).map(({ key, item }) =>
    item.found ? <mark key={key}>{item.text}</mark> : <Fragment key={key}>{item.text}</Fragment>,
  )
}
