import { describe, expect, it } from '@jest/globals'
import { compareTexts } from './compare-texts.ts'
import type { ComparedBlock, ComparedText } from './compared-text.ts'

type Line = NonNullable<ComparedBlock['lines']>[number]

const line = (words: number, top: number, page = 0, cut?: true): Line => ({
  page,
  top,
  bottom: top + 80,
  spans: Array.from({ length: words * 2 }, (_, at) => at * 100),
  ...(cut && { cut }),
})

const of = (...blocks: Partial<ComparedBlock>[]): ComparedText => ({
  clauses: [{ id: 'a', number: '1', title: 'Rungs', level: 1 }],
  blocks: [
    { kind: 'heading', clause: 0, text: 'Rungs' },
    ...blocks.map((block) => ({ kind: 'paragraph', clause: 0, text: '', ...block })),
  ],
})

const told = (older: ComparedText, newer: ComparedText) => {
  const there = compareTexts(older, newer).blocks.map(({ kind, edits }) => [kind, edits.length])
  const back = compareTexts(newer, older).blocks.map(({ edits }) => edits.length)
  expect(back.toSorted()).toEqual(there.map(([, edits]) => edits as number).toSorted())
  return there
}

describe('the hyphen of a word', () => {
  const text = (word: string) => `Rungs of ${word} wood are tested once a year by their owner.`

  it('is a change where it was written', () => {
    expect(told(of({ text: text('resigned') }), of({ text: text('re-signed') }))).toEqual([['changed', 1]])
  })

  it('is none where a line ended there', () => {
    const cut = { text: text('resigned'), lines: [line(3, 100, 0, true), line(10, 200)] }
    expect(told(of({ text: text('re-signed'), lines: [line(11, 100)] }), of(cut))).toEqual([])
    const elsewhere = { ...cut, lines: [line(5, 100, 0, true), line(8, 200)] }
    expect(told(of({ text: text('re-signed'), lines: [line(11, 100)] }), of(elsewhere))).toEqual([['changed', 1]])
  })

  it('that a line’s end parts from what follows is no change, and two numbers are not one', () => {
    const cited = (name: string) => of({ text: `Rungs are tested as ${name} says, once in each year of their use.` })
    expect(told(cited('Z 3614- A4'), cited('Z 3614-A4'))).toEqual([])
    expect(told(cited('Z 36 14'), cited('Z 3614'))).toEqual([['changed', 1]])
    expect(told(cited('what may be'), cited('what maybe'))).toEqual([['changed', 1]])
  })
})

it('the mark of a footnote is no change where it was read or not, and an exponent is one', () => {
  const of10 = (text: string) => of({ text: `Rungs bear ${text} of these steps in a year of use.` })
  expect(told(of10('many ³⁾'), of10('many'))).toEqual([])
  expect(told(of10('10⁶'), of10('10'))).toEqual([['changed', 1]])
  expect(told(of10('many 3)'), of10('many'))).toEqual([['changed', 1]])
})

describe('the marker of an item', () => {
  const texts = ['wood that is dry and straight', 'metal with a coating of zinc', 'plastics that bear the sun']
  const list = (...labels: string[]) => of(...labels.map((label, at) => ({ kind: 'item', label, text: texts[at] as string })))

  it.each([
    ['another bullet', ['•', '•', '•'], ['—', '—', '—']],
    ['another style of numbers', ['a)', 'b)', 'c)'], ['1.', '2.', '3.']],
    ['Roman numbers', ['(1)', '(2)', '(3)'], ['i)', 'ii)', 'iii)']],
    ['numbers for bullets', ['•', '•', '•'], ['a)', 'b)', 'c)']],
  ])('is no change where it is %s', (_, before, after) => {
    expect(told(list(...before), list(...after))).toEqual([])
  })

  it('is a change where it says another place, and none where an item came before', () => {
    expect(told(list('a)', 'b)', 'c)'), list('a)', 'b)', 'e)'))).toEqual([['changed', 0]])
    const more = list('a)', 'b)', 'c)')
    const items = more.blocks.slice(1).map((block, at) => ({ ...block, label: `${'bcd'[at]})` }))
    const first = { kind: 'item', clause: 0, label: 'a)', text: 'stone of any kind, and glass' }
    const longer = { ...more, blocks: [more.blocks[0] as ComparedBlock, first, ...items] }
    expect(told(more, longer)).toEqual([['inserted', 1]])
  })
})

describe('a paragraph that is two in the other text', () => {
  const [one, two] = [
    'Rungs of wood are tested once a year by their owner.',
    'Those of metal are tested by their maker every month.',
  ]
  const whole = { text: `${one} ${two}`, lines: [line(11, 100), line(10, 200)] }

  it('was split, or joined, without a changed word', () => {
    const parts = [
      { text: one, lines: [line(11, 100)] },
      { text: two, lines: [line(10, 300)] },
    ]
    expect(told(of(whole), of(...parts))).toEqual([['split', 0]])
    expect(compareTexts(of(whole), of(...parts)).clauses).toEqual([])
  })

  it('is no change where a page ends between the two, in either text', () => {
    const parts = [
      { text: one, lines: [line(11, 100)] },
      { text: two, lines: [line(10, 100, 1)] },
    ]
    expect(told(of(whole), of(...parts))).toEqual([])
    const over = { ...whole, lines: [line(11, 700), line(10, 100, 1)] }
    const apart = [
      { text: one, lines: [line(11, 100)] },
      { text: two, lines: [line(10, 300)] },
    ]
    expect(told(of(over), of(...apart))).toEqual([])
  })
})

describe('a table', () => {
  const read = (...cells: string[][]) => of({ kind: 'table', cells })
  const rows = [
    ['Class', 'Use'],
    ['one', 'within a house by one person'],
    ['two', 'outside in the wind'],
  ]

  it('whose lines were read as rows has not changed', () => {
    const [head, , two] = rows as [string[], string[], string[]]
    const apart = read(head, ['one', 'within a house'], ['', 'by one person'], two)
    expect(told(read(...rows), apart)).toEqual([])
  })

  it('with another word in a cell has changed', () => {
    expect(compareTexts(read(...rows), read(...rows.with(2, ['two', 'outside in the rain']))).blocks[0]?.table).toHaveLength(1)
  })
})

describe('two clauses', () => {
  const clause = (number: string, title: string, ...texts: string[]) => ({ number, title, texts })
  const text = (...clauses: readonly ReturnType<typeof clause>[]): ComparedText => ({
    clauses: clauses.map(({ number, title }) => ({ id: title, number, title, level: 1 })),
    blocks: clauses.flatMap(({ title, texts }, at) => [
      { kind: 'heading', clause: at, text: title },
      ...texts.map((one) => ({ kind: 'paragraph', clause: at, text: one })),
    ]),
  })
  const scope = clause('1', 'Scope', 'Ladders that one person carries and sets up alone are within it.')
  const feet = clause('3', 'Feet', 'Each foot is covered by rubber that holds on wet stone.')
  const rungs = clause('2', 'Rungs', 'Every rung bears the weight of two persons in the middle.')
  const kinds = (older: ComparedText, newer: ComparedText) => compareTexts(older, newer).clauses.map((one) => one.kinds.join(' '))

  it('with one number and nothing else in common are one removed and one added', () => {
    const other = clause('2', 'Paint', 'Colours in the list of the annex are free of lead and of chrome.')
    expect(kinds(text(scope, rungs, feet), text(scope, other, feet)).toSorted()).toEqual(['added', 'removed'])
  })

  it('are one by their number where they share a seventh of their words, and by the words alone where a third', () => {
    const words = (prefix: string, count: number) => Array.from({ length: count }, (_, at) => `${prefix}${at}x`)
    const paired = (shared: number, number: string) => {
      // One sentence stayed, in a clause of forty words beside.
      const make = (title: string, prefix: string, own: string) =>
        clause(own, title, words('same', shared).join(' '), words(prefix, 39 - shared).join(' '))
      const { clauses } = compareTexts(text(scope, make('Old', 'old', '2'), feet), text(scope, make('New', 'new', number), feet))
      return clauses.find(({ kinds: some }) => some.includes('retitled'))?.reason
    }
    expect([paired(5, '2'), paired(6, '2')]).toEqual([undefined, { title: false, number: true, share: 6 / 40 }])
    expect([paired(11, '9'), paired(12, '9')]).toEqual([undefined, { title: false, number: false, share: 12 / 40 }])
  })

  it('that share stock phrases alone are one removed and one added', () => {
    const stock = (own: string) => `The ${own}a ${own}b shall be in accordance with the ${own}c ${own}d of the ${own}e.`
    const many = Array.from({ length: 60 }, (_, at) => clause(`${at + 4}`, `Part${at}`, stock(`n${at}`), stock(`m${at}`)))
    const older = text(scope, clause('2', 'Wood', stock('old')), feet, ...many)
    const newer = text(scope, clause('2', 'Paint', stock('new')), feet, ...many)
    expect(kinds(older, newer).toSorted()).toEqual(['added', 'removed'])
  })

  it('without a text are one where they stand between others that are, with half of their titles in common', () => {
    const empty = (title: string) => text(scope, clause('2', title), feet)
    expect(kinds(empty('Example of a rung'), empty('Short example of a wooden rung'))).toEqual(['retitled changed'])
    expect(kinds(empty('Example of a rung'), empty('Short lists of things and example')).toSorted()).toEqual(['added', 'removed'])
  })

  it('of which one has another title have one change of their heading', () => {
    const { blocks } = compareTexts(text(scope, rungs, feet), text(scope, { ...rungs, title: 'Steps to stand on' }, feet))
    expect(blocks.map(({ kind, older, newer }) => [kind, older, newer])).toEqual([['changed', [2], [2]]])
  })

  it('that changed places have one entry, whatever stands in them', () => {
    const long = { ...rungs, texts: [...rungs.texts, 'Rungs of oak need no test at all.', 'Rungs of ash need two a year.'] }
    const { blocks } = compareTexts(text(scope, long, feet), text(scope, feet, long))
    expect(blocks.map(({ kind, newer }) => [kind, newer])).toEqual([['moved', [2]]])
  })

  it('that moved has one entry with the clauses below it', () => {
    const oak = clause('2.1', 'Oak', 'Oak is dried for a year in the open air of the yard.')
    const levels = (...clauses: readonly ReturnType<typeof clause>[]) => {
      const { clauses: some, blocks } = text(...clauses)
      return { clauses: some.map((one) => ({ ...one, level: one.number.split('.').length })), blocks }
    }
    const others = [feet, clause('4', 'Marks', 'Marks stay in the wood of both stiles for as long as it is in use by anybody.')]
    const { blocks } = compareTexts(levels(scope, rungs, oak, ...others), levels(scope, ...others, rungs, oak))
    expect(blocks.map(({ kind, newer }) => [kind, newer])).toEqual([['moved', [6]]])
  })
})

const WOOD = 'Rungs of wood are dried for a year before they are used.'
const STEEL = 'Rungs of steel are coated with zinc on all of their sides.'
const RESIN = 'Rungs of resin bear the sun of nine summers without a crack.'
const NOTE = 'Larch and pine are dried for a shorter time in some of the northern countries.'

const withNote = (...texts: readonly string[]) =>
  of(...texts.map((text) => ({ text, kind: text.startsWith('Larch') ? 'footnote' : 'paragraph' })))

describe('a footnote', () => {
  it('stands where its page has room: neither it nor the text around it has moved', () => {
    expect(told(withNote(WOOD, STEEL, NOTE, RESIN), withNote(WOOD, NOTE, STEEL, RESIN))).toEqual([])
    expect(told(withNote(NOTE, WOOD, STEEL, RESIN), withNote(WOOD, STEEL, RESIN, NOTE))).toEqual([])
  })

  it('that says something else where it stands now is changed', () => {
    expect(told(withNote(WOOD, NOTE, STEEL, RESIN), withNote(WOOD, STEEL, NOTE.replace('shorter', 'longer'), RESIN))).toEqual([
      ['changed', 1],
    ])
  })

  it('hides no paragraph that has moved', () => {
    expect(told(withNote(WOOD, STEEL, RESIN, NOTE), withNote(STEEL, NOTE, RESIN, WOOD))).toEqual([['moved', 0]])
  })
})

describe('a heading that one format does not show as one', () => {
  const body = { kind: 'paragraph', clause: 0, text: 'Rungs are tested once a year by their owner, who keeps the result.' }
  const clauses = [{ id: 'a', number: '6.1', title: 'Tests of rungs', level: 1 }]
  const heading = { kind: 'heading', clause: 0, text: 'Tests of rungs' }
  const shown: ComparedText = { clauses, blocks: [heading, body] }
  const flat = (text: string): ComparedText => ({
    clauses: [],
    blocks: [
      { kind: 'paragraph', clause: -1, text },
      { ...body, clause: -1 },
    ],
  })

  it('is no change, with its number or without; another number is one', () => {
    expect(told(shown, flat('6.1 Tests of rungs'))).toEqual([])
    expect(told(shown, flat('Tests of rungs'))).toEqual([])
    expect(told(shown, flat('6.2 Tests of rungs'))).toEqual([['changed', 1]])
    expect(compareTexts(shown, flat('6.1 Tests of rungs')).clauses).toEqual([])
    expect(compareTexts(shown, flat('6.1 Tests of ladders in use')).clauses).toEqual([{ kinds: ['removed'], older: 0 }])
  })

  it('is none over two lines', () => {
    const lines = {
      clauses: [...clauses, { id: 'b', number: '', title: 'of rungs', level: 1 }],
      blocks: [
        { ...heading, text: 'Tests' },
        { ...heading, clause: 1, text: 'of rungs' },
        { ...body, clause: 1 },
      ],
    }
    expect(told(shown, lines)).toEqual([])
  })
})

it('a note without its name is no other kind of text, and one with it is', () => {
  const text = 'Rungs are tested once a year by their owner.'
  expect(told(of({ kind: 'note', text }), of({ text }))).toEqual([])
  expect(told(of({ kind: 'note', label: 'NOTE', text }), of({ text }))).toEqual([['changed', 0]])
})

it('a paragraph that moved between two clauses makes them no one clause', () => {
  const moved = 'A message is the way in which two parts of a plant tell each other what they measured in the last cycle.'
  const clauses = ['Message', 'Rungs', 'Steps', 'Parameters'].map((title, at) => ({
    id: title,
    number: `${at + 1}`,
    title,
    level: 1,
  }))
  const texts = [
    'It is short.',
    'Rungs are made of wood that is dry, and never of metal.',
    'Steps are wide enough for two feet.',
    'They are few.',
  ]
  const text = (at: number, numbers: readonly number[]): ComparedText => ({
    clauses: clauses.map((clause, index) => ({ ...clause, number: `${numbers[index]}` })),
    blocks: clauses.flatMap(({ title }, clause) => [
      { kind: 'heading', clause, text: title },
      ...(clause === at ? [{ kind: 'paragraph', clause, text: moved }] : []),
      { kind: 'paragraph', clause, text: texts[clause] as string },
    ]),
  })
  const { clauses: changed, blocks } = compareTexts(text(0, [1, 2, 3, 4]), text(3, [1, 2, 3, 5]))
  expect(blocks.map(({ kind }) => kind)).toEqual(['moved'])
  expect(changed.map(({ kinds, older, newer }) => [kinds.filter((kind) => kind !== 'changed'), older, newer])).toEqual([
    [[], 0, 0],
    [['renumbered'], 3, 3],
  ])
})

it('the hyphen of a word in a cell is no change where a line ended there, and a change where it was written', () => {
  const table = (name: string, lines?: readonly Line[]) =>
    of({
      kind: 'table',
      text: '',
      cells: [
        ['Name', 'Use'],
        [name, 'in the field of tests'],
      ],
      ...(lines && { lines }),
    })
  const cut = [line(2, 100), line(1, 200, 0, true), line(6, 300)]
  const changes = (...texts: [ComparedText, ComparedText]) => compareTexts(...texts).blocks.flatMap(({ table: some }) => some)
  expect(changes(table('json-schema'), table('jsonschema', cut))).toEqual([])
  expect(changes(table('json-schema'), table('jsonschema'))).toHaveLength(1)
})

it('a label that one format has apart from its text is no change', () => {
  const text = 'Limits of light and of heat in a room for objects of paper'
  expect(told(of({ kind: 'caption', label: 'Table 3', text }), of({ text: `Table 3 ${text}` }))).toEqual([])
  expect(told(of({ kind: 'caption', label: 'Table 3', text }), of({ text: `Table 4 ${text}` }))).toEqual([['changed', 1]])
})
