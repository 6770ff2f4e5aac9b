import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openBrowser } from './support/browser.ts'

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
