import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { downloads } from '#contract/downloads.ts'
import { profile } from '#contract/profile.ts'
import { queryAll } from '#ports/query-all.ts'
import { createAnswerWorld, TENANT } from '#test/support/probes/answered/answer-world.ts'
import { kindOf, liveHere, names, OTHER, PERSON, readTenant, WORDS } from '#test/support/probes/lived-person.ts'
import { PERSONAL_KINDS } from '#test/support/probes/personal-kinds.ts'
import type { World } from '#test/support/world.ts'

let world: World
const as = (person = PERSON) => world.as(person, TENANT)

async function collectData(person = PERSON): Promise<Record<string, string>> {
  const { downloadId: id } = await as(person)(profile.collectData, {})
  await world.jobsDone()
  const { file } = await as(person)(downloads.get, { id })
  const answer = await world.send(TENANT, 'GET', file?.url ?? '')
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}

beforeAll(async () => {
  world = await createAnswerWorld()
  await liveHere(world)
  await world.jobsDone()
}, 120_000)
afterAll(() => world.close())

describe('what is kept of a person', () => {
  it('is in the archive, each kind as JSON and as a table: no item of the table that names them is left out', async () => {
    const files = await collectData()
    const named = (await readTenant(world)).filter(names)
    const kinds = [...new Set(named.map(kindOf))]
    expect(kinds.length).toBeGreaterThan(18)
    const missing = kinds.filter((kind) => {
      const place = PERSONAL_KINDS[kind]
      return !place || ('file' in place && JSON.parse(files[`${place.file}.json`] ?? '[]').length === 0)
    })
    expect(missing).toEqual([])
    const all = Object.entries(files)
    for (const word of Object.values(WORDS)) {
      expect([word, all.some(([name, text]) => name.endsWith('.json') && text.includes(word))]).toEqual([word, true])
      expect([word, all.some(([name, text]) => name.endsWith('.csv') && text.includes(word))]).toEqual([word, true])
    }
  })

  it('is theirs alone: another person’s archive has none of it but what they share', async () => {
    const files = Object.values(await collectData(OTHER)).join('\n')
    for (const word of [WORDS.note, WORDS.invited, WORDS.point, WORDS.feedback, WORDS.wish, WORDS.tick])
      expect([word, files.includes(word)]).toEqual([word, false])
    expect(files).toContain(WORDS.given)
  })

  it('is taken with an audit entry, and not by sign-ins that many share', async () => {
    const audits = await queryAll(world.ports.table, { pk: `${TENANT}#audits` })
    expect(audits).toContainEqual(expect.objectContaining({ type: 'DATA_TAKEN', principal: PERSON }))
    await expect(as('company')(profile.collectData, {})).rejects.toMatchObject({ status: 403 })
  })
})
