import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import type { TenantConfig } from '#contract/tenant.ts'
import { address, changeAnswer, newPage, openAs, openBrowser, settled } from '../support/browser.ts'
import { becomes, holds } from '../support/shown.ts'

const CONFIG = '**/api/tenant/get-tenant-config-for-ui'
const SEMANTIC = '**/api/semantic-search/v1/query*'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
}, 60_000)
afterAll(() => browser.close())

const box = (page: Page) => page.locator('#search-box')
const types = (page: Page) => page.locator('search select')
const results = (page: Page) => page.getByRole('article')
const at = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return { pathname, ...Object.fromEntries(searchParams) }
}

async function search(page: Page, text: string) {
  await box(page).fill(text)
  await box(page).press('Enter')
}

it.each([390, 768, 991])(
  '%d wide, there is room to type in and nothing stands over it',
  async (width) => {
    const page = await newPage(browser, { viewport: { width, height: 844 } })
    await openAs(page, 'subscriber', 'demowl', '/favorites')
    await box(page).click()
    await box(page).fill('concrete')
    expect((await box(page).boundingBox())?.width).toBeGreaterThan(140)
    await page.locator('.search-submit').click()
    await results(page).first().waitFor()
  },
  60_000,
)

describe('somebody who searches', () => {
  let page: Page
  beforeAll(async () => {
    page = await newPage(browser)
    await openAs(page, 'subscriber', 'demowl', '/content-search/?content=concrete')
    await results(page).first().waitFor()
    await settled(page)
  }, 60_000)

  it('another type empties the box and hides what was found, until somebody searches', async () => {
    expect(
      await types(page)
        .locator('option')
        .evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value)),
    ).toEqual(['A', 'K', 'D', 'SEMANTICSEARCH'])
    await types(page).selectOption('K')
    await holds(page, '')
    await becomes(() => results(page).count(), 0)
    await search(page, 'concrete')
    await results(page).first().waitFor()
    expect(at(page)).toMatchObject({ pathname: '/content-search/', content: 'concrete', stype: 'K' })
    await page.goBack()
    await becomes(() => types(page).inputValue(), 'A')
    await holds(page, 'concrete')
    await results(page).first().waitFor()
  }, 60_000)

  it('from all content to the subscription and back, the query stays', async () => {
    await page.goto(address('demowl', '/content-search/?content=concrete&stype=K&sort=title&size=10'))
    await settled(page)
    await page.getByRole('radio', { name: 'My subscription' }).click()
    await page.waitForURL(/mysubscription-search/)
    await settled(page)
    expect(at(page)).toEqual({ pathname: '/mysubscription-search/', content: 'concrete', stype: 'K', sort: 'title', size: '10' })
    await page.getByRole('radio', { name: 'All content' }).click()
    await page.waitForURL(/content-search/)
    await settled(page)
    expect(at(page)).toMatchObject({ content: 'concrete', stype: 'K', sort: 'title', size: '10' })
  }, 60_000)

  it('by meaning has an address of its own, with text and page, and says that it is a trial', async () => {
    const asked: unknown[] = []
    await page.route(SEMANTIC, (route) => {
      asked.push([new URL(route.request().url()).search, route.request().postDataJSON()])
      return route.fulfill({ json: { count: 0, documents: [], nextPageFlag: false } })
    })
    await types(page).selectOption('SEMANTICSEARCH')
    await search(page, 'how deep must rebar lie')
    await page.getByText('Compass Discover Beta').waitFor()
    await settled(page)
    expect(at(page)).toEqual({ pathname: '/semantic-search/', content: 'how deep must rebar lie' })
    expect(asked).toEqual([
      ['?page=0', { keywords: 'how deep must rebar lie', refinements: [], editions: 'in-force', sortType: 'BEST_MATCH' }],
    ])
    expect(await types(page).inputValue()).toBe('SEMANTICSEARCH')
    await page.unroute(SEMANTIC)
  }, 60_000)

  it('one letter is too short, but nothing at all is not in the subscription', async () => {
    await page.goto(address('demowl', '/content-search/?content=concrete'))
    await settled(page)
    await search(page, ' x ')
    await page.locator('.search-hint').waitFor()
    expect(await box(page).getAttribute('aria-invalid')).toBe('true')
    expect(at(page)).toMatchObject({ content: 'concrete' })
    await search(page, '')
    await page.locator('.search-hint').waitFor()
    await page.goto(address('demowl', '/mysubscription-search/?content=concrete'))
    await settled(page)
    await search(page, '')
    await page.waitForURL((url) => !url.searchParams.has('content'))
    await results(page).first().waitFor()
  }, 60_000)

  it('percent signs are percent signs, also after Back, a reload and in a link that is sent', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/documents\/search\?/.test(request.url())) asked.push(request.postDataJSON().keywords)
    })
    await page.goto(address('demowl', '/content-search/?content=concrete'))
    await settled(page)
    for (const text of ['100% wool', '50%25', '%E2%82', 'a%20b']) {
      await search(page, text)
      await page.waitForURL((url) => url.searchParams.get('content') === text)
      await holds(page, text)
      await settled(page)
      expect(decodeURIComponent(asked.at(-1) ?? '')).toBe(text)
    }
    await page.goBack()
    await holds(page, '%E2%82')
    await page.reload()
    await holds(page, '%E2%82')
    await page.goto(page.url())
    await holds(page, '%E2%82')
    await settled(page)
    await box(page).fill('x'.repeat(600))
    expect(await box(page).inputValue()).toHaveLength(500)

    const list = Array.from({ length: 60 }, (_, at) => `ISO ${1000 + at}, Title`)
    await box(page).evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      ;(input as HTMLInputElement).select()
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, list.join('\n'))
    const kept = (await box(page).inputValue()).split(' ; ')
    expect(kept).toEqual(list.slice(0, kept.length))
    await box(page).press('Enter')
    await page.getByText(`Only the first ${kept.length} entries of the list were searched.`).waitFor()
  }, 90_000)
})

describe('who has not every search', () => {
  const pages = new Map<string, Page>()

  /** One sign-in a person and tenant. */
  async function visit(
    person: string,
    tenant: Parameters<typeof openAs>[2],
    path: string,
    change: (config: TenantConfig) => void = () => undefined,
  ) {
    const known = pages.get(person + tenant)
    const page = known ?? (await newPage(browser))
    await page.unroute(CONFIG)
    await changeAnswer(page, CONFIG, change)
    await (known ? page.goto(address(tenant, path)) : openAs(page, person, tenant, path))
    pages.set(person + tenant, page)
    await settled(page)
    return page
  }
  const only =
    (...codes: string[]) =>
    (config: TenantConfig) => {
      for (const type of config['search-types-configuration']) type.enabled = codes.includes(type.code)
    }

  it.each([
    ['meaning, where the library has none', 'ies', '/semantic-search/?content=steel', '/content-search/', 'A', undefined],
    [
      'words, where the library does not search by words',
      'cga',
      '/content-search/?content=steel&stype=K',
      '/content-search/',
      'A',
      undefined,
    ],
    [
      'everything, where there are designations alone',
      'ies',
      '/content-search/?content=steel&stype=A',
      '/content-search/',
      'D',
      only('D'),
    ],
    [
      'all content, where there is the subscription alone',
      'ies',
      '/content-search/?content=steel',
      '/mysubscription-search/',
      'A',
      only('MYSUBSCRIPTION'),
    ],
    [
      'all content, where there is meaning alone',
      'demowl',
      '/content-search/?content=steel',
      '/semantic-search/',
      undefined,
      only('SEMANTICSEARCH'),
    ],
  ] as const)(
    '%s: is led to what there is',
    async (_, tenant, path, pathname, stype, change) => {
      const page = await visit('subscriber', tenant, path, change)
      await page.waitForURL((url) => url.pathname === pathname && (!stype || url.searchParams.get('stype') === stype))
      expect(at(page)).toMatchObject({ pathname, content: 'steel', ...(stype && { stype }) })
    },
    60_000,
  )

  it('no search at all: is told so at home, with a box that takes nothing', async () => {
    const page = await visit('subscriber', 'ies', '/content-search/?content=steel', only())
    await page.waitForURL((url) => url.pathname === '/')
    await page.locator('.notice').waitFor()
    await becomes(() => box(page).isDisabled(), true)
  }, 60_000)

  it('under protection: a search of all content leads to the subscription with its words, and by meaning is open', async () => {
    const page = await visit('drm', 'demowl', '/content-search/?content=steel')
    await page.waitForURL((url) => url.pathname === '/mysubscription-search/' && url.searchParams.get('content') === 'steel')
    await page.goto(address('demowl', '/semantic-search/?content=steel'))
    await page.locator('.results li').first().waitFor()
    expect(at(page).pathname).toBe('/semantic-search/')
    await page.goto(address('demowl', '/mysubscription-search/?content=steel'))
    await settled(page)
    expect(await page.getByRole('radio', { name: 'My subscription' }).count()).toBe(0)
    await search(page, 'concrete')
    await page.waitForURL((url) => url.pathname === '/mysubscription-search/' && url.searchParams.get('content') === 'concrete')
  }, 120_000)
})
