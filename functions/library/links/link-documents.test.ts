import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { type DocumentCard, STATUSES } from '#contract/documents/document-card.ts'
import { openLibrary, prepare } from '#test/support/library.ts'
import { cases, fc, timeLimit } from '#test/support/properties.ts'
import { plainCode } from '../document/content-code.ts'
import type { PreparedDocument } from '../document/prepared-document.ts'
import { removeDocument } from '../saving/remove-document.ts'
import { saveDocuments } from '../saving/save-documents.ts'

const FAMILIES = ['ISO 1', 'ISO 2']
const DESIGNATIONS = [
  ...FAMILIES.flatMap((family) => [family, ...[1, 2, 3, 4].map((year) => `${family}:200${year}`)]),
  ...['ISO/IEC 1:2002', 'ISO/IEC 1:2003', 'ISO/DIS 1', 'ISO/IEC 2:2002/AMD1:2003'],
]
const PUBLISHERS = ['ISO', 'IEC']
const some = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 })

/** Documents that name each other in every way, chains, circles and themselves among them. */
const anyDocument: fc.Arbitrary<PreparedDocument> = fc
  .record({
    designation: fc.constantFrom(...DESIGNATIONS),
    publisher: fc.constantFrom(...PUBLISHERS),
    collections: fc.subarray(['A', 'B']),
    family: fc.constantFrom(...FAMILIES),
    status: fc.constantFrom(...STATUSES),
    language: fc.constantFrom('en', 'ar', 'ja'),
    edition: fc.constantFrom('', '1', '2.0', '10.1'),
    year: some(2001, 2002, 2010),
    translationOf: some(...DESIGNATIONS),
    supplementTo: some(...DESIGNATIONS),
    replacedBy: some(...DESIGNATIONS),
    relations: fc.array(
      fc.record({
        type: fc.constantFrom('obsoletes', 'obsoletedBy', 'updates'),
        designation: fc.constantFrom(...DESIGNATIONS),
      }),
      { maxLength: 2 },
    ),
    otherDesignations: fc.subarray(['EN 1', 'EN 2', ...DESIGNATIONS], { maxLength: 2 }),
  })
  .map((facts) => prepare({ ...facts, sourceId: facts.designation }))

interface Named {
  readonly publisher: string
  readonly designation: string
}
type Step = { readonly save: readonly PreparedDocument[] } | { readonly remove: Named }
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.array(anyDocument, { minLength: 1, maxLength: 5 }).map((save) => ({ save })) },
  {
    weight: 1,
    arbitrary: fc
      .record({ publisher: fc.constantFrom(...PUBLISHERS), designation: fc.constantFrom(...DESIGNATIONS) })
      .map((remove) => ({ remove })),
  },
)

const keyOf = ({ publisher, designation }: Named) => `${publisher} ${designation}`

// Real tables wait for the disk.
jest.setTimeout(timeLimit(120_000))

const opened: ReturnType<typeof openLibrary>[] = []

function open() {
  const library = openLibrary()
  opened.push(library)
  return library
}

afterEach(async () => {
  for (const library of opened.splice(0)) await library.close()
})

describe('links', () => {
  it('links after any history equal those of a library saved at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 12 }), async (steps) => {
        const grown = openLibrary()
        const left = new Map<string, PreparedDocument>()
        for (const step of steps) {
          if ('save' in step) {
            await saveDocuments(grown, 'demowl', step.save)
            for (const one of step.save) left.set(keyOf(one.record), one)
          } else {
            await removeDocument(grown, 'demowl', plainCode(step.remove))
            left.delete(keyOf(step.remove))
          }
        }
        const made = openLibrary()
        await saveDocuments(made, 'demowl', [...left.values()])
        expect(Object.fromEntries(grown.search.all)).toEqual(Object.fromEntries(made.search.all))
        await Promise.all([grown.close(), made.close()])
      }),
      { numRuns: cases(40) },
    )
  })

  it('links of a name without a year are those of the current edition', async () => {
    const ports = open()
    const old = prepare({ designation: 'ISO 1:2001', status: 'Historical' })
    const current = prepare({ designation: 'ISO 1:2002' })
    const translation = prepare({ designation: 'ISO 1 (ar)', family: 'ISO 1 ar', language: 'ar', translationOf: 'ISO 1' })
    const supplement = prepare({ designation: 'ISO 1/Amd 1', family: 'ISO 1 amd', supplementTo: 'ISO 1' })
    await saveDocuments(ports, 'demowl', [translation, supplement, old, current])
    const cards = [...ports.search.all.values()].map(({ card }) => card as DocumentCard)
    const seen = cards.map((card) => [card.designationNo, card.translations.length, card.supplements.length])
    expect(Object.fromEntries(seen.map(([name, ...counts]) => [name, counts]))).toEqual({
      'ISO 1 (ar)': [1, 0],
      'ISO 1/Amd 1': [0, 0],
      'ISO 1:2001': [0, 0],
      'ISO 1:2002': [1, 1],
    })
  })

  it.each([
    ['with the original', true],
    ['without it', false],
  ])('links join translations that name one original with its year and without: %s', async (_, isHeld) => {
    const ports = open()
    const translation = (language: string, translationOf: string) =>
      prepare({ designation: `XO ${language}`, family: `XO ${language}`, language, translationOf })
    const old = prepare({ designation: 'ISO 1:2001', status: 'Historical' })
    const current = prepare({ designation: 'ISO 1:2002' })
    const steps = [
      translation('ar', 'ISO 1'),
      translation('fr', 'ISO 1-2002'),
      translation('ja', 'ISO 1:2001'),
      ...(isHeld ? [old, current] : []),
    ]
    for (const one of steps) await saveDocuments(ports, 'demowl', [one])
    const cards = [...ports.search.all.values()].map(({ card }) => card as DocumentCard)
    const seen = Object.fromEntries(cards.map((card) => [card.designationNo, card.translations.map((one) => one.language)]))
    expect(seen['XO ar']).toEqual(isHeld ? ['en', 'fr'] : ['fr'])
    expect(seen['XO fr']).toEqual(isHeld ? ['ar', 'en'] : ['ar'])
    expect(seen['XO ja']).toEqual(isHeld ? ['en'] : [])
  })

  it('a text that is filed under another standard than its designation tells replaces one, whichever is saved last', async () => {
    const old = prepare({ designation: 'ISO 1', relations: [{ type: 'obsoletedBy', designation: 'ISO/IEC 1:2002' }] })
    const next = prepare({ designation: 'ISO/IEC 1:2002', family: 'ISO 2' })
    const orders = [
      [old, next],
      [next, old],
    ]
    for (const order of orders) {
      const ports = open()
      for (const one of order) await saveDocuments(ports, 'demowl', [one])
      const cards = [...ports.search.all.values()].map(({ card }) => card as DocumentCard)
      const { standing } = cards.find(({ designationNo }) => designationNo === 'ISO 1') as DocumentCard
      expect(standing).toMatchObject({ is: 'superseded', by: { contentCode: 'ISO|IEC-1-2002', inForce: true } })
    }
  })

  it('a card names at most the 40 newest editions', async () => {
    const ports = open()
    const editions = Array.from({ length: 60 }, (_, at) => prepare({ designation: `ISO 3:${1960 + at}`, year: 1960 + at }))
    const codes = await saveDocuments(ports, 'demowl', editions)
    const card = ports.search.all.get(`demowl\n${codes[0]}`)?.card as DocumentCard
    expect(card.connections.map((one) => one.designationNo)).toEqual(Array.from({ length: 40 }, (_, at) => `ISO 3:${2019 - at}`))
  })

  it('a document names what is in force two standards on, whichever of them is saved last', async () => {
    const old = (designation: string, replacedBy: string) =>
      prepare({ designation, status: 'Historical', year: 1980, replacedBy })
    const all = [
      old('ISO 1:1980', 'ISO 2:1980'),
      old('ISO 2:1980', 'ISO 3:1990'),
      prepare({ designation: 'ISO 3:1990', status: 'Historical', year: 1990 }),
      prepare({ designation: 'ISO 3:2000', year: 2000 }),
    ]
    for (const last of all) {
      const ports = open()
      for (const one of [...all.filter((other) => other !== last), last]) await saveDocuments(ports, 'demowl', [one])
      const first = [...ports.search.all.values()].find(({ designation }) => designation === 'ISO 1:1980')
      expect(first?.card).toMatchObject({ standing: { is: 'superseded', by: { designationNo: 'ISO 3:2000', inForce: true } } })
    }
  })
})
