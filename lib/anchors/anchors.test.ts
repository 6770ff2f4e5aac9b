import { describe, expect, it } from '@jest/globals'
import type { TextPlace, WordRange } from '#contract/documents/place.ts'
import { nameClauses } from '#document-text/clause-ids.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { fc } from '#test/support/properties.ts'
import { findPlace } from './find-place.ts'
import { makePlace, placeAt } from './make-place.ts'
import { type TextWords, wordsOfText } from './text-words.ts'

const LINE = 6
const TITLE = /^(\d) ([A-Z].*)$/

/** A text of paragraphs, in pages of so many lines; words of ten points. */
function printed(paragraphs: readonly string[], lines = 4, perLine = LINE): DocumentText {
  let line = 0
  const blocks = paragraphs.map((text, at): Block => {
    const heading = TITLE.exec(text)
    const words = text.slice(heading ? 2 : 0).split(' ')
    const placed = Array.from({ length: Math.ceil(words.length / perLine) }, (_, nth) => {
      const count = Math.min(perLine, words.length - nth * perLine)
      const spans = Array.from({ length: count }, (_, word) => [word * 110, word * 110 + 100]).flat()
      const top = (line % lines) * 150
      return { page: Math.floor(line++ / lines), top, bottom: top + 120, spans }
    })
    const clause = paragraphs.slice(0, at + 1).filter((one) => TITLE.test(one)).length - 1
    return { kind: heading ? 'heading' : 'paragraph', clause, text: words.join(' '), lines: placed }
  })
  const titles = paragraphs.filter((one) => TITLE.test(one)).map((one) => TITLE.exec(one) as RegExpExecArray)
  const clauses = nameClauses(titles.map(([, number = '', title = '']) => ({ number, title, level: 1, nature: 'normative' })))
  return {
    source: 'pdf',
    language: 'en',
    pages: Array(Math.ceil(line / lines)).fill({ width: 5950, height: 8420 }),
    clauses,
    blocks,
  }
}

const LADDERS = [
  '1 Scope',
  'This document specifies ladders of wood and of steel, and the loads that they carry in service over many years.',
  '2 Loads',
  'The maximum load is 5 kN. Each rung shall carry the load in the middle without a crack, as table 3 says of wood.',
  '3 Tests',
  'The maximum load is 5 kN. Each rung shall be tested in the middle, and nobody stands below it while the test goes on.',
]
const text = wordsOfText(printed(LADDERS))

function rangeFor({ words }: TextWords, quote: string, nth = 1): WordRange {
  const wanted = quote.split(' ')
  const starts = words.flatMap((_, at) => (wanted.every((word, next) => words[at + next] === word) ? [at] : []))
  const first = starts[nth - 1] as number
  return { first, from: 0, last: first + wanted.length - 1, to: (wanted.at(-1) as string).length }
}
const placeOf = (quote: string, nth?: number, of = text) => placeAt(of, rangeFor(of, quote, nth)) as TextPlace
const found = (place: TextPlace, paragraphs: readonly string[], file?: string) =>
  findPlace(wordsOfText(printed(paragraphs)), place, file)

describe('a place in a text', () => {
  it('has its quote with what stands beside it, its words, its clause and an area for each line', () => {
    const place = placeOf('load in the middle without a crack,')
    expect(place.quote).toMatchObject({
      exact: 'load in the middle without a crack,',
      after: 'as table 3 says of wood. 3 Tests The maximum load is 5 kN. Each rung shall be tested in the middle,',
    })
    expect(place.quote?.before).toMatch(/ Each rung shall carry the$/)
    expect(place.clause).toEqual({ id: 'loads', word: 13 })
    expect(place.areas).toEqual([
      { page: 1, left: 550, top: 450, right: 650, bottom: 570 },
      { page: 2, left: 0, top: 0, right: 650, bottom: 120 },
    ])
  })

  it('is made of what was selected on a page, to the letter', () => {
    const areas = [{ page: 1, left: 240, top: 450, right: 400, bottom: 570 }]
    const selection = { quote: { exact: 'hall car', before: '', after: '' }, areas }
    expect(makePlace(text, selection, 'a')).toMatchObject({ quote: { exact: 'hall car' }, file: 'a' })
    expect(makePlace(text, { areas })?.quote?.exact).toBe('shall carry')
  })

  it('keeps what was selected over a header and a footer, which are no text, and stands there in its file however that is read', () => {
    const areas = [
      { page: 0, left: 0, top: 450, right: 650, bottom: 570 },
      { page: 0, left: 0, top: 700, right: 300, bottom: 800 },
      { page: 1, left: 0, top: 0, right: 650, bottom: 120 },
    ]
    const quote = { exact: 'that they carry in service over Page 1 many years.', before: '', after: '' }
    const place = makePlace(text, { quote, areas }, 'a') as TextPlace
    expect(place).toMatchObject({ quote: { exact: 'that they carry in service over many years.', drawn: quote.exact }, areas })
    expect(makePlace(text, place, 'a')).toEqual(place)
    expect(findPlace(text, place, 'a')).toMatchObject({ by: 'position', sure: 'exact', areas })
    expect(findPlace(text, place, 'b')?.areas).not.toEqual(areas)
    const readOtherwise = wordsOfText(printed(['Ladders of wood', ...LADDERS.slice(2)]))
    expect(findPlace(readOtherwise, place, 'a')).toMatchObject({ sure: 'exact', areas })
    const elsewhere = wordsOfText(printed([...Array(9).fill('Another paragraph of six words here.'), ...LADDERS]))
    expect(findPlace(elsewhere, place, 'a')).toMatchObject({ by: 'areas', sure: 'exact', areas })
  })

  it('is made of selected words and what stands beside them, where there are no pages', () => {
    const quote = { exact: 'The maximum load', before: '3 Tests', after: 'is 5 kN. Each rung shall be tested' }
    expect(makePlace(text, { quote })?.clause?.id).toBe('tests')
    expect(makePlace(text, { quote: { ...quote, before: '', after: 'is 5 kN.' } })).toBeUndefined()
  })

  it('is its area where a document has no text, or the selection is none', () => {
    const scan = wordsOfText({ ...printed(['a']), blocks: [] })
    const areas = [{ page: 0, left: 0, top: 0, right: 300, bottom: 300 }]
    const place = makePlace(scan, { areas }, 'a') as TextPlace
    expect(place).toEqual({ areas, file: 'a' })
    expect(findPlace(scan, place, 'a')).toMatchObject({ by: 'areas', sure: 'exact', areas })
    expect(findPlace(scan, place, 'b')).toMatchObject({ by: 'areas', sure: 'likely' })
    expect(findPlace(text, place, 'b')).toBeUndefined()
    expect(findPlace(scan, { areas: [{ ...(areas[0] as never as object), page: 7 } as never] }, 'a')).toBeUndefined()
  })
})

describe('a place is found', () => {
  it('again in its text, with the areas of today', () => {
    const place = placeOf('The maximum load', 2)
    expect(findPlace(text, place)).toMatchObject({ by: 'position', sure: 'exact', range: place.position })
    const wider = findPlace(wordsOfText(printed(LADDERS, 3, 9)), place)
    expect(wider).toMatchObject({ by: 'position', areas: [{ page: 3 }] })
  })

  it('by its quote where text was added before it, hyphens and spaces differ, and letters are composed otherwise', () => {
    const place = placeOf('without a crack,')
    const other = ['Another sentence.', ...LADDERS].map((one) =>
      one.replace('without', 'WITH- OUT').replace('rung', 'ru\u00adng'),
    )
    expect(found(place, other)).toMatchObject({ by: 'quote', sure: 'exact', range: { from: 0, to: 6 } })
  })

  it('with its sign of percent, which is no punctuation', () => {
    const rows = ['1 Loads', 'A load of 5 % is light, and each rung of wood carries it without a crack for a year.']
    const place = placeOf('5 %', 1, wordsOfText(printed(rows)))
    expect(place).toMatchObject({ quote: { exact: '5 %' }, position: { first: 5, last: 6, to: 1 } })
    expect(
      found(
        place,
        rows.map((one) => one.replace('%', 'kN')),
      )?.sure ?? 'changed',
    ).toBe('changed')
  })

  it('never at the same words elsewhere', () => {
    const place = placeOf('The maximum load is 5 kN.')
    expect(found(place, LADDERS.slice(4))).toBeUndefined()
    expect(found(place, [LADDERS[4], LADDERS[5], LADDERS[2], LADDERS[3]] as string[])?.range?.first).toBe(28)
  })

  it('by what stands beside it where its words have changed, and it says so', () => {
    const other = LADDERS.map((one) => one.replace('5 kN. Each rung shall carry', '7 kN. Each rung shall carry'))
    const place = findPlace(wordsOfText(printed(other)), placeOf('5'))
    expect(place).toMatchObject({ by: 'surroundings', sure: 'changed' })
  })

  it('by its number among equals, if there are as many of them', () => {
    const rows = ['1 Table', ...Array(5).fill('wood 5 kN')]
    const place = placeOf('5', 3, wordsOfText(printed(rows, 9)))
    expect(place.quote).toMatchObject({ exact: '5' })
    const many = ['1 Table', ...Array(60).fill('wood 5 kN')]
    const one = placeOf('5', 30, wordsOfText(printed(many, 9)))
    expect(one.quote).toMatchObject({ nth: expect.any(Number), of: expect.any(Number) })
    expect(found({ ...one, position: undefined }, many)?.range?.first).toBe(one.position?.first)
    expect(found({ ...one, position: undefined }, many.slice(0, -1))).toBeUndefined()
  })
})

const WORDS = ['load', 'rung', 'shall', 'be', 'the', 'of', '5', 'kN', 'الحمل', '最大荷重は', 'très', '≤']
const paragraph = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 12 }).map((words) => words.join(' '))
const document = fc.array(paragraph, { minLength: 1, maxLength: 12 })
const placed = document.chain((paragraphs) => {
  const whole = wordsOfText(printed(paragraphs))
  return fc
    .tuple(fc.nat(whole.words.length - 1), fc.nat(20))
    .map(([first, more]) => ({ paragraphs, whole, first, last: Math.min(first + more, whole.words.length - 1) }))
})
const rangeIn = ({ words }: TextWords, first: number, last: number): WordRange => ({
  first,
  from: 0,
  last,
  to: (words[last] as string).length,
})

interface Removal {
  readonly from: number
  /** first word after it */
  readonly to: number
  readonly first: number
  readonly last: number
}

/** Tells whether what is left is also what the removal of equal words beside it leaves, so that nobody can tell which are gone. */
function mayBeAmongOthers(words: readonly string[], { from, to, first, last }: Removal): boolean {
  let [after, before] = [0, 0]
  while (to + after < words.length && words[from + after] === words[to + after]) after++
  while (from - before > 0 && words[from - 1 - before] === words[to - 1 - before]) before++
  return first < from + after || last >= to - before
}

describe('any place of any text', () => {
  it('is found at the same words, also where pages, lines and punctuation are others', () => {
    fc.assert(
      fc.property(placed, fc.integer({ min: 1, max: 9 }), ({ paragraphs, whole, first, last }, perLine) => {
        const place = placeAt(whole, rangeIn(whole, first, last)) as TextPlace
        expect(findPlace(whole, place)?.range).toEqual(place.position)
        const other = paragraphs.map((one) => one.replaceAll(' ', ', '))
        const { position: _, ...rest } = place
        const again = findPlace(wordsOfText(printed(other, 5, perLine)), rest)
        expect(again?.range).toMatchObject({ first, last })
      }),
    )
  })

  it('is not found once its paragraphs are gone, or only as changed', () => {
    fc.assert(
      fc.property(placed, ({ paragraphs, whole, first, last }) => {
        const place = placeAt(whole, rangeIn(whole, first, last)) as TextPlace
        let before = 0
        const gone: number[] = []
        const rest = paragraphs.filter((one) => {
          const start = before
          before += one.split(' ').length
          const stays = before <= first || start > last
          if (!stays) gone.push(start, before)
          return stays
        })
        fc.pre(!mayBeAmongOthers(whole.words, { from: Math.min(...gone), to: Math.max(...gone), first, last }))
        fc.pre(rest.length > 0 && whole.words.length - rest.join(' ').split(' ').length >= last - first + 1)
        const again = findPlace(wordsOfText(printed(rest)), place)
        expect(again?.sure ?? 'changed').toBe('changed')
      }),
    )
  })

  it('is made by its areas as by its words', () => {
    fc.assert(
      fc.property(placed, ({ whole, first, last }) => {
        const { areas = [], quote } = placeAt(whole, rangeIn(whole, first, last)) as TextPlace
        expect(makePlace(whole, { areas, quote: { exact: quote?.exact ?? '', before: '', after: '' } })?.position).toMatchObject({
          first,
          last,
        })
      }),
    )
  })
})
