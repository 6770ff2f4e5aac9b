import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { chooseView } from '../support/reader.ts'
import { selectWords } from '../support/select-words.ts'
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

it('the list of more tools stays open, with the focus, while the text arrives, and offers its print then', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/documents/pdf/**', (route) => held.then(() => route.fallback()))
  await page.goto(address('demowl', BOTH))
  const button = page.getByRole('button', { name: 'More', exact: true })
  await page.locator('.document-reader-skeleton').waitFor()
  await button.click()
  const list = page.locator('.tool-list')
  await list.getByRole('button', { name: /^Favorite: / }).waitFor()
  expect(await list.getByRole('button', { name: 'Print', exact: true }).count()).toBe(0)
  release()
  await words(1)
  await list.getByRole('button', { name: 'Print', exact: true }).waitFor()
  expect(await list.getByRole('button', { name: /^Favorite: / }).isVisible()).toBe(true)
  await hasFocus(button)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  await page.unroute('**/api/documents/pdf/**')
}, 60_000)

it('what is open beside a text is among its tabs by name, and tabs without room are in the list of more tools', async () => {
  const tabs = page.getByRole('tab')
  const seen = () =>
    tabs.evaluateAll((all) =>
      all.flatMap((tab) => {
        const [box, list] = [tab.getBoundingClientRect(), tab.parentElement?.getBoundingClientRect()]
        return box.bottom <= (list?.bottom ?? 0) ? [tab.textContent] : []
      }),
    )
  const whole = ['PDF', 'HTML', 'Work items', 'Videos and courses', 'Related content', 'Compass points']
  await becomes(() => tabs.allTextContents(), whole)
  for (const width of [1440, 1200]) {
    await page.setViewportSize({ width, height: 900 })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const list = page.locator('.tool-list')
    const listed = () =>
      list.getByRole('button', { name: /^(Work items|Videos and courses|Related content|Compass points)$/ }).allTextContents()
    await becomes(async () => [...(await seen()), ...(await listed())].sort(), whole.toSorted())
    await page.keyboard.press('Escape')
  }
  // Between the tools of the text there is no room for it.
  expect(await seen()).not.toContain('Compass points')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.locator('.tool-list').getByRole('button', { name: 'Compass points', exact: true }).click()
  await becomes(async () => (await seen()).includes('Compass points'), true)
  await page.getByRole('tab', { name: 'PDF' }).click()
  await words(1)
  await page.setViewportSize({ width: 1440, height: 900 })
}, 60_000)

it('the sheet says that the document is being opened while the session and the code of the page are on their way', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/account', (route) => held.then(() => route.fallback()))
  await page.goto(address('demowl', BOTH))
  await page.locator('.waiting-text').getByText('Opening the document').waitFor()
  release()
  await words(1)
  await page.locator('.waiting-text').waitFor({ state: 'detached' })
  await page.unroute('**/api/account')
}, 60_000)

it('the pages of a text are a single stop of the keyboard', async () => {
  const pages = page.locator('.pdf-pages')
  expect(await pages.locator('.textLayer').count()).toBeGreaterThan(0)
  await becomes(() => pages.locator('.textLayer:not([tabindex="-1"])').count(), 0)
  await pages.focus()
  await page.keyboard.press('Tab')
  await becomes(() => page.locator('.textLayer:focus, .pdf-pages:focus').count(), 0)
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

it('the view menu ticks how pages are shown, and keys lead into the contents, through them and back', async () => {
  const ticked = async (item: string) => {
    await page.getByRole('button', { name: 'View', exact: true }).click()
    await page.getByRole('menuitemradio', { name: item, exact: true, checked: true }).locator('.menu-ticked').waitFor()
    // One way for the size, and one for how many pages are side by side.
    expect(await page.getByRole('menuitemradio', { checked: true }).count()).toBe(2)
    const isTicked = page.locator('[role="menuitemradio"]', { has: page.locator('.menu-ticked') })
    expect(await isTicked.count()).toBe(2)
    await page.keyboard.press('Escape')
  }
  await ticked('Automatic size')
  await chooseView(page, 'Fit page')
  await ticked('Fit page')
  await chooseView(page, 'Automatic size')
  const button = page.getByRole('button', { name: 'Contents', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const contents = page.getByRole('complementary', { name: 'Contents' })
  await hasFocus(contents.getByRole('link').first())
  await page.keyboard.press('ArrowDown')
  await hasFocus(contents.getByRole('link').nth(1))
  await page.keyboard.press('Escape')
  await hasFocus(button)
  await contents.waitFor({ state: 'detached' })
}, 60_000)

it('each form of a text opens at the place of the other, and the page in the bar is that of the address', async () => {
  const current = page.locator('.clauses [aria-current="location"]')
  const field = page.locator('.pdf-page-field input')
  await page.getByRole('button', { name: 'Contents', exact: true }).click()
  await page.locator('.clauses a').last().click()
  await becomes(() => field.inputValue(), new URL(page.url()).searchParams.get('page') ?? '1')
  const last = (await page.locator('.clauses a').last().textContent()) ?? ''
  await becomes(() => current.textContent(), last)
  await page.getByRole('tab', { name: 'HTML' }).click()
  await frame().locator('h1').waitFor()
  await becomes(() => current.textContent(), last)
  const before = page.url()
  await page.locator('.clauses a').nth(2).click()
  // The other form opens at the clause of the address, which follows once the text has scrolled.
  await page.waitForURL((url) => url.href !== before)
  const third = (await page.locator('.clauses a').nth(2).textContent()) ?? ''
  await becomes(() => current.textContent(), third)
  await page.getByRole('tab', { name: 'PDF' }).click()
  await words(1)
  await becomes(() => current.textContent(), third)
  await becomes(() => field.inputValue(), new URL(page.url()).searchParams.get('page') ?? '1')
}, 60_000)

it('a search is sought as a phrase first, else by any of its words', async () => {
  const anyWord = page.getByLabel('Any word')
  await page.goto(address('demowl', `${BOTH}&q=fixed+ladders`))
  await page.getByText(/^\d+ of \d+$/).waitFor()
  await becomes(() => anyWord.isChecked(), false)
  await page.goto(address('demowl', `${BOTH}&q=ladders+zebra`))
  await page.getByText(/^\d+ of \d+$/).waitFor()
  await becomes(() => anyWord.isChecked(), true)
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

it('a note at selected words is saved, drawn in both forms of the document, listed, and restored', async () => {
  await frame().locator('body').evaluate(selectWords, 'Fixed ladders on tanks')
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
  await becomes(() => page.locator('.compared-stage .textLayer:not([tabindex="-1"])').count(), 0)
  await page.getByRole('button', { name: 'Previous change', exact: true }).click()
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
  await page.route(/\/comparison\/text\?/, (route) => {
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
