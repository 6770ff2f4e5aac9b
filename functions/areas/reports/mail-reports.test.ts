import { describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { spanBefore } from './mail-span.ts'
import { writeReportLetter } from './report-letter.ts'

describe('mails about usage', () => {
  it.each([
    ['week', '2026-11-30', '2026-11-23', '2026-11-29'],
    ['week', '2026-11-29', '2026-11-16', '2026-11-22'],
    ['week', '2027-01-03', '2026-12-21', '2026-12-27'],
    ['month', '2026-11-30', '2026-10-01', '2026-10-31'],
    ['month', '2026-03-01', '2026-02-01', '2026-02-28'],
    ['month', '2027-01-01', '2026-12-01', '2026-12-31'],
  ] as const)('by the %s are, on %s, about %s to %s', (every, today, from, to) => {
    expect(spanBefore(every, today)).toEqual({ from, to })
  })

  it('have numbers and a link in the language of their reader, and no word of what was read', () => {
    const totals = { requests: 1234, uniqueRequests: 9, investigations: 5678, searches: 3, denials: 2 }
    const before = { requests: 7, uniqueRequests: 0, investigations: 0, searches: 0, denials: 0 }
    const address = 'https://library.example/usage-report?from=2026-11-01&to=2026-11-30'
    const facts = { report: { totals, before }, account: 'Harbour\nBcc: x', from: '2026-11-01', to: '2026-11-30', address }
    const letter = writeReportLetter('en', facts)
    expect(letter.subject).toMatch(/^Usage: Harbour Bcc: x, Nov 1\s–\s30, 2026$/)
    expect(letter.paragraphs[2]).toBe(
      'Requests: 1,234 (before: 7)\nInvestigations: 5,678 (before: 0)\nSearches: 3 (before: 0)\nDenied: 2 (before: 0)',
    )
    expect(letter.paragraphs.at(-1)).toEqual({ link: address })
    const subjects = LANGUAGES.filter((one) => !one.includes('-') || one === 'zh-Hans').map(
      (language) => writeReportLetter(language, facts).subject,
    )
    expect(new Set(subjects).size).toBe(subjects.length)
  })
})
