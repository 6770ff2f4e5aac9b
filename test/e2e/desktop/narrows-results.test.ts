import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { newPage, openAs, openBrowser, rested, settled } from '../support/browser.ts'
import { chosenIn, going, numberOf, openSearch, openSection, section, shows, total, withChosen } from '../support/refining.ts'
import { becomes, hasFocus } from '../support/shown.ts'

const MIM = { k: 'MIM', r: 'publisher', pk: '' }

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser)
  await openAs(page, 'subscriber', 'demowl')
}, 60_000)
afterAll(() => browser.close())
beforeEach(() => openSearch(page))

// A tree and a list; that every number is right is proven at the API and the index.
it.each(['Category', 'Publisher'])(
  'the number on a value of %s is the number of results once it is chosen',
  async (name) => {
    const box = (await openSection(page, name)).getByRole('checkbox').first()
    const number = await numberOf(box)
    await box.check()
    await shows(page, number)
    await becomes(() => numberOf(box), number)
  },
  60_000,
)

it('values of one category widen, values of two narrow', async () => {
  const [one, other] = await (await openSection(page, 'Publisher')).getByRole('checkbox').all()
  if (!one || !other) throw new Error('two publishers are shown')
  const sum = (await numberOf(one)) + (await numberOf(other))
  await going(page, () => one.check())
  await other.check()
  await shows(page, sum)
  const status = (await openSection(page, 'Status')).getByRole('checkbox').first()
  const number = await numberOf(status)
  expect(number).toBeLessThanOrEqual(sum)
  await status.check()
  await shows(page, number)
}, 60_000)

it('by keyboard: a branch opens, its child takes its place, and gives it back', async () => {
  const boxes = (await openSection(page, 'Category')).getByRole('checkbox')
  await boxes.first().focus()
  await going(page, () => page.keyboard.press('Space'))
  const [parent] = chosenIn(page)
  expect(parent).toBeDefined()
  await page.keyboard.press('ArrowRight')
  await total(page)
  await page.keyboard.press('ArrowDown')
  await going(page, () => page.keyboard.press('Space'))
  const [child, ...rest] = chosenIn(page)
  expect(child).toMatch(new RegExp(`^${parent}/`))
  expect(rest).toEqual([])
  await becomes(() => boxes.first().evaluate((box: HTMLInputElement) => box.indeterminate), true)
  await going(page, () => page.keyboard.press('Space'))
  expect(chosenIn(page)).toEqual([parent])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await hasFocus(boxes.first())
  await becomes(() => section(page, 'Category').locator('.facet-open').first().getAttribute('aria-expanded'), 'false')
}, 60_000)

it('a value of the whole ICS is found by any of its words, and chosen', async () => {
  const ics = await openSection(page, 'ICS')
  await ics.getByRole('searchbox').fill('lamp')
  const found = ics.getByRole('checkbox', { name: /lamp/i }).first()
  const number = await numberOf(found)
  await found.check()
  await shows(page, number)
  expect(chosenIn(page)).toHaveLength(1)
  await ics.getByRole('searchbox').fill('no such words at all')
  await ics.getByText('No matching values.').waitFor()
}, 60_000)

it('two publishers stand there at first, all of them on demand', async () => {
  const publishers = await openSection(page, 'Publisher')
  await becomes(() => publishers.getByRole('checkbox').count(), 2)
  await publishers.getByRole('button', { name: /^Show \d+ more/ }).click()
  await publishers.getByRole('checkbox').nth(5).waitFor()
  await publishers.getByRole('button', { name: 'Show less' }).click()
  await becomes(() => publishers.getByRole('checkbox').count(), 2)
}, 60_000)

it('values stand in the order that is asked for, and the address keeps it', async () => {
  const sector = await openSection(page, 'Sector')
  const boxes = sector.locator('.facet-name')
  const order = page.getByLabel('Sort the values')
  const names = (await boxes.allTextContents()).toSorted((a, b) => a.localeCompare(b, 'en'))
  await order.selectOption('za')
  await page.waitForURL(/sortcounts=za/)
  await boxes
    .first()
    .filter({ hasText: names.at(-1) })
    .waitFor()
  await becomes(() => boxes.allTextContents(), names.toReversed())
  await order.selectOption('az')
  await boxes.first().filter({ hasText: names[0] }).waitFor()
  await becomes(() => boxes.allTextContents(), names)
}, 60_000)

it('the chosen stand over the results: all that fit into a line, else two and the others on demand; all go at once', async () => {
  // Types that are unknown keep their own, long names.
  const types = ['Standard', 'Guide', 'Amendment'].map((k) => ({ k: `${k}, named at great length`, r: 'documentType', pk: '' }))
  await openSearch(page, withChosen(MIM, { k: 'in-force', r: 'standing', pk: '' }))
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem').filter({ visible: true })
  await becomes(() => chips.count(), 2)
  await openSearch(page, withChosen(MIM, { k: 'in-force', r: 'standing', pk: '' }, ...types))
  await becomes(() => chips.count(), 2)
  await page.getByRole('button', { name: '3 more' }).click()
  await becomes(() => chips.count(), 5)
  await going(page, () => page.getByRole('button', { name: 'Clear all' }).click())
  await becomes(() => chips.count(), 0)
  expect(chosenIn(page)).toEqual([])
}, 60_000)

it('whatever is changed begins at the first page', async () => {
  await openSearch(page, 'content=&stype=A&size=10&page=2')
  const box = (await openSection(page, 'Publisher')).getByRole('checkbox').first()
  await going(page, () => box.check())
  expect(new URL(page.url()).searchParams.get('page')).toBeNull()
}, 60_000)

it('a new search takes three calls at most, with all numbers, also when trees are open', async () => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname)
  })
  const search = async (text: string) => {
    calls.length = 0
    await page.locator('#search-box').fill(text)
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`content=${text}`))
    await total(page)
    // Calls that are put off for a moment count, too.
    await rested(page)
    return calls.filter((path) => !path.endsWith('/type-ahead')).length
  }
  await rested(page)
  expect(await search('water')).toBeLessThanOrEqual(3)
  const category = await openSection(page, 'Category')
  await category.locator('.facet-open').first().click()
  await rested(page)
  expect(await search('gas')).toBeLessThanOrEqual(3)
}, 60_000)

it('where numbers do not come, values stand there without them and can be chosen', async () => {
  await page.route('**/count', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', status: 500, title: '' } }))
  try {
    await page.reload()
    const publishers = await openSection(page, 'Publisher')
    expect(await publishers.locator('label .facet-count').count()).toBe(0)
    expect(await going(page, () => publishers.getByRole('checkbox').first().check())).toBeGreaterThan(0)
  } finally {
    await page.unroute('**/count')
  }
}, 60_000)

it('the panel folds away, stays so, and gives the keyboard back', async () => {
  await page.getByRole('button', { name: 'Hide the filters' }).click()
  const opener = page.getByRole('button', { name: 'Refine Search' })
  await hasFocus(opener)
  await page.reload()
  await settled(page)
  expect(await page.locator('.facet').count()).toBe(0)
  await opener.press('Enter')
  await page.locator('.facet').first().waitFor()
}, 60_000)

it('one chosen publisher is shown over the results, with the way down its categories and back', async () => {
  await openSearch(page, withChosen(MIM))
  const board = page.locator('.billboard')
  await board.getByRole('heading', { name: 'Meridian Institute for Measurement' }).waitFor()
  const before = await total(page)
  const steps = board.getByRole('navigation')
  expect(await going(page, () => steps.getByRole('link').first().click())).toBeLessThanOrEqual(before)
  expect(chosenIn(page)).toHaveLength(2)
  await going(page, () => steps.getByRole('link', { name: 'Meridian Institute for Measurement' }).click())
  expect(chosenIn(page)).toEqual(['MIM'])
  await going(page, () => board.getByRole('link', { name: 'Show all publishers' }).click())
  await becomes(() => board.count(), 0)
}, 60_000)

it('in a subscription, numbers are of the subscription', async () => {
  await openSearch(page, 'content=', 'mysubscription-search')
  const publishers = await openSection(page, 'Publisher')
  const box = publishers.getByRole('checkbox').first()
  const number = await numberOf(box)
  await box.check()
  await shows(page, number)
}, 60_000)

describe('what a tenant does not show', () => {
  it('is not there: closed categories, and publishers where there is one', async () => {
    const other = await newPage(browser)
    await openAs(other, 'subscriber', 'awwa', '/content-search/?content=&stype=K')
    await other.locator('.facet').first().waitFor()
    await settled(other)
    const names = await other.locator('.facet-head').allTextContents()
    expect(names).not.toContain('Publisher')
    expect(names).not.toContain('Language')
    expect(names).toContain('Status')
    await other.context().close()
  }, 60_000)

  it('is not asked for, where results cannot be narrowed at all', async () => {
    const other = await newPage(browser)
    const asked: string[] = []
    other.on('request', (request) => /refinement\/(?!names)|\/count$/.test(request.url()) && asked.push(request.url()))
    const config = await page.evaluate(async () => {
      const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
      return (await fetch('/api/tenant/get-tenant-config-for-ui', request)).json()
    })
    for (const feature of config.features) if (feature.code === 'search-refinement') feature.enabled = false
    await other.route('**/get-tenant-config-for-ui', (route) => route.fulfill({ json: config }))
    await openAs(other, 'subscriber', 'demowl', '/content-search/?content=&stype=A')
    await other.getByRole('article').first().waitFor()
    await settled(other)
    expect(await other.getByText('Refine Search').count()).toBe(0)
    expect(asked).toEqual([])
    await other.context().close()
  }, 60_000)
})
