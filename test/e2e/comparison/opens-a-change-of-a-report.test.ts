import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { changeKeysOf } from '#comparison/result/change-keys.ts'
import { compareDocuments, resultOf } from '#comparison/result/make-result.ts'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'

const PAIR = 'older=LUMC%7CLC-52-2012&newer=LUMC%7CLC-52-2021'
const CHANGES = '**/api/documents/comparison?*'
const RESULT = '/compared.json'

const textOf = (word: string) => ({
  source: 'html' as const,
  language: 'en',
  pages: [],
  clauses: [],
  blocks: ['rung', 'stile', 'foot', 'hinge'].map((part) => ({
    kind: 'paragraph' as const,
    clause: -1,
    text: `There is a ${word} of each ${part} that somebody keeps beside it.`,
  })),
})

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

it('a link to one of many places of the same words opens them, and each leads to its place side by side', async () => {
  const result = resultOf(compareDocuments(textOf('drawing'), textOf('photograph')))
  const key = changeKeysOf(result)[2] as string
  const page = await newPage(browser)
  const file = {
    url: address('demowl', RESULT),
    name: 'compared.json',
    contentType: 'application/json',
    size: 1,
    expiresAt: '2100-01-01T00:00:00.000Z',
  }
  await page.route(CHANGES, (route) => route.fulfill({ json: { state: 'ready', file } }))
  await page.route(`**${RESULT}`, (route) => route.fulfill({ json: result, headers: { 'Access-Control-Allow-Origin': '*' } }))
  await openAs(page, 'colleague', 'demowl', `/change-report?${PAIR}&change=${key}`)
  const places = page.locator('.report-places > li')
  await places.nth(2).getByRole('link', { name: 'Side by side' }).waitFor()
  expect(await places.count()).toBe(4)
  await becomes(() => places.nth(2).getAttribute('aria-current'), 'true')
  const href = await places.nth(2).getByRole('link').getAttribute('href')
  expect(new URLSearchParams(href?.split('?')[1]).get('change')).toBe(key)
}, 60_000)
