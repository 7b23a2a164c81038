/** Packs a network as it was fitted into the form in which games keep it (`kernel/net.ts`). */

import type { NetFile } from '@dorfplatz/kernel'

/** What `fit.ts` finds. */
export interface Fitted {
  readonly inputs: number
  readonly base: number
  readonly linear: readonly number[]
  /** The first layer by input, the second by output. */
  readonly layers: readonly { readonly w: readonly (readonly number[])[]; readonly b: readonly number[] }[]
  readonly out: { readonly w: readonly number[] }
}

const BYTE = 127

const scaleOf = (row: readonly number[]): number => Math.max(1e-12, ...row.map(Math.abs)) / BYTE

const floats = (list: readonly number[]): Buffer => Buffer.from(Float32Array.from(list).buffer)

/** Every row's scale, then all rows in bytes. */
function rows(list: readonly (readonly number[])[]): Buffer[] {
  const scales = list.map(scaleOf)
  const bytes = list.flatMap((row, i) => row.map((x) => Math.round(x / (scales[i] ?? 1))))
  return [floats(scales), Buffer.from(Int8Array.from(bytes).buffer)]
}

export function packed({ inputs, base, linear, layers, out }: Fitted): NetFile {
  const [first, second] = layers
  if (first === undefined || second === undefined) throw new Error('two hidden layers are wanted')
  const parts = [
    floats([base]),
    floats(linear),
    ...rows(first.w),
    floats(first.b),
    ...rows(second.w),
    floats(second.b),
    floats(out.w),
  ]
  return { inputs, hidden: [first.b.length, second.b.length], numbers: Buffer.concat(parts).toString('base64') }
}
