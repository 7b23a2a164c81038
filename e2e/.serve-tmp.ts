/** The real server in a process of its own, so that end-to-end runs can kill and restart it. */

import { serve } from '@dorfplatz/server'
import { games } from './.games-tmp.ts'

const server = await serve(games, new URL('./.games-tmp.ts', import.meta.url).href)
process.stdout.write(`listening ${server.url}\n`)
