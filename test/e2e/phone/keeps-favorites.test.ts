import { expect, it } from '@jest/globals'
import { address, newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { rows, star, stars } from '../support/favorites.ts'
import { becomes } from '../support/shown.ts'
import { PHONE } from '../support/sizes.ts'

it('more than ten favourites are in pages on a phone, in Arabic, and each is a card', async () => {
  const browser = await openBrowser()
  const page = await newPage(browser, PHONE)
  await speak(page, 'ar', 'aenor')
  await openAs(page, 'colleague', 'aenor', '/content-search/?content=*&stype=A')
  await stars(page).nth(11).waitFor()
  await settled(page)
  for (let at = 0; at < 12; at++) await star(page, at)
  await page.waitForFunction(() => document.querySelectorAll('.mark-button[aria-pressed="true"]').length === 12)
  await page.goto(address('aenor', '/favorites'))
  await page.getByRole('navigation', { name: 'صفحات النتائج' }).waitFor()
  await becomes(() => rows(page).count(), 10)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.getByRole('link', { name: 'الصفحة ٢' }).or(page.locator('.pager li a').nth(1)).first().click()
  await page.waitForURL(/page=1/)
  await settled(page)
  await becomes(() => rows(page).count(), 2)
  await browser.close()
}, 90_000)
