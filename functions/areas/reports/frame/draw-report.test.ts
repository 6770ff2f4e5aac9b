import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { ReportSum } from '#functions/events/counting/report-sum.ts'
import type { UsageReport } from '#functions/events/counting/usage-report.ts'
import type { DocumentRow, UsageDay, UsageMonth } from '#functions/events/counting/usage-store.ts'
import { documentNames } from '../reading/document-names.ts'
import type { ReadReport } from '../reading/read-report.ts'
import { readWantedUsage, type UsageQuery } from '../reading/wanted-usage.ts'
import { reportTexts } from '../texts/report-texts.ts'
import { drawReport } from './draw-report.ts'
import { linksOf } from './report-links.ts'

const row: DocumentRow = {
  ...{ document: 'ISO|1', designation: 'ISO 1:2020', publisher: 'ISO', subscription: 'ISO', year: 2020, type: 'Standard' },
  ...{ totalInvestigations: 12_345, uniqueInvestigations: 9, totalRequests: 1234, uniqueRequests: 5, denials: 7 },
}
const day: UsageDay = {
  ...{ day: '2026-11-20', searches: 42, robots: 1, robotsList: 'x', points: { created: 3, viewed: 20 } },
  rows: [
    row,
    { ...row, document: 'ISO|2', designation: 'ISO 1:2010', totalRequests: 2, totalInvestigations: 2, denials: 0 },
    { ...row, document: 'ISO|3', designation: '<b>ISO 3', totalRequests: 0, totalInvestigations: 0, denials: 0 },
  ],
}
const before: UsageDay = { ...day, day: '2026-11-18', rows: [{ ...row, totalRequests: 777 }] }
const month: UsageMonth = {
  ...{ month: '2026-11', people: 'few', words: ['steel pipes'] },
  missing: [
    ['ISO 8:1999', 17],
    ['ISO 9:1999', 'few'],
  ],
  denied: [['ISO|1', 'few']],
}

const queryOf = (given: Partial<UsageQuery> = {}): UsageQuery => ({
  ...{ language: 'en', theme: 'light', from: '2026-11-20', to: '2026-11-21' },
  ...given,
})

function reportOf(query: UsageQuery, used: boolean): UsageReport {
  const { days, before: former, filter, act, areTogether } = readWantedUsage(query, '2026-11-28')
  const sum = new ReportSum({
    ...{ days, before: former, filter, act, nameOf: documentNames(areTogether), subscriptionName: (key) => `All of ${key}` },
  })
  if (used) sum.add({ account: 'Harbour <10>', days: [day], before: [before], months: [month] })
  return sum.report()
}

interface Drawn {
  readonly used?: boolean
  readonly report?: 'usage' | 'compass-points'
  readonly mayAll?: boolean
  readonly former?: ReadReport['former']
}

function draw(given: Partial<UsageQuery> = {}, { used = true, report = 'usage', mayAll = false, former = [] }: Drawn = {}) {
  const query = queryOf(given)
  const account = { id: 'harbour', name: 'Harbour <10>' }
  const read: ReadReport = {
    ...{
      isUsage: report === 'usage',
      ownAccount: 'harbour',
      report: reportOf(query, used),
      costs: [],
      former,
      account,
      mayAll,
    },
    ...{ accounts: [account, { id: 'north', name: 'Northern' }], countedAt: '2026-11-21T12:00:00Z' },
    waiting: [{ designation: 'ISO 5:1990', people: 'few' }],
  }
  const wanted = readWantedUsage(query, '2026-11-28')
  return drawReport({ tenant: 'astm', wanted, read, links: linksOf('t', query) })
}

const textOf = (page: string) => page.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '\n')
const linksIn = (page: string) =>
  [...page.matchAll(/href="(\/dashboards\/[^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

describe('the page of a report', () => {
  it('tells requests, investigations, searches and denials beside those before, and by day, document, publisher and subscription', () => {
    const shown = textOf(draw())
    for (const text of [
      ...['1,236', '12,347', '42', 'before: 777', 'Fri, Nov 20', 'Sat, Nov 21'],
      ...['ISO 1:2020', '&lt;b&gt;ISO 3', 'ISO 1:2010', 'Harbour &lt;10&gt;', 'All of ISO'],
    ])
      expect(shown).toContain(text)
    expect(draw()).not.toContain('<b>ISO')
  })

  it('has editions of a standard in one row where they are together', () => {
    const shown = textOf(draw({ editions: 'together' }))
    expect(shown).toMatch(/ISO 1\s+1,236\s+12,347\s+7/)
    expect(shown).not.toContain('ISO 1:2010')
  })

  it('never tells few people by their number, and of a part of the rows nothing about people', () => {
    const shown = textOf(draw())
    expect(shown).toMatch(/November 2026\s+Harbour &lt;10&gt;\s+&lt;5/)
    expect(shown).toContain('steel pipes')
    const turnaways = textOf(draw({ view: 'turnaways' }))
    expect(turnaways).toMatch(/ISO 9:1999\s+November 2026\s+Harbour &lt;10&gt;\s+&lt;5/)
    expect(turnaways).toMatch(/ISO 8:1999\s+November 2026\s+Harbour &lt;10&gt;\s+17/)
    expect(turnaways).toMatch(/ISO 5:1990\s+&lt;5/)
    const filtered = textOf(draw({ document: 'ISO 1:2010' }))
    expect(filtered).not.toMatch(/steel pipes|November 2026/)
    expect(filtered).not.toContain('1,234')
  })

  it.each(LANGUAGES)('is in %s whole, or says in it that nothing was used', (language) => {
    const texts = reportTexts[language]
    const shown = textOf(draw({ language })) + textOf(draw({ language, view: 'turnaways' }))
    for (const key of ['usage', 'requests', 'searches', 'document', 'missing', 'words', 'show', 'waiting', 'viewCost'] as const)
      expect(shown).toContain(texts[key])
    const empty = textOf(draw({ language }, { used: false }))
    for (const text of [texts.none, texts.search]) expect(empty).toContain(text)
    if (language !== 'en') expect(shown + empty).not.toMatch(/Requests|Searches|Denied|Nothing|Fri\b/)
    expect(draw({ language }).includes('dir="rtl"')).toBe(language === 'ar')
  })

  it('has every text in words of its own in every language but those of a region', () => {
    const own = LANGUAGES.filter((language) => !['fr-CA', 'es-ES'].includes(language)).map((language) => reportTexts[language])
    for (const key of ['none', 'search', 'missing', 'words', 'former', 'people', 'costNote', 'peopleNote', 'tooLong'] as const)
      expect(new Set(own.map((texts) => texts[key])).size).toBe(own.length)
    for (const texts of own) for (const text of Object.values(texts)) expect(text).not.toMatch(/[<>](?!5)/)
  })

  it('leads to other days, editions and tables, and to other accounts only who may see them', () => {
    const links = linksIn(draw({ from: '2026-11-15' }))
    for (const part of ['from=2026-10-23', 'from=2025-11-22', 'view=cost', 'view=turnaways', 'editions=together', '/t/days?'])
      expect(links.some((href) => href.includes(part))).toBe(true)
    expect(draw()).not.toContain('Northern')
    expect(draw({}, { mayAll: true })).toMatch(/<option value="\*">All accounts<\/option>.*<option value="north">Northern/)
  })

  it.each([
    [{ from: '2026-02-30' }, 'noDays'],
    [{ from: '2026-11-22' }, 'reversed'],
    [{ from: '2027-01-01', to: '2027-01-02' }, 'future'],
    [{ from: '1999-01-01' }, 'tooLong'],
    [{ from: '2026-11-20', to: '"><script>' }, 'noDays'],
  ] as const)('says of the days %j that they cannot be shown, and shows the last ones', (days, problem) => {
    const page = draw(days)
    expect(page).toContain(reportTexts.en[problem].replaceAll('<', '&lt;'))
    expect(textOf(page)).toMatch(/Nov 22\s–\s28, 2026/)
    expect(page).not.toContain('<script')
  })

  it('draws a line over days and bars of rows, each with its table, mirrored from right to left', () => {
    const page = draw()
    expect(page.match(/<svg role="img"/g)?.length).toBeGreaterThanOrEqual(2)
    expect(page.match(/<section /g)?.length).toBe(page.match(/<table>/g)?.length)
    const pathOf = (given: object) => /class="line" d="([^"]*)"/.exec(draw(given))?.[1]
    // 1236 requests on the first day, none on the second: the line falls to the ground, from either side.
    expect(pathOf({})).toMatch(/^M0,\d+(\.\d)?L1000,160$/)
    expect(pathOf({ language: 'ar' })).toMatch(/^M1000,\d+(\.\d)?L0,160$/)
    expect(/class="ends"[^>]*>(.*?)<\/div>/.exec(page)?.[1]).toMatch(/2026.*2026/)
    // A bar begins below its name, at the side at which reading begins.
    const barOf = (given: object) => /class="bar" x="([\d.]+)%" width="([\d.]+)%"/.exec(draw(given))?.slice(1).map(Number)
    expect(barOf({})).toEqual([0, 85])
    expect(barOf({ language: 'ar' })).toEqual([15, 85])
  })

  it('of compass points says how often each act was done, and the days of one act', () => {
    const points = (given: object) => textOf(draw(given, { report: 'compass-points' }))
    expect(points({})).toMatch(/Made\s+3/)
    expect(points({})).toMatch(/Viewed\s+20/)
    expect(points({})).toMatch(/Fri, Nov 20, 2026\s+23/)
    expect(points({ act: 'created' })).toMatch(/Fri, Nov 20, 2026\s+3\s/)
  })

  it('marks what earlier releases counted, which was opened documents alone', () => {
    const former = [{ day: '2026-11-20', opened: 12 }]
    expect(textOf(draw({}, { used: false, former }))).toMatch(/counted opened documents alone:[\s\S]*Fri, Nov 20, 2026\s+12/)
  })

  it('has no script, and the ground of the page around it', () => {
    for (const theme of ['light', 'dark'] as const) {
      const page = draw({ theme })
      expect(page).toContain(`data-theme="${theme}"`)
      expect(page).not.toMatch(/<script|onload|javascript:/)
    }
  })
})
