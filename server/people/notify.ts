/** Tells people who are away that a table waits for them: by e-mail and by web push, through the outbox. */

import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import { urlAt } from '../config.ts'
import type { ServerContext } from '../context.ts'
import { message } from '../messages.ts'
import type { Seal } from '../secrets.ts'
import { type Db, parse } from '../storage/db.ts'
import type { Content, Once } from '../storage/outbox.ts'
import { openOutbox } from '../storage/outbox.ts'
import { settle } from '../storage/settings.ts'

import { openCarrier, type Send } from './deliver.ts'

export type NoticeKind = 'turn' | 'reminder' | 'replaced'

export interface Notice {
  readonly kind: NoticeKind
  readonly person: string
  readonly table: string
  readonly game: string
  readonly deadline: number | null
}

export interface Notifier {
  readonly pushKey: string
  /** Stores a letter; it is worth nothing after `ms`. */
  mail(to: string, subject: string, text: string, ms: number): Promise<void>
  /** Stores what the person is to be told, once for each time the seat is asked. */
  tell(seat: number, since: number, notice: Notice): Promise<void>
  /** Those of these that nobody was told of yet. */
  fresh<T extends Once>(notices: readonly T[]): Promise<T[]>
  /** Resolves when nothing that is due is left; for tests. */
  idle(): Promise<void>
  close(): void
}

const DAY_MS = 24 * 3600_000
/** A mail server that says nothing for so long is away. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 }

/** A subscription that the push service no longer knows. */
const isGone = (error: unknown): boolean => {
  const status = (error as { statusCode?: number } | null)?.statusCode
  return status === 404 || status === 410
}

interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** Made once; sealed, so that a backup alone lets nobody speak in our name. */
async function pushKeys(db: Db, seal: Seal): Promise<PushKeys> {
  const stored = await settle(db, 'push keys', () => seal.close(JSON.stringify(webpush.generateVAPIDKeys())))
  if (!stored.startsWith('{')) return parse<PushKeys>(seal.open(stored))
  // From before they were sealed.
  await db.all("UPDATE settings SET value = ? WHERE key = 'push keys'", [seal.close(stored)])
  return parse<PushKeys>(stored)
}

export async function openNotifier(context: ServerContext): Promise<Notifier> {
  const { config, db, people, games, seal, metrics, log } = context
  const transport = config.SMTP_URL === undefined ? null : createTransport({ url: config.SMTP_URL, ...TIMEOUTS })
  const keys = await pushKeys(db, seal)
  const base = config.publicUrl ?? urlAt(config.HOST, config.PORT)
  const outbox = openOutbox(db, seal)

  const send: Send = async (content) => {
    if (content.lane === 'mail') {
      if (transport === null) return 'gone'
      const { to, subject, text } = content
      await transport.sendMail({ from: config.MAIL_FROM, to, subject, text })
      return 'sent'
    }
    const { endpoint, title, url } = content
    try {
      await webpush.sendNotification({ endpoint, keys: content.keys }, JSON.stringify({ title, url }), {
        vapidDetails: { subject: config.PUSH_CONTACT, ...keys },
        timeout: 10_000,
        TTL: DAY_MS / 1000,
      })
      return 'sent'
    } catch (error) {
      if (!isGone(error)) throw error
      await people.removePush(endpoint)
      return 'gone'
    }
  }
  const carrier = openCarrier({ outbox, send, now: db.now, metrics, log })

  const contentsOf = async ({ kind, person: id, table, game, deadline }: Notice): Promise<Content[]> => {
    const person = await people.byId(id)
    if (person === null) return []
    const { lang } = person
    const title = message(lang, `mail-${kind}`, { game: games.kernel(game)?.game.text[lang].name ?? game })
    const out: Content[] = []
    if (person.notifyEmail && person.verified && person.email !== null && transport !== null) {
      const when =
        deadline === null
          ? ''
          : new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(deadline)
      const fill = { name: person.name, link: `${base}/table/${table}`, deadline: `${when} UTC` }
      out.push({ lane: 'mail', to: person.email, subject: title, text: message(lang, `mail-body-${kind}`, fill) })
    }
    for (const push of person.notifyPush ? await people.pushes(id) : []) {
      out.push({ lane: 'push', ...push, title, url: `/table/${table}` })
    }
    return out
  }

  return {
    pushKey: keys.publicKey,
    mail: async (to, subject, text, ms) => {
      if (transport === null) return
      await outbox.put(null, [{ lane: 'mail', to, subject, text }], db.now() + ms)
      carrier.wake()
    },
    tell: async (seat, since, notice) => {
      const once: Once = { table: notice.table, seat, since, kind: notice.kind }
      if ((await outbox.fresh([once])).length === 0) return
      const contents = await contentsOf(notice)
      if (contents.length === 0) metrics.notices.inc({ outcome: 'no-way' })
      // A warning that comes after the deadline would be wrong; that a bot plays is true for longer.
      const useful = notice.kind === 'replaced' ? db.now() + DAY_MS : (notice.deadline ?? db.now() + DAY_MS)
      await outbox.put(notice.person, contents, useful, once)
      if (contents.length > 0) carrier.wake()
    },
    fresh: outbox.fresh,
    idle: carrier.idle,
    close: () => {
      carrier.close()
      transport?.close()
    },
  }
}
