import { describe, expect, it } from '@jest/globals'
import { cardDate } from './card-date.ts'

const dates = { publishDate: '2020-01-02', lastUpdateDate: '2023-04-05' }

describe('the date of a result', () => {
  it('is that of the edition, as precise as its source', () => {
    const card = { documentType: 'Standard', date: '2015-09', ...dates }
    expect(cardDate(card)).toEqual({ label: 'search.published', date: '2015-09' })
  })

  it('is the publication of a research report, and the last update of others, where the edition has none', () => {
    expect(cardDate({ documentType: 'Research-Report', ...dates })).toEqual({ label: 'search.published', date: '2020-01-02' })
    expect(cardDate({ documentType: 'Standard', ...dates })).toEqual({ label: 'search.updated', date: '2023-04-05' })
  })

  it('is not made up', () => {
    expect(cardDate({ documentType: 'Standard', publishDate: '2020-01-02', lastUpdateDate: '' })).toBeUndefined()
    expect(cardDate({ documentType: 'Research report', publishDate: '', lastUpdateDate: '2023-04-05' })).toBeUndefined()
  })
})
