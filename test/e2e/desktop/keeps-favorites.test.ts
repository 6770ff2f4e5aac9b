import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, rested } from '../support/browser.ts'
import { rows, star, stars } from '../support/favorites.ts'
import { becomes, hasFocus } from '../support/shown.ts'

const SEARCH = '/content-search/?content=*&stype=A'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const bells = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Track / })
const pressed = (page: Page) => page.locator('.mark-button[aria-pressed="true"]')

describe('somebody keeps favourites', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser)
    await openAs(page, 'colleague', 'astm', SEARCH)
    await stars(page).first().waitFor()
  }, 60_000)

  it('marks results with a press, at once, and takes it back', async () => {
    await star(page, 0)
    await star(page, 1)
    await star(page, 2)
    await star(page, 2)
    await becomes(() => pressed(page).count(), 2)
    await page.reload()
    await stars(page).first().waitFor()
    await becomes(() => pressed(page).count(), 2)
  }, 60_000)

  it('asks for all marks once, and not again with each search', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(address('astm', '/mysubscription-search/?content=steel&stype=MYSUBSCRIPTION'))
    await stars(page).first().waitFor()
    await rested(page)
    asked.length = 0
    await page.locator('#search-box').fill('water')
    await page.keyboard.press('Enter')
    await page.waitForURL(/content=water/)
    await rested(page)
    expect(asked.filter((path) => /favorites|tracked/.test(path))).toEqual([])
  }, 60_000)

  it('has them in a list, sorted by title, without pages as long as they fit', async () => {
    await page.goto(address('astm', '/favorites'))
    await page.getByRole('heading', { name: 'Favorites 2' }).waitFor()
    const titles = () => page.locator('.card-title').allInnerTexts()
    await rows(page).nth(1).waitFor()
    const up = await titles()
    await page.getByLabel('Order').selectOption('title-')
    await page.waitForURL(/sort=title-/)
    await page.waitForFunction((last) => document.querySelector('.card-title')?.textContent === last, up.at(-1))
    await becomes(titles, up.toReversed())
    expect(await page.getByRole('navigation', { name: 'Pages of results' }).count()).toBe(0)
  }, 60_000)

  it('is asked before one is deleted, and goes on where the list begins', async () => {
    const remove = page.getByRole('button', { name: /from your favorites/ }).first()
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await hasFocus(remove)
    expect(await rows(page).count()).toBe(2)
    await remove.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('heading', { name: 'Favorites 1', exact: true }).waitFor()
    await page.getByText('is no longer a favorite').waitFor()
    await hasFocus(page.locator('h1'))
    await becomes(() => rows(page).count(), 1)
  }, 60_000)

  it('keeps a favourite that the server did not take out', async () => {
    await page.route('**/api/favorite-documents', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: /from your favorites/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('It is still in your list').waitFor()
    await page.keyboard.press('Escape')
    expect(await rows(page).count()).toBe(1)
    await page.unroute('**/api/favorite-documents')
  }, 60_000)
})

describe('an organisation, which keeps none of its own', () => {
  it('is sent to where its people sign in, told where to come back to', async () => {
    const page = await newPage(browser)
    await openAs(page, 'company', 'awwa', SEARCH)
    // Favourites and tracking alike.
    for (const mark of [stars(page), bells(page)]) {
      await page.goto(address('awwa', SEARCH))
      const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/oidc/login')
      await mark.first().click()
      const asked = Object.fromEntries(new URL((await left).url()).searchParams)
      expect(asked).toMatchObject({ redirectUrl: address('awwa', SEARCH), force: 'true', newApproach: 'true' })
      expect(asked.sessionId ?? asked.idToken).toBeTruthy()
      await page.locator('button[name="person"]').first().waitFor()
    }
  }, 60_000)

  it('comes to the issuer where the tenant has no place of its own', async () => {
    const page = await newPage(browser)
    await openAs(page, 'company', 'astm', '/favorites')
    await page.getByText('Sign in with a personal account to save favorites').waitFor()
    await page.getByRole('main').getByRole('button').click()
    await page.waitForURL(/\/oidc\//)
  }, 60_000)
})
