/** What answers look like, by game and kind of question, for the API's documentation: read off the games' own shapes. */

import { type Game, type Json, type PlainShape, shape } from '@dorfplatz/kernel'
import type { Games } from '../play/games.ts'

type Schema = { readonly [key: string]: Json }

/** Every kind of question a game asks. */
const kindsOf = (game: Game): string[] =>
  Object.entries(game.ops).flatMap(([kind, op]) => (typeof op === 'function' ? [] : [kind]))

/** OpenAPI 3.0 has no `const`. */
function inOpenApi(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(inOpenApi)
  if (typeof schema !== 'object' || schema === null) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => (key === 'const' ? ['enum', [part]] : [key, inOpenApi(part)])),
  )
}

const described = (declared: PlainShape | undefined): Json =>
  declared === undefined ? { description: 'One of the listed choices.' } : inOpenApi(shape.jsonSchema(declared))

/** One schema for each game, `Answers.<game>`: its properties are the kinds of questions. */
export function answerSchemas(games: Games): { readonly [name: string]: Schema } {
  return Object.fromEntries(
    games.list.map((game) => {
      const { shapes } = games.need(game.id)
      return [
        `Answers.${game.id}`,
        {
          type: 'object',
          description: `${game.text.en.name}: what the \`choice\` of an answer looks like, by the \`kind\` of the decision.`,
          properties: Object.fromEntries(kindsOf(game).map((kind) => [kind, described(shapes[kind])])),
        },
      ]
    }),
  )
}
