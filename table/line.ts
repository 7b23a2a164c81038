/** The line of a table: whatever reads or changes it happens one after the other. */

export interface TableLine {
  /** Runs the work when everything before it is done, however that ended. */
  enter<T>(work: () => Promise<T> | T): Promise<T>
  /** Done when all that stands in line now is done; the very same promise until somebody else comes. */
  end(): Promise<unknown>
}

export function openLine(): TableLine {
  let last: Promise<unknown> = Promise.resolve()
  return {
    enter: (work) => {
      const turn = last.then(work)
      last = turn.catch(() => undefined)
      return turn
    },
    end: () => last,
  }
}
