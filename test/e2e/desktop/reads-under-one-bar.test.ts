import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { becomes, hasFocus } from '../support/shown.ts'

const BOTH = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}`

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('lectern-appearance', 'light'))
  // Not who has compass points at the same document meanwhile: `m` would lead to this note, too.
  await openAs(page, 'colleague', 'demowl', BOTH)
}, 60_000)
afterAll(() => browser.close())

const words = (number: number) =>
  page.locator(`.pdfViewer .page[data-page-number="${number}"] .textLayer span`).first().waitFor({ state: 'attached' })
const frame = () => page.frameLocator('.html-frame iframe')
const findBox = () => page.getByLabel('Find in document', { exact: true })

it('most of a page is seen under 100 px of bars, and nothing of the viewer dresses what is ours', async () => {
  await words(1)
  await settled(page)
  const seen = await page.evaluate(() => {
    const bars = document.querySelector('.reader-bar')?.getBoundingClientRect().bottom ?? 0
    const height = document.querySelector('.pdfViewer .page')?.getBoundingClientRect().height ?? 0
    return { bars, share: (innerHeight - bars) / height }
  })
  expect(seen.bars).toBeLessThanOrEqual(100)
  expect(seen.share).toBeGreaterThanOrEqual(0.6)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('Next page').waitFor()
  expect(await keys.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?Inter/)
  await page.keyboard.press('Escape')
}, 60_000)

it('Ctrl+F goes to the find box from anywhere, Ctrl+P prints pages of the document', async () => {
  for (const from of ['.pdf-pages', '#search-box', '.pdf-page-field input']) {
    await page.locator(from).focus()
    await page.keyboard.press('Control+f')
    await hasFocus(findBox())
  }
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelectorAll('.pdf-print img').length)
      dispatchEvent(new Event('afterprint'))
    }
  })
  await page.keyboard.press('Control+p')
  await page.getByLabel('This page (1)').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await page.locator('html[data-printed="1"]').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}, 60_000)

it('a document goes on where it was left, unless its address names a page', async () => {
  await page.locator('.pdf-page-field input').fill('3')
  await page.keyboard.press('Enter')
  await page.waitForURL(/page=3/)
  await page.goto(address('demowl', BOTH))
  await page.getByText('Continued at page 3').waitFor()
  await page.goto(address('demowl', `${BOTH}&page=2`))
  await words(2)
  await page.getByRole('button', { name: 'Continue at page 3' }).click()
  await page.waitForURL(/page=3/)
}, 60_000)

it('its HTML has the theme of the site, an outline that follows, find, and clauses with addresses', async () => {
  await page.getByRole('tab', { name: 'HTML' }).click()
  await frame().locator('h1').waitFor()
  const ground = () =>
    frame()
      .locator('html')
      .evaluate((html) => getComputedStyle(html).backgroundColor)
  await becomes(ground, 'rgb(255, 255, 255)')
  expect(await page.locator('.html-frame iframe').getAttribute('sandbox')).not.toContain('allow-scripts')
  const outline = page.getByRole('complementary', { name: 'Contents' })
  await outline.getByRole('link', { name: /^3 / }).click()
  await outline.locator('[aria-current="location"]', { hasText: /^3 / }).waitFor()
  await page.waitForURL((url) => url.hash !== '')
  await frame().locator('p').last().click()
  await page.keyboard.press('Control+f')
  await hasFocus(findBox())
  await page.keyboard.type('ladder')
  await page.getByText(/^\d+ of \d+$/).waitFor()
  await page.reload()
  await outline.locator('[aria-current="location"]', { hasText: /^3 / }).waitFor()
}, 60_000)

/** Selects a word of a text, as a person does by a double click. */
const select = (element: Element, word: string) => {
  const page = element.ownerDocument
  const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const at = node.data.indexOf(word)
    if (at < 0) continue
    node.parentElement?.scrollIntoView()
    page.getSelection()?.setBaseAndExtent(node, at, node, at + word.length)
    return
  }
}

it('a note at selected words is saved, drawn in both forms of the document, listed, and restored', async () => {
  await frame().locator('body').evaluate(select, 'Fixed ladders on tanks')
  await page.getByRole('button', { name: 'Add a note', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'Notes' })
  const text = panel.getByRole('textbox', { name: 'Note' })
  await text.fill('See the list of tanks.')
  await panel.getByText('Saved', { exact: true }).waitFor()
  const mark = page.getByRole('button', { name: 'Note: See the list of tanks.' })
  await mark.waitFor()
  await page.context().setOffline(true)
  await text.fill('See the list of tanks of 2025.')
  await panel.getByText('Your text is kept on this device', { exact: false }).waitFor()
  await page.context().setOffline(false)
  await panel.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'PDF' }).click()
  await panel.getByRole('button', { name: 'Fixed ladders on tanks' }).click()
  await page.locator('.page[data-page-number="3"] .text-mark-box').first().waitFor()
  await page.goto(address('demowl', '/notes'))
  await page.getByText('See the list of tanks of 2025.').waitFor()
  // Undo is pressed while the deletion is still on its way.
  const { promise: undone, resolve: undo } = Promise.withResolvers<void>()
  await page.route('**/api/**', (route) =>
    route.request().method() === 'DELETE' ? undone.then(() => route.fallback()) : route.fallback(),
  )
  await page.getByRole('button', { name: /^Delete: / }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  undo()
  await page.getByText('See the list of tanks of 2025.').waitFor()
  await settled(page)
  await page.unroute('**/api/**')
  await page.getByRole('link', { name: 'Fixed ladders on tanks' }).click()
  await panel.locator('[data-chosen]').waitFor()
  await panel.getByRole('button', { name: /^Delete: / }).click()
  await panel.getByText('Note deleted.').waitFor()
}, 60_000)

it('two editions stand side by side with their changes, and scroll together by what they say', async () => {
  await page.goto(address('demowl', `/document/?contentcode=${encodeURIComponent('VSB|21-2023')}`))
  await page.getByRole('button', { name: /^Compare versions of VSB 21/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare versions' })
  await dialog.locator('[type="checkbox"]:not(:disabled):not(:checked)').last().check()
  await becomes(() => dialog.locator('[type="checkbox"]:not(:disabled):not(:checked)').count(), 0)
  await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
  const sides = page.locator('.compared-stage .pdf-pages')
  const scrolled = () => sides.evaluateAll((all) => all.map((one) => one.scrollTop))
  await page.locator('.change-marks span').first().waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Previous change' }).click()
  await page.locator('.change-marks span[data-current]').first().waitFor()
  await becomes(async () => (await scrolled()).every((top) => top > 0), true)
  // The other side follows the one that is scrolled.
  await settled(page)
  const last = await scrolled()
  await sides.last().hover()
  await page.mouse.wheel(0, -600)
  await page.waitForFunction(
    (before) =>
      [...document.querySelectorAll('.compared-stage .pdf-pages')].every((one, at) => one.scrollTop < (before[at] ?? 0)),
    last,
  )
  await page.getByLabel('Could affect compliance').check()
  await becomes(() => page.locator('.change-list .change-effects:not([data-affects])').count(), 0)
}, 90_000)

it('a comparison that is not there after ten looks says so, and is begun again when it is asked for', async () => {
  let looks = 0
  await page.route(/\/html\/(?:comparison|resultCheck)\?/, (route) => {
    looks += 1
    return route.fulfill({ json: { state: 'making' } })
  })
  await page.clock.install()
  const pair = new URLSearchParams({ older: 'VSB|21-2007', newer: 'VSB|21-2023', format: 'HTML' })
  await page.goto(address('demowl', `/compare?${pair}`))
  const generating = page.getByText('Generating HTML compare result...')
  await generating.waitFor()
  while (looks <= 10) await page.clock.runFor(2000)
  await page.getByText('Load HTML Compare Result Failed, please try again later').waitFor()
  await page.clock.runFor(30_000)
  expect(looks).toBe(11)
  await page.getByRole('button', { name: 'Try again' }).click()
  await generating.waitFor()
}, 60_000)
