/** What programs are offered: each choice with its sentence, and what answers look like by kind, on both stores. */

import type { Game, Lang } from '@dorfplatz/kernel'
import type { http } from '@dorfplatz/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { RunningServer } from '../server.ts'
import { guest, type Person } from './help/client.ts'
import { lanterns } from './help/lanterns.ts'
import { type Store, stores, testServer } from './help/server.ts'

type Offered = z.infer<typeof http.decisionsBody>

const spokenIn = (lang: Lang, take: string, wave: string) => ({
  ...lanterns.text[lang],
  choice: (_: unknown, __: unknown, choice: unknown) => [`${take} ${choice}`],
  anytime: () => [`${wave}, `, { seat: 0 }],
})

/** Lanterns whose sentences differ by language, with something to do unasked. */
const waving = {
  ...lanterns,
  anytime: () => ['wave'],
  text: { en: spokenIn('en', 'Take', 'Wave'), de: spokenIn('de', 'Nimm', 'Winke') },
} as Game

for (const { name, open } of stores) {
  describe(name, () => {
    let store: Store
    let server: RunningServer
    beforeAll(async () => {
      store = await open()
      server = await testServer(await store.fresh(), [waving])
    })
    afterAll(async () => {
      await server.close()
      await store.stop()
    })

    test('every choice, asked or unasked, comes with its sentence in the language that is asked for', async () => {
      const anna = await guest(server.url, 'Anna')
      const solo = { game: 'lanterns', seats: [{ kind: 'me' }], start: true }
      const { id } = await anna.table('POST', '/api/tables', solo)
      const offered = async (person: Person, of: string, query = ''): Promise<Offered> =>
        (await person.must('GET', `/api/tables/${of}/decisions${query}`)) as Offered
      const { view } = (await anna.must('GET', `/api/tables/${id}/view`)) as {
        view: { decisions: { choices: string[] }[] }
      }
      const choices = view.decisions[0]?.choices ?? []
      expect(choices).toHaveLength(4)

      const english = await offered(anna, id)
      expect(english.decisions).toMatchObject([
        { text: 'Choose: lay', choices: choices.map((choice) => ({ choice, text: `Take ${choice}` })) },
      ])
      expect(english.anytime).toEqual([{ choice: 'wave', text: 'Wave, Anna' }])
      const german = await offered(anna, id, '?lang=de')
      expect(german.decisions).toMatchObject([
        { text: 'Wähle: lay', choices: choices.map((choice) => ({ choice, text: `Nimm ${choice}` })) },
      ])
      expect(german.anytime).toEqual([{ choice: 'wave', text: 'Winke, Anna' }])
      expect((await anna.call('GET', `/api/tables/${id}/decisions?lang=fr`)).status).toBe(400)

      // Without a wish, the person's own language.
      const bert = await guest(server.url, 'Bert', 'de')
      const his = await bert.table('POST', '/api/tables', solo)
      expect((await offered(bert, his.id)).anytime).toEqual([{ choice: 'wave', text: 'Winke, Bert' }])
    })

    test('a socket that asked for sentences gets them with every view, others do not', async () => {
      const anna = await guest(server.url, 'Anna')
      const { id } = await anna.table('POST', '/api/tables', { game: 'lanterns', seats: [{ kind: 'me' }], start: true })
      const [spoken, plain] = [await anna.socket(), await anna.socket()]
      spoken.say({ type: 'hello', table: id, lang: 'de', sentences: true })
      plain.say({ type: 'hello', table: id })
      const [first, bare] = [await spoken.next('full'), await plain.next('full')]
      const { view, offers } = first.seats[0] ?? {}
      const choices = view?.decisions[0]?.choices ?? []
      expect(choices).toHaveLength(4)
      expect(offers?.decisions).toMatchObject([
        { text: 'Wähle: lay', choices: choices.map((choice) => ({ choice, text: `Nimm ${choice}` })) },
      ])
      expect(offers?.anytime).toEqual([{ choice: 'wave', text: 'Winke, Anna' }])
      expect(bare.seats[0]).not.toHaveProperty('offers')

      const { id: to } = view?.decisions[0] ?? {}
      const answers = [{ ...(to === undefined ? {} : { to }), choice: choices[0] ?? null }]
      await plain.command({ type: 'command', commandId: 'sentences-1', table: id, seat: 0, answers })
      const [after, plainly] = [await spoken.next('update'), await plain.next('update')]
      expect(after.seats[0]?.offers?.decisions[0]?.choices?.[0]?.text).toMatch(/^Nimm /)
      expect(plainly.seats[0]).not.toHaveProperty('offers')
    })

    test('the documentation describes the answers of each game by kind', async () => {
      const { components } = (await (await guest(server.url, 'Anna')).must('GET', '/api/docs/json')) as {
        components: { schemas: Record<string, { properties: object }> }
      }
      // Steps ask nothing; a question without a shape has a list.
      expect(components.schemas['Answers.lanterns']?.properties).toEqual({
        lay: { type: 'string', description: 'id of a lantern' },
        turn: { description: 'One of the listed choices.' },
      })
    })
  })
}
