import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { acceptDownloads: true })
  await openAs(page, 'admin', 'demowl')
}, 60_000)
afterAll(() => browser.close())

/** Rows of the table in the page, cells as they are read. */
const shownRows = () =>
  page
    .locator('main table tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? '')))

async function downloaded(nth = 0): Promise<{ readonly name: string; readonly rows: string[][] }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).nth(nth).click()
  const file = await waiting
  return { name: file.suggestedFilename(), rows: parse(await text(await file.createReadStream()), { bom: true }) }
}

/** Beginnings that a spreadsheet would run, in lists of a hostile library. */
const RUNS = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(1)', '\t=1', '\r=1', '＝1+1', '\u001b[31m{"level":"error"}']
const AT = '2026-11-01T10:00:00.000Z'
const listed = (rowOf: (text: string, at: number) => object) => ({ count: RUNS.length, open: 0, result: RUNS.map(rowOf) })
const from = (name: string) => ({ name, email: name, shared: false })
/** Lists by their page, with the call that they are read by. */
const HOSTILE: readonly (readonly [page: string, call: string, answer: unknown])[] = [
  [
    '/admin/user-management',
    '/api/admin/accounts?*',
    listed((id) => ({ id, number: id, name: id, people: 1, subscriptions: 1, closed: false })),
  ],
  [
    '/admin/audits',
    '/management/audits?*',
    RUNS.map((text, number) => ({ timestamp: AT, principal: text, type: text, data: { message: text }, number, hash: text })),
  ],
  ['/admin/unresolved-links', '/api/documents/unresolved-links?*', listed((link) => ({ link, times: 1, lastUsed: AT }))],
  [
    '/admin/access-requests',
    '/api/access-requests?*',
    listed((text, at) => ({
      ...{ id: `${at}`, accountId: text, accountName: text, contentCode: 'ISO|1', designationNo: text, documentTitle: text },
      ...{ from: from(text), since: AT, handled: AT, reason: text },
    })),
  ],
  [
    '/admin/agreement',
    '/api/admin/agreements/acceptances?*',
    listed((text) => ({ userId: text, name: text, at: AT, version: text, language: text, accountId: text })),
  ],
  [
    '/admin/ingest',
    '/api/admin/ingest',
    {
      uploads: [],
      runs: RUNS.map((name, at) => ({
        ...{ run: `${at}`, name, state: 'done', updatedAt: AT, added: 1, changed: 0, unchanged: 0, refused: 0 },
      })),
      failedJobs: RUNS.map((text, at) => ({ id: `${at}${text}`, name: text, tries: 3, reason: text, failedAt: AT })),
    },
  ],
]

it.each(HOSTILE)(
  'the list of %s is downloaded with texts that run nowhere',
  async (path, call, answer) => {
    await page.route(`**${call}`, (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({ json: answer, headers: { 'X-Total-Count': String(RUNS.length) } }),
    )
    try {
      await page.goto(address('demowl', path))
      await settled(page)
      const buttons = page.getByRole('button', { name: 'Download CSV' })
      await buttons.first().waitFor()
      for (let at = 0; at < (await buttons.count()); at++) {
        const { rows } = await downloaded(at)
        const cells = rows.slice(1).flat()
        expect([path, at, rows.length]).toEqual([path, at, RUNS.length + 1])
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@＝]/)
        for (const text of RUNS) expect(cells.map((cell) => cell.replace(/^'/, ''))).toContain(text)
      }
    } finally {
      await page.unroute(`**${call}`)
    }
  },
  60_000,
)

async function expectSameAccounts(path: string): Promise<string[]> {
  await page.goto(address('demowl', path))
  await settled(page)
  const shown = await shownRows()
  const { name, rows } = await downloaded()
  expect(name).toBe('accounts.csv')
  const [heads, ...listed] = rows
  expect(heads).toEqual(['Name', 'Number', 'People', 'Subscriptions', 'Status', 'id'])
  expect(listed.map((row) => row.slice(0, 5))).toEqual(shown.map((row) => row.slice(0, 5)))
  return listed.map(([account = '']) => account)
}

it('the list of accounts is downloaded in its order, and of a search what it finds', async () => {
  const all = await expectSameAccounts('/admin/user-management')
  expect(all.length).toBeGreaterThan(5)
  const some = await expectSameAccounts('/admin/user-management?text=works')
  expect(some).toEqual(['Northern Works', 'Southern Works'])
}, 60_000)

it('audits are downloaded in the order of the table, those of later pages too', async () => {
  for (const sort of ['timestamp,asc', 'principal,asc']) {
    await page.goto(address('demowl', `/admin/audits?sort=${sort}`))
    await settled(page)
    const shown = (await shownRows()).map(([, user, event]) => [user, event])
    const { name, rows } = await downloaded()
    const [heads, ...listed] = rows
    expect([name, heads?.slice(0, 3)]).toEqual(['audits.csv', ['Date', 'User', 'Event']])
    expect(shown.length).toBeGreaterThan(2)
    expect(listed.length).toBeGreaterThanOrEqual(shown.length)
    // Other tests act meanwhile: what they add stands behind by time, and anywhere by name.
    if (sort.startsWith('timestamp')) expect(listed.slice(0, shown.length).map(([, user, event]) => [user, event])).toEqual(shown)
    const [column] = sort.startsWith('timestamp') ? [0] : [1]
    const values = listed.map((row) => row[column] ?? '')
    expect(values).toEqual(values.toSorted())
  }
}, 60_000)
