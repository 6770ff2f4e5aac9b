import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { refinement } from '#contract/refinement.ts'
import { type Refinement, type SearchDocument, search } from '#contract/search.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { knownStanding, statusWordOf } from '#standing/status-words.ts'
import type { Call } from '#web/lib/calls/call.ts'
import { prepare } from '../../support/library.ts'
import { fc, proofCases, timeLimit } from '../../support/properties.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

const RUNS = onEngines ? 40 : proofCases(60, 4000)
const PAGE = 100

const WORDS = ['lantern', 'quay', 'crane', 'hull', 'anchor', 'winch', 'cable', 'buoy']
const TITLES = Array.from({ length: 12 }, (_, at) =>
  ['Inspection of', WORDS[at % 8], 'and', WORDS[(at * 3 + 1) % 8], 'beside the', WORDS[(at * 5 + 2) % 8]].join(' '),
)
const TYPES = ['Standard', 'Guide']
const LANGUAGES = ['en', 'fr']

/** Number of documents with one title. They differ in nothing that a text finds but their numbers. */
const FATES = [
  'in-force',
  'in-force',
  'revised',
  'unstated',
  'draft',
  'withdrawn',
  'replaced',
  'succeeded',
  'renumbered',
] as const
const yearOf = (at: number) => 2000 + ((at * 7) % 20)

/** The record of one fate and what belongs to it: the draft of its revision, or what takes its place. */
function recordsOf(fate: (typeof FATES)[number], number: number, title: string): PreparedDocument[] {
  const at = { documentType: TYPES[number % 2], language: LANGUAGES[number % 3 === 0 ? 1 : 0], title }
  const family = `ISO ${number}`
  const designation = `${family}:${yearOf(number)}`
  const publishDate = `${yearOf(number)}-01-01`
  const own = { ...at, family, designation, publishDate }
  const successor = { ...at, family: `ISO ${number + 5000}`, designation: `ISO ${number + 5000}:2024`, publishDate: '2024-01-01' }
  const relations = [{ type: 'obsoletedBy' as const, designation: successor.designation }]
  switch (fate) {
    case 'draft':
      return [prepare({ ...own, designation: `ISO/DIS ${number}`, status: 'Draft', publishDate: '2026-01-01' })]
    case 'unstated':
      return [prepare({ ...own, status: 'Unknown' })]
    case 'withdrawn':
      return [prepare({ ...own, status: 'Withdrawn No replacement' })]
    case 'replaced':
      return [prepare({ ...own, status: 'Withdrawn Replaced', relations }), prepare({ ...successor, title: 'Elsewhere' })]
    case 'succeeded':
      return [prepare({ ...own, status: 'Historical', relations }), prepare({ ...successor, title: 'Elsewhere' })]
    case 'renumbered':
      // An edition of a standard that had another number then.
      return [
        prepare({ ...own, family: successor.family, status: 'Historical', relations }),
        prepare({ ...successor, title: 'Elsewhere' }),
      ]
    case 'revised':
      return [prepare(own), prepare({ ...own, designation: `ISO/DIS ${number}`, status: 'Draft', publishDate: '2026-01-01' })]
    default:
      return [prepare(own), prepare({ ...own, designation: `${family}:1990`, publishDate: '1990-01-01', status: 'Historical' })]
  }
}

const documents = TITLES.flatMap((title, row) => FATES.flatMap((fate, at) => recordsOf(fate, 1000 + row * 20 + at, title)))

/** Typed texts with the document that each means: its designation, or its number alone where there is one edition. */
const TYPED = documents.flatMap(({ record: { designation } }) => {
  const number = designation.replace(/:\d{4}$/, '')
  const isAlone = documents.every(
    ({ record }) => record.designation === designation || record.designation.replace(/:\d{4}$/, '') !== number,
  )
  return [designation, ...(isAlone ? [number] : [])].map((typed) => [typed, designation] as const)
})

let world: World
let call: Call

beforeAll(async () => {
  world = await createWorld()
  await saveDocuments(world.ports, 'astm', documents)
  call = world.direct('subscriber')
}, timeLimit(180_000))
afterAll(() => world.close())

interface Asked {
  readonly keywords: string
  readonly editions: 'in-force' | 'all'
  readonly refinements: readonly Refinement[]
}

/** Every row of a search that has all of its words, page after page. */
async function rowsOf({ refinements, ...asked }: Asked): Promise<SearchDocument[]> {
  const rows: SearchDocument[] = []
  for (let page = 0; ; page++) {
    const found = await call(search.all, { ...asked, refinements: [...refinements], page, size: PAGE })
    rows.push(...found.documents.filter(({ lacks }) => lacks === undefined))
    if (rows.length >= found.count || !found.nextPageFlag) {
      expect([asked, rows.length]).toEqual([asked, found.count])
      return rows
    }
  }
}

const wordOf = (row: SearchDocument) => statusWordOf(knownStanding(row))
const isPast = (row: SearchDocument) => ['superseded', 'withdrawn', 'draft'].includes(wordOf(row))
const isInForce = (row: SearchDocument) => ['in-force', 'under-revision'].includes(wordOf(row))

const anyText = fc
  .tuple(fc.constantFrom(...TITLES), fc.shuffledSubarray(WORDS, { maxLength: 3 }), fc.nat(5), fc.nat(5))
  .map(([title, words, from, length]) => {
    const part = title.split(' ').slice(from, from + length + 1)
    return [...part, ...words].join(' ')
  })
const anyFilter: fc.Arbitrary<Refinement> = fc.constantFrom(
  { r: 'documentType', k: 'Standard', pk: '' },
  { r: 'documentType', k: 'Guide', pk: '' },
  { r: 'language', k: 'fr', pk: '' },
  { r: 'standing', k: 'withdrawn', pk: '' },
  { r: 'standing', k: 'in-force', pk: '' },
  { r: 'status', k: 'Active', pk: '' },
)
const anySearch: fc.Arbitrary<Asked> = fc.record({
  keywords: fc.oneof({ weight: 5, arbitrary: anyText }, { weight: 1, arbitrary: fc.constant('') }),
  editions: fc.constantFrom('in-force', 'in-force', 'all'),
  refinements: fc.uniqueArray(anyFilter, { maxLength: 2, selector: ({ r }) => r }),
})

/** Values of a row by facet, as a refinement counts it. */
const VALUES: Readonly<Record<string, (row: SearchDocument) => string>> = {
  standing: wordOf,
  status: ({ status }) => status,
  documentType: ({ documentType }) => documentType,
  language: ({ language }) => language,
}

function tally(rows: readonly SearchDocument[], valueIn: (row: SearchDocument) => string) {
  const numbers: Record<string, number> = {}
  for (const row of rows) numbers[valueIn(row)] = (numbers[valueIn(row)] ?? 0) + 1
  return numbers
}

describe('of rows with the same text', () => {
  it('none that has ended, and no draft, stands above one in force', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (asked) => {
        const rows = await rowsOf({ ...asked, editions: 'in-force' })
        for (const title of TITLES) {
          const same = rows.filter(({ documentTitle }) => documentTitle === title)
          const first = same.findIndex(isPast)
          const above = first < 0 ? [] : same.slice(first).filter(isInForce)
          expect({ asked, above: above.map(({ designationNo }) => designationNo) }).toEqual({ asked, above: [] })
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('what has ended leads to what is in force in its place', async () => {
    const rows = await rowsOf({ keywords: 'inspection', editions: 'all', refinements: [] })
    const ended = documents.filter(({ record }) => record.relations.some(({ type }) => type === 'obsoletedBy'))
    expect(ended.length).toBe(TITLES.length * 3)
    for (const { record } of ended) {
      const row = rows.find(({ designationNo }) => designationNo === record.designation)
      const successor = record.relations[0]?.designation
      expect([row?.designationNo, row?.standing?.by]).toEqual([
        record.designation,
        { designationNo: successor, contentCode: expect.stringMatching(/^ISO\|/), inForce: true },
      ])
    }
  })
})

it('a number that is typed stands first, whatever its status, with the status said', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TYPED),
      fc.constantFrom<Asked['editions']>('in-force', 'all'),
      fc.boolean(),
      async ([typed, number], editions, isLow) => {
        const keywords = isLow ? typed.toLowerCase() : typed
        const [first] = (await call(search.all, { keywords, editions })).documents
        expect([keywords, editions, first?.designationNo]).toEqual([keywords, editions, number])
        expect(first?.standing?.is).toBeDefined()
      },
    ),
    { numRuns: RUNS },
  )
})

it('the counts of refinements are those of the rows', async () => {
  await fc.assert(
    fc.asyncProperty(anySearch, async (asked) => {
      const { counts } = await call(refinement.count, { ...asked, refinements: [...asked.refinements] })
      const chosen = await rowsOf(asked)
      for (const [facet, valueIn] of Object.entries(VALUES)) {
        // A facet's own filter is left out of its own counts.
        const refinements = asked.refinements.filter(({ r }) => r !== facet)
        const rows = refinements.length < asked.refinements.length ? await rowsOf({ ...asked, refinements }) : chosen
        const counted = Object.fromEntries(counts.flatMap(({ r, key, count }) => (r === facet ? [[key, count]] : [])))
        expect({ asked, facet, counted }).toEqual({ asked, facet, counted: tally(rows, valueIn) })
      }
    }),
    { numRuns: RUNS },
  )
})
