import { describe, expect, it } from '@jest/globals'
import { chooseTab, orderTabs } from '../reading/choose-tab.ts'
import { contentCodeOf } from './content-code.ts'
import { shownDate } from './shown-date.ts'

const dates = { lastUpdateDate: '2024-05-01', publishedDate: '2019-03-01', publishedOnlineDate: '2019-02-01' }

describe('the date of a document', () => {
  it('is that of publication for a research report, of the last update for anything else', () => {
    expect(shownDate({ ...dates, documentType: 'Research Report' })).toEqual({ kind: 'published', date: '2019-03-01' })
    expect(shownDate({ ...dates, documentType: 'research-report' })).toEqual({ kind: 'published', date: '2019-03-01' })
    expect(shownDate({ ...dates, documentType: 'Standard' })).toEqual({ kind: 'updated', date: '2024-05-01' })
  })

  it('falls back on the date that is known', () => {
    const bare = { ...dates, lastUpdateDate: '', documentType: 'Standard' }
    expect(shownDate(bare)).toEqual({ kind: 'published', date: '2019-03-01' })
    expect(shownDate({ ...bare, publishedDate: '' })).toEqual({ kind: 'publishedOnline', date: '2019-02-01' })
    expect(shownDate({ ...bare, publishedDate: '', publishedOnlineDate: '' })).toBeUndefined()
  })
})

describe('the tabs', () => {
  it('are the PDF first, whatever order the document names them in', () => {
    expect(orderTabs(['HTML', 'PDF'])).toEqual(['PDF', 'HTML'])
  })

  it('open on the first there is, or on the chosen one where the document has it', () => {
    expect(chooseTab(['HTML', 'PDF'], undefined)).toBe('PDF')
    expect(chooseTab(['HTML'], 'PDF')).toBe('HTML')
    expect(chooseTab(['PDF', 'HTML'], 'HTML')).toBe('HTML')
    expect(chooseTab([], 'HTML')).toBeUndefined()
  })
})

describe('the content code of an address', () => {
  it('is read in both spellings', () => {
    expect(contentCodeOf('?contentcode=ISO%7C9001')).toBe('ISO|9001')
    expect(contentCodeOf('?contentCode=ISO%7C9001')).toBe('ISO|9001')
    expect(contentCodeOf('?page=3')).toBeUndefined()
  })
})
