import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openBrowser, settled } from './support/browser.ts'

let browser: Browser
const open: Page[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => Promise.all(open.map((page) => page.context().close())))

/** Opens the demo partner's site, which opens a place of the library. */
async function openPartner(to: string): Promise<Page> {
  const page = await newPage(browser, { bypassCSP: true })
  open.push(page)
  await page.goto(address('demowl', `/oidc/partner?${new URLSearchParams({ to })}`))
  return page
}
const DEEP = '/content-search/?content=LC%20107#top'

it.each(['token', 'code'])(
  'a partner’s site opens a deep link by a %s, which is not in the address any more',
  async (way) => {
    const page = await openPartner(DEEP)
    await page.locator(`button[value="${way}"]`).click()
    await page.locator('h1', { hasText: 'LC 107' }).waitFor()
    expect(page.url()).toBe(address('demowl', DEEP))
    await page.locator('.account-button', { hasText: 'Piotr Nowak' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Switch account' }).count()).toBe(0)
    // Another tab goes on with the same session.
    const tab = await page.context().newPage()
    await tab.goto(address('demowl'))
    await tab.locator('.account-button', { hasText: 'Piotr Nowak' }).waitFor()
  },
  60_000,
)

it('a person of a partner is asked before they sign out where a program let them in, and is out then', async () => {
  const page = await openPartner('/')
  await page.locator('button[value="code"]').click()
  await page.locator('.account-button', { hasText: 'Piotr Nowak' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.locator('.dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.locator('h1', { hasText: 'You are signed out' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign in or register' }).click()
  await page.locator('h1', { hasText: 'Choose a demo user' }).waitFor()
}, 60_000)

it('a link of a partner that was used says so, and leads nowhere else', async () => {
  const page = await openPartner('https://evil.example/')
  const links: string[] = []
  page.on('framenavigated', (frame) => void links.push(frame.url()))
  await page.locator('button[value="token"]').click()
  await page.locator('.account-button', { hasText: 'Piotr Nowak' }).waitFor()
  expect(page.url()).toBe(address('demowl'))
  const used = links.find((url) => url.includes('#')) ?? ''
  const other = await newPage(browser, { bypassCSP: true })
  open.push(other)
  await other.goto(used)
  await other.locator('h1', { hasText: 'no longer works' }).waitFor()
  expect(await seriousFaults(other)).toEqual([])
  expect(other.url()).toBe(address('demowl'))
}, 60_000)

/** Ends the session of a page behind its back. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { accessToken } = JSON.parse(sessionStorage.getItem('lectern.session') ?? '{}')
    const headers = { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' }
    await fetch('/api/account/logout', { method: 'POST', headers, body: '{}' })
  })

it('a person of a partner whose session was ended is told how they come back, and does so to where they were', async () => {
  const page = await openPartner('/favorites')
  await page.locator('button[value="token"]').click()
  await page.getByRole('heading', { name: 'Favorites' }).waitFor()
  await settled(page)
  await endSession(page)
  await page.getByRole('link', { name: 'Groups' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByText('from your organization’s site').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('alert').filter({ hasText: 'still no access' }).waitFor()
  await page.goto(address('demowl', '/oidc/partner'))
  await page.locator('button[value="token"]').click()
  await page.getByRole('heading', { name: 'Groups', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/groups')
  await endSession(page)
  await page.reload()
  await page.getByText('Open the library again from the site').waitFor()
}, 60_000)

it('somebody who signs out where the tenant names a page for it goes there', async () => {
  const page = await newPage(browser)
  open.push(page)
  await page.route('https://awwa.example.org/**', (route) => route.fulfill({ body: 'You have signed out of AWWA' }))
  await page.goto(address('awwa', '/oidc/partner'))
  await page.locator('button[value="token"]').click()
  await page.locator('.account-button', { hasText: 'Piotr Nowak' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL('https://awwa.example.org/signed-out')
}, 60_000)
