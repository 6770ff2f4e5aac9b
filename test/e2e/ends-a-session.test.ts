import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openBrowser, settled, signIn } from './support/browser.ts'
import { becomes } from './support/shown.ts'

const PERSON = 'usage-viewer'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

let browser: Browser
let here: Page
let elsewhere: Page
beforeAll(async () => {
  browser = await openBrowser()
  here = await newPage(browser)
  elsewhere = await newPage(browser, { userAgent: FIREFOX })
  await signIn(elsewhere, PERSON, 'demowl')
  await settled(elsewhere)
  await signIn(here, PERSON, 'demowl', '/myAccount?tab=sessions')
}, 60_000)
afterAll(() => browser.close())

it('a session is ended from another browser, asks there for a new sign-in, and goes on after that', async () => {
  const rows = here.locator('.account-sessions tbody tr')
  const ended = rows.filter({ hasText: 'Firefox on Linux' })
  await ended.getByRole('button').click()
  await here.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await becomes(() => ended.count(), 0)
  expect(await rows.filter({ hasText: 'This session' }).count()).toBe(1)
  await elsewhere.goto(address('demowl', '/favorites'))
  const popup = elsewhere.waitForEvent('popup')
  await elsewhere.getByRole('button', { name: 'Sign in again' }).click()
  await (await popup).locator(`button[name="person"][value="${PERSON}"]`).click()
  await elsewhere.getByRole('heading', { name: 'Favorites' }).waitFor()
})
