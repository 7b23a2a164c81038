/** Fences as they stand on the yard: pickets and rails, those that are planned in white with an accent edge. */

import { columnOf, rowOf, VERTICAL } from '../rules/farm/yard.ts'

/** A space's side and the yard's margin, in the drawing's own units. */
const SIDE = 104
const MARGIN = 15
const POSTS = 5

function posts(x: number, y: number, lies: boolean): string {
  let d = ''
  for (let i = 0; i <= POSTS; i++) {
    const along = (i * SIDE) / POSTS
    const [px, py] = lies ? [x + along, y] : [x, y + along]
    d += `M${px - 3.6} ${py + 8.5}V${py - 7}l3.6-5 3.6 5V${py + 8.5}Z`
  }
  return d
}

function rails(x: number, y: number, lies: boolean): string {
  if (!lies) return `M${x - 1.6} ${y}h3.2v${SIDE}h-3.2z`
  return `M${x} ${y - 4.5}h${SIDE}v3.2h${-SIDE}zM${x} ${y + 2.5}h${SIDE}v3.2h${-SIDE}z`
}

function Line({ edge, look }: { edge: number; look: string }) {
  const lies = edge < VERTICAL
  const at = lies ? edge : edge - VERTICAL
  const x = MARGIN + columnOf(at) * SIDE
  const y = MARGIN + rowOf(at) * SIDE
  return (
    <g className={look}>
      <path className="rail" d={rails(x, y, lies)} />
      <path className="post" d={posts(x, y, lies)} />
    </g>
  )
}

export function Pickets({ built, planned }: { built: readonly number[]; planned: readonly number[] }) {
  return (
    <svg className="pickets" viewBox={`0 0 ${5 * SIDE + 2 * MARGIN} ${3 * SIDE + 2 * MARGIN}`} aria-hidden="true">
      {built.map((edge) => (
        <Line key={edge} edge={edge} look="built" />
      ))}
      {planned.map((edge) => (
        <Line key={edge} edge={edge} look="planned" />
      ))}
    </svg>
  )
}
