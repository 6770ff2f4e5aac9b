import { describe, expect, it } from '@jest/globals'
import { anyCharacter, fc } from '#test/support/properties.ts'
import { nameClauses } from './clause-ids.ts'
import { BLOCK_KINDS, type Block, type DocumentText, NATURES, TEXT_LAYERS, TEXT_VERSION } from './document-text.ts'
import { formatText } from './format-text.ts'
import { parseText, TextUnreadable } from './parse-text.ts'
import { readAloud, wordsOf } from './words.ts'

const text = fc.string({ unit: anyCharacter, maxLength: 20 })
const place = fc.nat(20_000)
const frame = fc.record({
  left: fc.integer({ min: 1, max: 9000 }),
  bottom: fc.integer({ min: -9000, max: 9000 }),
  turn: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
})

/** Lines that place words: three to a line, every other line cut where a word is left for the next one. */
function linesFor(count: number, page: number): NonNullable<Block['lines']> {
  return Array.from({ length: Math.ceil(count / 3) }, (_, at) => {
    const cut = at % 2 === 1 && (at + 1) * 3 < count ? (true as const) : undefined
    const words = Math.min(3, count - at * 3) + (cut ? 1 : 0)
    const spans = Array.from({ length: words * 2 }, (_, edge) => 900 - edge * 17)
    return { page: page + (at >> 2), top: at * 120, bottom: at * 120 + 100, spans, ...(cut && { cut }) }
  })
}

const block = (clauses: number) =>
  fc
    .record({
      kind: fc.constantFrom(...BLOCK_KINDS),
      clause: fc.integer({ min: -1, max: clauses - 1 }),
      label: fc.option(
        text.filter((label) => label !== ''),
        { nil: undefined },
      ),
      text,
      rows: fc.option(fc.array(fc.array(text)), { nil: undefined }),
      page: fc.option(fc.nat(4000), { nil: undefined }),
      language: fc.option(fc.constantFrom('fr', 'ja'), { nil: undefined }),
    })
    .map(({ rows, page, label, language, ...facts }): Block => {
      const plain = rows ? { ...facts, text: '', cells: rows } : facts
      const lines = page === undefined ? undefined : linesFor(wordsOf(plain).length, page)
      return { ...plain, ...(label && { label }), ...(lines && { lines }), ...(language && { language }) }
    })

const clause = fc
  .record({
    number: text,
    title: text,
    level: fc.integer({ min: 1, max: 9 }),
    nature: fc.constantFrom(...NATURES),
    start: fc.option(fc.record({ page: fc.nat(4999), top: place }), { nil: undefined }),
    element: fc.option(
      text.filter((id) => id !== ''),
      { nil: undefined },
    ),
  })
  .map(({ start, element, ...facts }) => ({ ...facts, ...(start && { start }), ...(element && { element }) }))

const model: fc.Arbitrary<DocumentText> = fc.array(clause, { maxLength: 8 }).chain((clauses) =>
  fc.record({
    source: fc.constantFrom('pdf' as const, 'html' as const, 'sts' as const),
    language: fc.constantFrom('', 'en', 'ar'),
    pages: fc.array(
      fc
        .tuple(
          fc.record({ width: place, height: place, frame }, { requiredKeys: ['width', 'height'] }),
          fc.constantFrom({}, { scan: true as const }, ...TEXT_LAYERS.map((layer) => ({ layer }))),
        )
        .map(([size, kind]) => ({ ...size, ...kind })),
      {
        maxLength: 5,
      },
    ),
    clauses: fc.constant(nameClauses(clauses)),
    blocks: fc.array(block(clauses.length), { maxLength: 10 }),
  }),
)

describe('the stored text of a document', () => {
  it('keeps the marks of footnotes, and refuses one that leads to no footnote', () => {
    const blocks: Block[] = [
      {
        kind: 'paragraph',
        clause: -1,
        text: 'Rungs bend',
        marks: [
          { word: 1, block: 1 },
          { word: 0, block: 1 },
        ],
      },
      { kind: 'footnote', clause: -1, label: '1', text: 'Slowly' },
    ]
    const noted = { source: 'html', language: '', pages: [], clauses: [], blocks } as const
    expect(parseText(formatText(noted))).toEqual(noted)
    const astray = [{ ...(blocks[0] as Block), marks: [{ word: 1, block: 0 }] }, blocks[1] as Block]
    expect(() => parseText(formatText({ ...noted, blocks: astray }))).toThrow('a mark of no footnote')
  })

  it('is read as it was written, byte for byte the same when written again', () => {
    fc.assert(
      fc.property(model, (one) => {
        const json = formatText(one)
        expect(parseText(json)).toEqual(one)
        expect(formatText(parseText(json))).toBe(json)
      }),
    )
  })

  const small: DocumentText = {
    source: 'pdf',
    language: 'en',
    pages: [{ width: 5950, height: 8420 }],
    clauses: nameClauses([{ number: '1', title: 'Scope', level: 1, nature: 'normative' }]),
    blocks: [
      { kind: 'heading', clause: 0, text: 'Scope', lines: [{ page: 0, top: 700, bottom: 840, spans: [720, 1000] }] },
      { kind: 'table', clause: 0, label: 'Table 1', text: '', cells: [['Load', '5 kN']] },
    ],
  }
  const reasonOf = (json: string) => {
    try {
      parseText(json)
    } catch (error) {
      return error instanceof TextUnreadable ? error.reason : error
    }
  }

  it('says whether it is of an older or a newer release', () => {
    const of = (version: number) => formatText(small).replace(/^\[\d+/, `[${version}`)
    expect([reasonOf(of(TEXT_VERSION - 1)), reasonOf(of(TEXT_VERSION + 1))]).toEqual(['older', 'newer'])
  })

  it('is damaged at whatever character it is cut off', () => {
    const json = formatText(small)
    for (let end = 0; end < json.length; end++) expect(reasonOf(json.slice(0, end))).toBe('damaged')
  })

  it.each([
    ['a word without a place', { ...small, blocks: [{ ...small.blocks[0], text: 'Scope and purpose' }] }],
    ['a block of no clause', { ...small, clauses: [] }],
    ['another source', { ...small, source: 'tape' }],
    ['a kind that is none', { ...small, blocks: [{ ...small.blocks[0], kind: 'poem' }] }],
  ])('is damaged with %s', (_, damaged) => {
    expect(reasonOf(formatText(damaged as DocumentText))).toBe('damaged')
  })

  it('is read aloud with numbers and labels', () => {
    expect(small.blocks.map((one) => readAloud(one, small.clauses))).toEqual(['1 Scope', 'Table 1 Load 5 kN'])
  })
})

describe('the id of a clause', () => {
  const idsOf = (...titles: readonly (readonly [level: number, title: string, number?: string])[]) =>
    nameClauses(titles.map(([level, title, number = '']) => ({ level, title, number, nature: 'normative' }))).map(({ id }) => id)

  it('is made of its title and the one above, whatever its number', () => {
    const one = idsOf([1, 'Tests', '4'], [2, 'General', '4.1'], [3, 'Apparatus', '4.1.1'])
    expect(one).toEqual(['tests', 'general~tests', 'apparatus~general'])
    expect(idsOf([1, 'Tests', '7'], [2, 'General', '7.2'], [3, 'Apparatus', '7.2.9'])).toEqual(one)
  })

  it('takes further ancestors, then a count, where titles are the same', () => {
    const ids = idsOf([1, 'A'], [2, 'Tests'], [3, 'General'], [1, 'B'], [2, 'Tests'], [3, 'General'], [3, 'General'])
    expect(ids).toEqual(['a', 'tests~a', 'general~tests~a', 'b', 'tests~b', 'general~tests~b', 'general~tests~b~2'])
  })

  it('keeps letters of every script, and names a clause without a title by its first words', () => {
    expect(idsOf([1, 'المجال'], [1, '適用範囲'])).toEqual(['المجال', '適用範囲'])
    expect(nameClauses([{ level: 1, title: '', number: '3.1', nature: 'normative', hint: 'Safe load' }])[0]?.id).toBe('safe-load')
    expect(idsOf([1, ''])).toEqual(['untitled'])
  })
})
