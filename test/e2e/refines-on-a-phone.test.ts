import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled, speak } from './support/browser.ts'
import { chosenIn, going, numberOf, openSection, total } from './support/refining.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const WORDS = {
  en: { title: 'Refine Search', close: 'Close the filters', publisher: 'Publisher', sector: 'Sector' },
  ar: { title: 'تضييق البحث', close: 'أغلق المرشحات', publisher: 'الناشر', sector: 'القطاع' },
} as const

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close(), 30_000)

describe.each(['en', 'ar'] as const)('on a phone in %s', (language) => {
  const words = WORDS[language]
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser, PHONE)
    await speak(page, language)
    await openAs(page, 'subscriber', 'demowl', '/content-search/?content=&stype=A')
    await page.getByRole('article').first().waitFor()
  }, 60_000)

  it('nothing of the filters is asked for before somebody opens them', async () => {
    const asked: string[] = []
    page.on('request', (request) => /refinement|\/count$/.test(request.url()) && asked.push(request.url()))
    await page.reload()
    await page.getByRole('article').first().waitFor()
    await settled(page)
    expect(asked).toEqual([])
  }, 60_000)

  it('a sheet covers the screen, what is chosen counts at once, and the button says how much it is', async () => {
    const opener = page.locator('#refine-toggle')
    await opener.tap()
    const sheet = page.getByRole('dialog', { name: words.title })
    await sheet.waitFor()
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    const box = (await openSection(page, words.publisher)).getByRole('checkbox').first()
    const number = await numberOf(box)
    expect(await going(page, () => box.tap())).toBe(number)
    const done = sheet.getByRole('button', { name: new RegExp(`${number}`) })
    await done.tap()
    await sheet.waitFor({ state: 'detached' })
    expect(await total(page)).toBe(number)
    expect(await opener.textContent()).toContain('1')
    expect(await opener.evaluate((button) => button === button.ownerDocument.activeElement)).toBe(true)
  }, 60_000)

  it('closes by its button and by Escape, and keeps what was chosen', async () => {
    const before = chosenIn(page)
    const opener = page.locator('#refine-toggle')
    await opener.press('Enter')
    await page.getByRole('button', { name: words.close }).tap()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await opener.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(chosenIn(page)).toEqual(before)
  }, 60_000)

  it('everything in it is wide enough for a thumb, and nothing stands out at the side', async () => {
    await page.locator('#refine-toggle').tap()
    await openSection(page, words.sector)
    const small = await page
      .getByRole('dialog')
      .locator('button:visible, select:visible, label.facet-box:visible')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().height < 44).map((part) => part.outerHTML))
    expect(small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
  }, 60_000)
})
