import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { sharing } from '#contract/groups/sharing.ts'
import { seriousFaults } from '../support/axe.ts'
import { address, changeAnswer, newPage, openAs, openBrowser } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'
import { PHONE } from '../support/sizes.ts'

const GROUP = 'Inspection of ladders and lamps'
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

it('the dialog of sharing says who has the document, shortens names, counts those who are chosen, and says who is not found', async () => {
  const member = (firstName: string) => ({ user: { userId: firstName, firstName, lastName: 'Vu', email: '', userName: '' } })
  await changeAnswer<OutputOf<typeof sharing.findTargets>>(page, '**/contentShare/searchUsersAndGroups?*', ({ responseData }) => {
    const [one] = responseData.groupList
    const group = { ...one, groupID: 'long', name: GROUP, memberCount: 2, rosters: ['Ana', 'Bo'].map(member) }
    if (responseData.userList.length > 1) responseData.groupList = [group as (typeof responseData.groupList)[number]]
  })
  await openAs(page, 'subscriber', 'demowl', '/content-search/?content=DEMOWL%20101')
  await page.getByRole('button', { name: 'Share DEMOWL 101-2025' }).first().click()
  const dialog = page.getByRole('dialog')
  const group = dialog.locator('.share-target', { hasText: 'Ana Vu, Bo Vu' })
  expect(await group.locator('bdi').textContent()).toBe(`${GROUP.slice(0, 25)}…`)
  const add = (name: string) => dialog.getByRole('button', { name: `Add: ${name}` })
  for (const name of [GROUP, 'Colin Okafor', 'Uma Tanaka']) await add(name).click()
  expect(await add('Uma Tanaka').isDisabled()).toBe(true)
  const chosen = dialog.locator('.share-chosen li')
  await becomes(() => chosen.count(), 1)
  await dialog.getByRole('button', { name: '2 more…' }).click()
  await becomes(() => chosen.allTextContents(), [`${GROUP.slice(0, 25)}…`, 'Colin Okafor', 'Uma Tanaka'])
  await dialog.getByText('Up to 4 people will see that you share it.').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove: Colin Okafor' }).click()
  await dialog.getByRole('button', { name: 'Show less' }).click()
  await becomes(() => chosen.count(), 1)
  await dialog.getByRole('searchbox').fill(READER)
  const reader = dialog.locator('.share-target', { has: page.getByTitle(READER) })
  await reader.getByText('Sent', { exact: true }).waitFor()
  expect(await reader.getByRole('button').count()).toBe(0)
  await dialog.getByRole('searchbox').fill('zzzz')
  await dialog.getByText('No group and nobody of your account matches.').waitFor()
  await dialog.getByRole('searchbox').fill('zzzz@')
  await dialog.getByText('Nobody of your account has this address.').waitFor()
}, 60_000)
