import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Standing } from '#contract/documents/document-card.ts'
import { api } from '#contract/index.ts'
import { typeAhead } from '#contract/type-ahead.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { readPeopleFile } from '#people/file/read-people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { knownStanding, STATUS_WORDS, type StatusWord, statusWordOf } from '#standing/status-words.ts'
import { prepare } from '#test/support/library.ts'
import { createWorld, type World } from '#test/support/world.ts'

const text = { pdf: { key: 'astm/documents/shelf.pdf', size: 100, pageCount: 1 } }
const edition = (designation: string, facts: Parameters<typeof prepare>[0]) =>
  prepare(
    { designation, title: 'Lanterns of the quay', publishDate: `${/\d{4}$/.exec(designation)?.[0] ?? '2024'}-01-01`, ...facts },
    text,
  )

/** Documents of every status; the records of two state another one than the library concludes. */
const DOCUMENTS = [
  edition('ISO 510:2020', {}),
  edition('ISO 510:2010', { status: 'Active', relations: [{ type: 'obsoletedBy', designation: 'ISO 510:2020' }] }),
  edition('ISO 510:2000', { status: 'Historical' }),
  edition('ISO/DIS 520', { status: 'Draft', family: 'ISO 520', publishDate: '2026-01-01' }),
  edition('ISO 520:2015', {}),
  edition('ISO 530:2005', { status: 'Withdrawn No replacement' }),
  edition('ISO 540:2005', { status: 'Unknown' }),
]
const WORDS: Readonly<Record<string, StatusWord>> = {
  'ISO 510:2020': 'in-force',
  'ISO 510:2010': 'superseded',
  'ISO 510:2000': 'superseded',
  'ISO/DIS 520': 'draft',
  'ISO 520:2015': 'under-revision',
  'ISO 530:2005': 'withdrawn',
  'ISO 540:2005': 'unknown',
}

type Shown = { readonly designationNo?: string; readonly standing?: Standing; readonly status?: string }

let world: World
let codes: readonly string[]
let groupId: string
const call = () => world.as('subscriber')

beforeAll(async () => {
  world = await createWorld()
  codes = await saveDocuments(world.ports, 'astm', DOCUMENTS)
  for (const contentCode of codes) {
    await call()(api.favorites.add, { content: { contentId: contentCode } })
    await call()(api.tracking.track, { contentCode })
  }
  const subscriptions = [{ publisher: 'ISO', name: 'ISO' }]
  const harbour = { id: 'harbour', name: 'Harbour Engineering', subscriptions, collection: codes }
  await savePeople(world.ports.table, 'astm', readPeopleFile(JSON.stringify({ accounts: [harbour] })))
  const about = { name: 'Quay', longDesc: 'The quay.', memberIds: ['colleague'], contentCodes: [...codes] }
  groupId = (await call()(api.groups.save, about)).groupID
  for (const [person, other] of [
    ['subscriber', 'colleague'],
    ['colleague', 'subscriber'],
  ] as const)
    await world.as(person)(api.groups.shareWithUsers, {
      items: codes.map((contentID) => ({ contentID, sharedWithUserID: other })),
    })
}, 300_000)
afterAll(() => world.close())

const everywhere = { keywords: 'lanterns quay', editions: 'all', size: 100 } as const

/** Every call that shows documents with a status. A new one joins here. */
const PLACES: Readonly<Record<string, () => Promise<readonly Shown[]>>> = {
  rows: async () => (await call()(api.search.all, everywhere)).documents,
  'rows of the subscription': async () => (await call()(api.search.entitled, everywhere)).documents,
  record: () => Promise.all(codes.map((contentCode) => call()(api.documents.metadata, { contentCode }))),
  'menu of editions': async () =>
    (await Promise.all(codes.map((contentCode) => call()(api.documents.metadata, { contentCode })))).flatMap(
      ({ versions }) => versions,
    ),
  timeline: async () =>
    (await Promise.all(codes.map((contentCode) => call()(api.documents.editions, { contentCode })))).flatMap(
      ({ documents }) => documents,
    ),
  'versions to compare': async () =>
    (await Promise.all(codes.map((contentCode) => call()(api.comparison.versions, { contentCode })))).flatMap(
      ({ result }) => result,
    ),
  suggestions: async () =>
    (await call()(typeAhead.typeAhead, { keywords: 'ISO 5', 'search-type': 'ALL' })).flatMap(({ contentList }) => contentList),
  favorites: async () => (await call()(api.favorites.list, { size: 100 })).result.map(({ document }) => document),
  'tracked documents': async () => (await call()(api.tracking.page, { size: 100 })).result.map(({ document }) => document),
  'tracked documents at home': async () => (await call()(api.tracking.documents, {})).result.map(({ document }) => document),
  collection: async () =>
    (await call()(api.collections.list, { pageSize: 100 })).value.content.flatMap(({ document }) => document ?? []),
  'documents of a group': async () => (await call()(api.groups.documents, { groupId, size: 100 })).responseData.list,
  'documents for a group': async () => (await call()(api.groups.findDocuments, { keywords: 'lanterns', size: 100 })).content,
  'shared with me': async () => (await call()(api.groups.sharedWithMe, { pageSize: 100 })).responseData.list,
  'shared by me': async () => (await call()(api.groups.sharedByMe, { size: 100 })).result.map(({ document }) => document),
  'last opened': async () => (await call()(api.account.accessedDocuments, {})).result.map(({ document }) => document),
  'last updated': async () => (await call()(api.account.updatedDocuments, {})).result.map(({ document }) => document),
}

describe('the status of a document', () => {
  it.each(Object.keys(PLACES))('is said by one word: %s', async (place) => {
    const shown = ((await PLACES[place]?.()) ?? []).filter(({ designationNo = '' }) => designationNo in WORDS)
    expect(shown.length).toBeGreaterThan(0)
    for (const { designationNo = '', standing, status = 'Unknown' } of shown) {
      expect([place, designationNo, standing !== undefined]).toEqual([place, designationNo, true])
      expect([place, designationNo, statusWordOf(knownStanding({ standing, status }))]).toEqual([
        place,
        designationNo,
        WORDS[designationNo],
      ])
    }
  })

  it('is what refinements count by and filter by, and the counts are those of the rows', async () => {
    const query = { keywords: everywhere.keywords, editions: 'all' } as const
    const { counts } = await call()(api.refinement.topLevelCount, { ...query, section: 'Category' })
    const byWord = new Map(counts.filter(({ r }) => r === 'standing').map(({ key, count }) => [key, count]))
    for (const word of STATUS_WORDS) {
      const number = Object.values(WORDS).filter((one) => one === word).length
      const rows = await call()(api.search.all, { ...everywhere, refinements: [{ k: word, r: 'standing', pk: '' }] })
      expect([word, byWord.get(word), rows.count]).toEqual([word, number, number])
      for (const one of rows.documents) expect([word, WORDS[one.designationNo]]).toEqual([word, word])
    }
    const stated = await call()(api.search.all, { ...everywhere, refinements: [{ k: 'Active', r: 'status', pk: '' }] })
    expect(stated.documents.map(({ designationNo }) => designationNo).sort()).toEqual([
      'ISO 510:2010',
      'ISO 510:2020',
      'ISO 520:2015',
    ])
  })

  it('that nobody knows finds nothing', async () => {
    const refinements = [{ k: 'expired', r: 'standing', pk: '' }] as const
    expect((await call()(api.search.all, { ...everywhere, refinements: [...refinements] })).count).toBe(0)
  })

  it('follows what comes later, without the text being indexed again', async () => {
    const wordOf = async (k: string) => {
      const found = await call()(api.search.all, { ...everywhere, refinements: [{ k, r: 'standing', pk: '' }] })
      return found.documents.map(({ designationNo }) => designationNo)
    }
    expect(await wordOf('superseded')).not.toContain('ISO 530:2005')
    await saveDocuments(world.ports, 'astm', [
      edition('ISO 520:2025', { relations: [{ type: 'obsoletes', designation: 'ISO 520:2015' }] }),
    ])
    expect(await wordOf('superseded')).toContain('ISO 520:2015')
    expect(await wordOf('under-revision')).not.toContain('ISO 520:2015')
  })
})

describe('with one row a standard', () => {
  it('none that has ended stands above one in force, unless its number was typed', async () => {
    const found = await call()(api.search.all, { keywords: everywhere.keywords, editions: 'in-force', size: 100 })
    const words = found.documents.map((one) => statusWordOf(knownStanding(one)))
    const firstPast = words.findIndex((word) => ['superseded', 'withdrawn', 'draft'].includes(word))
    expect(firstPast).toBeGreaterThan(0)
    expect(words.slice(firstPast)).not.toContain('in-force')
    expect(words.slice(firstPast)).not.toContain('under-revision')
    const typed = await call()(api.search.all, { keywords: 'ISO 530', editions: 'in-force' })
    expect(typed.documents[0]).toMatchObject({ designationNo: 'ISO 530:2005', standing: { is: 'withdrawn' } })
  })
})
