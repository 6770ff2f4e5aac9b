import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from '../support/axe.ts'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'
import { becomes, hasFocus } from '../support/shown.ts'

const LONG = `${'Inspection of lamps and ladders '.repeat(9)}`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
  await openAs(page, 'usage-viewer', 'demowl', '/groups')
}, 60_000)
afterAll(() => page.context().close())

const dialog = () => page.getByRole('dialog')
const button = (name: string) => dialog().getByRole('button', { name, exact: true })
const listAt = (nth: 0 | 1) => dialog().locator('.choice-list').nth(nth)

it('a group is made in three steps, each left when it is filled, with lists that are searched and moved by keyboard', async () => {
  await page.getByRole('button', { name: 'Create group' }).click()
  const name = dialog().getByLabel('Group name')
  await name.fill(`  ${LONG}`)
  expect(await name.inputValue()).toHaveLength(255)
  await dialog().getByText('The limit of 255 characters is reached.').waitFor()
  expect(await button('Next').isDisabled()).toBe(true)
  await dialog().getByLabel('Description').fill('   ')
  expect(await button('Next').isDisabled()).toBe(true)
  await dialog().getByLabel('Description').fill('Who looks at lamps')
  await name.press('Enter')
  expect(await dialog().locator('[aria-current="step"]').textContent()).toBe('Name')
  await button('Next').click()
  expect(await button('Next').isDisabled()).toBe(true)

  const asked: string[] = []
  await page.route('**/api/user/searchUsers?*', async (route) => {
    const { fullName } = route.request().postDataJSON() as { fullName?: string }
    asked.push(fullName ?? '')
    await route.continue()
  })
  const search = dialog().getByRole('searchbox', { name: 'Find people by name' })
  await search.fill('co')
  await search.fill('colin')
  const found = listAt(0).locator('ul input')
  await becomes(() => found.count(), 1)
  expect(asked.filter((text) => text !== '')).toEqual(['colin'])
  await listAt(0).getByLabel('Select all').check()
  await listAt(0).locator('.choice-move').press('Enter')
  await listAt(1).getByText('Colin Okafor').waitFor()
  await button('Next').click()
  await button('Back').click()
  expect(await search.inputValue()).toBe('')
  await becomes(() => found.count().then((count) => count > 2), true)
  await found.first().focus()
  await page.keyboard.press('ArrowDown')
  await hasFocus(found.nth(1))
  await page.keyboard.press('Space')
  await listAt(0).locator('.choice-move').press('Enter')
  await becomes(() => listAt(1).locator('ul input').count(), 2)
  await dialog().getByRole('searchbox', { name: 'Find members by name' }).fill('okafor')
  await becomes(() => listAt(1).locator('ul input').count(), 1)
  expect(await seriousFaults(page)).toEqual([])

  await button('Next').click()
  expect(await button('Confirm').isDisabled()).toBe(true)
  await dialog().getByRole('searchbox', { name: 'Find documents by number or title' }).fill('DEMOWL 101')
  await listAt(0).locator('ul input').first().check()
  await listAt(0).locator('.choice-move').press('Enter')
  await button('Confirm').press('Enter')
  await page.waitForURL(/\/group-detail\/\?groupId=/)
  await becomes(() => page.locator('h1').textContent(), `${LONG.slice(0, 50)}…`)
  await page.locator('.group-facts', { hasText: '(Me)' }).waitFor()
}, 180_000)

it('the address of a group names it in any case; its page leads back to the groups, and so does its end', async () => {
  const id = new URL(page.url()).searchParams.get('groupId') ?? ''
  await page.goto(address('demowl', `/group-detail/?GROUPID=${id}`))
  await page.getByText('Who looks at lamps').waitFor()
  await page.getByRole('link', { name: 'Back to groups' }).click()
  const card = page.locator('.group-card', { hasText: 'Inspection of lamps' })
  await card.getByRole('link').click()
  await page.getByText('Who looks at lamps').waitFor()
  await page.locator('.group-head button[aria-haspopup="menu"]').last().click()
  await page.getByRole('menuitem', { name: 'Delete group' }).click()
  await dialog().getByRole('button').last().click()
  await becomes(async () => new URL(page.url()).pathname, '/groups')
  await becomes(() => card.count(), 0)
}, 60_000)
