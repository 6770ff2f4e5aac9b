import type { Page } from 'playwright-core'
import type { SearchResults } from '#contract/search.ts'
import { address } from './browser.ts'

/** Asks by meaning in the page, which shows the answer. The site of the tests has learned before it starts. */
export async function askByMeaning(page: Page, question: string): Promise<SearchResults> {
  const answered = page.waitForResponse((response) => response.url().includes('/semantic-search/v1/query'))
  await page.goto(address('demowl', `/semantic-search/?content=${encodeURIComponent(question)}`))
  return (await (await answered).json()) as SearchResults
}
