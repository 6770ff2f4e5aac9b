import { expect } from '@jest/globals'
import type { Locator, Page, Response } from 'playwright-core'

/** The stars of results, whatever language they are named in. */
export const stars = (page: Page): Locator => page.getByRole('button', { name: /^(Favorite|مفضلة):/ })

/** Presses a star and waits until the server has kept what it says, and the star can be pressed again. */
export async function star(page: Page, at: number): Promise<void> {
  // Not the marks, which are asked for under an address that begins alike.
  const isSaving = (response: Response) =>
    response.request().method() !== 'GET' && response.url().includes('/api/content-favorites')
  const pressed = stars(page).nth(at)
  const before = await pressed.getAttribute('aria-pressed')
  const saved = page.waitForResponse(isSaving)
  await pressed.click()
  expect((await saved).status()).toBe(200)
  await pressed.and(page.locator(`[aria-pressed="${before !== 'true'}"]:not([aria-disabled])`)).waitFor()
}

export const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('rowheader') })
