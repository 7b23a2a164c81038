/** A slow line: what a page says to the server can be kept on its way, delivered later, or refused in the server's place. */

import type { Page, WebSocketRoute } from 'playwright-core'

type Said = { readonly type: string; readonly answers?: readonly unknown[] } & (
  | { readonly commandId: string; readonly id?: undefined }
  | { readonly id: string; readonly commandId?: undefined }
)

/** As much of everything that a table tells as is needed here. */
interface Full {
  readonly type: string
  readonly table: string
  readonly seq: number
  readonly seats: readonly { readonly as: unknown; readonly view: { readonly seq: number } }[]
}

export interface SlowLine {
  /** From now on acts and looks in advance stay on their way. */
  keep(): void
  /** What is on its way arrives, and everything after it at once. */
  deliver(): void
  /** What is on its way is refused with these words, and nothing more is kept. */
  refuse(text: string): void
  /** The table counts one more answer, as if somebody else had moved at the same time. */
  move(): void
  /** How many answers each act or look in advance had, in the order they were sent; undoing has none. */
  said(): readonly (readonly [type: string, answers: number])[]
}

const KEPT = ['command', 'preview', 'undo', 'ask']

/** Before the page is opened. */
export async function slowLine(page: Page): Promise<SlowLine> {
  let keeping = false
  let kept: { readonly said: Said; readonly here: WebSocketRoute; readonly deliver: () => void }[] = []
  /** A page that doubts its connection says the same again on another. */
  const all = new Map<string, Said>()
  let tell = (): void => undefined
  await page.routeWebSocket(/\/ws$/, (here) => {
    const there = here.connectToServer()
    there.onMessage((message) => {
      const heard = JSON.parse(String(message)) as Full
      if (heard.type === 'full') {
        const { table, seq, seats } = heard
        const then = seats.map(({ as, view }) => ({ as, view: { ...view, seq: view.seq + 1 } }))
        tell = () => here.send(JSON.stringify({ type: 'update', table, from: seq, seq: seq + 1, seats: then, log: [] }))
      }
      here.send(message)
    })
    here.onMessage((message) => {
      const said = JSON.parse(String(message)) as Said
      const deliver = () => there.send(message)
      if (KEPT.includes(said.type)) all.set(said.commandId ?? said.id ?? '', said)
      if (keeping && KEPT.includes(said.type)) kept.push({ said, here, deliver })
      else deliver()
    })
  })
  const end = (how: (one: (typeof kept)[number]) => void) => {
    keeping = false
    const now = kept
    kept = []
    for (const one of now) how(one)
  }
  return {
    keep: () => {
      keeping = true
    },
    deliver: () => end((one) => one.deliver()),
    refuse: (text) =>
      end(({ said, here }) => {
        const problem = { code: 'refused', text }
        const { commandId, id } = said
        here.send(
          JSON.stringify(
            commandId === undefined ? { type: 'error', id, problem } : { type: 'nack', commandId, problem },
          ),
        )
      }),
    move: () => tell(),
    said: () => [...all.values()].map(({ type, answers }) => [type, answers?.length ?? 0]),
  }
}
