import { expect, it } from '@jest/globals'
import { POINT } from '#test/support/stored-point.ts'
import { setAppendix } from './set-appendix.ts'

const MADE_AT = new Date('2026-03-01T12:00:00Z')

/** Words of the list, each with its place from the left. */
function setWords(quote: string, language: 'en' | 'ar') {
  const points = [{ point: POINT, quote, areas: [] }]
  const ops = setAppendix(points, { language, designation: '101-2025', madeAt: MADE_AT }).flatMap((sheet) => sheet.ops)
  return (part: string) => ops.find((op) => 'text' in op && op.text.includes(part))?.x ?? Number.NaN
}

it('the list has a heading for each page, and one for what is on none', () => {
  const onPage = (page: number) => ({ point: POINT, quote: '', areas: [{ page, left: 0, top: 0, right: 9, bottom: 9 }] })
  const points = [onPage(0), onPage(0), onPage(12), { point: POINT, quote: '', areas: [] }]
  const sheets = setAppendix(points, { language: 'en', designation: '101-2025', madeAt: MADE_AT })
  const words = sheets.flatMap(({ ops }) => ops.flatMap((op) => ('text' in op ? [op.text.trim()] : []))).join(' ')
  const headings = words.replace(/\s+/g, ' ').match(/Page \d+|Without a place/g)
  expect(headings).toEqual(['Page 1', 'Page 13', 'Without a place'])
})

it.each(['en', 'ar'] as const)(
  'an Arabic quote with words of another script is read from the right, in a list in %s',
  (language) => {
    const xOf = setWords('يجب أن يوافق المنتج ISO 9001 قبل التسليم', language)
    const [before, amid, after] = [xOf('يجب'), xOf('ISO'), xOf('التسليم')]
    expect(before).toBeGreaterThan(amid)
    expect(amid).toBeGreaterThan(after)
  },
)

it.each(['en', 'ar'] as const)('an English quote with Arabic words is read from the left, in a list in %s', (language) => {
  const xOf = setWords('The mark المنتج stands first on labels', language)
  const [before, amid, after] = [xOf('The'), xOf('المنتج'), xOf('stands')]
  expect(before).toBeLessThan(amid)
  expect(amid).toBeLessThan(after)
})
