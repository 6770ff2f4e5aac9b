import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { documents } from '#contract/documents/documents.ts'
import { favorites } from '#contract/favorites.ts'
import type { SearchDocument } from '#contract/search.ts'
import { search } from '#contract/search.ts'
import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { prepare } from '../../support/library.ts'
import { cases, fc, timeLimit } from '../../support/properties.ts'
import { createWorld, onEngines, type World } from '../../support/world.ts'

const STANDARDS = onEngines ? 40 : cases(40)
const PAGE = 100

const SPELLINGS = {
  ISO: (number: number) => `ISO/IEC ${number}:2020`,
  IEC: (number: number) => `ISO/IEC ${number}:2020`,
  IEEE: (number: number) => `ISO/IEC/IEEE ${number}-2020`,
} as const
type Publisher = keyof typeof SPELLINGS

/** A joint standard: who has a record of it, in which collection, with a text or without, and whether an old edition is held. */
const anyStandard = fc.record({
  holders: fc.shuffledSubarray<Publisher>(['ISO', 'IEC', 'IEEE'], { minLength: 1 }),
  collected: fc.constantFrom<Publisher | undefined>('ISO', 'IEC', undefined),
  withText: fc.shuffledSubarray<Publisher>(['ISO', 'IEC', 'IEEE']),
  hasOldEdition: fc.boolean(),
})
type Standard = typeof anyStandard extends fc.Arbitrary<infer T> ? T : never

const pdf = { pdf: { key: 'astm/documents/shelf.pdf', size: 100, pageCount: 1 } }
const numberOf = (at: number) => 70_000 + at

function recordsOf({ holders, collected, withText, hasOldEdition }: Standard, at: number): PreparedDocument[] {
  const number = numberOf(at)
  const title = `Joint matters of part ${at}`
  const records = holders.map((publisher) => {
    const designation = SPELLINGS[publisher](number)
    const collections = collected === publisher ? ['JOINT'] : []
    const family = designation.replace(/[:-]2020$/, '')
    return prepare({ designation, family, publisher, title, collections, year: 2020 }, withText.includes(publisher) ? pdf : {})
  })
  const old = { designation: `ISO ${number}:1999`, family: `ISO ${number}`, status: 'Historical', year: 1999, title } as const
  return hasOldEdition ? [...records, prepare(old, pdf)] : records
}

const RIGHTS = [
  { name: 'both', publishers: ['ISO', 'IEC'], collections: [] },
  { name: 'one', publishers: ['ISO'], collections: [] },
  { name: 'the other', publishers: ['IEC'], collections: [] },
  { name: 'a collection', publishers: [], collections: ['JOINT'] },
  { name: 'none', publishers: [], collections: [] },
] as const

let world: World
let standards: readonly Standard[]

beforeAll(async () => {
  world = await createWorld()
  standards = fc.sample(anyStandard, STANDARDS)
  const all = standards.flatMap(recordsOf)
  // Records of one standard come in one after the other, in any order.
  const shuffled = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), 1)[0] as PreparedDocument[]
  for (let at = 0; at < shuffled.length; at += 50) await saveDocuments(world.ports, 'astm', shuffled.slice(at, at + 50))
}, timeLimit(300_000))
afterAll(() => world.close())

/** Gives the subscriber these rights, as `npm run people` does. */
async function hold({ publishers, collections }: { publishers: readonly string[]; collections: readonly string[] }) {
  const accounts = castFile('astm').accounts.map((one) => ({
    ...one,
    subscriptions: [
      ...publishers.map((publisher) => ({ publisher, name: publisher })),
      ...collections.map((collection) => ({ publisher: 'ISO', collection, name: collection })),
    ],
  }))
  await savePeople(world.ports.table, 'astm', PeopleFile.parse({ accounts }))
}

async function rowsOf(call: typeof search.all | typeof search.entitled): Promise<SearchDocument[]> {
  const rows: SearchDocument[] = []
  for (let page = 0; ; page++) {
    const found = await world.as('subscriber')(call, { keywords: 'joint matters', editions: 'in-force', page, size: PAGE })
    rows.push(...found.documents)
    if (!found.nextPageFlag) return rows
  }
}

const isOpen = ({ holders, collected }: Standard, { publishers, collections }: (typeof RIGHTS)[number]) =>
  holders.some((one) => (publishers as readonly string[]).includes(one)) ||
  (collections.length > 0 && collected !== undefined && holders.includes(collected))

const accessOf = (standard: Standard, rights: (typeof RIGHTS)[number]) => {
  if (!standard.holders.some((one) => standard.withText.includes(one))) return 'record'
  return isOpen(standard, rights) ? 'open' : 'subscription'
}

/** Publishers in the head of a row's designation. */
const namedIn = (row: SearchDocument | undefined) => row?.designationNo.split(' ')[0]?.split('/') ?? []

it.each(RIGHTS)('a joint standard is one row, and opens by whichever right somebody holds: $name', async (rights) => {
  await hold(rights)
  const rows = await rowsOf(search.all)
  const byNumber = Map.groupBy(rows, ({ designationNo }) => Number(designationNo.match(/7\d{4}/)?.[0]))
  expect([...byNumber.values()].filter((same) => same.length !== 1)).toEqual([])
  const seen = standards.map((_, at) => byNumber.get(numberOf(at))?.[0])
  expect(seen.map((row) => row?.access)).toEqual(standards.map((standard) => accessOf(standard, rights)))
  expect(seen.map((row) => row?.publishers?.toSorted() ?? [row?.publisherCode])).toEqual(
    standards.map(({ holders }, at) => [...new Set([...holders, ...namedIn(seen[at])])].toSorted()),
  )
  const subscribed = (await rowsOf(search.entitled)).map(({ contentCode }) => contentCode)
  expect(subscribed.toSorted()).toEqual(
    seen
      .filter((_, at) => isOpen(standards[at] as Standard, rights))
      .map((row) => row?.contentCode ?? '')
      .toSorted(),
  )
  for (const [at, row] of seen.entries()) {
    const reading = world.as('subscriber')(documents.pdf, { contentCode: row?.contentCode ?? '' })
    const outcome = await reading.then(
      ({ size }) => size,
      ({ problem }) => problem.code,
    )
    const standard = standards[at] as Standard
    const hasText = accessOf(standard, rights) !== 'record'
    expect([at, outcome]).toEqual([at, !isOpen(standard, rights) ? 'not-entitled' : hasText ? 100 : 'no-file'])
  }
})

it('the address of any record of a joint standard answers with the one that stands for it, and one favourite marks them all', async () => {
  await hold(RIGHTS[0])
  const at = standards.findIndex(({ holders }) => holders.length > 1)
  const [row] = (await world.as('subscriber')(search.all, { keywords: SPELLINGS.ISO(numberOf(at)), editions: 'all' })).documents
  const { documents: timeline } = await world.as('subscriber')(documents.editions, { contentCode: row?.contentCode ?? '' })
  const codes = timeline.filter(({ designationNo }) => designationNo.endsWith('2020')).map(({ contentCode }) => contentCode)
  expect(codes).toHaveLength(standards[at]?.holders.length as number)
  const metadata = await Promise.all(codes.map((contentCode) => world.as('subscriber')(documents.metadata, { contentCode })))
  expect(new Set(metadata.map(({ contentCode }) => contentCode))).toEqual(new Set([row?.contentCode]))
  expect(metadata[0]?.sources.map(({ publisherCode }) => publisherCode).toSorted()).toEqual(standards[at]?.holders.toSorted())
  const { id } = await world.as('subscriber')(favorites.add, { content: { contentId: codes.at(-1) as string } })
  const { marks } = await world.as('subscriber')(favorites.marks, {})
  expect(
    marks
      .filter((one) => one.id === id)
      .map(({ contentCode }) => contentCode)
      .toSorted(),
  ).toEqual(codes.toSorted())
  expect((await world.as('subscriber')(documents.metadata, { contentCode: codes[0] as string })).contentFavorite).toBe(id)
  await world.as('subscriber')(favorites.drop, { id })
  expect(await world.as('subscriber')(documents.metadata, { contentCode: codes[0] as string })).not.toHaveProperty(
    'contentFavorite',
  )
})

it('a joint document names everybody who publishes it, and opens by the records that are there alone', async () => {
  await saveDocuments(world.ports, 'astm', [
    prepare({ designation: 'ISO/IEC/IEEE 69003:2018', publisher: 'IEC', title: 'Quorum of quays', year: 2018 }, pdf),
  ])
  await hold({ publishers: ['IEEE'], collections: [] })
  const { documents: rows } = await world.as('subscriber')(search.all, { keywords: 'quorum quays', editions: 'all' })
  expect(rows.map(({ publishers, access }) => [publishers, access])).toEqual([[['IEC', 'ISO', 'IEEE'], 'subscription']])
  const { publishers } = await world.as('subscriber')(documents.metadata, { contentCode: rows[0]?.contentCode ?? '' })
  expect(publishers.map(({ publisherCode }) => publisherCode)).toEqual(['IEC', 'ISO', 'IEEE'])
  expect(publishers[2]?.publisherName).toBe('Institute of Electrical and Electronics Engineers')
})
