import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from '../support/axe.ts'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'
import { PHONE } from '../support/sizes.ts'

const READER = 'namesake@northern-works.example.org'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
}, 60_000)
afterAll(() => browser.close())

/** The link of the last mail to the reader, as the outbox of this machine shows it. */
async function linkOfMail(): Promise<string> {
  await page.goto(address('demowl', '/outbox'))
  await page.locator('li', { hasText: READER }).first().locator('a').click()
  const text = (await page.locator('pre').first().textContent()) ?? ''
  return `/invitation#${/\/invitation#([\w-]{43})/.exec(text)?.[1]}`
}

it('a row of results shares its document with an address outside of the account, who accepts it after signing in', async () => {
  await openAs(page, 'subscriber', 'demowl', '/content-search/?content=DEMOWL%20101')
  await page.getByRole('button', { name: 'Share DEMOWL 101-2025' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(READER)
  await dialog.getByRole('button', { name: `Add: ${READER}` }).click()
  await dialog.getByRole('textbox', { name: 'Message' }).fill('See clause 4.')
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto(address('demowl', '/sharedByMe'))
  await page.getByText(READER).waitFor()
  await becomes(async () => {
    await page.goto(address('demowl', '/outbox'))
    return page.locator('li', { hasText: READER }).count()
  }, 1)
  const link = await linkOfMail()
  const reader = await newPage(browser, { ...PHONE, bypassCSP: true })
  await reader.goto(address('demowl', link))
  await reader.getByRole('heading', { name: /^Sana Haddad shares a document/ }).waitFor()
  expect(await reader.locator('.invitation').textContent()).toContain('See clause 4.')
  expect(await seriousFaults(reader)).toEqual([])
  await reader.getByRole('button', { name: 'Sign in to accept' }).click()
  await reader.locator('button[name="person"][value="namesake"]').click()
  await reader.getByRole('button', { name: 'Accept', exact: true }).click()
  await reader.getByRole('link', { name: 'Go to the document' }).waitFor()
  await reader.goto(address('demowl', '/sharedWithMe'))
  await reader.getByText('DEMOWL 101-2025').waitFor()
})
