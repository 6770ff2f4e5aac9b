import { describe, expect, it } from '@jest/globals'
import { SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import { countEntries, cutLongText, joinLines } from './long-text.ts'

const list = Array.from({ length: 300 }, (_, at) => `ISO ${1000 + at}:2015, Title of part ${at}`)

describe('a long text', () => {
  it('keeps the lines of a pasted list apart in one line', () => {
    expect(joinLines('ISO 9001\r\n\r\n  ISO 14001 \n')).toBe('ISO 9001 ; ISO 14001')
    expect(joinLines('ISO 9001\n')).toBeUndefined()
  })

  it('is cut behind a whole entry of a list, and says that it was', () => {
    const { text, textCut } = cutLongText(joinLines(list.join('\n')) as string)
    expect(textCut).toBe(true)
    expect(text.length).toBeLessThanOrEqual(SEARCH_TEXT_LIMIT)
    expect(text.split(' ; ')).toEqual(list.slice(0, countEntries(text)))
    expect(countEntries(text)).toBeGreaterThan(10)
  })

  it('is cut behind a whole word where it is no list', () => {
    expect(cutLongText('ladders '.repeat(90)).text).toBe('ladders '.repeat(62))
    expect(cutLongText('a'.repeat(501)).text).toBe('a'.repeat(500))
    expect(cutLongText('word '.repeat(500))).toEqual({ text: 'word '.repeat(100), textCut: true })
    expect(cutLongText('steel')).toEqual({ text: 'steel' })
  })
})
