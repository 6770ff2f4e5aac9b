import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { access } from '#contract/access.ts'
import { account } from '#contract/account.ts'
import { documentSurroundings } from '#contract/documents/document-surroundings.ts'
import { documents } from '#contract/documents/documents.ts'
import { favorites } from '#contract/favorites.ts'
import { groups } from '#contract/groups/groups.ts'
import type { api } from '#contract/index.ts'
import { notes } from '#contract/notes.ts'
import { points } from '#contract/points/points.ts'
import { tracking } from '#contract/tracking.ts'
import { codesOfText } from '#library/document/joined-document.ts'
import { findJoinedDocument, readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { packText, saveText } from '#library/text/stored-text.ts'
import { PeopleFile } from '#people/file/people-file.ts'
import { savePeople } from '#people/save-people.ts'
import { castFile } from '#people/seed-people.ts'
import { prepare } from '#test/support/library.ts'
import { PRINTED_SIGNS, SELECTED_SIGNS } from '#test/support/printed-signs.ts'
import { createWorld, type World } from '#test/support/world.ts'

/** Text of which IEEE has a record first, and ISO another one later, which then stands for both. */
interface Text {
  readonly number: number
  ieee: string
  iso: string
}

/** Kind of what hangs on a text, by whichever of its records it was put there. */
interface Kind {
  put(code: string, text: Text): Promise<unknown>
  /** Counts what somebody is shown of the kind with a record of a text. */
  shown(code: string, text: Text): Promise<number>
  /** Counts what their list of the kind has of a text; absent without a list. */
  listed?(text: Text): Promise<number>
  drop?(code: string, text: Text): Promise<unknown>
  /** a text has one, however often it is put there */
  readonly single?: true
  /** number with each record where they part after it was put on that of IEEE, and on both together twice */
  readonly parted: readonly [ieee: number, iso: number]
  /** names the text by its number, and no longer when that changes */
  readonly byNumber?: true
  /** is put before the library has a text of that number, and not after */
  readonly early?: true
}

let world: World
const as = (person = 'subscriber') => world.as(person)
const metadataOf = (contentCode: string, person?: string) => as(person)(documents.metadata, { contentCode })
const codesOf = async (text: Text) => {
  const texts = await readJoinedDocuments(world.ports.table, 'astm', [text.ieee, text.iso])
  return [...texts.values()].flatMap((document) => codesOfText(document))
}
const isSameText = async (code: string, other: string) =>
  codesOfText(await findJoinedDocument(world.ports.table, 'astm', code)).includes(other)
const countAsync = async <T>(all: readonly T[], test: (one: T) => Promise<boolean>) =>
  (await Promise.all(all.map(test))).filter(Boolean).length
const relatedTo = async (code: string) => as()(documentSurroundings.relatedContent, { contentCode: code })

const groupId = async () => {
  const [known] = (await as()(groups.list, {})).content
  return (known ?? (await as()(groups.save, { name: 'Readers', longDesc: 'Who reads', memberIds: ['colleague'] }))).groupID
}
const groupDocuments = async () => (await as()(groups.documents, { groupId: await groupId() })).responseData.list

/** All kinds by the area that keeps them; an area that joins the contract says here what it hangs on texts. */
const KINDS: { readonly [Area in keyof typeof api]: Readonly<Record<string, Kind>> } = {
  access: {
    'access request': {
      put: (contentCode) => as('company')(access.request, { contentCode }),
      shown: async (contentCode) => ((await as('company')(access.own, { contentCode })).request ? 1 : 0),
      single: true,
      parted: [1, 0],
    },
  },
  account: {
    'last opened': {
      put: (code) => metadataOf(code, 'colleague'),
      shown: async (code) =>
        countAsync((await as('colleague')(account.accessedDocuments, {})).result, ({ document }) =>
          isSameText(code, document.contentCode),
        ),
      listed: async (text) => {
        const codes = await codesOf(text)
        const { result } = await as('colleague')(account.accessedDocuments, {})
        return result.filter(({ document }) => codes.includes(document.contentCode)).length
      },
      single: true,
      parted: [0, 1],
    },
  },
  admin: {},
  agreement: {},
  citations: {},
  // Operators name documents there.
  collections: {},
  comparison: {},
  counter: {},
  downloads: {},
  documents: {
    related: {
      put: (code, text) => save(text, code === text.iso ? 'ISO' : 'IEEE', { relations: CITED }),
      shown: async (code) => (await relatedTo(code)).citedContent.length,
      single: true,
      parted: [1, 1],
    },
    'cited by': {
      put: (code, { number }) =>
        code.startsWith('IEEE')
          ? saveDocuments(world.ports, 'astm', [
              prepare({
                designation: `ISO 6${number}:2021`,
                relations: [{ type: 'cites', designation: `ISO/IEC/IEEE ${number}-2020` }],
              }),
            ])
          : Promise.resolve(),
      shown: async (code) => (await relatedTo(code)).citedBy.length,
      single: true,
      parted: [1, 0],
      byNumber: true,
    },
  },
  favorites: {
    favourite: {
      put: (contentId) => as()(favorites.add, { content: { contentId } }),
      shown: async (code) => ((await metadataOf(code)).contentFavorite === undefined ? 0 : 1),
      listed: async ({ number }) =>
        (await as()(favorites.list, {})).result.filter(({ document }) => document.documentTitle === titleOf(number)).length,
      drop: (id) => as()(favorites.drop, { id }),
      single: true,
      parted: [1, 0],
    },
  },
  feedback: {},
  groups: {
    'document of a group': {
      put: async (code) => as()(groups.updateDocuments, { sharedWithGroupID: await groupId(), addContentCodes: [code] }),
      shown: async (code) => countAsync(await groupDocuments(), ({ contentCode }) => isSameText(code, contentCode)),
      listed: async ({ number }) =>
        (await groupDocuments()).filter(({ documentTitle }) => documentTitle === titleOf(number)).length,
      drop: async (code) => as()(groups.updateDocuments, { sharedWithGroupID: await groupId(), removeContentIds: [code] }),
      single: true,
      parted: [1, 0],
    },
  },
  login: {},
  media: {},
  notes: {
    note: {
      parted: [1, 2],
      put: (contentId) =>
        as()(notes.save, { contentId, annotationId: `n${next++}`, note: 'Look here.', noteData: SELECTED_SIGNS }),
      shown: async (contentId) => (await as()(notes.ofDocument, { contentId, rendition: 'pdf' })).result.length,
      listed: async () => (await as()(notes.list, {})).count,
      drop: async (contentId) => {
        for (const { annotationId } of (await as()(notes.ofDocument, { contentId, rendition: 'pdf' })).result)
          await as()(notes.delete, { contentId, annotationId })
      },
    },
  },
  people: {},
  points: {
    point: {
      parted: [1, 2],
      put: (contentID) => as()(points.create, { contentID, name: 'Look here', place: SELECTED_SIGNS }),
      shown: async (contentCode) => (await as()(points.ofDocument, { contentCode })).totalElements,
      listed: async () => (await as()(points.list, {})).totalElements,
      drop: async (contentCode) => {
        for (const { compassPointID } of (await as()(points.ofDocument, { contentCode })).content)
          await as()(points.deactivate, { id: compassPointID })
      },
    },
  },
  refinement: {},
  reports: {},
  search: {},
  tenant: {},
  titles: {},
  tracking: {
    tracking: {
      put: (contentCode) => as()(tracking.track, { contentCode }),
      shown: async (code) => ((await metadataOf(code)).tracking?.trackingFlag ? 1 : 0),
      listed: async ({ number }) =>
        (await as()(tracking.documents, {})).result.filter(({ document }) => document.documentTitle === titleOf(number)).length,
      drop: async (code) => as()(tracking.remove, { id: (await metadataOf(code)).tracking?.id || 'none' }),
      single: true,
      parted: [1, 0],
    },
    'request of a number': {
      put: (_, { number }) => as()(tracking.wish, { designation: `ISO/IEC/IEEE ${number}-2020` }),
      shown: async (code) =>
        countAsync(await as()(tracking.wishes, {}), async ({ contentCode }) => !!contentCode && isSameText(code, contentCode)),
      listed: async () => (await as()(tracking.wishes, {})).length,
      single: true,
      parted: [1, 0],
      early: true,
    },
  },
}

const PDF = 'astm/documents/twins.pdf'
const CITED = [{ type: 'cites', designation: 'ISO 7010:2019' }]
const titleOf = (number: number) => `Signs of ${number}`
let next = 0

type Publisher = 'ISO' | 'IEEE'
/** The designation of each record; a number of its own makes a record a standard of its own. */
const DESIGNATIONS = {
  ISO: (number: number) => `ISO/IEC ${number}:2020`,
  IEEE: (number: number) => `ISO/IEC/IEEE ${number}-2020`,
} as const
/** Facts that a record was last saved with: what is renamed keeps the others. */
const facts = new Map<string, object>()

async function save({ number }: Pick<Text, 'number'>, publisher: Publisher, more: object = {}): Promise<string> {
  const sourceId = `${publisher}-${number}`
  const designation = DESIGNATIONS[publisher](number)
  const record = {
    designation,
    family: designation.slice(0, -5),
    title: titleOf(number),
    sourceId,
    ...facts.get(sourceId),
    ...more,
  }
  facts.set(sourceId, record)
  const files = { pdf: { key: PDF, size: 100, pageCount: 1 } }
  const [code] = await saveDocuments(world.ports, 'astm', [prepare({ publisher, ...record }, files)])
  return code as string
}

beforeAll(async () => {
  world = await createWorld()
  await saveText(world.ports, PDF, packText(PRINTED_SIGNS))
  const subscriptions = ['ISO', 'IEEE'].map((publisher) => ({ publisher, name: publisher }))
  const accounts = castFile('astm').accounts.flatMap((one) => {
    if (one.id === 'harbour') return { ...one, subscriptions }
    return one.id === 'city-library' ? { ...one, subscriptions: [] } : []
  })
  await savePeople(world.ports.table, 'astm', PeopleFile.parse({ accounts }))
  await walk()
}, 300_000)
afterAll(() => world.close())

const ALL = Object.values(KINDS).flatMap((kinds, area) =>
  Object.entries(kinds).map(([name, kind], at) => ({ name, kind, text: { number: 71_000 + area * 10 + at, ieee: '', iso: '' } })),
)

/** Numbers that somebody is shown with the record of IEEE, with that of ISO, and in their list. */
type Shown = readonly [ieee: number, iso: number, listed: number | undefined]
const stages = ['came', 'together', 'parted', 'joined', 'renamed', 'removed', 'back', 'dropped'] as const
const shown = new Map<string, Shown>()

async function look(stage: (typeof stages)[number]): Promise<void> {
  for (const { name, kind, text } of ALL)
    shown.set(`${stage} ${name}`, [
      await kind.shown(text.ieee, text),
      await kind.shown(text.iso, text),
      await kind.listed?.(text),
    ])
}

async function putOn(record: 'ieee' | 'iso'): Promise<void> {
  for (const { kind, text } of ALL) if (!kind.early) await kind.put(text[record], text)
}

/** Saves a record of each text, under its number or another. */
async function saveAll(publisher: Publisher, more = 0): Promise<void> {
  for (const { text } of ALL) {
    const designation = DESIGNATIONS[publisher](text.number + more)
    const code = await save(text, publisher, { designation, family: designation.slice(0, -5) })
    text[publisher === 'ISO' ? 'iso' : 'ieee'] = code
  }
  await world.jobsDone()
}

async function walk(): Promise<void> {
  for (const { kind, text } of ALL) if (kind.early) await kind.put('', text)
  await saveAll('IEEE')
  await putOn('ieee')
  await saveAll('ISO')
  await look('came')
  await putOn('ieee')
  await putOn('iso')
  await look('together')
  await saveAll('ISO', 500)
  await look('parted')
  await putOn('iso')
  await saveAll('ISO')
  await look('joined')
  await saveAll('IEEE', 2000)
  await saveAll('ISO', 2000)
  await look('renamed')
  for (const { text } of ALL) await removeDocument(world.ports, 'astm', text.ieee)
  await world.jobsDone()
  await look('removed')
  await saveAll('IEEE', 2000)
  await look('back')
  for (const { text } of ALL) await removeDocument(world.ports, 'astm', text.ieee)
  for (const { kind, text } of ALL) await kind.drop?.(text.ieee, text)
  await look('dropped')
}

describe.each(ALL)('$name that hangs on a record of a text', ({ name, kind }) => {
  const { single, listed, parted, drop, byNumber } = kind
  const of = (stage: (typeof stages)[number]) => shown.get(`${stage} ${name}`)
  const alike = (many: number): Shown => {
    const count = single ? Math.min(1, many) : many
    return [count, count, listed && count]
  }

  it('is on each twin that comes, and once where a text has one', () => {
    expect(of('came')).toEqual(alike(1))
    expect(of('together')).toEqual(alike(3))
  })

  it('stays with a record that becomes a standard of its own, and is on both when they join again', () => {
    expect(of('parted')).toEqual([...parted, listed && parted[0] + parted[1]])
    expect(of('joined')).toEqual(alike(4))
  })

  it('stays with the other record when the first is removed, under the codes of both, and is there once when it is back', () => {
    expect(of('removed')).toEqual(alike(byNumber ? 0 : 4))
    expect(of('back')).toEqual(alike(byNumber ? 0 : 4))
  })

  it('stays when the text is renamed, and is dropped from all records at once', () => {
    expect(of('renamed')).toEqual(alike(byNumber ? 0 : 4))
    expect(of('dropped')).toEqual(alike(drop || byNumber ? 0 : 4))
  })
})
