import { expect, it } from '@jest/globals'
import { newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { PHONE } from '../support/sizes.ts'

it('a missing number is said on a phone in Arabic, its nearest are named and lead to them', async () => {
  const browser = await openBrowser()
  const page = await newPage(browser, PHONE)
  await speak(page, 'ar')
  await openAs(page, 'subscriber', 'demowl', `/content-search/?content=${encodeURIComponent('DEMOWL 104')}`)
  const notice = page.locator('.missing')
  await notice.waitFor()
  await settled(page)
  expect(await page.locator('h1 .designation').textContent()).toBe('DEMOWL 104')
  await notice.getByRole('link', { name: 'DEMOWL 101-2025' }).press('Enter')
  await page.waitForURL((url) => url.searchParams.get('contentcode') === 'DEMOWL|101-2025')
  await page.locator('h1 .designation', { hasText: 'DEMOWL 101-2025' }).waitFor()
  await browser.close()
}, 60_000)
