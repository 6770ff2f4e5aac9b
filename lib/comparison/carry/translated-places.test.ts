import { describe, expect, it } from '@jest/globals'
import { placeAt } from '#anchors/make-place.ts'
import { wordsOfText } from '#anchors/text-words.ts'
import { nameClauses } from '#document-text/clause-ids.ts'
import type { Block, DocumentText } from '#document-text/document-text.ts'
import { translatePlaces } from './translated-places.ts'

type Part = string | readonly (readonly string[])[]

/** A text of clauses: number, title, and paragraphs, or rows of a table. */
function textOf(clauses: readonly (readonly [number: string, title: string, ...parts: Part[]])[], table = 'Table'): DocumentText {
  let tables = 0
  return {
    source: 'html',
    language: 'en',
    pages: [],
    clauses: nameClauses(
      clauses.map(([number, title]) => ({ number, title, level: number.split('.').length, nature: 'normative' as const })),
    ),
    blocks: clauses.flatMap(([, title, ...parts], clause): Block[] => [
      { kind: 'heading', clause, text: title },
      ...parts.flatMap((part): Block[] => {
        if (typeof part === 'string') return [{ kind: 'paragraph', clause, text: part }]
        tables++
        return [
          { kind: 'caption', clause, label: `${table} ${tables}`, text: 'x' },
          { kind: 'table', clause, text: '', cells: part },
        ]
      }),
    ]),
  }
}

const ENGLISH = textOf([
  ['1', 'Scope', 'Ladders of wood.'],
  [
    '2',
    'Loads',
    'A rung carries a load.',
    'It does not break.',
    [
      ['Size', 'Load'],
      ['Small', '100 N'],
    ],
  ],
  ['2.1', 'Static loads', 'They act for a minute.'],
  ['Annex A', 'Tests', 'Each rung is tested.'],
])
const FRENCH = textOf(
  [
    ['1', 'Domaine', 'Échelles en bois.'],
    [
      '2',
      'Charges',
      'Un barreau porte une charge.',
      'Il ne casse pas.',
      [
        ['Taille', 'Charge'],
        ['Petit', '100 N'],
      ],
    ],
    ['2.1', 'Charges statiques', 'Elles agissent une minute.'],
    ['Annexe A', 'Essais', 'Chaque barreau est essayé.'],
  ],
  'Tableau',
)

function translated(quote: string, translation: DocumentText, text = ENGLISH) {
  const words = wordsOfText(text)
  const before = words.words.join(' ').split(quote)[0] as string
  const first = before.split(' ').length - 1
  const last = first + quote.split(' ').length - 1
  const place = placeAt(words, { first, from: 0, last, to: (words.words[last] as string).length })
  return place && translatePlaces(text, translation, [place])[0]
}
const translate = (...given: Parameters<typeof translated>) => translated(...given)?.newer

describe('a place in a translation', () => {
  it.each([
    ['load.', 'Un barreau porte une charge.'],
    ['not break.', 'Il ne casse pas.'],
    ['minute.', 'Elles agissent une minute.'],
    ['rung is tested.', 'Chaque barreau est essayé.'],
    ['Small', 'Petit'],
    ['100 N', '100 N'],
    ['Static loads', '2.1 Charges statiques'],
  ])('is the same paragraph, cell or heading of the same clause: “%s”', (quote, there) => {
    expect(translate(quote, FRENCH)).toBe(there)
  })

  it('is the heading of the clause where that has other paragraphs, and of the clause above where it is missing', () => {
    const shorter = textOf([
      ['1', 'Domaine', 'Échelles en bois.'],
      ['2', 'Charges', 'Un barreau porte une charge et ne casse pas.'],
    ])
    expect(translate('not break.', shorter)).toBe('2 Charges')
    expect(translate('minute.', shorter)).toBe('2 Charges')
    expect(translate('rung is tested.', shorter)).toBeUndefined()
  })

  it('is the table of the same number, and its head where it has other rows', () => {
    const moved = textOf(
      [
        [
          '1',
          'Domaine',
          [
            ['Petit', '100 N'],
            ['Grand', '200 N'],
            ['Géant', '300 N'],
          ],
        ],
        ['2', 'Charges', 'Un barreau porte une charge.'],
      ],
      'Tableau',
    )
    expect(translate('Small', moved)).toBe('Petit | 100 N')
  })

  it('is nowhere where two clauses have its number', () => {
    const twice = textOf([
      ['1', 'Domaine', 'Échelles.'],
      ['1', 'Domaine bis', 'Échelles.'],
    ])
    expect(translate('wood.', twice)).toBeUndefined()
  })

  it('names the rule that decided', () => {
    const shorter = textOf([['2', 'Charges', 'Un barreau porte une charge et ne casse pas.']])
    expect(translated('not break.', FRENCH)?.because).toBe('block')
    expect(translated('100 N', FRENCH)?.because).toBe('cell')
    expect(translated('not break.', shorter)?.because).toBe('heading')
  })
})
