import { describe, expect, it } from '@jest/globals'
import { chooseTab, orderTabs } from './choose-tab.ts'
import { contentCodeOf } from './content-code.ts'
import { shownDate } from './shown-date.ts'

const dates = { updated: '2024-05-01', published: '2019-03', publishedOnline: '2019-02-01' }

describe('the date of a document', () => {
  it('is that of publication for a research report, of the last update for anything else', () => {
    expect(shownDate({ dates, documentType: 'Research Report' })).toEqual({ kind: 'published', date: '2019-03' })
    expect(shownDate({ dates, documentType: 'research-report' })).toEqual({ kind: 'published', date: '2019-03' })
    expect(shownDate({ dates, documentType: 'Standard' })).toEqual({ kind: 'updated', date: '2024-05-01' })
  })

  it('is that of publication where nothing was updated since, and else the one that is known', () => {
    const of = (some: object) => shownDate({ dates: some, documentType: 'Standard' })
    expect(of({ ...dates, updated: '2019-03' })).toEqual({ kind: 'published', date: '2019-03' })
    expect(of({ ...dates, updated: undefined })).toEqual({ kind: 'published', date: '2019-03' })
    expect(of({ publishedOnline: '2019-02-01' })).toEqual({ kind: 'publishedOnline', date: '2019-02-01' })
    expect(of({})).toBeUndefined()
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
