import { expect, it } from '@jest/globals'
import { newPage, openAs, openBrowser, settled, speak } from '../support/browser.ts'
import { going, numberOf, openSection, total } from '../support/refining.ts'
import { becomes } from '../support/shown.ts'
import { PHONE } from '../support/sizes.ts'

it('the sheet of filters covers a phone in Arabic, and what is chosen counts at once', async () => {
  const browser = await openBrowser()
  const page = await newPage(browser, PHONE)
  await speak(page, 'ar')
  await openAs(page, 'subscriber', 'demowl', '/content-search/?content=&stype=A')
  await settled(page)
  await page.locator('#refine-toggle').tap()
  const sheet = page.getByRole('dialog', { name: 'تضييق البحث' })
  await sheet.waitFor()
  await becomes(() => sheet.boundingBox(), { x: 0, y: 0, width: 390, height: 844 })
  const box = (await openSection(page, 'الناشر')).getByRole('checkbox').first()
  const number = await numberOf(box)
  expect(await going(page, () => box.tap())).toBe(number)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await sheet.getByRole('button', { name: new RegExp(`${number}`) }).tap()
  await sheet.waitFor({ state: 'detached' })
  expect(await total(page)).toBe(number)
  await browser.close()
}, 60_000)
