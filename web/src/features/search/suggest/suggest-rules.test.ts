import { describe, expect, it } from '@jest/globals'
import { markDesignation, markTypedWords } from './suggest-marks.ts'
import { isWorthSuggesting, suggestTypeOf } from './suggest-rules.ts'

describe('suggestions', () => {
  it('come for more than two characters, counted without the space around and as they are meant', () => {
    expect(['iso', ' iso ', '100%', 'é%20a'].map(isWorthSuggesting)).toEqual([true, true, true, true])
    expect(['', 'is', ' is ', '%41b', '%'].map(isWorthSuggesting)).toEqual([false, false, false, false, false])
  })

  it('are of what is searched', () => {
    expect(suggestTypeOf('all', 'A')).toBe('ALL')
    expect(suggestTypeOf('subscribed', 'A')).toBe('MYSUBSCRIPTION')
    expect(suggestTypeOf('subscribed', 'D')).toBe('D')
    expect(suggestTypeOf('semantic', 'A')).toBe('SEMANTICSEARCH')
  })
})

const marked = (text: string, marks: ReturnType<typeof markTypedWords>) => marks.map(([start, end]) => text.slice(start, end))

describe('what was typed', () => {
  it('is marked in a designation whatever stands between its figures', () => {
    const mark = (designation: string, typed: string) => marked(designation, markDesignation(designation, typed))
    expect(mark('ISO 9001:2015', 'iso9001')).toEqual(['ISO 9001'])
    expect(mark('ASTM A36/A36M-19', 'a36 a36m')).toEqual(['A36/A36M'])
    expect(mark('ISO 9001:2015', 'steel')).toEqual([])
    expect(mark('ISO 9001:2015', '—')).toEqual([])
  })

  it('is marked in a title where words begin so', () => {
    const mark = (title: string, typed: string) => marked(title, markTypedWords(title, typed))
    expect(mark('Steel plates — stainless steel', 'ste pla')).toEqual(['Ste', 'pla', 'ste'])
    expect(mark('Qualité de l’eau', 'qualité e')).toEqual(['Qualité', 'e'])
    expect(mark('Steel', '(')).toEqual([])
  })
})
