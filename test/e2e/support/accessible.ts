import { expect } from '@jest/globals'
import type { Page } from 'playwright-core'
import { seriousFaults } from './axe.ts'
import { address, openAs, rested, settled } from './browser.ts'
import { DESKTOP, PHONE } from './sizes.ts'

export const RECORD = `/document/?contentcode=${encodeURIComponent('MIM|214-2024')}`
export const COMPARED = new URLSearchParams({ older: 'VSB|21-2007', newer: 'VSB|21-2023' })

/** Asks axe about a search: its filters, suggestions, on a phone too, and the dialog of a search that finds nothing. */
export async function expectAccessibleSearch(page: Page): Promise<void> {
  await openAs(page, 'admin', 'demowl', '/content-search/?content=&stype=A')
  await page.locator('.facet:not(.facet-points) .facet-box input').first().check()
  await page.waitForURL(/categories=/)
  await rested(page)
  const folded = page.locator('.facet-head[aria-expanded="false"]')
  while ((await folded.count()) > 0) await folded.first().click()
  await page.locator('.facet-open').first().click()
  await settled(page)
  await page.locator('#search-box').pressSequentially('demowl 10')
  await page.locator('.suggest').waitFor()
  await page.locator('#search-box').press('ArrowDown')
  await page.locator('.suggest [aria-selected="true"]').waitFor()
  expect(await seriousFaults(page)).toEqual([])
  await page.setViewportSize(PHONE.viewport)
  expect(await seriousFaults(page)).toEqual([])
  await page.setViewportSize(DESKTOP)
  await page.goto(address('demowl', '/content-search/?content=zzqqxx'))
  await page.locator('.no-results-actions .button').click()
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await page.locator('[aria-invalid="true"]').waitFor()
  expect(await seriousFaults(page)).toEqual([])
}
