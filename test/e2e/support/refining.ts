import type { Locator, Page } from 'playwright-core'
import { address, settled } from './browser.ts'

/** Choices in the URL of a search. */
export const chosenIn = (page: Page): string[] =>
  (JSON.parse(new URL(page.url()).searchParams.get('categories') ?? '[]') as { k: string }[]).map(({ k }) => k)

export async function openSearch(page: Page, query = 'content=&stype=A', scope = 'content-search'): Promise<void> {
  await page.goto(address('demowl', `/${scope}/?${query}`))
  await page.locator('.facet').first().waitFor()
  await settled(page)
}

export const withChosen = (...chosen: object[]): string =>
  `content=&stype=A&categories=${encodeURIComponent(JSON.stringify(chosen))}`

const digits = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

/** How many results the page says there are, once all that it asked for has come. */
export async function total(page: Page): Promise<number> {
  await page.locator('h1').filter({ hasText: /\d/ }).waitFor()
  await settled(page)
  return digits(await page.locator('h1').textContent())
}

/** Waits until the page shows this number of results. */
export async function shows(page: Page, number: number): Promise<void> {
  const says = (wanted: number) => {
    const said = document.querySelector('h1')?.textContent ?? ''
    return /\d/.test(said) && Number(said.replace(/\D/g, '')) === wanted && !document.querySelector('[aria-busy="true"]')
  }
  await page.waitForFunction(says, number)
}

/** Runs an action that changes the URL, and waits for the results. */
export async function going(page: Page, act: () => Promise<unknown>): Promise<number> {
  const before = page.url()
  await act()
  await page.waitForURL((url) => url.href !== before)
  return total(page)
}

export const section = (page: Page, name: string): Locator =>
  page.locator('.facet').filter({ has: page.getByRole('button', { name: new RegExp(`^${name}`) }) })

/** Opens a category if it is closed. */
export async function openSection(page: Page, name: string): Promise<Locator> {
  const found = section(page, name)
  const head = found.locator('.facet-head')
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
  await found.getByRole('checkbox').first().waitFor()
  await settled(page)
  return found
}

export const numberOf = async (box: Locator): Promise<number> =>
  digits(await box.locator('xpath=ancestor::label').locator('.facet-count').textContent())
