import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { Account } from '#contract/account.ts'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openBrowser } from './support/browser.ts'

let browser: Browser
const open: Page[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => Promise.all(open.map((page) => page.context().close())))

const DEEP = '/content-search/?content=LC%20107#top'

async function openSignIn(to = DEEP): Promise<Page> {
  const page = await newPage(browser, { bypassCSP: true })
  open.push(page)
  await page.goto(address('demowl', to))
  await page.locator('h1', { hasText: 'Choose a demo user' }).waitFor()
  return page
}

it('somebody signs in at their organization’s own provider, and comes back to a deep link without a choice of accounts', async () => {
  const page = await openSignIn()
  await page.getByRole('link', { name: /Sign in with your organization/ }).click()
  await page.locator('h1', { hasText: 'Sign in to your organization' }).waitFor()
  expect(new URL(page.url()).hostname).toBe('northern-works.localhost')
  expect(await seriousFaults(page)).toEqual([])
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/api/account'),
    page.getByRole('button', { name: /Erik Solberg/ }).click(),
  ])
  const account = (await answer.json()) as Account
  expect([account.authType, account.selectedAccountId, account.cgEntitlements.length]).toEqual(['SSO', 'northern', 2])
  await page.locator('h1', { hasText: 'LC 107' }).waitFor()
  expect(page.url()).toBe(address('demowl', DEEP))
  await page.locator('.account-button', { hasText: 'Erik Solberg' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'Switch account' }).count()).toBe(0)
}, 60_000)

it('somebody signs in by address and password; a wrong one says so, and a form is there for another try', async () => {
  const page = await openSignIn()
  await page.getByLabel('Email address').fill('colleague@harbour-engineering.example.org')
  await page.getByLabel('Password', { exact: true }).fill('a wrong one')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toContain('4 more times')
  expect(await page.getByLabel('Email address').inputValue()).toBe('colleague@harbour-engineering.example.org')
  expect(await seriousFaults(page)).toEqual([])
  await page.getByLabel('Password', { exact: true }).fill('read-the-standard')
  await page.keyboard.press('Enter')
  await page.locator('.account-button', { hasText: 'Colin Okafor' }).waitFor()
  expect(page.url()).toBe(address('demowl', DEEP))
}, 60_000)
