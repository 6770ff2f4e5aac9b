import { expect } from '@jest/globals'
import type { Locator, Page, Response } from 'playwright-core'

/** The stars of results, whatever language they are named in. */
export const stars = (page: Page): Locator => page.getByRole('button', { name: /^(Favorite|مفضلة):/ })

/** Presses a star and waits until the server has kept what it says. */
export async function star(page: Page, at: number): Promise<void> {
  // Not the marks, which are asked for under an address that begins alike.
  const isSaving = (response: Response) =>
    response.request().method() !== 'GET' && response.url().includes('/api/content-favorites')
  const saved = page.waitForResponse(isSaving)
  await stars(page).nth(at).click()
  expect((await saved).status()).toBe(200)
}

export const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
