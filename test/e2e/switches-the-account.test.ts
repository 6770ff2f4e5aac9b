import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openBrowser, signIn } from './support/browser.ts'
import { becomes } from './support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
}, 60_000)
afterAll(() => page.context().close())

it('a switch of the account is noticed in another tab, which keeps what is typed and leads back or on', async () => {
  await signIn(page, 'two-accounts', 'demowl')
  await page.locator('h1', { hasText: 'Choose an account' }).waitFor()
  expect(await page.locator('main').textContent()).toContain('127.0.0.1')
  await page.getByRole('button', { name: /Northern Works/ }).click()
  await page.goto(address('demowl', '/groups'))
  await page.getByRole('button', { name: 'Create group' }).click()
  const field = page.getByRole('dialog').getByLabel('Group name')
  await field.fill('Seals')
  const other = await page.context().newPage()
  const switchTo = async (name: string) => {
    await other.locator('.account-button').click()
    await other.getByRole('menuitem', { name: 'Switch account' }).click()
    await other.getByRole('button', { name: new RegExp(`^Use this account: ${name}`) }).click()
    await becomes(async () => new URL(other.url()).pathname, '/')
  }
  await other.goto(address('demowl', '/favorites'))
  await switchTo('Southern Works')
  const asked = page.getByRole('dialog', { name: 'You switched the account in another tab' })
  await asked.waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await asked.getByRole('button', { name: 'Back to Northern Works' }).click()
  await asked.waitFor({ state: 'detached' })
  expect(await field.inputValue()).toBe('Seals')
  const on = other.getByRole('button', { name: 'Go on with Northern Works' })
  await on.click()
  await other.locator('.account-button', { hasText: 'Tove Aasen' }).waitFor()
  await switchTo('Southern Works')
  await asked.getByRole('button', { name: 'Go on with Southern Works' }).click()
  await becomes(async () => new URL(page.url()).pathname, '/')
}, 120_000)
