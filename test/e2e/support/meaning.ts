import type { Page } from 'playwright-core'
import type { SearchResults } from '#contract/search.ts'
import { address } from './browser.ts'

/** Searches until results come by meaning: a site that has just started is still learning. */
export async function askByMeaning(page: Page, question: string): Promise<SearchResults> {
  for (;;) {
    const answered = page.waitForResponse((response) => response.url().includes('/semantic-search/v1/query'))
    await page.goto(address('demowl', `/semantic-search/?content=${encodeURIComponent(question)}`))
    const found = (await (await answered).json()) as SearchResults
    if (found.documents.some(({ passage }) => passage !== undefined)) return found
    await page.waitForTimeout(1000)
  }
}
