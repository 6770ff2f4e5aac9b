import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import type { api } from '#contract/index.ts'
import { address, changeAnswer, newPage, openAs, openBrowser, rested } from '../support/browser.ts'
import { becomes } from '../support/shown.ts'

const documentAt = (contentCode: string) => `/document/?contentcode=${encodeURIComponent(contentCode)}`
const textOf = (page: Page, number: number) => page.locator(`.pdfViewer .page[data-page-number="${number}"] .textLayer`)
const words = (page: Page, number: number) => textOf(page, number).locator('span[role="presentation"]').first()

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

it('a locked PDF comes locked and is unlocked in memory', async () => {
  const page = await newPage(browser)
  const files: string[] = []
  page.on('request', (request) => request.url().includes('.pdf?') && files.push(request.url()))
  await openAs(page, 'company', 'demowl', documentAt('HGSA|450-2024'))
  await words(page, 1).waitFor({ state: 'attached' })
  await textOf(page, 1).filter({ hasText: 'HGSA 450-2024' }).waitFor({ state: 'attached' })
  const stored = await page.evaluate((url) => fetch(url).then((answer) => answer.text()), files[0] ?? '')
  expect(stored).toContain('/Encrypt')
  expect(stored).not.toContain('HGSA 450-2024')
  await page.context().close()
}, 60_000)

it('the first page is readable before the PDF is there, in the place that it keeps', async () => {
  const page = await newPage(browser)
  const { promise: open, resolve: openPdf } = Promise.withResolvers<void>()
  await page.route('**/objects/**.pdf?*', (route) => open.then(() => route.continue()))
  const pictures: string[] = []
  page.on('request', (one) => one.resourceType() === 'image' && one.url().includes('/objects/') && pictures.push(one.url()))
  await openAs(page, 'subscriber', 'astm', documentAt('ASTM|D9901-24'))
  const picture = page.getByRole('img', { name: 'Picture of page 1' })
  await picture.waitFor()
  const before = await picture.boundingBox()
  expect(await page.locator('.pdf-pages').getAttribute('aria-busy')).toBe('true')
  openPdf()
  await words(page, 1).waitFor({ state: 'attached' })
  await becomes(() => page.locator('.pdf-pages').getAttribute('aria-busy'), 'false')
  await picture.waitFor({ state: 'detached' })
  expect(await page.locator('.pdfViewer .page').first().boundingBox()).toEqual(before)
  expect(pictures.splice(0)).not.toEqual([])
  await page.goto(address('astm', `${documentAt('ASTM|D9901-24')}&page=3`))
  await words(page, 3).waitFor({ state: 'attached' })
  expect(pictures).toEqual([])
  await page.context().close()
}, 60_000)

it('a link that expires does not interrupt reading', async () => {
  const page = await newPage(browser)
  let asked = 0
  let refused = 0
  let links = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/documents/pdf/contentCode')) links += 1
  })
  page.on('response', (response) => {
    if (response.url().includes('/objects/') && response.status() === 403) refused += 1
  })
  // After its first answer the server refuses the link, as it does when its time is over, until a new one is asked for.
  // Two links of one second are the same to the letter, so it is the asking that counts.
  await page.route('**/objects/**.pdf?*', (route) => {
    asked += 1
    if (asked === 1 || links > 1) return route.continue()
    const url = new URL(route.request().url())
    const signature = url.searchParams.get('signature') ?? ''
    url.searchParams.set('signature', signature.split('').reverse().join(''))
    return route.continue({ url: url.href })
  })
  await openAs(page, 'subscriber', 'astm', documentAt('ASTM|D9901-24'))
  await words(page, 1).waitFor({ state: 'attached' })
  await page.locator('.pdf-page-field input').fill('4')
  await page.keyboard.press('Enter')
  await words(page, 4).waitFor({ state: 'attached' })
  expect(refused).toBeGreaterThan(0)
  expect(links).toBe(2)
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.context().close()
}, 60_000)

it('a designation in a text is a link that says what it leads to, and Back is where the reader was', async () => {
  const page = await newPage(browser, { viewport: { width: 1280, height: 800 } })
  const cited = {
    designationOrFamily: 'DEMOWL 101-2025',
    title: 'Cited',
    contentCode: 'DEMOWL|220-2022',
    access: 'open' as const,
  }
  await changeAnswer<OutputOf<typeof api.documents.clauses>>(page, '**/api/documents/clauses?*', (answer) => {
    answer.references.push({ ...cited, standing: { is: 'in-force' } })
  })
  // Links of one second are the same to the letter; here each is another, as it is for whoever reads for a while.
  let [links, linkedAt] = [0, 0]
  await changeAnswer<OutputOf<typeof api.documents.html>>(page, '**/api/documents/html/*', (answer) => {
    linkedAt = Date.now()
    Object.assign(answer, { url: `${answer.url}#${links++}` })
  })
  await openAs(page, 'subscriber', 'demowl', `${documentAt('DEMOWL|101-2025')}&page=3`)
  await words(page, 3).waitFor({ state: 'attached' })
  await page.keyboard.press('+')
  const link = page.locator('.page[data-page-number="3"]').getByRole('link', { name: 'DEMOWL 101-2025, In force, Full text' })
  await link.first().waitFor()
  // The pages are laid out anew after zooming.
  await rested(page)
  const named = (designation: string) => page.locator('h1 .designation', { hasText: designation })
  const place = () =>
    page.evaluate(() => {
      const sheet = document.querySelector<HTMLElement>('.pdfViewer .page[data-page-number="3"]')
      const pages = document.querySelector('.pdf-pages')
      return { offset: (pages?.scrollTop ?? 0) - (sheet?.offsetTop ?? 0), width: sheet?.offsetWidth }
    })
  await page.evaluate(() => document.querySelector('.pdf-pages')?.scrollBy(0, 11))
  await rested(page)
  const before = await place()
  await link.first().hover()
  await page.getByRole('tooltip').getByText('Cited').waitFor()
  await link.first().click()
  await page.waitForURL(/220-2022/)
  await named('DEMOWL 220-2022').waitFor()
  await words(page, 1).waitFor({ state: 'attached' })
  await page.goBack()
  await named('DEMOWL 101-2025').waitFor()
  await words(page, 3).waitFor({ state: 'attached' })
  await rested(page)
  const after = await place()
  expect(after.width).toBe(before.width)
  expect(Math.abs(after.offset - before.offset)).toBeLessThanOrEqual(5)

  await page.getByRole('tab', { name: 'HTML' }).click()
  await page
    .frameLocator('.html-frame iframe')
    .getByRole('link', { name: 'DEMOWL 101-2025, In force, Full text' })
    .first()
    .click()
  await page.waitForURL(/220-2022/)
  await named('DEMOWL 220-2022').waitFor()
  let laidOut = 0
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) laidOut += 1
  })
  // Whoever comes back within a second of having the link asks for no other one.
  await page.waitForFunction((since) => Date.now() - since > 2000, linkedAt)
  await page.goBack()
  await named('DEMOWL 101-2025').waitFor()
  await page.frameLocator('.html-frame iframe').locator('h1').waitFor()
  await becomes(async () => links, 2)
  await rested(page)
  expect(laidOut).toBe(1)
  await page.context().close()
}, 60_000)

it('a text that is left in the middle of a scroll writes nothing into the address that Back leads to', async () => {
  const page = await newPage(browser)
  await openAs(page, 'subscriber', 'astm', '/favorites')
  await rested(page)
  // An entry like those that links of the page make, without the page of documents loaded beside that of favorites.
  const entry = { usr: null, key: 'text', idx: 1 }
  await page.evaluate(([state, path]) => window.history.pushState(state, '', path), [entry, documentAt('ASTM|D9901-24')] as const)
  await page.reload()
  await words(page, 1).waitFor({ state: 'attached' })
  await rested(page)
  const { promise: comes, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/favorites-page-*.js', (route) => comes.then(() => route.continue()))
  await page.evaluate(async () => {
    const pages = document.querySelector('.pdf-pages')
    const scrolled = new Promise((resolve) => pages?.addEventListener('scroll', resolve, { once: true }))
    pages?.scrollBy(0, 2000)
    await scrolled
    window.history.back()
  })
  await page.waitForURL(/favorites/)
  // Longer than the page puts off what it writes.
  await page.waitForTimeout(600)
  expect(new URL(page.url()).search).toBe('')
  expect(await page.evaluate(() => window.history.state?.usr ?? null)).toBeNull()
  come()
  await page.locator('.pdf-pages').waitFor({ state: 'detached' })
  await page.context().close()
}, 60_000)
