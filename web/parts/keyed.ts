/** Keys for things that may repeat: the same thing gets a number behind it. */

export function keyed<T>(items: readonly T[], name: (item: T) => string): { readonly key: string; readonly item: T }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const base = name(item)
    const n = seen.get(base) ?? 0
    seen.set(base, n + 1)
    return { key: n === 0 ? base : `${base}#${n}`, item }
  })
}
