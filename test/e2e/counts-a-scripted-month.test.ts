import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { CounterReport } from '#contract/counter/report-fields.ts'
import { mailReportsJob } from '#functions/areas/reports/mail-reports.ts'
import { monthAfter } from '#functions/events/counting/count-state.ts'
import { dayAfter } from '#functions/events/report-zone.ts'
import { countUse } from '#functions/jobs/count-use/count-use.ts'
import { seriousFaults } from './support/axe.ts'
import { newPage, openBrowser, rested, settled } from './support/browser.ts'
import { chooseTab } from './support/reader.ts'
import { openScriptedSite, type ScriptedSite } from './support/scripted-site.ts'
import { reportFrame } from './support/shown.ts'

/** Two months before this one is closed on every day. */
const MONTH = monthAfter(new Date().toISOString().slice(0, 7), -2)
const [FIRST, LAST] = [`${MONTH}-01`, dayAfter(`${monthAfter(MONTH)}-01`, -1)]
/** The name by which a browser under test goes is one of robots. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const documentPath = (code: string) => `/document/?contentcode=${encodeURIComponent(code)}`
const OPEN = documentPath('VSB|21-2023')
const CLOSED = documentPath('MIM|214-2024')

/** Numbers of the script below, counted by hand: each visit of a document is its page and its PDF. */
const COUNTED = {
  // 3rd: PDF, HTML, PDF (the later one of a double click) · 4th: a PDF in each of two tabs
  requests: 5,
  // the same, the page of each visit, and that of the document that is closed
  investigations: 5 + 4 + 1,
  searches: 2,
  denials: 1,
}
/** Hours in which somebody used a document: 10 and 12 of the 3rd, 9 of the 4th; what is closed was looked at in one more. */
const UNIQUE = { requests: 3, investigations: 4 }

let browser: Browser
let site: ScriptedSite
const pages: Page[] = []

/** Opens a browser of their own for somebody, who signs in. */
async function come(person: string, path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(browser, { userAgent: PERSON, ...options })
  pages.push(page)
  await page.goto(site.address(path))
  await page.locator(`button[name="person"][value="${person}"]`).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc'))
  return page
}
const pdfIsRead = (page: Page) => page.locator('.textLayer span[role="presentation"]').first().waitFor()
const visit = async (page: Page, path: string) => {
  await page.goto(site.address(path))
  await rested(page)
}
const at = (time: string) => site.setTime(`${MONTH}-${time}Z`)

async function playMonth(): Promise<void> {
  at('02T09:00:00')
  const viewer = await come('usage-viewer', '/usage-report')
  const saved = viewer.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await viewer.getByLabel('Mail the numbers').selectOption('month')
  await saved

  at('03T10:00:00')
  const reader = await come('subscriber', OPEN)
  await pdfIsRead(reader)
  at('03T10:05:00')
  await chooseTab(reader, 'HTML')
  await rested(reader)
  at('03T12:00:00')
  await visit(reader, OPEN)
  at('03T12:00:20')
  await visit(reader, OPEN)

  at('04T09:00:00')
  const tab = await come('subscriber', OPEN)
  await pdfIsRead(tab)
  at('04T09:20:00')
  const other = await tab.context().newPage()
  await other.goto(site.address(OPEN))
  await pdfIsRead(other)

  at('05T10:00:00')
  await visit(tab, CLOSED)
  await tab.getByRole('button', { name: 'Request access' }).first().waitFor()

  at('06T10:00:00')
  const seeker = await come('colleague', '/content-search/?content=helmets&stype=A')
  await settled(seeker)
  at('06T10:02:00')
  await visit(seeker, '/content-search/?content=helmets&stype=A&sort=title')
  at('06T10:04:00')
  await visit(seeker, '/content-search/?content=water&stype=A')

  at('07T10:00:00')
  const robot = await come('subscriber', OPEN, { userAgent: ROBOT })
  await pdfIsRead(robot)

  at('08T10:00:00')
  const neighbour = await come('namesake', '/')
  await visit(neighbour, documentPath('DEMOWL|101-2025'))
}

/** Written behind the calls, within a second. */
async function eventsStored(): Promise<void> {
  while (site.waiting() > 0) await setTimeout(50)
}

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), openScriptedSite('demowl')])
  await playMonth()
  await eventsStored()
  site.setTime()
  await countUse(site.ports, 'demowl')
}, 600_000)
afterAll(async () => {
  await Promise.all(pages.map((page) => page.context().close()))
  await browser?.close()
  await site?.close()
}, 60_000)

describe('a month as people went through it in browsers', () => {
  let page: Page
  beforeAll(async () => {
    page = await come('usage-viewer', `/usage-report?from=${FIRST}&to=${LAST}`, { acceptDownloads: true, bypassCSP: true })
  }, 60_000)

  it('is on the page', async () => {
    const figures = page.frameLocator('iframe.report').locator('dd')
    await figures.first().waitFor()
    const shown = await figures.evaluateAll((all) => all.map((one) => Number(one.firstChild?.textContent)))
    expect(shown).toEqual([COUNTED.requests, COUNTED.investigations, COUNTED.searches, COUNTED.denials])
    for (const one of [page, reportFrame(page)]) expect(await seriousFaults(one)).toEqual([])
  }, 60_000)

  it('is in the CSV file of its days, which the page offers', async () => {
    const waiting = page.waitForEvent('download')
    await page.frameLocator('iframe.report').locator('#days .files a').first().click()
    const file = await text(await (await waiting).createReadStream())
    const rows = (parse(file, { bom: true }) as string[][]).slice(1)
    const of = (day: string) =>
      rows
        .find(([one = '']) => one === `${MONTH}-${day}`)
        ?.slice(1)
        .map(Number)
    // requests, investigations, denials, searches
    expect([of('03'), of('04'), of('05'), of('06'), of('07')]).toEqual([
      [3, 5, 0, 0],
      [2, 4, 0, 0],
      [0, 1, 1, 0],
      [0, 0, 0, 2],
      [0, 0, 0, 0],
    ])
  }, 60_000)

  it('is in the reports of COUNTER, by a key that the page makes', async () => {
    await page.goto(site.address('/account-keys'))
    await page.getByRole('button', { name: 'Create key' }).click()
    await page.getByRole('dialog').getByLabel('Program').fill('Harvester')
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click()
    const secrets = page.locator('.counter-secrets > div:has(dt[dir])')
    await secrets.first().waitFor()
    const parts = await secrets.evaluateAll((all) =>
      all.map((one) => [one.querySelector('dt')?.textContent ?? '', one.querySelector('code')?.textContent ?? '']),
    )
    const sumsOf = async (name: string) => {
      const query = new URLSearchParams([...parts, ['begin_date', MONTH], ['end_date', MONTH]])
      const answer = await page.evaluate(async (path) => (await fetch(path)).json(), `/r51/reports/${name}?${query}`)
      const items = (answer as CounterReport).Report_Items.flatMap((item) => ('Items' in item ? item.Items : [item]))
      const sums: Record<string, number> = {}
      for (const { Performance } of items.flatMap((item) => item.Attribute_Performance))
        for (const [metric, counts] of Object.entries(Performance)) sums[metric] = (sums[metric] ?? 0) + (counts[MONTH] ?? 0)
      return sums
    }
    const uses = {
      ...{ Total_Item_Requests: COUNTED.requests, Unique_Item_Requests: UNIQUE.requests },
      ...{ Total_Item_Investigations: COUNTED.investigations, Unique_Item_Investigations: UNIQUE.investigations },
    }
    expect(await sumsOf('pr')).toEqual({ ...uses, Searches_Platform: COUNTED.searches })
    expect(await sumsOf('tr')).toEqual({ ...uses, No_License: COUNTED.denials })
    expect(await sumsOf('ir')).toEqual({ ...uses, No_License: COUNTED.denials })
  }, 60_000)

  it('is mailed with the same numbers', async () => {
    const clock = { now: () => new Date(`${monthAfter(MONTH)}-03T12:00:00Z`) }
    const run = mailReportsJob({ ...site.ports, clock }, () => site.address('/document/'))
    await run({ id: 'x', name: 'mail-reports', tenant: 'demowl', payload: null } as never)
    const sent = site.mails().filter(({ text }) => text.includes('/usage-report'))
    expect(sent).toHaveLength(1)
    const numbers = [...(sent[0]?.text ?? '').matchAll(/^(\w+): (\d+) /gm)].map(([, name, number]) => [name, Number(number)])
    expect(numbers).toEqual([
      ['Requests', COUNTED.requests],
      ['Investigations', COUNTED.investigations],
      ['Searches', COUNTED.searches],
      ['Denied', COUNTED.denials],
    ])
  }, 60_000)
})
