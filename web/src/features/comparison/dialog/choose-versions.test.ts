import { describe, expect, it } from '@jest/globals'
import type { ComparableText } from '#contract/documents/comparison.ts'
import { firstChoice, formatOfPair, isDisabled, orderChosen, toggle, versionsOf } from './choose-versions.ts'

const version = (year: number, more: Partial<ComparableText> = {}): ComparableText => ({
  id: `ISO|1-${year};pdf`,
  contentCode: `ISO|1-${year}`,
  designationNo: `ISO 1:${year}`,
  documentTitle: 'Ladders',
  format: 'PDF',
  index: 0,
  date: `${year}`,
  standing: { is: 'unknown' },
  language: 'en',
  open: true,
  ...more,
})
const [A, B, C] = [version(2024), version(2020), version(2016)] as const

describe('the boxes of the dialog', () => {
  it('begin with the open document, and with the two chosen before where there are more than two', () => {
    expect(firstChoice([A, B, C], B.contentCode)).toEqual([B.id])
    expect(firstChoice([A, B, C], B.contentCode, [A.id, C.id])).toEqual([A.id, C.id])
    expect(firstChoice([A, B], B.contentCode, [A.id, B.id])).toEqual([B.id])
  })

  it('are disabled once two are ticked, and where the text is not open', () => {
    const chosen = toggle([A.id], C.id)
    expect([A, B, C].map((one) => isDisabled(one, chosen))).toEqual([false, true, false])
    expect(toggle(chosen, B.id)).toEqual(chosen)
    expect(toggle(chosen, A.id)).toEqual([C.id])
    expect(isDisabled(version(2010, { open: false }), [])).toBe(true)
  })

  it('two ticked ones are compared from the older to the newer one, one alone is not', () => {
    expect(orderChosen([A, B, C], [A.id])).toBeUndefined()
    expect(orderChosen([A, B, C], [A.id, C.id])).toEqual({ older: C, newer: A })
    expect(orderChosen([C, A], [A.id, C.id])).toEqual({ older: C, newer: A })
  })

  it('are those of the tab, or those of the other format where the tab has one alone', () => {
    const html = [version(2024, { format: 'HTML' }), version(2020, { format: 'HTML' })]
    expect(versionsOf([A, B, ...html], 'PDF')).toEqual([A, B])
    expect(versionsOf([A, ...html], 'PDF')).toEqual(html)
  })

  it('have the other format of documents that have that alone, and such a pair is compared as text', () => {
    const [own, other] = [version(2024, { format: 'HTML' }), version(2010, { format: 'HTML' })] as const
    const versions = versionsOf([A, own, B, other], 'PDF')
    expect(versions).toEqual([A, B, other])
    expect(formatOfPair({ older: other, newer: A })).toBe('PDF')
    expect(formatOfPair({ older: other, newer: other })).toBe('HTML')
    expect(formatOfPair({ older: B, newer: A })).toBe('PDF')
  })
})
