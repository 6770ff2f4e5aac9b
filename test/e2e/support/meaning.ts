import type { Page } from 'playwright-core'
import type { SearchResults } from '#contract/search.ts'
import { address, settled } from './browser.ts'

/** Asks by meaning in the page, and waits until it shows the answer. The site of the tests has learned before it starts. */
export async function searchByMeaning(page: Page, question: string): Promise<SearchResults> {
  const answered = page.waitForResponse((response) => response.url().includes('/semantic-search/v1/query'))
  await page.goto(address('demowl', `/semantic-search/?content=${encodeURIComponent(question)}`))
  const found = (await (await answered).json()) as SearchResults
  await settled(page)
  return found
}
