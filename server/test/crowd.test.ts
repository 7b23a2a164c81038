/** More people than a process may have connections for: whoever is in plays on, whoever comes is turned away, and a line says so. */

import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { get } from 'node:http'
import { type Socket as Connection, connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { guest, lastView, newCommand, visitor } from './help/client.ts'
import { freePort, tempDir } from './help/stores.ts'

const CHILD = fileURLToPath(new URL('./help/child.ts', import.meta.url))
const FILES = 320
const CROWD = 500

interface Narrow {
  readonly child: ChildProcess
  readonly url: string
  /** All it has logged. */
  log(): string
}

/** A server that may open few files only. */
async function openNarrow(dir: string): Promise<Narrow> {
  const port = await freePort()
  const command = `ulimit -n ${FILES} && exec "$0" "$@"`
  const child = spawn('sh', ['-c', command, process.execPath, CHILD], {
    env: { ...process.env, DATA_DIR: dir, PORT: String(port), LOG_LEVEL: 'warn', LIMIT_SOCKETS_PER_ADDRESS: '20' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let log = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    log += String(chunk)
  })
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the server ended: ${code} ${log}`)))
  })
  return { child, url: `http://127.0.0.1:${port}`, log: () => log }
}

/** Everybody on this machine has an address of their own. */
const NEIGHBOURS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6']

/** As many connections as want in; those that are still there after a moment. */
async function crowd(url: string, from: readonly string[]): Promise<{ stay: Connection[]; turnedAway: number }> {
  const { hostname, port } = new URL(url)
  let turnedAway = 0
  let settled = 0
  const all = Array.from({ length: CROWD }, (_, i) => {
    const localAddress = from[i % from.length] ?? hostname
    const connection = connect({ port: Number(port), host: hostname, localAddress })
    connection.on('error', () => undefined)
    connection.on('connect', () => settled++)
    connection.on('close', () => turnedAway++)
    return connection
  })
  await expect.poll(() => settled).toBe(CROWD)
  await expect.poll(() => turnedAway, { timeout: 20_000 }).toBeGreaterThan(CROWD - FILES)
  return { stay: all.filter((one) => !one.destroyed), turnedAway }
}

test.runIf(process.platform === 'linux')(
  'a process that may open no more files serves on whom it serves, with bots, and says what is the matter',
  async () => {
    const dir = tempDir()
    const { child, url, log } = await openNarrow(dir)
    const anna = await guest(url, 'Anna')
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }]
    const plan = { game: 'lanterns', options: { rounds: 1000 }, seats, start: true }
    // The bot's thread is not there yet.
    const { id } = await anna.table('POST', '/api/tables', { ...plan, start: false })
    const socket = await anna.socket()
    socket.say({ type: 'hello', table: id })
    await socket.next('full')
    const { stay } = await crowd(url, NEIGHBOURS)
    await anna.must('POST', `/api/tables/${id}/start`)
    await expect.poll(() => lastView(socket, id, 0)?.decisions.length, { timeout: 20_000 }).toBe(1)
    const [asked] = lastView(socket, id, 0)?.decisions ?? []
    const answers = [{ choice: asked?.choices?.[0] ?? '' }]
    const reply = await socket.command({ type: 'command', commandId: newCommand(), table: id, seat: 0, answers })
    expect(reply.type).toBe('ack')
    // The bot lays, too, and all is shown.
    const shown = () => (lastView(socket, id, 0)?.table as { shown?: [] } | undefined)?.shown?.length
    await expect.poll(shown, { timeout: 20_000 }).toBe(2)
    expect(log()).toContain('full: people are turned away')
    expect(log()).not.toContain('EMFILE')
    for (const connection of stay) connection.destroy()
    // When there is room again, everybody comes in.
    await expect
      .poll(() =>
        visitor(url)
          .call('GET', '/healthz')
          .then(
            (reply) => reply.status,
            () => 0,
          ),
      )
      .toBe(200)
    socket.close()
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
    rmSync(dir, { recursive: true, force: true })
  },
)

test.runIf(process.platform === 'linux')(
  'whoever takes all connections from one address leaves room for others',
  async () => {
    const dir = tempDir()
    const { child, url, log } = await openNarrow(dir)
    const { stay } = await crowd(url, ['127.0.0.2'])
    expect(stay.length).toBeGreaterThan(20)
    const status = await new Promise<number | undefined>((resolve, reject) => {
      get(`${url}/healthz`, { localAddress: '127.0.0.3' }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
    expect(status).toBe(200)
    expect(log()).toContain('full: people are turned away')
    for (const connection of stay) connection.destroy()
    // Room that is free again is anybody's.
    const again = await crowd(url, ['127.0.0.2'])
    expect(again.stay.length).toBeGreaterThan(20)
    for (const connection of again.stay) connection.destroy()
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await gone
    rmSync(dir, { recursive: true, force: true })
  },
)
