import type { Locator, Page } from 'playwright-core'
import type { SuggestionGroup } from '#contract/type-ahead.ts'
import { settled } from './browser.ts'

export const TYPE_AHEAD = '**/api/documents/search/type-ahead'

/** Makes documents of one publisher, the first with the given number of editions. */
export function groupOf(publisherCode: string, documents: number, editions = 1): SuggestionGroup {
  const designation = (number: number) => `${publisherCode} 70${number}`
  return {
    publisherName: `${publisherCode} Society`,
    publisherCode,
    showMoreResults: false,
    contentList: Array.from({ length: documents }, (_, number) => ({
      contentCode: `${publisherCode}|70${number}-2020`,
      designationNo: `${designation(number)}:2020`,
      documentTitle: `Testing of part ${number}`,
      designationNoList: Array.from({ length: number === 0 ? editions : 1 }, (_none, edition) => ({
        designationNo: `${designation(number)}:${2020 - edition}`,
        contentCode: `${publisherCode}|70${number}-${2020 - edition}`,
      })),
      showMore: number === 0 && editions > 5,
    })),
  }
}

/** Fakes the server's answer to any typed text. */
export async function answerWith(page: Page, groups: readonly SuggestionGroup[], address = TYPE_AHEAD): Promise<void> {
  await page.unroute(address)
  await page.route(address, (route) => route.fulfill({ json: groups }))
}

export const box = (page: Page): Locator => page.getByRole('combobox', { name: /./ }).and(page.locator('#search-box'))
export const panel = (page: Page): Locator => page.getByRole('grid')
export const active = (page: Page): Locator => page.locator('.suggest [aria-selected="true"]')
export const footerLayer = (page: Page): Promise<string> =>
  page.locator('.footer').evaluate((footer) => getComputedStyle(footer).zIndex)

/** Types a text, key by key, and waits until the page has asked for it; where keys come slowly it asks for its beginnings, too. */
export async function type(page: Page, text: string): Promise<void> {
  const asked = page.waitForResponse(
    (response) => /\/type-ahead$/.test(response.url()) && response.request().postDataJSON().keywords === text,
  )
  await typeKeys(page, text)
  await asked
  await settled(page)
}

export async function typeKeys(page: Page, text: string): Promise<void> {
  await box(page).fill('')
  await box(page).pressSequentially(text)
}

/** Presses a key and waits until it has led to this suggestion. */
export async function leads(page: Page, key: string, to: RegExp): Promise<void> {
  await box(page).press(key)
  await active(page).filter({ hasText: to }).waitFor()
}
