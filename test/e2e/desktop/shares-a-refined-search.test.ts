import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { chosenIn, going, openSearch, openSection, total, withChosen } from '../support/refining.ts'
import { becomes } from '../support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl')
}, 60_000)
afterAll(() => browser.close())

const first = async (one: Page) => ({
  total: await total(one),
  designations: await one.locator('article .designation').allTextContents(),
  chosen: chosenIn(one),
})

it('Back, reload and a sent link give the same list', async () => {
  await openSearch(page)
  const before = await first(page)
  const publisher = (await openSection(page, 'Publisher')).getByRole('checkbox').first()
  await going(page, () => publisher.check())
  const category = await openSection(page, 'Category')
  await category.locator('.facet-open').first().click()
  await settled(page)
  await going(page, () => category.locator('.facet-list .facet-list').getByRole('checkbox').first().check())
  const refined = await first(page)
  expect(refined.chosen).toHaveLength(2)
  expect(refined.total).toBeLessThan(before.total)

  await page.reload()
  await page.locator('.facet').first().waitFor()
  expect(await first(page)).toEqual(refined)

  await page.goBack()
  await page.goBack()
  expect(await first(page)).toEqual(before)

  await page.goForward()
  await page.goForward()
  const link = page.url()
  const colleague = await newPage(browser)
  await openAs(colleague, 'colleague', 'demowl', new URL(link).pathname + new URL(link).search)
  await colleague.locator('.facet').first().waitFor()
  expect(await first(colleague)).toEqual(refined)
  const open = colleague.locator('.facet-list .facet-list').getByRole('checkbox', { checked: true })
  await becomes(() => open.count(), 1)
  await colleague.context().close()
}, 180_000)

it('a value that nobody knows is shown among the chosen, and can be taken away', async () => {
  const sector = { k: 'Construction', r: 'sector', pk: '' }
  await openSearch(page, withChosen(sector))
  const known = await first(page)
  await openSearch(page, withChosen(sector, { k: 'Nowhere/TC 1', r: 'committee', pk: 'gone', n: 'A committee of before' }))
  expect(await total(page)).toBe(0)
  const chips = page.getByRole('list', { name: 'Chosen filters' })
  await going(page, () => chips.getByRole('button', { name: /A committee of before/ }).click())
  expect(await first(page)).toEqual(known)
}, 60_000)

it.each([
  ['no list', '{"k":"ISO"}'],
  ['no JSON', '[{'],
  ['more than is known', '[{"k":"MIM","r":"publisher","pk":"","x":1,"n":5}]'],
  ['a category of elsewhere', '[{"k":"x","r":"colour","pk":""}]'],
])(
  'an address with %s still shows results',
  async (_, categories) => {
    await openSearch(page, `content=&stype=A&categories=${encodeURIComponent(categories)}`)
    expect(await total(page)).toBeGreaterThan(0)
  },
  60_000,
)
