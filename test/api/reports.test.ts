import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { reports } from '#contract/reports.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

let world: World
const embed = (person: string, reportId: 'usage' | 'compass-points' = 'usage') => world.as(person)(reports.embed, { reportId })
const opened = async (url: string) => (await world.send('astm', 'GET', url)).text()
const countOf = (page: string) => Number(/: (\d+)<\/h1>/.exec(page)?.[1])
const inArabic = { reportId: 'usage', language: 'ar', theme: 'dark' } as const

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('reports', () => {
  itHere('show what the account has really opened, counted as it is', async () => {
    const before = countOf(await opened((await embed('usage-viewer')).EmbedUrl))
    await world.as('usage-viewer')(documents.metadata, { contentCode: 'ISO|7010-2019' })
    await world.as('usage-viewer')(documents.metadata, { contentCode: 'ISO|7010-2019' })
    expect(countOf(await opened((await embed('usage-viewer')).EmbedUrl))).toBe(before + 2)
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
    // Nothing is counted of compass points yet, and nothing is made up.
    const off = { status: 403, problem: { code: 'feature-off' } }
    await expect(embed('compass-admin', 'compass-points')).rejects.toMatchObject(off)
  })
})
