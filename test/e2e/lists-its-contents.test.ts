import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from './support/browser.ts'
import { becomes } from './support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'ies')
  await settled(page)
}, 60_000)
afterAll(() => browser.close())

const branches = (isOpen: boolean) => page.locator(`.contents-branch[aria-expanded="${isOpen}"]`)
const leaves = () => page.locator('.contents-leaf')
const branchOf = () => new URL(page.url()).searchParams.get('branch')

it('home begins with the contents of the library; a branch opens by key, and its address keeps it open', async () => {
  await page.locator('.tab-bar a[aria-current="page"]', { hasText: 'Contents' }).waitFor()
  const open = branches(true).first()
  await open.press('Enter')
  await becomes(async () => branchOf(), '')
  await becomes(() => branches(true).count(), 0)
  await branches(false).first().press('Enter')
  await leaves().first().waitFor()
  // The page stays where it is, and does not begin anew.
  await page.evaluate(() => scrollTo(0, 40))
  await branches(false).first().press('Enter')
  await becomes(() => page.evaluate(() => scrollY), 40)
  const branch = branchOf()
  expect(branch).not.toBe('')
  const names = await leaves().allTextContents()
  await page.reload()
  await leaves().first().waitFor()
  expect(await leaves().allTextContents()).toEqual(names)
  expect(branchOf()).toBe(branch)
})

it('a leaf leads to a search with as many documents as it says, and back to the open branch', async () => {
  await page.goto(address('ies', '/?branch=Lighting'))
  const leaf = leaves().last()
  const count = Number(await leaf.locator('.contents-count').textContent())
  await leaf.click()
  await page.waitForURL((url) => url.pathname === '/content-search/')
  await becomes(() => page.locator('.results > li').count(), count)
  await page.goBack()
  await leaves().first().waitFor()
})

it('other tabs are one step away, and an unknown one leads to what was opened', async () => {
  await page.goto(address('ies', '/home/9'))
  await page.locator('.tab-bar a[aria-current="page"]', { hasText: 'Recently accessed' }).waitFor()
  await page.locator('.tab-bar a', { hasText: 'Contents' }).click()
  await page.waitForURL((url) => url.pathname === '/home/6')
  await branches(true).first().waitFor()
})
