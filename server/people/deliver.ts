/** Empties the outbox in the background: a few at a time, each with a time limit. Nobody ever waits for it. */

import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import type { Content, Delivery, Lane, Outbox } from '../storage/outbox.ts'

/** One that hangs holds one of these places, for so long. */
const AT_ONCE = 4
const LIMIT_MS = 20_000
/** A process that dies in between keeps what it had for this long. */
const LENT_MS = 3 * LIMIT_MS
const LOOK_MS = 5000
const RETRY_MS = [60_000, 300_000, 1_800_000, 7_200_000]
const LANES: readonly Lane[] = ['mail', 'push']

/** Sends one; `gone` when the address will never take anything again. */
export type Send = (content: Content) => Promise<'sent' | 'gone'>

export interface Carrier {
  /** Something was put in: look at once. */
  wake(): void
  /** Resolves when nothing that is due is left or on its way; for tests. */
  idle(): Promise<void>
  /** Stops at once; what is on its way is tried again later. */
  close(): void
}

export interface CarrierOptions {
  readonly outbox: Outbox
  readonly send: Send
  readonly now: () => number
  readonly metrics: Metrics
  readonly log: Logger
}

const timeUp = (ms: number): { over: Promise<never>; stop: () => void } => {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), ms)
    timer.unref()
  })
  return { over, stop: () => clearTimeout(timer) }
}

export function openCarrier({ outbox, send, now, metrics, log }: CarrierOptions): Carrier {
  let closed = false
  const rounds = new Map<Lane, Promise<void>>()
  const again = new Set<Lane>()

  const failed = async ({ id, content, tries, expiresAt }: Delivery, error: unknown): Promise<void> => {
    metrics.notices.inc({ outcome: 'failed' })
    log.warn({ lane: content.lane, tries, reason: String(error) }, 'a delivery failed')
    const pause = RETRY_MS[tries - 1]
    const dueAt = now() + (pause ?? 0) * (0.9 + Math.random() / 5)
    if (pause === undefined || dueAt > expiresAt) {
      metrics.notices.inc({ outcome: 'given-up' })
      await outbox.done(id)
    } else await outbox.later(id, Math.round(dueAt))
  }

  const deliver = async (delivery: Delivery): Promise<void> => {
    if (delivery.expiresAt < now()) {
      metrics.notices.inc({ outcome: 'given-up' })
      return outbox.done(delivery.id)
    }
    const { over, stop } = timeUp(LIMIT_MS)
    try {
      const outcome = await Promise.race([send(delivery.content), over])
      metrics.notices.inc({ outcome })
    } catch (error) {
      if (!closed) await failed(delivery, error)
      return
    } finally {
      stop()
    }
    await outbox.done(delivery.id)
  }

  /** Each place takes the next one as soon as it is free. */
  const place = async (lane: Lane): Promise<void> => {
    while (!closed) {
      const [delivery] = await outbox.lend(lane, 1, LENT_MS)
      if (delivery === undefined) return
      await deliver(delivery)
    }
  }
  const round = (lane: Lane): void => {
    if (closed) return
    if (rounds.has(lane)) {
      again.add(lane)
      return
    }
    const done = Promise.allSettled(Array.from({ length: AT_ONCE }, () => place(lane))).then(() => {
      rounds.delete(lane)
      if (again.delete(lane)) round(lane)
    })
    rounds.set(lane, done)
  }
  const wake = (): void => {
    for (const lane of LANES) round(lane)
  }
  const timer = setInterval(wake, LOOK_MS)
  timer.unref()

  return {
    wake,
    idle: async () => {
      wake()
      while (rounds.size > 0) await Promise.all(rounds.values())
    },
    close: () => {
      closed = true
      clearInterval(timer)
    },
  }
}
