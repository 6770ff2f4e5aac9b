import { describe, expect, it } from '@jest/globals'
import { cardDate } from './card-date.ts'

const dates = { publishDate: '2020-01-02', lastUpdateDate: '2023-04-05' }

describe('the date of a card', () => {
  it('says when a research report was published and when anything else was updated', () => {
    expect(cardDate({ documentType: 'Research-Report', ...dates })).toEqual({ label: 'search.published', date: '2020-01-02' })
    expect(cardDate({ documentType: 'Standard', ...dates })).toEqual({ label: 'search.updated', date: '2023-04-05' })
  })

  it('is not there when it is not known', () => {
    expect(cardDate({ documentType: 'Standard', publishDate: '2020-01-02', lastUpdateDate: '' })).toBeUndefined()
  })
})
