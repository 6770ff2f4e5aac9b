import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from '../support/axe.ts'
import { address, newPage, openAs, openBrowser, rested, settled } from '../support/browser.ts'
import { chooseMore, chooseView } from '../support/reader.ts'
import { selectWords } from '../support/select-words.ts'
import { becomes, hasFocus } from '../support/shown.ts'

const BOTH = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}#s1`
const QUOTE = 'portable ladders and steps of up to'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { viewport: { width: 1440, height: 900 }, bypassCSP: true })
  await openAs(page, 'subscriber', 'demowl', BOTH)
}, 60_000)
afterAll(() => browser.close())

const menu = async (item: string, point = 'Use table') => {
  await page.getByRole('button', { name: `More actions: ${point}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Moves the end of the chosen selection by a word, without a pointer. */
async function changeSelection(): Promise<void> {
  await page.locator('.mark-end[data-end="end"]').focus()
  expect(await seriousFaults(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Keep the changed selection?' })
  await question.getByText('Before', { exact: true }).waitFor()
  await question.getByText(`${QUOTE} 8`, { exact: true }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  // Enter goes on to save: it never means undo.
  await hasFocus(question.getByRole('button', { name: 'Save' }))
  await page.keyboard.press('Enter')
  await page.getByText('Selection changed.').waitFor()
  await page.locator('[data-chosen]').getByText(`${QUOTE} 8`, { exact: true }).waitFor()
}

/** Shares the link of the chosen point with a colleague, and its document with an address outside of the account. */
async function shareLink(): Promise<void> {
  const name = page.locator('.point-name', { hasText: 'Use table 3' })
  await name.click()
  await page.locator('[data-chosen]').getByRole('button', { name: 'Send link' }).click()
  const question = page.getByRole('dialog', { name: /^Send the link/ })
  const find = question.getByRole('searchbox')
  await find.fill('Colin')
  await question.getByRole('button', { name: /^Add: .*Colin/ }).click()
  await find.fill('somebody@elsewhere.example')
  await question.getByRole('button', { name: 'Add: somebody@elsewhere.example' }).click()
  await question.getByText('Whoever does not see the point gets no mail.').waitFor()
  await question.getByText('Addresses outside of your account get an invitation').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('The link is shared.').waitFor()
  await page.locator('.annotation-act:focus', { hasText: 'Send link' }).waitFor()
  await name.click()
  await page.locator('.annotation[data-chosen]').waitFor({ state: 'detached' })
}

/** Saves what another person changed meanwhile: both texts are in sight, below a form longer than the window too. */
async function keepMine(): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.route('**/api/**', async (route) => {
    const sent = route.request().postDataJSON() as { version?: number } | null
    if (sent?.version === undefined) return route.fallback()
    await route.continue({ postData: JSON.stringify({ ...sent, version: sent.version - 1 }) })
  })
  await page.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('alert').filter({ hasText: 'changed this compass point on' })
  await conflict.locator('del', { hasText: '4' }).waitFor()
  await conflict.locator('ins', { hasText: '3' }).waitFor()
  await page.locator('.annotation-conflict button:focus', { hasText: 'Keep mine' }).waitFor()
  expect(await conflict.getByRole('button').count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0)
  await becomes(() => conflict.evaluate((part) => part.getBoundingClientRect().bottom <= innerHeight), true)
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Use table 4')
  await page.unrouteAll()
  await page.setViewportSize({ width: 1440, height: 900 })
  await conflict.getByRole('button', { name: 'Keep mine' }).click()
}

/** Writes a point on an edition that a newer one replaced, looks at it where it is proposed there, and drops it. */
async function seeProposal(): Promise<void> {
  await page.goto(address('demowl', `/document/?contentcode=${encodeURIComponent('LUMC|LC-107-2018')}#s1`))
  await page.frameLocator('.html-frame iframe').locator('body').evaluate(selectWords, 'The upward light ratio shall not')
  await page.getByRole('button', { name: 'Create compass point' }).click()
  // The edition in force is offered before anything is saved.
  await page.getByText('Create it in LC 107/2022 at the same words').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('Zero on the quay')
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await page.getByText('Compass point created.').waitFor()
  const waiting = page.locator('.proposal')
  // A job proposes it.
  do {
    await page.goto(address('demowl', '/compass-points-review'))
    await waiting.or(page.getByText('No compass points wait for review.')).first().waitFor()
  } while ((await waiting.count()) === 0)
  await page.goto(address('demowl', `/document/?contentcode=${encodeURIComponent('LUMC|LC-107-2022')}`))
  const panel = page.getByRole('complementary', { name: 'Compass points' })
  // The panel is open, as it was left.
  // Proposals are folded above points that stand here; there are none.
  await panel.getByRole('button', { name: 'Zero on the quay' }).click()
  await panel.locator('[data-chosen]').getByRole('button', { name: 'Accept' }).waitFor()
  await page.locator('[data-chosen] .text-mark-box').first().waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await panel.getByRole('button', { name: 'Drop' }).click()
  await page.getByRole('dialog', { name: 'Drop this proposal?' }).getByRole('button', { name: 'Drop' }).click()
  await page.getByText('Proposal dropped.').waitFor()
  await panel.getByRole('button', { name: 'Zero on the quay' }).waitFor({ state: 'detached' })
  await page.goto(address('demowl', '/compass-points-list'))
  await menu('Deactivate', 'Zero on the quay')
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('Compass point deactivated.').waitFor()
}

it('a point is written over a reload, stands in both forms, and is edited, deactivated and reactivated', async () => {
  await page.frameLocator('.html-frame iframe').getByText(QUOTE).first().waitFor()
  await settled(page)
  await page.frameLocator('.html-frame iframe').locator('body').evaluate(selectWords, QUOTE)
  // Tab leads from the words to what can be done with them.
  await page.getByRole('button', { name: 'Create compass point' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Use table 3')
  await page.getByRole('textbox', { name: 'Description' }).click()
  const words = 'Since the complaint of 2019 we use the larger radius.'
  await page.keyboard.type(words)
  await page.getByText('Visible to everyone in', { exact: false }).waitFor()
  await page.reload()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.waitFor()
  await becomes(() => description.textContent(), words)
  await page.getByRole('textbox', { name: 'Name' }).press('Enter')
  await page.getByText('Compass point created.').waitFor()
  await page.locator('.point-name:focus').waitFor()
  await page.getByRole('button', { name: 'Compass point: Use table 3' }).waitFor()
  await shareLink()
  await page.getByRole('tab', { name: 'PDF' }).click()
  await page.locator('.pdfViewer .page[data-loaded]').first().waitFor()
  await settled(page)
  await page.keyboard.press('m')
  await page.locator('.page[data-page-number="3"] [data-kind="point"] .text-mark-box').first().waitFor()
  await changeSelection()
  await chooseView(page, 'Notes and compass points')
  await page.locator('.text-mark-box').first().waitFor({ state: 'detached' })
  await chooseView(page, 'Notes and compass points')
  await chooseMore(page, 'Compass points')
  await page.getByRole('link', { name: 'Use table 3' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Use table 3' }).click()
  await page.locator('.page[data-page-number="3"] [data-chosen] .text-mark-box').first().waitFor()
  await page.goto(address('demowl', '/compass-points-list'))
  await menu('Edit')
  await page.getByRole('textbox', { name: 'Name' }).waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.getByRole('textbox', { name: 'Name' }).fill('Use table 4')
  await keepMine()
  await page.getByRole('link', { name: 'Use table 4' }).waitFor()
  await menu('Deactivate')
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('Compass point deactivated.').waitFor()
  await page.getByRole('link', { name: 'Use table 4' }).waitFor({ state: 'detached' })
  // The focused control goes with its row; the next one has the focus then.
  await page.locator('main#content a:focus, main#content button:focus').waitFor()
  await page.getByLabel('Show', { exact: true }).selectOption('inactive')
  await menu('Reactivate')
  await page.getByText('Compass point reactivated.').waitFor()
  await page.getByRole('link', { name: 'Use table 4' }).waitFor({ state: 'detached' })
  await page.getByLabel('Show', { exact: true }).selectOption('active')
  await seeProposal()
  // The download with points has its name where the bar has room for it: here no steps to other results stand in it.
  await page.goto(address('demowl', BOTH))
  await page.setViewportSize({ width: 1920, height: 900 })
  await page.getByRole('button', { name: 'Download with compass points' }).locator('.tool-word').waitFor()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address('demowl', '/content-search/?content=larger+radius+complaint'))
  await page.getByRole('checkbox', { name: 'With compass points' }).check()
  await page.getByRole('button', { name: 'Remove filter With compass points' }).waitFor()
  const found = page.getByRole('link', { name: 'In a compass point · Use table 4' })
  await page.locator('article', { has: found }).locator('.point-count').waitFor()
  await found.click()
  await page.getByRole('complementary', { name: 'Compass points' }).locator('[data-chosen]').waitFor()
  // Other tests read this document too.
  await page.getByRole('button', { name: 'Deactivate' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click()
  await page.getByText('Compass point deactivated.').waitFor()
  // Results that were found before are asked for again.
  await page.goBack()
  await page.waitForURL(/content-search/)
  await rested(page)
  expect(await found.count()).toBe(0)
}, 120_000)
