import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { makeReport } from '#functions/events/counting/usage-report.ts'
import type { DocumentRow, UsageDay, UsageMonth } from '#functions/events/counting/usage-store.ts'
import type { DashboardRequest } from '#ports/dashboards.ts'
import { renderReport, type Shown } from './dashboards-page.ts'
import { reportTexts } from './report-texts/report-texts.ts'

const request: DashboardRequest = {
  tenant: 'astm',
  dashboard: 'usage',
  viewer: { account: 'harbour <10>', person: 'ada' },
  from: '2026-11-20',
  to: '2026-11-21',
  language: 'en',
  theme: 'light',
}
const row: DocumentRow = {
  ...{ document: 'ISO|1', designation: 'ISO 1:2020 <b>', publisher: 'ISO', subscription: 'ISO', year: 2020, type: 'Standard' },
  ...{ totalInvestigations: 12_345, uniqueInvestigations: 9, totalRequests: 1234, uniqueRequests: 5, denials: 7 },
}
const day: UsageDay = {
  ...{ day: '2026-11-20', searches: 42, robots: 1, robotsList: 'x', points: { created: 3, viewed: 20 } },
  rows: [row],
}
const month: UsageMonth = {
  ...{ month: '2026-11', people: 'few', words: ['steel pipes'], denied: [] },
  missing: [
    ['ISO 9:1999', 'few'],
    ['ISO 8:1999', 17],
  ],
}
const DAYS = ['2026-11-20', '2026-11-21']
const before = { ...day, rows: [{ ...row, totalRequests: 777 }] }
const reportOf = (accounts: Parameters<typeof makeReport>[1]): Shown => ({
  report: { ...makeReport(DAYS, accounts), accountName: 'Harbour <10>', countedAt: '2026-11-21T10:00:00Z' },
  former: [],
  linkTo: ({ from, viewer }) => `/dashboards/${from ?? ''}${viewer?.all ? 'all' : ''}`,
})
const full = reportOf([{ account: 'Harbour <10>', days: [day], before: [before], months: [month] }])
const none = reportOf([])
const textOf = (page: string) => page.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '\n')
const links = (page: string) => [...page.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)

describe('the page of a report', () => {
  it('says requests, investigations, searches and denials beside those before, and by day, document, publisher and subscription', () => {
    const shown = textOf(renderReport(request, full))
    for (const text of [
      '1,234',
      '12,345',
      '42',
      'before: 777',
      'Fri, Nov 20',
      'Sat, Nov 21',
      'ISO 1:2020 &lt;b&gt;',
      'Harbour &lt;10&gt;',
    ])
      expect(shown).toContain(text)
    expect(shown).not.toContain('<b>')
  })

  it('never tells few people by their number', () => {
    const shown = textOf(renderReport(request, full))
    expect(shown).toMatch(/November 2026\s+&lt;5/)
    expect(shown).toMatch(/ISO 9:1999\s+&lt;5/)
    expect(shown).toMatch(/ISO 8:1999\s+17/)
    expect(shown).toContain('steel pipes')
  })

  it.each(LANGUAGES)('is in %s whole, or says in it that nothing was used', (language) => {
    const texts = reportTexts[language]
    const shown = textOf(renderReport({ ...request, language }, full))
    for (const key of [
      'usage',
      'requests',
      'investigations',
      'searches',
      'denials',
      'document',
      'publisher',
      'missing',
      'words',
    ] as const)
      expect(shown).toContain(texts[key])
    const empty = textOf(renderReport({ ...request, language }, none))
    for (const text of [texts.none, texts.search]) expect(empty).toContain(text)
    if (language !== 'en') expect(shown + empty).not.toMatch(/Requests|Searches|Denied|Nothing|Fri\b/)
    expect(renderReport({ ...request, language }, full).includes('dir="rtl"')).toBe(language === 'ar')
  })

  it('has every text in words of its own in every language but those of a region', () => {
    const own = LANGUAGES.filter((language) => !['fr-CA', 'es-ES'].includes(language)).map((language) => reportTexts[language])
    for (const key of ['none', 'search', 'missing', 'words', 'former', 'people'] as const)
      expect(new Set(own.map((texts) => texts[key])).size).toBe(own.length)
  })

  it('leads to other ranges, and to all accounts only who may see them', () => {
    expect(links(renderReport({ ...request, from: '2026-11-15' }, full))).toEqual([
      '/dashboards/2026-11-15',
      '/dashboards/2026-10-23',
      '/dashboards/2026-08-24',
      '/dashboards/2025-11-22',
    ])
    const viewer = { ...request.viewer, mayAll: true }
    expect(links(renderReport({ ...request, viewer }, full))).toContain('/dashboards/all')
  })

  it('of compass points says how often each act was done', () => {
    const shown = textOf(renderReport({ ...request, dashboard: 'compass-points' }, full))
    expect(shown).toMatch(/Made\s+3/)
    expect(shown).toMatch(/Viewed\s+20/)
    expect(shown).toMatch(/Fri, Nov 20\s+23/)
  })

  it('marks what earlier releases counted, which was opened documents alone', () => {
    const former = { ...none, former: [{ day: '2026-11-20', opened: 12 }] }
    expect(textOf(renderReport(request, former))).toMatch(/counted opened documents alone:[\s\S]*Fri, Nov 20\s+12/)
  })

  it('has no script, and the ground of the page around it', () => {
    for (const theme of ['light', 'dark'] as const) {
      const page = renderReport({ ...request, theme }, full)
      expect(page).toContain(`data-theme="${theme}"`)
      expect(page).not.toContain('<script')
    }
  })
})

describe('a report of several accounts', () => {
  it('adds uses up, and people never: each account has its own', () => {
    const other = { account: 'Northern', days: [day], before: [], months: [{ ...month, people: 9 }] }
    const report = makeReport(DAYS, [{ account: 'Harbour', days: [day], before: [], months: [month] }, other])
    expect(report.totals.requests).toBe(2468)
    expect(report.people).toEqual([
      { account: 'Harbour', month: '2026-11', people: 'few' },
      { account: 'Northern', month: '2026-11', people: 9 },
    ])
    // Few people are not added: whoever knows one number does not learn the other.
    expect(report.missing).toEqual([
      { name: 'ISO 8:1999', people: 34 },
      { name: 'ISO 9:1999', people: 'few' },
    ])
  })
})
