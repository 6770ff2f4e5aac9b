import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled } from './support/browser.ts'
import { becomes } from './support/shown.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

/** Counts the icons that show nothing: the drawing that they name is missing, or has not come. */
const blanks = (page: Page) =>
  page
    .locator('.anticon use')
    .evaluateAll(
      (icons) => icons.filter((icon) => icon.checkVisibility() && (icon as SVGUseElement).getBBox().width === 0).length,
    )

it('icons show drawings of one file, which is fetched before any script runs', async () => {
  const page = await newPage(browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openAs(page, 'colleague', 'astm', '/content-search/?content=*&stype=A')
  await page.getByRole('article').first().waitFor()
  await settled(page)
  expect(await page.locator('.anticon use').count()).toBeGreaterThan(20)
  await becomes(() => blanks(page), 0)
  asked.length = 0
  await page.reload()
  await page.getByRole('article').first().waitFor()
  const files = asked.filter((name) => /\/icons-\w+\.svg$/.test(name))
  expect(new Set(files).size).toBe(1)
}, 60_000)

it('icons have the colour of the text beside them, also where the device forces its own', async () => {
  for (const forcedColors of ['none', 'active'] as const) {
    const page = await newPage(browser, { forcedColors })
    await openAs(page, 'colleague', 'astm', '/notes')
    const icon = page.locator('.rail .anticon').first()
    await icon.waitFor()
    const [fill, color] = await icon.evaluate((span) => [
      getComputedStyle(span.querySelector('use') as Element).fill,
      getComputedStyle(span.parentElement as Element).color,
    ])
    expect(fill).toBe(color)
    await becomes(() => blanks(page), 0)
  }
}, 60_000)
