import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { DIST, type WebManifest } from '#scripts/build/build-web.ts'
import { ROOT } from '#scripts/command/options.ts'
import { seriousFaults } from './support/axe.ts'
import { address, newPage, openBrowser } from './support/browser.ts'
import { startDev } from './support/dev-server.ts'

const components = readdirSync(path.join(ROOT, 'web/src/ui'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.basename(file, '.tsx'))

let browser: Browser
let dev: Awaited<ReturnType<typeof startDev>>
beforeAll(async () => {
  dev = await startDev()
  browser = await openBrowser()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await dev?.stop()
}, 60_000)

async function openGallery(language: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  // A part that is still fading in has too little contrast.
  const page = await newPage(browser, { bypassCSP: true, colorScheme, reducedMotion: 'reduce' })
  const url = `http://demowl.localhost:${dev.port}/gallery`
  await page.context().addCookies([{ name: 'locale_Prod', value: language, url }])
  await page.goto(url)
  await page.locator('.gallery section').last().waitFor()
  return page
}

const part = (page: Page, name: string) => page.locator('section').filter({ has: page.locator(`#${name}`) })

// Each ground and each direction once: colors do not depend on the language.
describe.each([
  ['en', 'light', 'ltr'],
  ['ar', 'dark', 'rtl'],
] as const)('the gallery in %s, %s', (language, colorScheme, direction) => {
  let page: Page
  beforeAll(async () => {
    page = await openGallery(language, colorScheme)
  }, 60_000)

  it('shows every part of web/src/ui', async () => {
    expect(await page.locator('html').getAttribute('dir')).toBe(direction)
    expect(await page.locator('html').getAttribute('data-theme')).toBe(colorScheme)
    expect(await page.locator('.gallery h2').allTextContents()).toEqual(expect.arrayContaining(components))
  })

  it('has nothing in which axe finds a serious fault', async () => {
    expect(await seriousFaults(page)).toEqual([])
  })

  it('has no dialog, menu or notice in which axe finds a serious fault', async () => {
    await part(page, 'notify').getByRole('button', { name: 'error' }).click()
    await page.locator('.notice').waitFor()
    await part(page, 'dialog').getByRole('button').click()
    await page.getByRole('dialog').waitFor()
    expect(await seriousFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await part(page, 'open-menu').getByRole('button').click()
    await page.getByRole('menu').waitFor()
    expect(await seriousFaults(page)).toEqual([])
  })
})

describe('the page that people are served', () => {
  it('has neither the gallery nor what reloads a page', async () => {
    const { outputs } = JSON.parse(readFileSync(path.join(DIST, 'manifest.json'), 'utf8')) as WebManifest
    const inputs = Object.values(outputs).flatMap((output) => Object.keys(output.inputs))
    expect(inputs).toContain('web/src/main.ts')
    expect(inputs.filter((file) => /^web\/src\/(gallery|dev)\//.test(file))).toEqual([])
  })

  it('does not exist at the address of the gallery', async () => {
    const page = await newPage(browser)
    await page.goto(address('demowl', '/gallery'))
    await page.locator('button[name="person"]').first().waitFor()
    expect(await page.locator('.gallery').count()).toBe(0)
    await page.context().close()
  })
})
