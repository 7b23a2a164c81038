/** A printed value together with where we have it from, so that the owner of a box can see what to check. */

/** rulebook: stated there. derived: follows from it. public: other public sources. reconstructed: our own. */
export type Origin = 'rulebook' | 'derived' | 'public' | 'reconstructed'
export type Confidence = 'high' | 'medium' | 'low'

export interface Fact<T> {
  readonly value: T
  readonly origin: Origin
  readonly confidence: Confidence
  /** What supports the value, or what would contradict it. */
  readonly note?: { readonly en: string; readonly de: string }
}

export function fact<T>(value: T, origin: Origin, confidence: Confidence, note?: Fact<T>['note']): Fact<T> {
  return note === undefined ? { value, origin, confidence } : { value, origin, confidence, note }
}
