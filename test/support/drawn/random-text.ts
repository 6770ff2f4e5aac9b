import { fc } from '../properties.ts'

/** Pieces of a word in turn: `^` and `_` before one raise and lower it; `^…|_…` stand above each other. */
export interface SetWord {
  readonly pieces: readonly string[]
  /** the word as the model has it */
  readonly read: string
}

type Words = readonly SetWord[]

export interface SetTable {
  readonly number: number
  readonly caption: Words
  readonly rows: readonly (readonly Words[])[]
  readonly isRuled: boolean
}

/** A paragraph, or a table with its caption above it. */
type SetPart = { readonly words: Words } | { readonly table: SetTable }

export interface SetClause {
  readonly title: readonly string[]
  readonly parts: readonly SetPart[]
}

const plain = (read: string): SetWord => ({ pieces: [read], read })
const word = (read: string, ...pieces: string[]): SetWord => ({ pieces, read })

const NAMES = 'rung stile ladder load hinge foot weld bolt batch sample surface coating report wall timber'.split(' ')
const JOINTS = 'carries bends under follows with before after on and near behind keeps is'.split(' ')
const HEIGHTS = [
  word('10⁶', '10', '^6'),
  word('10⁻³', '10', '^-3'),
  word('10¹²', '10', '^12'),
  word('CO₂', 'CO', '_2'),
  word('H₂O', 'H', '_2', 'O'),
  word('R₉', 'R', '_9'),
  word('mm²', 'mm', '^2'),
  word('s⁻¹', 's', '^-1'),
  word('x₁²', 'x', '^2|_1'),
  word('10^0,5', '10', '^0,5'),
  word('SO₄²⁻', 'SO', '^2-|_4'),
]

const name = fc.constantFrom(...NAMES).map(plain)
const joint = fc.constantFrom(...JOINTS).map(plain)
const height = fc.constantFrom(...HEIGHTS)
const amount = fc
  .tuple(fc.integer({ min: 12, max: 980 }), fc.constantFrom('mm', 'kN', '°C', '%'))
  .map((both) => both.map((one) => plain(`${one}`)))

const sentence = fc
  .tuple(
    fc.constantFrom('Each', 'The', 'A', 'No', 'Every').map(plain),
    fc.array(fc.oneof({ weight: 5, arbitrary: name }, { weight: 4, arbitrary: joint }, { weight: 2, arbitrary: height }), {
      minLength: 4,
      maxLength: 14,
    }),
    name,
  )
  .map(([first, words, { read }]) => [first, ...words, plain(`${read}.`)])

const paragraph = fc.array(sentence, { minLength: 2, maxLength: 5 }).map((sentences) => ({ words: sentences.flat() }))

const cell = fc.oneof(
  fc.array(name, { minLength: 1, maxLength: 3 }),
  amount,
  fc.tuple(name, height),
  height.map((one) => [one]),
)
const heads = fc.array(fc.constantFrom('Part', 'Limit', 'Remark', 'Width', 'Load', 'Grade'), { minLength: 4, maxLength: 4 })

const table = fc
  .tuple(
    fc.integer({ min: 2, max: 4 }),
    heads,
    fc.array(fc.tuple(fc.array(name, { minLength: 1, maxLength: 2 }), cell, cell, cell), { minLength: 2, maxLength: 7 }),
    fc.array(name, { minLength: 1, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([columns, head, body, caption, isRuled]) => ({
    table: {
      number: 0,
      caption,
      isRuled,
      rows: [head.map((one) => [plain(one)]), ...body].map((row: readonly Words[]) => row.slice(0, columns)),
    },
  }))

const TITLES = ['Scope', 'Terms and definitions', 'Loads', 'Tests of rungs', 'Marking', 'Test report', 'Welds and bolts', 'Care']

/** Clauses of paragraphs and tables; the tables are counted. */
export const randomText: fc.Arbitrary<readonly SetClause[]> = fc
  .tuple(
    fc.shuffledSubarray(TITLES, { minLength: 2, maxLength: 4 }),
    fc.array(
      fc.tuple(
        paragraph,
        fc.array(fc.oneof({ weight: 2, arbitrary: paragraph }, { weight: 1, arbitrary: table }), { maxLength: 3 }),
      ),
      {
        minLength: 4,
        maxLength: 4,
      },
    ),
  )
  .map(([titles, bodies]) => {
    let tables = 0
    return titles.map((title, at) => {
      const [first, rest] = bodies[at] as (typeof bodies)[0]
      const parts = [first, ...rest].map((part) => ('table' in part ? { table: { ...part.table, number: ++tables } } : part))
      return { title: title.split(' '), parts }
    })
  })

export const readingOf = (words: Words): string => words.map(({ read }) => read).join(' ')
