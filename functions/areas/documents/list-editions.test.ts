import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { documents } from '#contract/documents/documents.ts'
import { Timeline } from '#contract/documents/timeline.ts'
import type { Context } from '#functions/http/use-case.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { openLibrary, prepare, subscriber } from '#test/support/library.ts'
import { listEditions } from './list-editions.ts'

// Real tables wait for the disk.

const pdf = { pdf: { key: 'demowl/documents/a.pdf', size: 10, pageCount: 1 } }
const shelf = [
  prepare({ designation: 'ISO/IEC 27001:2013', family: 'ISO/IEC 27001', status: 'Historical', year: 2013 }, pdf),
  prepare({ designation: 'ISO/IEC 27001:2022', family: 'ISO/IEC 27001', publishDate: '2022-10-25' }),
  prepare({ designation: 'ISO/IEC 27001:2022', family: 'ISO/IEC 27001', publisher: 'IEC', year: 2022 }),
  prepare({ designation: 'ISO/IEC DIS 27001', family: 'ISO/IEC DIS 27001', status: 'Draft' }),
  prepare({ designation: 'ISO/IEC 27001:2022/Amd 1:2024', family: 'ISO/IEC 27001', supplementTo: 'ISO/IEC 27001:2022' }),
  prepare({
    designation: 'ISO/IEC 27001:2022 (ar)',
    family: 'ISO/IEC 27001',
    language: 'ar',
    translationOf: 'ISO/IEC 27001:2022',
  }),
  prepare({ designation: 'ISO/IEC 27002:2022', family: 'ISO/IEC 27002' }),
]

let library: ReturnType<typeof openLibrary>

async function timelineOf(contentCode: string) {
  const fail = (code: string): never => {
    throw new Error(code)
  }
  const context = {
    actor: subscriber,
    tenant: subscriber.tenant,
    ports: { ...library, clock: { now: () => new Date('2026-01-01') } },
    fail,
  }
  return Timeline().parse(
    await listEditions.run({ contentCode }, context as unknown as Context<typeof documents.editions, 'table' | 'clock'>),
  )
}

beforeEach(async () => {
  library = openLibrary()
  await saveDocuments(library, 'demowl', shelf)
})

afterEach(() => library.close())

it('a timeline has everything that belongs to the standard, whoever publishes it and at whatever stage, newest first', async () => {
  const { designation, publishers, documents: all } = await timelineOf('ISO|IEC-27001-2013')
  expect({ designation, publishers }).toEqual({ designation: 'ISO/IEC 27001:2022', publishers: ['ISO', 'IEC'] })
  expect(all.map((one) => [one.kind, one.publisherCode, one.designationNo])).toEqual([
    ['draft', 'ISO', 'ISO/IEC DIS 27001'],
    ['supplement', 'ISO', 'ISO/IEC 27001:2022/Amd 1:2024'],
    ['edition', 'ISO', 'ISO/IEC 27001:2022'],
    ['twin', 'IEC', 'ISO/IEC 27001:2022'],
    ['translation', 'ISO', 'ISO/IEC 27001:2022 (ar)'],
    ['edition', 'ISO', 'ISO/IEC 27001:2013'],
  ])
  expect(all.map(({ access }) => access)).toEqual(['record', 'record', 'record', 'record', 'record', 'open'])
})

it('the next record stands for a standard when its first is taken out', async () => {
  await removeDocument(library, 'demowl', 'ISO|IEC-27001-2022')
  const { publishers, documents: all } = await timelineOf('ISO|IEC-27001-2013')
  expect(publishers).toEqual(['IEC'])
  expect(all.filter(({ kind }) => kind === 'twin')).toEqual([])
})

it('an edition that has ended names the edition that followed it, and the one in force', async () => {
  const edition = (designation: string, status: 'Active' | 'Historical') =>
    prepare({ designation, family: 'ISO 9', status, publishDate: `${designation.slice(-4)}-01-01` })
  const chain = [edition('ISO 9:1987', 'Historical'), edition('ISO 9:1994', 'Historical'), edition('ISO 9:2015', 'Active')]
  await saveDocuments(library, 'demowl', chain)
  const { documents: all } = await timelineOf('ISO|9-2015')
  expect(
    all.map(({ designationNo, next, standing }) => [designationNo, next?.designationNo, standing.by?.designationNo]),
  ).toEqual([
    ['ISO 9:2015', undefined, undefined],
    ['ISO 9:1994', undefined, 'ISO 9:2015'],
    ['ISO 9:1987', 'ISO 9:1994', 'ISO 9:2015'],
  ])
})
