import type { Locator, Page } from 'playwright-core'
import type { SuggestionGroup } from '#contract/type-ahead.ts'

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

export async function type(page: Page, text: string): Promise<void> {
  await box(page).fill('')
  await box(page).pressSequentially(text)
}
