/**
 * A small network that was learned by playing: a row of numbers in, points out. Besides its hidden layers every input counts
 * directly, so that what a plain sum can say need not be learned twice.
 */

/** As it is kept in a file: weights in bytes, each row of them with a scale of its own. */
export interface NetFile {
  readonly inputs: number
  /** Sizes of the two hidden layers. */
  readonly hidden: readonly [number, number]
  /** All numbers in base64, in the order in which `netOf` reads them. */
  readonly numbers: string
}

export type Net = (row: Float32Array) => number

function bytesOf(text: string): Uint8Array {
  const binary = atob(text)
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

/** Reads numbers one list after the other. */
function reader(text: string) {
  const bytes = bytesOf(text)
  const data = new DataView(bytes.buffer)
  let at = 0
  const floats = (n: number): Float32Array => {
    const from = at
    at += 4 * n
    return Float32Array.from({ length: n }, (_, i) => data.getFloat32(from + 4 * i, true))
  }
  /** Rows of bytes, each as long as `width`, times the scale of its row. */
  const rows = (scales: Float32Array, width: number): Float32Array => {
    const from = at
    at += scales.length * width
    return Float32Array.from(
      { length: scales.length * width },
      (_, i) => data.getInt8(from + i) * (scales[Math.floor(i / width)] ?? 0),
    )
  }
  return { floats, rows }
}

/** So many inputs are added to the first layer in one sweep over it, each rounded as if it came alone. */
const TOGETHER = 4

/** A network ready to be asked. One at a time: it thinks in memory of its own. */
export function netOf({ inputs, hidden: [first, second], numbers }: NetFile): Net {
  const { floats, rows } = reader(numbers)
  const [base = 0] = floats(1)
  const direct = floats(inputs)
  // One row for each input: an input of 0 is passed over.
  const weights1 = rows(floats(inputs), first)
  const bias1 = floats(first)
  const weights2 = rows(floats(second), first)
  const bias2 = floats(second)
  const out = floats(second)
  const layer = new Float32Array(first)
  // The inputs that are not 0: what they are, and where their weights begin.
  const seen = new Float32Array(inputs + TOGETHER)
  const from = new Int32Array(inputs + TOGETHER)
  const positive = new Int32Array(first)
  return (row) => {
    let points = base
    let n = 0
    for (let i = 0; i < inputs; i++) {
      const x = row[i] as number
      if (x === 0) continue
      points += x * (direct[i] as number)
      from[n] = i * first
      seen[n++] = x
    }
    // The last few are filled up with inputs of 0, which change nothing.
    for (let i = n; i < n + TOGETHER; i++) seen[i] = from[i] = 0
    layer.set(bias1)
    for (let i = 0; i < n; i += TOGETHER) {
      const [a, b, c, d] = [seen[i] as number, seen[i + 1] as number, seen[i + 2] as number, seen[i + 3] as number]
      const [p, q, r, s] = [from[i] as number, from[i + 1] as number, from[i + 2] as number, from[i + 3] as number]
      for (let j = 0; j < first; j++) {
        let sum = Math.fround((layer[j] as number) + a * (weights1[p + j] as number))
        sum = Math.fround(sum + b * (weights1[q + j] as number))
        sum = Math.fround(sum + c * (weights1[r + j] as number))
        layer[j] = sum + d * (weights1[s + j] as number)
      }
    }
    let active = 0
    for (let i = 0; i < first; i++) if ((layer[i] as number) > 0) positive[active++] = i
    for (let j = 0; j < second; j++) {
      const row2 = j * first
      let sum = bias2[j] as number
      for (let k = 0; k < active; k++) {
        const i = positive[k] as number
        sum += (layer[i] as number) * (weights2[row2 + i] as number)
      }
      if (sum > 0) points += sum * (out[j] as number)
    }
    return points
  }
}
