import type { Page } from 'playwright-core'
import type { SearchResults } from '#contract/search.ts'
import { address } from './browser.ts'

/** A site that has just been started is still learning: asks until an answer comes from meanings, and stays with it. */
export async function askByMeaning(page: Page, question: string): Promise<SearchResults> {
  for (;;) {
    const answered = page.waitForResponse((response) => response.url().includes('/semantic-search/v1/query'))
    await page.goto(address('demowl', `/semantic-search/?content=${encodeURIComponent(question)}`))
    const found = (await (await answered).json()) as SearchResults
    if (found.documents.some(({ passage }) => passage !== undefined)) return found
    await page.waitForTimeout(1000)
  }
}
