/** Notices of this browser: asked for by the person, sent by the browser's push service, shown by the service worker. */

import { api } from '../server/api.ts'

export type PushState = 'unsupported' | 'denied' | 'off' | 'on'

function supported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

export async function pushState(): Promise<PushState> {
  if (!supported() || (await navigator.serviceWorker.getRegistration()) === undefined) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await subscription()) === null ? 'off' : 'on'
}

/** The server's key as the browser wants it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'))
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

export async function startPush(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const { key } = await api.reach()
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  await api.startPush(made.toJSON())
}

/** The server has forgotten all browsers: this one says again that it wants to be told. */
export async function renewPush(): Promise<void> {
  const known = supported() ? await subscription() : null
  if (known !== null) await api.startPush(known.toJSON())
}

export async function stopPush(): Promise<void> {
  const known = await subscription()
  if (known === null) return
  await api.stopPush(known.endpoint)
  await known.unsubscribe()
}
