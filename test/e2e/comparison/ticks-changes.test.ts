import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'

const PAIR = 'older=LUMC%7CLC-52-2012&newer=LUMC%7CLC-52-2021'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

describe('somebody goes through the changes of an edition', () => {
  let page: Page
  const changes = () => page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  beforeAll(async () => {
    page = await newPage(browser)
    await openAs(page, 'colleague', 'demowl', `/compare?${PAIR}`)
  }, 60_000)

  it('as text where not both of them have a PDF and both have HTML', async () => {
    await changes().first().waitFor()
  }, 60_000)

  it('ticks what is seen, steps to what is not, and finds both with the link of a change', async () => {
    await changes().first().getByRole('checkbox', { name: 'Seen' }).check()
    await page.getByRole('button', { name: 'Next change not seen yet' }).click()
    await becomes(() => changes().nth(1).getByRole('button').getAttribute('aria-current'), 'true')
    const link = page.url()
    expect(new URL(link).searchParams.get('change')).toMatch(/^[a-z\d]+$/)
    await page.goto(address('demowl'))
    await page.goto(link)
    await becomes(() => changes().nth(1).getByRole('button').getAttribute('aria-current'), 'true')
    await becomes(() => changes().first().getByRole('checkbox', { name: 'Seen' }).isChecked(), true)
    await page.getByRole('switch', { name: 'Not seen yet' }).check()
    await becomes(() => changes().getByRole('checkbox', { name: 'Seen', checked: true }).count(), 0)
  }, 60_000)

  it('has both texts side by side, each with its own words', async () => {
    await page.getByRole('combobox', { name: 'Layout' }).selectOption({ label: 'Side by side' })
    const row = page.frameLocator('iframe').locator('.row:has(table):has(del)')
    await row.waitFor()
    const wordsOf = async (side: number, element: string) =>
      (await row.locator('.side').nth(side).locator(element).allTextContents()).map((text) => text.replace(/\s/gu, ' '))
    expect([await wordsOf(0, 'del'), await wordsOf(0, 'ins')]).toEqual([['25 000'], []])
    expect([await wordsOf(1, 'del'), await wordsOf(1, 'ins')]).toEqual([[], ['15 000']])
  }, 60_000)
})

describe('an HTML text beside a PDF', () => {
  it('has each in its own form, with marks on the words that changed, to which the list leads', async () => {
    const page = await newPage(browser)
    const query = 'older=LUMC%7CLC-52-2012%3Bhtml&newer=LUMC%7CLC-52-2021%3Bpdf'
    await openAs(page, 'colleague', 'demowl', `/compare?${query}`)
    const older = page.getByRole('region', { name: /LC 52\/2012/ }).frameLocator('iframe')
    const newer = page.getByRole('region', { name: /LC 52\/2021/ })
    await older.locator('mark.change-mark', { hasText: '25' }).first().waitFor()
    await newer.locator('.change-marks span').first().waitFor({ state: 'attached' })
    const item = page.getByRole('list', { name: 'Changes' }).getByRole('listitem').filter({ hasText: '25' }).first()
    await item.getByRole('button').first().click()
    await older.locator('mark[data-current]').first().waitFor()
    await page.getByRole('link', { name: 'Compare as text' }).click()
    await page.getByRole('combobox', { name: 'Layout' }).waitFor()
  }, 60_000)
})
