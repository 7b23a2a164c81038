/** `dorfplatz admin`: who looks after the server; works beside a running one. */

import { type Command, read } from '../command.ts'
import { Problem } from '../problem.ts'
import { print } from '../terminal.ts'

export const admin: Command = {
  help: `Usage: dorfplatz admin [list]
       dorfplatz admin grant <e-mail>
       dorfplatz admin revoke <e-mail>

The first account of a server is an admin by itself. Admins find their page at /admin. The store is found as the server
finds it: DATABASE_URL, or DATA_DIR (default ./data).`,
  async run(argv) {
    const { positionals } = read(argv, {}, 2)
    const [act = 'list', email] = positionals
    if (!['list', 'grant', 'revoke'].includes(act)) throw new Problem(`There is no “admin ${act}”; see --help`, 2)
    if (act !== 'list' && email === undefined) throw new Problem('Whose account? Name its e-mail address.', 2)
    const server = await import('@dorfplatz/server')
    try {
      const config = server.readConfig(process.env)
      if (email !== undefined && act !== 'list') {
        if (!(await server.setAdmin(config, email, act === 'grant')))
          throw new Error(`no account has the address ${email}`)
      }
      const admins = await server.listAdmins(config)
      print(
        admins.length === 0
          ? 'Nobody looks after this server.'
          : admins.map((a) => `${a.name} <${a.email}>`).join('\n'),
      )
      return 0
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      throw new Problem(message.replace(/\n\s*/g, ' '))
    }
  },
}
