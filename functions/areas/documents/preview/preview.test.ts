import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Tenant } from '#contract/tenant.ts'
import { nameClauses } from '#document-text/clause-ids.ts'
import type { DocumentText } from '#document-text/document-text.ts'
import type { Context } from '#functions/http/use-case.ts'
import { mayPreview } from '#library/document/entitlement.ts'
import { findDocument } from '#library/reading/find-document.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { Actor } from '#people/actor.ts'
import { openLibrary, outsider, prepare, subscriber } from '#test/support/library.ts'
import { getPreview } from './get-preview.ts'
import { presentPreview } from './present-preview.ts'

const DAY = '2026-01-01'
const pdf = { key: 'demowl/documents/1.pdf', size: 10, pageCount: 7, firstPage: { width: 595, height: 842 } }
const shelf = [
  prepare({ designation: 'ISO 1:2020' }, { pdf }),
  prepare({ designation: 'ISO 2:2020', drm: true }, { pdf: { ...pdf, key: 'demowl/documents/2.pdf' } }),
  prepare({ designation: 'ISO 3:2020' }),
  {
    ...prepare(
      { designation: 'ISO 4:2020', accessUrl: 'https://example.com/4' },
      { pdf: { ...pdf, key: 'demowl/documents/4.pdf' } },
    ),
    publisher: { code: 'ISO', name: 'ISO', type: 'CPP' as const },
  },
]
const { account: _, ...visitor } = { ...outsider, userId: 'visitor', anonymous: true }
const people: Record<string, Actor> = { subscriber, outsider, visitor, drm: { ...outsider, drmView: true } }

const library = openLibrary()
const ports = { ...library, clock: { now: () => new Date(DAY) } }
beforeAll(async () => {
  for (const tenant of ['demowl', 'astm'] as const) await saveDocuments(ports, tenant, shelf)
})
afterAll(() => library.close())

const fail = (code: string): never => {
  throw new Error(code)
}

async function preview(person: string, contentCode: string, tenant: Tenant = 'demowl') {
  const actor = { ...(people[person] as Actor), tenant }
  const context = { actor, tenant, ports, fail } as unknown as Context<
    typeof getPreview.endpoint,
    'table' | 'objects' | 'jobs' | 'clock'
  >
  const allowed = mayPreview(actor, await findDocument(contentCode, context))
  const answer = await getPreview.run({ contentCode }, context).catch(({ message }: Error) => message)
  return { allowed, answer }
}

describe('a preview', () => {
  it.each(['outsider', 'visitor'])(
    'is shown to the %s, whom the text is closed to, with the picture of its first page',
    async (person) => {
      const { allowed, answer } = await preview(person, 'ISO|1-2020')
      expect([allowed, answer]).toEqual([
        true,
        { firstPage: { url: expect.stringContaining('1.pdf.first-page'), width: 595, height: 842 }, contents: [] },
      ])
    },
  )

  it.each([
    ['subscriber', 'ISO|1-2020', 'demowl', 'who may read the text'],
    ['drm', 'ISO|1-2020', 'demowl', 'who reads under protection'],
    ['outsider', 'ISO|2-2020', 'demowl', 'anybody of a protected document'],
    ['outsider', 'ISO|3-2020', 'demowl', 'anybody where there is no text'],
    ['outsider', 'ISO|4-2020', 'demowl', 'anybody of a text that its publisher shows'],
    ['outsider', 'ISO|1-2020', 'astm', 'anybody where the tenant shows none'],
    ['visitor', 'ISO|1-2020', 'astm', 'anybody without an account there'],
  ] as const)('is not shown to %s of %s in %s: %s', async (person, contentCode, tenant, _who) => {
    expect(await preview(person, contentCode, tenant)).toEqual({ allowed: false, answer: 'no-preview' })
  })
})

describe('what a preview shows', () => {
  const clauses = [
    { number: '', title: 'Foreword', level: 1, nature: 'front' as const },
    { number: '1', title: 'Scope and field of application', level: 1, nature: 'normative' as const },
    { number: '1.1', title: 'General', level: 2, nature: 'normative' as const },
    { number: '1.1.1', title: 'Deep', level: 3, nature: 'normative' as const },
    { number: '2', title: 'Terms', level: 1, nature: 'normative' as const },
  ]
  const block = (clause: number, text: string, kind: 'heading' | 'paragraph' = 'paragraph') => ({ kind, clause, text })
  const textWith = (...blocks: DocumentText['blocks']): DocumentText => ({
    source: 'pdf',
    language: 'en',
    pages: [],
    clauses: nameClauses(clauses),
    blocks,
  })
  const scopeWith = (...blocks: DocumentText['blocks']) =>
    presentPreview({ pdf: textWith(...blocks), pending: false }, undefined).scope

  it('is the titles of two levels, and the scope without its heading and without what follows it', () => {
    const blocks = [
      block(0, 'A foreword.'),
      block(1, 'Scope and field of application', 'heading'),
      block(1, 'Rungs of ladders.'),
      block(2, 'Of wood.'),
      block(4, 'A rung is a bar.'),
    ]
    expect(presentPreview({ pdf: textWith(...blocks), pending: false }, undefined)).toEqual({
      contents: clauses.filter(({ level }) => level < 3).map(({ number, title, level }) => ({ number, title, level })),
      scope: { text: 'Rungs of ladders.\nOf wood.', isCut: false },
    })
  })

  it('has 1,000 characters of a long scope, and says that it is cut', () => {
    expect(scopeWith(block(1, 'x'.repeat(1000)))).toEqual({ text: 'x'.repeat(1000), isCut: false })
    expect(scopeWith(block(1, 'x'.repeat(1001)))).toEqual({ text: 'x'.repeat(1000), isCut: true })
  })

  it('has no scope where none is in the text, and nothing while there is no text', () => {
    expect(scopeWith(block(4, 'A rung is a bar.'))).toBeUndefined()
    expect(presentPreview({ pending: true }, undefined)).toEqual({ contents: [] })
  })
})
