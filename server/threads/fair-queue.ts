/** Waiting work of many groups, taken in turn: however much one group has waiting, the others wait for one of its pieces. */

interface Line<T> {
  readonly groups: Map<string, T[]>
}

export interface FairQueue<T> {
  /** Lines take turns, and inside each line its groups do. */
  push(line: string, group: string, item: T): void
  shift(): T | undefined
  /** Takes out what nobody wants any more; false where it is not waiting. */
  drop(item: T): boolean
  readonly size: number
}

/** The first key, put at the end: whoever has had a turn comes last. */
function turn<V>(map: Map<string, V>): V | undefined {
  const [first] = map
  if (first === undefined) return undefined
  const [key, value] = first
  map.delete(key)
  map.set(key, value)
  return value
}

const forget = <V>(map: Map<string, V>, value: V): void => {
  for (const [key, found] of map) if (found === value) map.delete(key)
}

export function fairQueue<T>(): FairQueue<T> {
  const lines = new Map<string, Line<T>>()
  let size = 0
  /** Groups and lines are there as long as something of theirs waits. */
  const tidy = (line: Line<T>, items: T[]): void => {
    size--
    if (items.length === 0) forget(line.groups, items)
    if (line.groups.size === 0) forget(lines, line)
  }
  return {
    push: (name, group, item) => {
      const line = lines.get(name) ?? { groups: new Map<string, T[]>() }
      lines.set(name, line)
      const items = line.groups.get(group) ?? []
      line.groups.set(group, items)
      items.push(item)
      size++
    },
    shift: () => {
      const line = turn(lines)
      const items = line === undefined ? undefined : turn(line.groups)
      if (line === undefined || items === undefined) return undefined
      const item = items.shift()
      tidy(line, items)
      return item
    },
    drop: (item) => {
      for (const line of lines.values()) {
        for (const items of line.groups.values()) {
          const at = items.indexOf(item)
          if (at < 0) continue
          items.splice(at, 1)
          tidy(line, items)
          return true
        }
      }
      return false
    },
    get size() {
      return size
    },
  }
}
