import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { address, newPage, openAs, openBrowser } from '../support/browser.ts'
import { chooseMore } from '../support/reader.ts'
import { hasFocus } from '../support/shown.ts'

const OWN = '/mysubscription-search/?content=&stype=MYSUBSCRIPTION'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { acceptDownloads: true })
  await openAs(page, 'subscriber', 'demowl', OWN)
}, 60_000)
afterAll(() => browser.close())

const downloads = (of: Page) => of.getByRole('article').getByRole('button', { name: /^Download / })
const NO_ACCESS = 'Your subscription does not include this document'

describe('the download at a result', () => {
  it('gives the PDF of a document that may be read', async () => {
    const [file] = await Promise.all([page.waitForEvent('download'), downloads(page).first().click()])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  }, 60_000)

  it('explains itself where the file is empty', async () => {
    const empty = {
      url: '/empty.pdf',
      expiresAt: new Date().toISOString(),
      name: 'empty.pdf',
      contentType: 'application/pdf',
      size: 0,
    }
    await page.route('**/api/documents/download?*', (route) => route.fulfill({ json: empty }))
    await downloads(page).first().click()
    await page.getByRole('dialog', { name: NO_ACCESS }).waitFor()
    await page.keyboard.press('Escape')
    await hasFocus(downloads(page).first())
    await page.unroute('**/api/documents/download?*')
  }, 60_000)

  it('asks before it begins, and says whom to write to where access has ended meanwhile', async () => {
    const asked: string[] = []
    const headers = { entitlementaccess: 'false' }
    await page.route('**/api/documents/verification/**', (route) => route.fulfill({ headers, json: { entitled: false } }))
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await downloads(page).first().click()
    const dialog = page.getByRole('dialog', { name: NO_ACCESS })
    await dialog.getByRole('link').first().waitFor()
    expect(asked).toContain('/api/documents/verification/contentCode')
    expect(asked).not.toContain('/api/documents/download')
    await page.keyboard.press('Escape')
  }, 60_000)

  it('is not there for what is not subscribed to, what an outside publisher shows, nor under protection', async () => {
    await page.goto(address('demowl', '/content-search/?content=MIM%20214&stype=A'))
    const closed = page.getByRole('article').filter({ hasText: 'Not in your subscription' }).first()
    await closed.getByRole('button', { name: /^Favo/ }).waitFor()
    expect(await closed.getByRole('button', { name: /^Download / }).count()).toBe(0)
    await page.goto(address('demowl', '/content-search/?content=ORM%201207&stype=A'))
    const outside = page.getByRole('article').filter({ hasText: 'On publisher’s site' }).first()
    await outside.getByRole('button', { name: /^Favo/ }).waitFor()
    expect(await outside.getByRole('button', { name: /^Download / }).count()).toBe(0)
    const reader = await newPage(browser)
    await openAs(reader, 'drm', 'demowl', OWN)
    await reader.getByRole('button', { name: /^Favo/ }).first().waitFor()
    expect(await downloads(reader).count()).toBe(0)
  }, 60_000)
})

describe('a citation', () => {
  const CITED = `/document/?contentcode=${encodeURIComponent('DEMOWL|101-2025')}&clause=4`

  it('of the clause in the address is shown, copied, and saved as files; the focus goes back', async () => {
    const reader = await newPage(browser, { acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] })
    await openAs(reader, 'subscriber', 'demowl', CITED)
    await reader.locator('.textLayer span[role="presentation"]').first().waitFor({ state: 'attached' })
    await chooseMore(reader, 'Cite')
    const dialog = reader.getByRole('dialog', { name: 'Cite DEMOWL 101-2025' })
    await dialog.getByText(/Section 4, \w/).waitFor()
    await dialog.getByLabel('Style').selectOption({ label: 'ISO 690' })
    await dialog.getByText(/\. Clause 4, \w/).waitFor()
    await dialog.getByRole('button', { name: 'Copy citation' }).click()
    await dialog.getByText('Citation copied').waitFor()
    const shown = await dialog.getByRole('region', { name: 'Citation' }).textContent()
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(shown)
    const names: string[] = []
    for (const format of ['RIS', 'BibTeX', 'CSL-JSON']) {
      const save = dialog.getByRole('button', { name: `Download as ${format}`, exact: true })
      const [file] = await Promise.all([reader.waitForEvent('download'), save.click()])
      names.push(file.suggestedFilename())
    }
    expect(names).toEqual(['citation.ris', 'citation.bib', 'citation.json'])
    const record = dialog.getByRole('button', { name: 'Download the library record as MARC 21' })
    const [marc] = await Promise.all([reader.waitForEvent('download'), record.click()])
    expect(marc.suggestedFilename()).toBe('DEMOWL-101-2025.mrc')
    await reader.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await hasFocus(reader.getByRole('button', { name: 'More', exact: true }))
    const headers = { entitlementaccess: 'false' }
    await reader.route('**/api/documents/verification/**', (route) => route.fulfill({ headers, json: { entitled: false } }))
    await reader.getByRole('button', { name: /^Download DEMOWL/ }).click()
    const refused = reader.getByRole('dialog', { name: NO_ACCESS })
    await refused.waitFor()
    // The bar of the reader is one line; what it opens is not.
    expect(await refused.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await reader.context().close()
  }, 60_000)

  it('is listed for the sign-in of a company, of a record too', async () => {
    const reader = await newPage(browser)
    await openAs(reader, 'company', 'demowl', `/document/?contentcode=${encodeURIComponent('MIM|214-2024')}`)
    await chooseMore(reader, 'Cite MIM 214:2024')
    await reader.getByRole('dialog').getByText('MIM 214:2024, ').waitFor()
    await reader.context().close()
  }, 60_000)
})
