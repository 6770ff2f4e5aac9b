import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { seriousFaults } from './support/axe.ts'
import { newPage, openAs, openBrowser } from './support/browser.ts'
import { becomes, hasFocus } from './support/shown.ts'

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await openBrowser()
  page = await newPage(browser, { bypassCSP: true })
  await openAs(page, 'compass-admin', 'demowl', '/myAccount')
}, 60_000)
afterAll(() => page.context().close())

const part = () => page.getByRole('region', { name: 'Profile' })
const button = (name: string) => part().getByRole('button', { name, exact: true })
const facts = () => part().locator('dl dd').allTextContents()
const field = (name: string) => part().getByLabel(name, { exact: true })

const BEFORE = [
  'Carmen Ibáñez',
  'compass-admin@harbour-engineering.example.org',
  'Harbour Engineering',
  '12 Quay Street',
  'Springfield',
  '97475',
  'United States',
  'Oregon',
  '+1 541 555-0100',
]

it('an address is shown, edited, and given up without a trace', async () => {
  await becomes(facts, BEFORE)
  await button('Edit').click()
  expect(await field('Name').count()).toBe(0)
  await field('City').fill('Salem')
  await field('State').selectOption({ label: 'Texas' })
  expect(await seriousFaults(page)).toEqual([])
  await button('Cancel').click()
  await becomes(facts, BEFORE)
  await hasFocus(button('Edit'))
  await button('Edit').click()
  expect(await field('City').inputValue()).toBe('Springfield')
  expect(await field('State').inputValue()).toBe('OR')
}, 60_000)

it('an address that cannot be saved stays in its form, which names the line; one without a state is of no United States', async () => {
  await page.reload()
  await button('Edit').click()
  await field('Address, second line').fill('c/o <b>Works</b>')
  await field('Postal code').fill('#1')
  await field('Mobile').fill('call me')
  await button('Save').click()
  const wrong = part().locator('[aria-invalid="true"]')
  await becomes(() => wrong.count(), 2)
  expect(await part().getByRole('alert').first().textContent()).toContain('cannot be saved')
  expect(await field('Address, second line').inputValue()).toBe('c/o <b>Works</b>')
  expect(await seriousFaults(page)).toEqual([])
  await field('Postal code').fill('75001')
  await field('Mobile').fill('')
  await becomes(() => wrong.count(), 0)
  await field('Country').selectOption({ label: 'France' })
  await becomes(() => field('State').count(), 0)
  await button('Save').click()
  const after = [...BEFORE.slice(0, 4), 'c/o <b>Works</b>', 'Springfield', '75001', 'France']
  await becomes(facts, after)
  await hasFocus(button('Edit'))
  await page.reload()
  await becomes(facts, after)
}, 60_000)
