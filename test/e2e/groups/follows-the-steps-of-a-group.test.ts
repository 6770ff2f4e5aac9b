import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { Group } from '#contract/groups/group.ts'
import { seriousFaults } from '../support/axe.ts'
import { address, changeAnswer, newPage, openAs, openBrowser } from '../support/browser.ts'
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

it('a group names six of its members, and the others when asked', async () => {
  const detail = '**/api/group/getGroupDetail?*'
  await changeAnswer<Group>(page, detail, (group) => {
    const named = (at: number) => ({ user: { ...group.rosters[0]?.user, userId: `${at}`, firstName: 'Kim', lastName: `${at}` } })
    group.rosters = Array.from({ length: 8 }, (_, at) => named(at)) as Group['rosters']
  })
  await page.reload()
  const names = page.locator('.member-names li')
  await page.getByRole('button', { name: '2 more…' }).click()
  await becomes(() => names.count(), 8)
  await page.getByRole('button', { name: 'Show less' }).click()
  await becomes(() => names.allTextContents(), ['Kim 0', 'Kim 1', 'Kim 2', 'Kim 3', 'Kim 4', 'Kim 5'])
  await page.unroute(detail)
}, 60_000)

it('the address of a group names it in any case; its page leads back to the groups, and so does its end', async () => {
  const id = new URL(page.url()).searchParams.get('groupId') ?? ''
  await page.goto(address('demowl', `/group-detail/?GROUPID=${id}&page=9`))
  await page.getByText('Who looks at lamps').waitFor()
  await page.getByRole('link', { name: 'Go to the first page' }).click()
  await page.getByText('DEMOWL 101').first().waitFor()
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

it('what is typed into a dialog is thrown away after a question alone', async () => {
  const open = () => page.getByRole('button', { name: 'Create group' }).click()
  const name = dialog().getByLabel('Group name')
  const question = dialog().getByText('What you entered is not saved. Close anyway?')
  await page.goto(address('demowl', '/groups'))
  await open()
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await open()
  await name.fill('Pumps')
  for (const answer of [() => page.keyboard.press('Escape'), () => button('Continue editing').click()]) {
    await page.keyboard.press('Escape')
    await question.waitFor()
    await answer()
    await question.waitFor({ state: 'detached' })
    expect(await name.inputValue()).toBe('Pumps')
  }
  await button('Close').click()
  await button('Discard').click()
  await dialog().waitFor({ state: 'detached' })
  await open()
  expect(await name.inputValue()).toBe('')
}, 60_000)

it('an answer of the search for people that comes late is not shown', async () => {
  await page.goto(address('demowl', '/groups'))
  await page.getByRole('button', { name: 'Create group' }).click()
  await dialog().getByLabel('Group name').fill('Pumps')
  await dialog().getByLabel('Description').fill('Who looks at pumps')
  await button('Next').click()
  const late = Promise.withResolvers<void>()
  await page.route('**/api/user/searchUsers?*', async (route) => {
    if ((route.request().postDataJSON() as { fullName?: string }).fullName === 'colin') await late.promise
    await route.continue()
  })
  const isAboutColin = (request: { postData(): string | null }) => request.postData()?.includes('colin') === true
  const asked = page.waitForRequest(isAboutColin)
  const search = dialog().getByRole('searchbox', { name: 'Find people by name' })
  await search.fill('colin')
  await asked
  await search.fill('carmen')
  const shown = () => listAt(0).locator('ul bdi').allTextContents()
  await becomes(shown, ['Carmen Ibáñez'])
  const answered = page.waitForResponse((response) => isAboutColin(response.request()))
  late.resolve()
  await (await answered).finished()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  expect(await shown()).toEqual(['Carmen Ibáñez'])
}, 60_000)
