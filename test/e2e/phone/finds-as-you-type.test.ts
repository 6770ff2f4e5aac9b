import { expect, it } from '@jest/globals'
import { newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'
import { PHONE } from '../support/sizes.ts'
import { active, box, footerLayer, panel, type } from '../support/suggestions.ts'

it('what begins as typed stands under the box of a phone, over the footer, and opens by a key', async () => {
  const browser = await openBrowser()
  const page = await newPage(browser, PHONE)
  await openAs(page, 'subscriber', 'demowl', '/content-search/?content=concrete')
  await settled(page)
  await becomes(() => footerLayer(page), '1029')
  await type(page, 'demowl 10')
  await panel(page).waitFor()
  await becomes(() => footerLayer(page), '0')
  const [under, field] = await Promise.all([panel(page).boundingBox(), box(page).boundingBox()])
  expect(under?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0) - 1)
  const wanted = await panel(page).locator('.suggest-document .designation').first().textContent()
  await box(page).press('ArrowDown')
  await active(page).waitFor()
  await box(page).press('Enter')
  await page.waitForURL(/\/document\//)
  await page.getByRole('heading', { level: 1, name: wanted ?? '?' }).waitFor()
  await becomes(() => panel(page).count(), 0)
  await browser.close()
}, 60_000)
