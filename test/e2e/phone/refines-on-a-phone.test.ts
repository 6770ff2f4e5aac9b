import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { chosenIn, going, numberOf, openSection, total } from '../support/refining.ts'
import { becomes, hasFocus } from '../support/shown.ts'
import { PHONE } from '../support/sizes.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

describe('somebody who narrows a search on a phone', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser, PHONE)
    await openAs(page, 'subscriber', 'demowl', '/content-search/?content=&stype=A')
    await page.getByRole('article').first().waitFor()
  }, 60_000)

  it('nothing of the filters is asked for before somebody opens them', async () => {
    const asked: string[] = []
    page.on('request', (request) => /refinement\/(?!names)|\/count$/.test(request.url()) && asked.push(request.url()))
    await page.reload()
    await page.getByRole('article').first().waitFor()
    await settled(page)
    expect(asked).toEqual([])
  }, 60_000)

  it('a sheet covers the screen, what is chosen counts at once, and the button says how much it is', async () => {
    const opener = page.locator('#refine-toggle')
    await opener.tap()
    const sheet = page.getByRole('dialog', { name: 'Refine Search' })
    await sheet.waitFor()
    await becomes(() => sheet.boundingBox(), { x: 0, y: 0, width: 390, height: 844 })
    const box = (await openSection(page, 'Publisher')).getByRole('checkbox').first()
    const number = await numberOf(box)
    expect(await going(page, () => box.tap())).toBe(number)
    const done = sheet.getByRole('button', { name: new RegExp(`${number}`) })
    await done.tap()
    await sheet.waitFor({ state: 'detached' })
    expect(await total(page)).toBe(number)
    await opener.filter({ hasText: '1' }).waitFor()
    await hasFocus(opener)
  }, 60_000)

  it('closes by its button and by Escape, and keeps what was chosen', async () => {
    const before = chosenIn(page)
    const opener = page.locator('#refine-toggle')
    await opener.press('Enter')
    await page.getByRole('button', { name: 'Close the filters' }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await opener.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(chosenIn(page)).toEqual(before)
  }, 60_000)

  it('everything in it is wide enough for a thumb, and nothing stands out at the side', async () => {
    await page.locator('#refine-toggle').tap()
    await openSection(page, 'Sector')
    const small = await page
      .getByRole('dialog')
      .locator('button:visible, select:visible, label.facet-box:visible')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().height < 44).map((part) => part.outerHTML))
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
  }, 60_000)
})
