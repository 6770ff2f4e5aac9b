import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openBrowser, signIn, speak } from './support/browser.ts'
import { becomes } from './support/shown.ts'

/** Nobody else in a browser test is this person of this tenant. */
const [PERSON, TENANT] = ['colleague', 'api'] as const

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
  await signIn(page, PERSON, TENANT, '/groups')
}, 60_000)
afterAll(() => browser.close())

async function createGroup(name: string): Promise<void> {
  await page.goto(address(TENANT, '/groups'))
  await page.getByRole('button', { name: 'Create group' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Group name').fill(name)
  await dialog.getByLabel('Description').fill('x')
  await dialog.getByRole('button', { name: 'Next' }).click()
  const offered = dialog.locator('.choice-list').first()
  await offered.locator('ul input').first().check()
  await offered.locator('.choice-move').click()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('searchbox', { name: 'Find documents by number or title' }).fill('tank')
  await offered.locator('ul input').first().check()
  await offered.locator('.choice-move').click()
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/group-detail\/\?groupId=/i)
}

it('somebody takes their data, decides about their groups, is erased after a fresh sign-in, and is let in no more', async () => {
  await createGroup('Seals')
  await page.goto(address(TENANT, '/myAccount?tab=data'))
  await page.getByRole('button', { name: 'Take my data' }).click()
  const link = page.getByRole('dialog').getByRole('button', { name: 'Download' })
  await link.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  await page.keyboard.press('Escape')

  const opener = page.getByRole('button', { name: 'Erase my data' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Erase your data?' })
  await dialog.getByText('What remains: audit entries').waitFor()
  const erase = dialog.getByRole('button', { name: 'Sign in again and erase' })
  await dialog.getByRole('checkbox').check()
  expect(await erase.isDisabled()).toBe(true)
  expect(await seriousFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await becomes(() => opener.evaluate((button) => button === document.activeElement), true)
  await opener.press('Enter')
  await dialog.getByLabel('Seals').selectOption({ label: 'Delete it' })
  expect(await erase.isDisabled()).toBe(true)
  await dialog.getByRole('checkbox').check()
  const popup = page.waitForEvent('popup')
  await erase.click()
  await (await popup).locator(`button[name="person"][value="${PERSON}"]`).click()
  await page.locator(`button[name="person"][value="${PERSON}"]`).waitFor()

  // Sign-ins have times in whole seconds: one of the second of the erasure ends with those before it.
  await page.waitForTimeout(1000)
  await page.locator(`button[name="person"][value="${PERSON}"]`).click()
  await page.getByText('No account for this library').waitFor()
  expect(await page.getByRole('link', { name: 'Groups' }).count()).toBe(0)
}, 120_000)

it('the dialog says in Arabic and from the right what goes and what stays', async () => {
  const other = await newPage(browser, { bypassCSP: true, viewport: { width: 390, height: 844 } })
  await speak(other, 'ar', TENANT)
  await signIn(other, 'subscriber', TENANT, '/myAccount?tab=data')
  await other.locator('#erase-title ~ button').click()
  await other.locator('.erase-facts').waitFor()
  expect(await other.locator('html').getAttribute('dir')).toBe('rtl')
  expect(await seriousFaults(other)).toEqual([])
  expect(await other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await other.context().close()
})
