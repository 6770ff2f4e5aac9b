import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page, Request } from 'playwright-core'
import { address, newPage, openAs, openBrowser, rested, settled } from '../support/browser.ts'
import { searchByMeaning } from '../support/meaning.ts'
import { chosenIn, openSection } from '../support/refining.ts'
import { becomes, hasFocus, holds } from '../support/shown.ts'

const SEARCH = /\/documents\/(entitled-documents\/)?search\?|semantic-search\/v1\/query/
const QUESTION = 'how long must superseded drawings be kept'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  // A person of their own: what others mark meanwhile would turn the stars.
  await openAs(page, 'colleague', 'demowl')
}, 60_000)
afterAll(() => browser.close())

const results = (page: Page) => page.getByRole('article')

async function find(page: Page, text: string) {
  await page.locator('#search-box').fill(text)
  await page.locator('#search-box').press('Enter')
}

describe('a search', () => {
  beforeAll(async () => {
    await page.goto(address('demowl', '/content-search/?content=concrete'))
    await results(page).first().waitFor()
  }, 60_000)

  it('loading, failed and found again: what was asked for stays, and the button asks again', async () => {
    let [goOn, held] = [() => {}, 0]
    const released = new Promise<void>((resolve) => {
      goOn = resolve
    })
    await page.route(SEARCH, async (route) => {
      held += 1
      await released
      await route.abort('internetdisconnected')
    })
    await find(page, 'steel')
    await page.locator('.results-loading').waitFor()
    goOn()
    const alert = page.getByRole('main').getByRole('alert')
    await alert.waitFor()
    expect(held).toBeGreaterThan(0)
    expect(await results(page).count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('content')).toBe('steel')
    await holds(page, 'steel')
    await page.unroute(SEARCH)
    await alert.getByRole('button').press('Enter')
    await results(page).first().waitFor()
    await becomes(() => alert.count(), 0)
  }, 60_000)

  it('another order and another number per page begin at the first page', async () => {
    const [order, number] = [page.getByLabel('Sort', { exact: true }), page.getByLabel('Per page')]
    await page.goto(address('demowl', '/content-search/?content=&stype=A&size=10&page=2'))
    await results(page).first().waitFor()
    await order.selectOption('title-')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'title-' && !url.searchParams.has('page'))
    await settled(page)
    await page.locator('.pager [rel="next"]').press('Enter')
    await page.waitForURL((url) => url.searchParams.get('page') === '1')
    await settled(page)
    await number.selectOption('25')
    await page.waitForURL((url) => !url.searchParams.has('page') && url.searchParams.get('sort') === 'title-')
    await page.waitForFunction(() => document.querySelectorAll('article').length === 25)
  }, 60_000)

  it('numbers that fail leave values that can be chosen, by keyboard', async () => {
    await page.route('**/count', (route) => route.abort())
    await page.goto(address('demowl', '/content-search/?content=&stype=A'))
    await results(page).first().waitFor()
    const publishers = await openSection(page, 'Publisher')
    expect(await publishers.locator('label .facet-count').count()).toBe(0)
    const box = publishers.getByRole('checkbox').first()
    await box.press('Space')
    await page.waitForURL(/categories=/)
    await page.unroute('**/count')
    await page.reload()
    await results(page).first().waitFor()
    const counted = await openSection(page, 'Publisher')
    await counted.locator('label .facet-count').first().waitFor()
    expect(chosenIn(page)).toHaveLength(1)
  }, 60_000)

  it('a search by meaning finds what is meant, and the star is put and taken by keyboard', async () => {
    const found = await searchByMeaning(page, QUESTION)
    expect(found.documents.slice(0, 3).map(({ designationNo }) => designationNo)).toContain('DEMOWL 220-2022')
    expect(await results(page).count()).toBe(found.documents.length)
    // Marks are asked for a moment later.
    await rested(page)
    const star = results(page).first().locator('[aria-keyshortcuts="f"]')
    const before = await star.getAttribute('aria-pressed')
    for (const wanted of [before === 'true' ? 'false' : 'true', before]) {
      await star.press('Enter')
      // While one press is on its way, another one does nothing.
      await page.waitForFunction((state) => {
        const shown = document.querySelector('article [aria-keyshortcuts="f"]')
        return shown?.getAttribute('aria-pressed') === state && !shown.hasAttribute('aria-disabled')
      }, wanted)
    }
  }, 60_000)

  it('what was looked for must be named; the dialog stays beside a click and ends once it is sent', async () => {
    await page.goto(address('demowl', '/content-search/?content=zzqqxx'))
    await page.locator('.no-results-actions .button').press('Enter')
    const dialog = page.getByRole('dialog')
    const first = dialog.getByRole('textbox').first()
    await dialog.locator('[type="submit"]').press('Enter')
    await dialog.locator('[aria-invalid="true"]').waitFor()
    await hasFocus(first)
    await page.mouse.click(3, 3)
    await first.fill('The missing one')
    await dialog.locator('[type="submit"]').press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.notice').first().waitFor()
  }, 60_000)
})

describe('a row, by keyboard', () => {
  const focused = (page: Page) => page.locator('.card-link:focus')
  const isPressed = (page: Page, key: string, state: boolean) =>
    page
      .locator(`.card:has(.card-link:focus) [aria-keyshortcuts="${key}"][aria-pressed="${state}"]`)
      .waitFor({ state: 'attached' })

  beforeAll(async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(address('demowl', '/content-search/?content=*&stype=A'))
    await results(page).first().locator('[aria-keyshortcuts="t"]').waitFor({ state: 'attached' })
    await rested(page)
  }, 60_000)

  it('the preview opens with Space, follows the focus and closes with Escape', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('Space')
    const preview = page.locator('aside.preview')
    const shown = preview.locator('h2 .designation')
    await shown.waitFor()
    expect(await shown.textContent()).toBe(await focused(page).locator('.designation').textContent())
    await preview.locator('.editions > li').first().waitFor()
    await page.keyboard.press('j')
    const next = await results(page).nth(1).locator('.card-link .designation').textContent()
    await shown.getByText(next ?? '', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
    await page.keyboard.press('k')
    await hasFocus(results(page).first().locator('.card-link'))
  }, 60_000)

  it('its letters copy the designation and the link, and put favourite and tracking on and off', async () => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    await page.keyboard.press('c')
    await page.locator('.notice').first().waitFor()
    expect(await copied()).toBe(await focused(page).locator('.designation').textContent())
    await page.keyboard.press('l')
    // By what it says: the first notice may be gone by then.
    await page.locator('.notice', { hasText: 'Link' }).first().waitFor()
    expect(new URL(await copied()).pathname).toBe('/document/')
    for (const key of ['f', 't'])
      for (const state of [true, false]) {
        await page.keyboard.press(key)
        await isPressed(page, key, state)
        await settled(page)
      }
  }, 60_000)

  it('what folds under it opens in place, with the document itself marked', async () => {
    const fold = page.locator('.card-fold').first()
    const card = page.locator('.card:has(.card-fold)').first()
    await fold.press('Enter')
    await card.locator('.editions > li').nth(1).waitFor()
    expect(await card.locator('.editions [aria-current] .designation').textContent()).toBe(
      await card.locator('.card-link .designation').textContent(),
    )
    expect(new URL(page.url()).pathname).toBe('/content-search/')
    await fold.press('Enter')
    await card.locator('.editions').waitFor({ state: 'detached' })
  }, 60_000)

  it('is as high as was chosen once, also after a reload', async () => {
    const height = async () => (await results(page).first().boundingBox())?.height ?? 0
    const before = await height()
    await page.locator('.density').click()
    await page.locator('.results[data-density="compact"]').waitFor()
    expect(await height()).toBeLessThan(before)
    await page.reload()
    await page.locator('.results[data-density="compact"]').waitFor()
    await page.locator('.density[aria-pressed="true"]').click()
    await page.locator('.results[data-density="comfortable"]').waitFor()
  }, 60_000)
})

describe('a new search', () => {
  it.each([
    [
      'all content',
      '/content-search/?content=',
      ['search', 'search/count', 'search/top-level/count'].map((path) => `/api/documents/${path}`),
    ],
    [
      'the subscription',
      '/mysubscription-search/?content=',
      ['search', 'search/count', 'search/top-level/count'].map((path) => `/api/documents/entitled-documents/${path}`),
    ],
    // Numbers are those of the whole subscription, which are there already.
    ['meaning', '/semantic-search/?content=concrete', ['/api/semantic-search/v1/query']],
  ])(
    'in %s costs three calls at most, with everything that is shown',
    async (_, path, needed) => {
      await page.goto(address('demowl', path))
      await results(page).first().waitFor()
      await page.locator('.facet-name').first().waitFor()
      await results(page).first().locator('.mark-button').first().waitFor({ state: 'attached' })
      if (!path.startsWith('/semantic')) {
        const category = await openSection(page, 'Category')
        await category.locator('.facet-open').first().click()
        await category.getByRole('checkbox').first().check()
        await page.waitForURL(/categories=/)
      }
      await rested(page)
      const calls: string[] = []
      const count = (request: Request) => {
        const { pathname } = new URL(request.url())
        if (/^\/api\//.test(pathname)) calls.push(pathname)
      }
      page.on('request', count)
      await find(page, 'drawings')
      await page.waitForURL(/content=drawings/)
      await rested(page)
      page.off('request', count)
      // A call for single results would be among them, too.
      expect(await results(page).count()).toBeGreaterThan(0)
      expect(needed.length).toBeLessThanOrEqual(3)
      expect(calls.filter((call) => !call.includes('/type-ahead')).toSorted()).toEqual(needed)
    },
    60_000,
  )
})
