/** Letters in tests. */

import { createServer, type Server } from 'node:net'

/** Just enough of a mail server to take letters. */
export async function fakeSmtp(mails: string[]): Promise<{ port: number; close(): void }> {
  const server: Server = createServer((socket) => {
    let inData = false
    let letter = ''
    let rest = ''
    socket.write('220 here\r\n')
    socket.on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      // A line may come in pieces.
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (inData) {
          if (line === '.') {
            inData = false
            mails.push(letter)
            letter = ''
            socket.write('250 ok\r\n')
          } else letter += `${line}\n`
        } else if (/^(EHLO|HELO|MAIL|RCPT|RSET)/i.test(line)) socket.write('250 ok\r\n')
        else if (/^DATA/i.test(line)) {
          inData = true
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n')
      }
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { port: typeof address === 'object' && address !== null ? address.port : 0, close: () => server.close() }
}
