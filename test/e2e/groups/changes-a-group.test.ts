import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from '../support/axe.ts'
import { newPage, openAs, openBrowser } from '../support/browser.ts'

let browser: Browser
const open: Page[] = []
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => Promise.all(open.map((page) => page.context().close())))

/** A tab of the creator of groups. */
async function openTab(path: string): Promise<Page> {
  const page = await newPage(browser, { bypassCSP: true })
  open.push(page)
  await openAs(page, 'subscriber', 'demowl', path)
  return page
}

/** Moves the first of those who are offered into the group. */
async function takeFirst(page: Page): Promise<void> {
  const offered = page.locator('dialog .choice-list').first()
  await offered.locator('ul input').first().check()
  await offered.locator('.choice-move').click()
}

/** Creates a group in three steps, and answers its address. */
async function createGroup(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Create group' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Group name').fill(name)
  expect(await dialog.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Description').fill('Who seals')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await takeFirst(page)
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByRole('searchbox', { name: 'Find documents by number or title' }).fill('DEMOWL 101')
  await takeFirst(page)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/group-detail\/\?groupId=/i)
  return page.url().slice(new URL(page.url()).origin.length)
}

async function choose(page: Page, act: string): Promise<void> {
  await page.locator('button[aria-haspopup="menu"][aria-label*="Seals"]').first().click()
  await page.getByRole('menuitem', { name: act }).click()
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByLabel('Group name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
}

it('what is typed into a group stays when another tab changes the group, or deletes it', async () => {
  const page = await openTab('/groups')
  const path = await createGroup(page, 'Seals')
  const other = await openTab(path)
  await choose(page, 'Edit')
  await choose(other, 'Edit')
  await rename(other, 'Seals of pumps')
  await other.getByText('The group was updated.').waitFor()
  const field = page.getByRole('dialog').getByLabel('Group name')
  await rename(page, 'Seals of valves')
  await page.getByRole('dialog').getByText('What you entered is still here').waitFor()
  expect(await field.inputValue()).toBe('Seals of valves')
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click()
  await page.getByText('The group was updated.').waitFor()
  await other.reload()
  await choose(other, 'Delete group')
  await other.getByRole('dialog').getByRole('button').last().click()
  await other.waitForURL(/\/groups/)
  await rename(page, 'Seals of doors')
  await page.getByRole('dialog').getByText('This group does not exist').waitFor()
  expect(await field.inputValue()).toBe('Seals of doors')
}, 180_000)

it('a group is handed over to a member once one is chosen', async () => {
  const page = await openTab('/groups')
  await createGroup(page, 'Seals of gates')
  await choose(page, 'Hand over')
  const dialog = page.getByRole('dialog')
  const handOver = dialog.getByRole('button', { name: 'Hand over' })
  expect(await handOver.isDisabled()).toBe(true)
  await dialog.getByRole('radio').first().check()
  await handOver.click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.group-facts', { hasText: '(Me)' }).waitFor({ state: 'detached' })
}, 60_000)
