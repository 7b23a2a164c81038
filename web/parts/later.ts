/** Parts of a page that come after it. */

import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part the page cannot do without: where it does not come, the page says so. */
export const later = <Props extends object>(ask: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await ask() }))

/** A part that helps: where it does not come, because the server is away just then, the table goes on without it. */
export const extra = <Props extends object>(ask: () => Promise<ComponentType<Props>>) =>
  later<Props>(() => ask().catch(() => Nothing))
