import type { Locator, Page } from 'playwright-core'
import { settled } from './browser.ts'

const NAMES = { en: { view: 'View', more: 'More' }, ar: { view: 'عرض', more: 'المزيد' } } as const

/** Item of the open view menu, whatever kind of choice it is. */
const viewItem = (page: Page, item: string): Locator => {
  const roles = (['menuitem', 'menuitemradio', 'menuitemcheckbox'] as const).map((role) =>
    page.getByRole(role, { name: item, exact: true }),
  )
  return roles.reduce((some, other) => some.or(other))
}

/** Chooses an item of the view menu above an open text. */
export async function chooseView(page: Page, item: string, language: keyof typeof NAMES = 'en'): Promise<void> {
  await page.getByRole('button', { name: NAMES[language].view, exact: true }).click()
  await viewItem(page, item).click()
}

/** Presses a tool of an open document that is listed under More. */
export async function chooseMore(page: Page, tool: string, language: keyof typeof NAMES = 'en'): Promise<void> {
  // The bar finds room for what comes late, and closes a menu whose tools it takes out.
  await settled(page)
  await page.locator('.reader-bar-end').getByRole('button', { name: NAMES[language].more, exact: true }).click()
  await page.locator('.popover-list').getByRole('button', { name: tool, exact: true }).click()
}

/** Chooses a form of an open document, as a tab of the bar or, where the bar has no room for it, under More. */
export async function chooseTab(page: Page, form: string): Promise<void> {
  await settled(page)
  const tab = page.getByRole('tab', { name: form, exact: true })
  if (await tab.isVisible()) await tab.click()
  else await chooseMore(page, form)
}
