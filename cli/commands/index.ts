/** All sub-commands by name. Each is loaded when it is called: the server's parts are many. */

import type { Command } from '../command.ts'

export interface Entry {
  readonly summary: string
  readonly load: () => Promise<Command>
}

export const commands: { readonly [name: string]: Entry } = {
  start: {
    summary: 'start a local server and play in your browser (builds the client if needed)',
    load: async () => (await import('./serve.ts')).start,
  },
  games: {
    summary: 'list the games with their seats and table options',
    load: async () => (await import('./games.ts')).games,
  },
  play: {
    summary: 'play in the terminal, alone, with bots, or together on one screen',
    load: async () => (await import('./play.ts')).play,
  },
  simulate: {
    summary: 'play many games with bots and report speed, scores and violations',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  sweep: {
    summary: 'random games of every combination of options and seats, each replayed',
    load: async () => (await import('./sweep.ts')).sweep,
  },
  arena: {
    summary: 'one bot against another, on the same deals from every seat',
    load: async () => (await import('./arena.ts')).arena,
  },
  solo: {
    summary: "a bot alone against the rulebook's goals",
    load: async () => (await import('./solo.ts')).solo,
  },
  replay: {
    summary: 'verify a record and step through it',
    load: async () => (await import('./replay.ts')).replay,
  },
  analyse: {
    summary: 'look back at a finished game: expected scores, and the moves that cost most',
    load: async () => (await import('./analyse.ts')).analyse,
  },
  verify: {
    summary: 'check that the deal of a record was fair',
    load: async () => (await import('./verify.ts')).verify,
  },
  cards: {
    summary: 'list the cards of a game with their generated text',
    load: async () => (await import('./cards.ts')).cards,
  },
  facts: {
    summary: 'the numbers of the box that no rulebook prints',
    load: async () => (await import('./facts.ts')).facts,
  },
  rules: {
    summary: 'the rule catalogue of a game; --coverage lists rules that no test cites',
    load: async () => (await import('./rules.ts')).rules,
  },
  bench: {
    summary: 'measure the engine: answers, clones, choices, replays per second',
    load: async () => (await import('./bench.ts')).bench,
  },
  serve: {
    summary: 'run the server, configured by environment variables; logs JSON',
    load: async () => (await import('./serve.ts')).serve,
  },
  admin: {
    summary: 'name who looks after the server',
    load: async () => (await import('./admin.ts')).admin,
  },
  backup: {
    summary: 'back up all server data to one file; the server can keep running',
    load: async () => (await import('./backup.ts')).backup,
  },
  secret: {
    summary: 'show the secret that opens what a backup keeps sealed',
    load: async () => (await import('./backup.ts')).secret,
  },
  restore: {
    summary: 'restore a backup into an empty database (SQLite or PostgreSQL)',
    load: async () => (await import('./backup.ts')).restore,
  },
}
