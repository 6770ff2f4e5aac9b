import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { admin } from '#contract/admin/admin.ts'
import { documents } from '#contract/documents/documents.ts'
import { points } from '#contract/points/points.ts'
import { reports } from '#contract/reports.ts'
import { search } from '#contract/search.ts'
import { tracking } from '#contract/tracking.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { silenceActs } from '#test/support/acts/silence-acts.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS } from '#test/support/printed-signs.ts'
import { createWorld, itHere, type World } from '#test/support/world.ts'

let world: World
const TODAY = new Date().toISOString().slice(0, 10)
const embed = (person: string, reportId: 'usage' | 'compass-points' = 'usage') => world.as(person)(reports.embed, { reportId })
const opened = async (url: string) => (await world.send('astm', 'GET', url)).text()
const textOf = async (url: string) => (await opened(url)).replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '\n')
/** Requests, investigations, searches and denials, as the report says them; none where it is empty. */
const figures = async (person: string) => {
  const page = await opened((await embed(person)).EmbedUrl)
  return [...page.matchAll(/<dd>(\d+)</g)].map(([, number]) => Number(number))
}

/** Counts what was used, as a minute later: events are stored behind the calls; on AWS by a function of their own, which no world has. */
async function counted(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 700))
  await countUse({ table: world.ports.table, clock: world.ports.clock }, 'astm')
}
const inArabic = { reportId: 'usage', language: 'ar', theme: 'dark' } as const

beforeAll(async () => {
  world = await createWorld()
  silenceActs(world)
}, 300_000)
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
    const { EmbedUrl } = await embed('usage-viewer')
    expect(await textOf(EmbedUrl)).toMatch(/ISO 7010:2019\s+1\s+2\s+0/)
    expect(await textOf(`${EmbedUrl}&view=turnaways`)).toMatch(/CLOSED 9:2021[\s\S]*&lt;5\s+1\b/)
  })

  itHere('give each table as a file with the rows of the page, in their order, and tell the audits', async () => {
    const { EmbedUrl } = await embed('usage-viewer')
    const page = await opened(EmbedUrl)
    const links = [...page.matchAll(/href="([^"]+)" aria-label="Save the table/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    )
    expect(links.length).toBeGreaterThan(4)
    const fileOf = async (href: string) => {
      const { pathname, search: query } = new URL(
        (await world.send('astm', 'GET', href)).headers.get('Location') ?? '',
        'http://x',
      )
      return new Uint8Array(await (await world.send('astm', 'GET', pathname + query)).arrayBuffer())
    }
    const days = links.find((href) => href.includes('/days?') && href.endsWith('csv')) ?? ''
    const rows = new TextDecoder()
      .decode(await fileOf(days))
      .trim()
      .split('\r\n')
    expect(rows).toHaveLength(8)
    expect(rows[0]).toMatch(/^\uFEFF?Day \(.*\),Requests,Investigations,Denied,Searches$/)
    expect(rows.at(-1)).toMatch(/^\d{4}-\d\d-\d\d,1,3,1,1$/)
    const workbook = await fileOf(days.replace('format=csv', 'format=xlsx'))
    expect(new TextDecoder('latin1').decode(workbook.slice(0, 2))).toBe('PK')
    const [audit] = await world.as('admin')(admin.audits, { size: 1 })
    expect(audit).toMatchObject({
      type: 'LIST_EXPORTED',
      principal: 'usage-viewer',
      data: { message: 'usage days xlsx, account harbour' },
    })
    expect((await world.send('astm', 'GET', days.replace('/days?', '/nothing?'))).status).toBe(404)
  })

  itHere('give tables of other days and accounts as files apart: neither address leads to the other table', async () => {
    const { EmbedUrl } = await world.as('admin')(reports.embed, { reportId: 'usage' })
    const ticket = new URL(EmbedUrl, 'http://x').pathname.split('/').at(-1) ?? ''
    const fileOf = (more: object) => world.as('admin')(reports.file, { ticket, table: 'days', format: 'csv', ...more })
    const days = { from: '2026-01-01', to: '2026-01-02' }
    const files = [await fileOf({}), await fileOf(days), await fileOf({ ...days, account: 'harbour' }), await fileOf({})]
    const texts = await Promise.all(files.map(({ url }) => opened(url)))
    const keys = files.map(({ url }) => new URL(url, 'http://x').pathname)
    expect(new Set(keys).size).toBe(3)
    expect(keys[3]).toBe(keys[0])
    expect(texts[3]).toBe(texts[0])
    expect(texts[1]).not.toBe(texts[0])
  })

  it('show the acts on compass points to their administrators', async () => {
    await saveText(world.ports, 'astm/documents/shelf.pdf', packText(PRINTED_SIGNS))
    await world.as('subscriber')(points.create, { contentID: 'ISO|7010-2019', name: 'Signs', place: SELECTED_SIGNS })
    await counted()
    const { EmbedUrl } = await embed('compass-admin', 'compass-points')
    // QuickSight has this report in the world on engines.
    if (EmbedUrl.startsWith('/')) expect(await textOf(EmbedUrl)).toMatch(/Made\s+1\b/)
  })

  itHere('show other accounts to administrators, and to nobody else', async () => {
    await world.as('two-accounts')(account.switch, { accountId: 'northern' })
    await world.as('two-accounts')(documents.metadata, { contentCode: 'ISO|7010-2019' })
    await counted()
    const { EmbedUrl } = await embed('admin')
    const accounts = (page: string) => [
      ...page.matchAll(/<bdi>November|<bdi>[A-Z]\w+ \d{4}<\/bdi><\/th><td><bdi>([^<]+)<\/bdi>/g),
    ]
    expect(accounts(await opened(EmbedUrl))).toHaveLength(1)
    expect(accounts(await opened(`${EmbedUrl}&account=*`)).length).toBeGreaterThan(1)
    expect(await textOf(`${EmbedUrl}&account=northern`)).toMatch(/ISO 7010:2019\s+0\s+1\s+0/)
    const other = (await embed('usage-viewer')).EmbedUrl
    for (const wanted of ['*', 'northern', 'nobody']) {
      const refused = await world.send('astm', 'GET', `${other}&account=${wanted}`)
      expect(refused.status).toBe(403)
      expect(await refused.text()).toContain('This report can be shown no longer')
    }
    expect((await world.send('astm', 'GET', `${other}&account=harbour`)).status).toBe(200)
  })

  it('end with the rights of who was given them, and are of their tenant', async () => {
    const { EmbedUrl } = await embed('usage-viewer')
    expect((await world.send('awwa', 'GET', EmbedUrl)).status).toBe(403)
    for (const made of [EmbedUrl.replace(/dashboards\/./, 'dashboards/A'), EmbedUrl.replace(/dashboards\/[^?]+/, 'dashboards/x')])
      if (made !== EmbedUrl) expect((await world.send('astm', 'GET', made)).status).toBe(403)
    const people = castFile('astm')
    const without = people.people.map((one) => (one.subject === 'usage-viewer' ? { ...one, authorities: [] } : one))
    await savePeople(world.ports.table, 'astm', { ...people, people: without }, { overwrite: true })
    expect((await world.send('astm', 'GET', EmbedUrl)).status).toBe(403)
    expect((await world.send('astm', 'GET', EmbedUrl.replace('?', '/days?'))).status).toBe(403)
    await savePeople(world.ports.table, 'astm', people, { overwrite: true })
    expect((await world.send('astm', 'GET', EmbedUrl)).status).toBe(200)
  })

  itHere('list the numbers that people of the account wait for, and tell few by no number', async () => {
    await world.as('subscriber')(tracking.wish, { designation: 'ZZ 4711' })
    const turnaways = async (person: string) => textOf(`${(await embed(person)).EmbedUrl}&view=turnaways`)
    expect(await turnaways('usage-viewer')).toMatch(/ZZ 4711\s+&lt;5/)
    expect(await turnaways('user-admin')).not.toContain('ZZ 4711')
  })

  itHere('say what each use of a subscription costs', async () => {
    const people = castFile('astm')
    const year = TODAY.slice(0, 4)
    const priceOf = (at: number) => ({
      ...{ amount: at === 0 ? 3650 : 730, currency: at === 0 ? 'EUR' : 'USD' },
      ...{ from: `${year}-01-01`, to: `${year}-12-31` },
    })
    const accounts = people.accounts.map((one) =>
      one.id === 'harbour'
        ? { ...one, subscriptions: one.subscriptions.map((held, at) => ({ ...held, price: priceOf(at) })) }
        : one,
    )
    await savePeople(world.ports.table, 'astm', { ...people, accounts }, { overwrite: true })
    const { EmbedUrl } = await embed('usage-viewer')
    const shown = await textOf(`${EmbedUrl}&view=cost&from=${TODAY}&to=${TODAY}`)
    // A day of a year for 3,650 euros, and one unique request.
    expect(shown).toMatch(/3,650\s+EUR[\s\S]*\s1\s+10\s+1\s+10\s/)
    expect(shown).toContain('Not used')
    // Two currencies are two sums, and no sum of both.
    const sums = shown.slice(shown.indexOf('By currency'))
    const dollars = people.accounts.find(({ id }) => id === 'harbour')?.subscriptions.length ?? 0
    expect(sums).toMatch(new RegExp(`EUR\\s+10\\s+1\\s+10\\s[\\s\\S]*USD\\s+${2 * (dollars - 1)}\\s+0\\s+Not used`))
    await savePeople(world.ports.table, 'astm', people, { overwrite: true })
  })

  it('speak the language of the page around them and stand on its ground, in a frame of the site without scripts', async () => {
    const { EmbedUrl } = await world.as('usage-viewer')(reports.embed, inArabic)
    expect(await opened(EmbedUrl)).toContain('<html lang="ar" dir="rtl" data-theme="dark">')
    const answer = await world.send('astm', 'GET', (await embed('usage-viewer')).EmbedUrl)
    expect(await answer.text()).toMatch(/<html lang="en" dir="ltr" data-theme="light">.*href="\/fonts.css"/s)
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*font-src 'self'.*frame-ancestors 'self'/)
    expect(answer.headers.get('Cache-Control')).toContain('no-store')
  })

  it('reports of usage are for administrators, those of an account and usage viewers, those of compass points for their administrators', async () => {
    for (const person of ['admin', 'usage-viewer', 'user-admin']) expect((await embed(person)).EmbedUrl).toMatch(/\/dashboards\//)
    for (const person of ['subscriber', 'compass-admin', 'visitor', 'drm'])
      await expect(embed(person)).rejects.toMatchObject({ status: 403 })
    for (const person of ['admin', 'usage-viewer', 'user-admin'])
      await expect(embed(person, 'compass-points')).rejects.toMatchObject({ status: 403 })
    expect((await embed('compass-admin', 'compass-points')).EmbedUrl).toMatch(/\/dashboards\//)
  })
})
