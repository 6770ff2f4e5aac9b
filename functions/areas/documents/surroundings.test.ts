import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import type { Context, UseCase } from '#functions/http/use-case.ts'
import { removeDocument } from '#library/saving/remove-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { PortName, Ports } from '#ports/ports.ts'
import { openLibrary, outsider, prepare, subscriber } from '#test/support/library.ts'
import { findFullBook } from './find-full-book.ts'
import { getDetails, getDetailsByPublisher } from './get-details.ts'
import { getMetadata } from './get-metadata.ts'
import { listWorkItems } from './list-work-items.ts'
import { listRelatedContent } from './surroundings/list-related-content.ts'

const CODE = 'ISO|9001-2015'
const pdf = { pdf: { key: 'demowl/documents/a.pdf', size: 1, pageCount: 1 } }
const own = { code: 'DEMOWL', name: 'Demo', type: 'OWN' as const }
const workItems = [
  {
    number: 'WI 1',
    title: 'Revision of the boards',
    purpose: 'Boards wear faster.',
    draft: 'ISO 31000:2018',
    technicalContact: 'A. Board',
    ballots: [{ number: '26-01', status: 'Open' }],
  },
]
const details = { doi: '10.1/1', session: 'Wear', isbn: '978' }

const shelf = [
  prepare(
    {
      designation: 'ISO 9001:2015',
      year: 2015,
      relations: [
        { type: 'cites', designation: 'ISO 19011' },
        { type: 'sop', designation: 'ISO 5:1999' },
      ],
      details,
      workItems,
    },
    { ...pdf, references: ['ISO 31000:2018', 'ISO 19011', 'XX 77'] },
  ),
  prepare({ designation: 'ISO 9001:2015/Amd 1', family: 'ISO 9001', supplementTo: 'ISO 9001:2015' }),
  prepare({ designation: 'ISO 19011:2011', year: 2011, status: 'Historical' }),
  prepare({ designation: 'ISO 19011:2018', year: 2018 }),
  prepare({ designation: 'ISO 5:1999', status: 'Withdrawn' }),
  prepare({ designation: 'ISO 31000:2018', year: 2018, publisher: 'ISO' }, pdf),
  prepare({ designation: 'BSI 8:2020', publisher: 'BSI' }, { ...pdf, references: ['ISO 31000:2018'] }),
  {
    ...prepare({ designation: 'DEMOWL 7-2024', publisher: 'DEMOWL', contentType: 'STP_PAPER', workItems, details }),
    publisher: own,
  },
  prepare({ designation: 'ISO 901:2018', relations: [{ type: 'includedIn', designation: 'ISO 31000:2018' }] }),
]

let library: ReturnType<typeof openLibrary>
let ports: ReturnType<typeof openLibrary> & Pick<Ports, 'clock' | 'tracker'>
let headers: Record<string, string>

class Failed extends Error {}

function call<E extends AnyEndpoint, P extends PortName>(useCase: UseCase<E, P>, input: object, actor: Actor = subscriber) {
  headers = {}
  const context = {
    actor,
    tenant: actor.tenant,
    ports,
    fail: (code: string): never => {
      throw new Failed(code)
    },
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
  }
  return useCase.run(useCase.endpoint.input.parse(input), context as unknown as Context<E, P>)
}

const related = async (contentCode: string, actor?: Actor) =>
  listRelatedContent.endpoint.output.parse(await call(listRelatedContent, { contentCode }, actor))
const names = (items: readonly { designationOrFamily: string }[]) => items.map((one) => one.designationOrFamily)

// Real tables wait for the disk.

beforeAll(async () => {
  library = openLibrary()
  const clock = { now: () => new Date('2026-01-01') }
  ports = { ...library, clock, tracker: openTableTracker(library.table, clock) }
  await saveDocuments(ports, 'demowl', shelf)
})
afterAll(() => library.close())

describe('related content', () => {
  it('names what a document refers to, and what is meant today', async () => {
    const { citedContent, supplements, sop, sections, count } = await related(CODE)
    expect(citedContent).toMatchObject([
      {
        designationOrFamily: 'ISO 19011',
        contentCode: 'ISO|19011-2018',
        undated: true,
        standing: { is: 'in-force' },
        access: 'record',
      },
      { designationOrFamily: 'ISO 31000:2018', contentCode: 'ISO|31000-2018', access: 'open' },
      { designationOrFamily: 'XX 77', title: '' },
    ])
    expect(citedContent[1]).not.toHaveProperty('undated')
    expect(names(supplements)).toEqual(['ISO 9001:2015/Amd 1'])
    expect(sop).toMatchObject([{ contentCode: 'ISO|5-1999', standing: { is: 'withdrawn' } }])
    expect([sections, count]).toEqual([['citedContent', 'sop', 'supplements'], 3])
  })

  it('says nothing that only a closed text says', async () => {
    expect(names((await related(CODE, outsider)).citedContent)).toEqual(['ISO 19011'])
    expect(names((await related('ISO|31000-2018')).citedBy)).toEqual(['ISO 9001:2015'])
    expect((await related('ISO|31000-2018', outsider)).citedBy).toEqual([])
    const holder = { ...subscriber, account: { id: 'b', publishers: ['BSI'], collections: [] } }
    expect(names((await related('ISO|31000-2018', holder)).citedBy)).toEqual(['BSI 8:2020'])
    // Everybody may see the words of a record.
    expect(names((await related('ISO|19011-2018', outsider)).citedBy)).toEqual(['ISO 9001:2015'])
  })

  it('is a tab where there is some', async () => {
    const tabs = ['PDF', 'RELATED_CONTENT', 'COMPASS_POINTS']
    expect(await call(getMetadata, { contentCode: CODE })).toMatchObject({ tabs })
    expect(await call(getMetadata, { contentCode: 'ISO|31000-2018' })).toMatchObject({ tabs })
    expect(await call(getMetadata, { contentCode: 'ISO|31000-2018' }, outsider)).toMatchObject({ tabs: ['PDF'] })
  })

  it('does not come from another tenant, and goes with its document', async () => {
    await expect(related(CODE, { ...subscriber, tenant: 'astm' })).rejects.toThrow('content-not-found')
    const before = library.items('demowl#cited-by').length
    await removeDocument(ports, 'demowl', 'BSI|8-2020')
    expect(library.items('demowl#cited-by')).toHaveLength(before - 1)
  })
})

it('work items are those of the standards organization alone', async () => {
  const ballotList = [{ ballotNumber: '26-01', itemStatus: 'Open' }]
  expect(await call(listWorkItems, { code: 'DEMOWL|7-2024' })).toEqual([
    {
      publisher: 'DEMOWL',
      workItemNumber: 'WI 1',
      title: 'Revision of the boards',
      purpose: 'Boards wear faster.',
      draft: { designationNo: 'ISO 31000:2018', contentCode: 'ISO|31000-2018' },
      technicalContact: 'A. Board',
      ballotList,
    },
  ])
  expect(await call(listWorkItems, { code: CODE })).toEqual([])
  expect(await call(getMetadata, { contentCode: 'DEMOWL|7-2024' })).toMatchObject({ tabs: ['WORK_ITEMS'] })
})

it('details are those of the content type, or those that another publisher gave', async () => {
  expect(await call(getDetails, { contentCode: 'DEMOWL|7-2024' })).toEqual(details)
  expect(await call(getDetailsByPublisher, { contentCode: 'DEMOWL|7-2024' })).toEqual({})
  expect(await call(getDetailsByPublisher, { contentCode: CODE })).toEqual(details)
  expect(await call(getMetadata, { contentCode: CODE })).toMatchObject({ additionalDetails: 'publisher' })
})

it('a part leads to its book, with the right to read it', async () => {
  expect(await call(findFullBook, { contentCode: 'ISO|901-2018' })).toMatchObject({
    contentCode: 'ISO|31000-2018',
    access: 'open',
  })
  expect(headers).toEqual({ entitlementaccess: 'true' })
  expect(await call(findFullBook, { contentCode: 'ISO|901-2018' }, outsider)).toMatchObject({ access: 'subscription' })
  expect(headers).toEqual({ entitlementaccess: 'false' })
  await expect(call(findFullBook, { contentCode: CODE })).rejects.toThrow('no-full-book')
})
