import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { documents } from '#contract/documents/documents.ts'
import { points } from '#contract/points/points.ts'
import { reports } from '#contract/reports.ts'
import { search } from '#contract/search.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS } from '#test/support/printed-signs.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

let world: World
const embed = (person: string, reportId: 'usage' | 'compass-points' = 'usage') => world.as(person)(reports.embed, { reportId })
const opened = async (url: string) => (await world.send('astm', 'GET', url)).text()
const textOf = async (url: string) => (await opened(url)).replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '\n')
/** Requests, investigations, searches and denials, as the report says them; none where it is empty. */
const figures = async (person: string) => {
  const page = await opened((await embed(person)).EmbedUrl)
  return [...page.matchAll(/<dd>(\d+)</g)].map(([, number]) => Number(number))
}

/** Counts what was used, as a minute later: events are stored behind the calls. */
async function counted(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700))
  await countUse({ table: world.ports.table, clock: world.ports.clock }, 'astm')
}
const inArabic = { reportId: 'usage', language: 'ar', theme: 'dark' } as const

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('reports', () => {
  itHere('show what the account has really used, a minute later', async () => {
    const before = await figures('usage-viewer')
    await world.as('usage-viewer')(documents.metadata, { contentCode: 'ISO|7010-2019' })
    await world.as('usage-viewer')(documents.pdf, { contentCode: 'ISO|7010-2019' })
    await world.as('usage-viewer')(documents.pdf, { contentCode: 'ISO|7010-2019' })
    await world.as('usage-viewer')(search.all, { keywords: 'safety signs' })
    await world.as('usage-viewer')(search.all, { keywords: 'safety signs', page: 1 })
    await world.as('usage-viewer')(documents.metadata, { contentCode: 'CLOSED|9-2021' })
    await counted()
    const added = (await figures('usage-viewer')).map((figure, at) => figure - (before[at] ?? 0))
    // One counts of a double click; whoever reads a text has looked at its document.
    expect(added).toEqual([1, 3, 1, 1])
    expect(await textOf((await embed('usage-viewer')).EmbedUrl)).toMatch(/ISO 7010:2019\s+1\s+2\s+0/)
  })

  itHere('show the acts on compass points to their administrators', async () => {
    await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
    await world.as('subscriber')(points.create, { contentID: 'ISO|7010-2019', name: 'Signs', place: SELECTED_SIGNS })
    await counted()
    expect(await textOf((await embed('compass-admin', 'compass-points')).EmbedUrl)).toMatch(/Made\s+1\b/)
  })

  itHere('lead administrators to all accounts, and nobody else', async () => {
    await world.as('two-accounts')(account.switch, { accountId: 'northern' })
    await world.as('two-accounts')(documents.metadata, { contentCode: 'ISO|7010-2019' })
    await counted()
    const all = (page: string) => /href="(\/dashboards\/[^"]+)">All accounts/.exec(page)?.[1]
    expect(all(await opened((await embed('usage-viewer')).EmbedUrl))).toBeUndefined()
    const own = await opened((await embed('admin')).EmbedUrl)
    const link = all(own) ?? ''
    const accounts = (page: string) => [...page.matchAll(/<bdi>([^<]+)<\/bdi><\/th><td><bdi>/g)].map(([, name]) => name)
    expect(accounts(own)).toHaveLength(1)
    expect(accounts(await opened(link)).length).toBeGreaterThan(1)
  })

  itHere('end with the rights of who was given them', async () => {
    const { EmbedUrl } = await embed('usage-viewer')
    const people = castFile('astm')
    const without = people.people.map((one) => (one.subject === 'usage-viewer' ? { ...one, authorities: [] } : one))
    await savePeople(world.ports.table, 'astm', { ...people, people: without }, { overwrite: true })
    expect((await world.send('astm', 'GET', EmbedUrl)).status).toBe(403)
    await savePeople(world.ports.table, 'astm', people, { overwrite: true })
    expect((await world.send('astm', 'GET', EmbedUrl)).status).toBe(200)
  })

  itHere('speak the language of the page around them and stand on its ground', async () => {
    const { EmbedUrl } = await world.as('usage-viewer')(reports.embed, inArabic)
    expect(await opened(EmbedUrl)).toContain('<html lang="ar" dir="rtl" data-theme="dark">')
    expect(await opened((await embed('usage-viewer')).EmbedUrl)).toContain('<html lang="en" dir="ltr" data-theme="light">')
  })

  it('reports of usage are for administrators and usage viewers, those of compass points for their administrators', async () => {
    for (const person of ['admin', 'usage-viewer']) expect((await embed(person)).EmbedUrl).toMatch(/\/dashboards\//)
    for (const person of ['subscriber', 'compass-admin', 'visitor', 'drm'])
      await expect(embed(person)).rejects.toMatchObject({ status: 403 })
    for (const person of ['admin', 'usage-viewer'])
      await expect(embed(person, 'compass-points')).rejects.toMatchObject({ status: 403 })
    expect((await embed('compass-admin', 'compass-points')).EmbedUrl).toMatch(/\/dashboards\//)
  })
})
