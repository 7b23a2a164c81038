/** Tells people who are away that a table waits for them: by e-mail and by web push. */

import { createTransport } from 'nodemailer'
import webpush from 'web-push'
import type { ServerContext } from '../context.ts'
import { message } from '../messages.ts'
import { settle } from '../storage/settings.ts'

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
  mail(to: string, subject: string, text: string): Promise<void>
  /** True when there was a way to reach the person. Throws when all ways failed for now. */
  send(notice: Notice): Promise<boolean>
  close(): void
}

/** A subscription that the push service no longer knows. */
const isGone = (error: unknown): boolean => {
  const status = (error as { statusCode?: number } | null)?.statusCode
  return status === 404 || status === 410
}

export async function openNotifier(context: ServerContext): Promise<Notifier> {
  const { config, db, people, games } = context
  const transport = config.SMTP_URL === undefined ? null : createTransport(config.SMTP_URL)
  const stored = await settle(db, 'push keys', () => JSON.stringify(webpush.generateVAPIDKeys()))
  const keys = JSON.parse(stored) as { publicKey: string; privateKey: string }
  const base = config.publicUrl ?? `http://${config.HOST}:${config.PORT}`

  const mail = async (to: string, subject: string, text: string): Promise<void> => {
    if (transport === null) return
    await transport.sendMail({ from: config.MAIL_FROM, to, subject, text })
  }

  return {
    pushKey: keys.publicKey,
    mail,
    send: async ({ kind, person: id, table, game, deadline }) => {
      const person = await people.byId(id)
      if (person === null) return false
      const { lang } = person
      const title = message(lang, `mail-${kind}`, { game: games.kernel(game)?.game.text[lang].name ?? game })
      const link = `${base}/table/${table}`
      const when =
        deadline === null
          ? ''
          : new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(deadline)
      let reached = false
      let failure: unknown = null
      if (person.notifyEmail && person.email !== null && transport !== null) {
        const text = message(lang, `mail-body-${kind}`, { name: person.name, link, deadline: `${when} UTC` })
        await mail(person.email, title, text).then(
          () => {
            reached = true
          },
          (error: unknown) => {
            failure = error
          },
        )
      }
      for (const push of person.notifyPush ? await people.pushes(id) : []) {
        try {
          await webpush.sendNotification(push, JSON.stringify({ title, url: `/table/${table}` }), {
            vapidDetails: { subject: config.PUSH_CONTACT, ...keys },
            timeout: 10_000,
            TTL: 24 * 3600,
          })
          reached = true
        } catch (error) {
          if (isGone(error)) await people.removePush(push.endpoint)
          else failure = error
        }
      }
      if (!reached && failure !== null) throw failure
      return reached
    },
    close: () => transport?.close(),
  }
}
