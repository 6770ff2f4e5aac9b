import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import type { DashboardRequest } from '#ports/dashboards.ts'
import { renderUsage } from './dashboards-page.ts'
import { dashboardTexts } from './dashboards-texts.ts'

const request: DashboardRequest = {
  tenant: 'astm',
  dashboard: 'usage',
  viewer: { account: 'harbour <10>' },
  from: '2026-11-20',
  to: '2026-11-21',
  language: 'en',
  theme: 'light',
}
const days = [
  { day: '2026-11-20', opened: 12_345 },
  { day: '2026-11-21', opened: 0 },
]
const rows = { accountName: 'Harbour <10>', rows: days }
const none = { ...rows, rows: days.map(({ day }) => ({ day, opened: 0 })) }
const textOf = (page: string) => page.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '\n')

describe('the page of usage', () => {
  it.each(LANGUAGES)('says in %s what was opened, or that nothing was, in the texts of that language alone', (language) => {
    const { documents, day, opened, none: nothing, search } = dashboardTexts[language]
    const shown = textOf(renderUsage({ ...request, language }, rows))
    for (const text of [documents, day, opened]) expect(shown).toContain(text)
    const empty = textOf(renderUsage({ ...request, language }, none))
    for (const text of [documents, nothing, search]) expect(empty).toContain(text)
    if (language !== 'en') expect(shown + empty).not.toMatch(/Documents opened|Opened|Search|\bNov 2|Fri|Day/)
  })

  it('has every text in words of its own in every language but those of a region', () => {
    const own = LANGUAGES.filter((language) => !['fr-CA', 'es-ES'].includes(language)).map((language) => dashboardTexts[language])
    for (const key of ['documents', 'day', 'none', 'search'] as const)
      expect(new Set(own.map((texts) => texts[key])).size).toBe(own.length)
  })

  it('writes numbers and days as the language does, and days of the whole world’s time', () => {
    const german = textOf(renderUsage({ ...request, language: 'de' }, rows))
    for (const text of ['12.345', '20.–21. Nov. 2026', 'Fr., 20. Nov.']) expect(german).toContain(text)
  })

  it('runs from the right in Arabic alone', () => {
    const fromTheRight = LANGUAGES.filter((language) => renderUsage({ ...request, language }, rows).includes('dir="rtl"'))
    expect(fromTheRight).toEqual(['ar'])
  })

  it('stands on the ground of the page around it', () => {
    for (const theme of ['light', 'dark'] as const)
      expect(renderUsage({ ...request, theme }, rows)).toContain(`data-theme="${theme}"`)
  })

  it('shows the name of an account as text', () => {
    expect(renderUsage(request, rows)).toContain('Harbour &lt;10&gt;')
    expect(renderUsage(request, rows)).not.toContain('harbour')
  })

  it('draws a single document as little', () => {
    const one = renderUsage(request, { ...rows, rows: [{ day: '2026-11-20', opened: 1 }] })
    expect(one).toContain('inline-size: 10%')
  })
})
