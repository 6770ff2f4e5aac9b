import { describe, expect, it } from '@jest/globals'
import { outsider, prepare, subscriber } from '#test/support/library.ts'
import { mayRead, readingOfDocument } from './entitlement.ts'
import { joinRecords } from './joined-document.ts'
import type { LibraryDocument } from './library-document.ts'
import type { LibraryRecord } from './record.ts'

const pdf = (name: string) => ({ pdf: { key: name, size: 1, pageCount: 1 } })

function recordOf(publisher: string, facts: Partial<LibraryRecord> = {}, files = {}, outside = false): LibraryDocument {
  const { record, publisher: own, files: prepared } = prepare({ designation: 'ISO/IEC 5:2020', publisher, ...facts }, files)
  const { files: _, ...stored } = record
  return { contentCode: `${publisher}|5`, record: stored, publisher: outside ? { ...own, type: 'CPP' } : own, files: prepared }
}

const holder = (publishers: string[], collections: string[] = []) => ({
  ...subscriber,
  account: { id: 'a', publishers, collections },
})

describe('a document of several records', () => {
  const joint = joinRecords([recordOf('ISO', { collections: ['A'] }), recordOf('IEC', { collections: ['B'] }, pdf('iec.pdf'))])

  it.each([
    ['the publisher of the first', holder(['ISO']), true],
    ['the publisher of the other', holder(['IEC']), true],
    ['both', holder(['ISO', 'IEC']), true],
    ['a collection of the first', holder([], ['A']), true],
    ['a collection of the other', holder([], ['B']), true],
    ['another publisher', holder(['IEEE']), false],
    ['no right', outsider, false],
    ['no account', { ...subscriber, account: undefined }, false],
  ])('opens to a reader by %s', (_, actor, open) => {
    expect(mayRead(actor, joint)).toBe(open)
    expect(readingOfDocument(actor, joint)).toBe(open ? 'open' : 'subscription')
  })

  it('is the first record with the first file that there is', () => {
    expect(joint).toMatchObject({ contentCode: 'ISO|5', files: pdf('iec.pdf') })
    const both = joinRecords([recordOf('ISO', {}, pdf('iso.pdf')), recordOf('IEC', {}, pdf('iec.pdf'))])
    expect(both.files).toMatchObject(pdf('iso.pdf'))
  })

  it('has the protection of the file that is shown', () => {
    const held = joinRecords([recordOf('ISO'), recordOf('IEC', { drm: true, downloadable: false }, pdf('iec.pdf'))])
    expect(held.record).toMatchObject({ publisher: 'ISO', drm: true, downloadable: false })
  })

  it('is read here rather than elsewhere, and elsewhere rather than not at all', () => {
    const elsewhere = recordOf('ISO', { accessUrl: 'https://example.com/5' }, {}, true)
    expect(readingOfDocument(subscriber, joinRecords([elsewhere, recordOf('IEC', {}, pdf('iec.pdf'))]))).toBe('open')
    expect(readingOfDocument(subscriber, joinRecords([recordOf('IEC'), elsewhere]))).toBe('outside')
    expect(readingOfDocument(subscriber, joinRecords([recordOf('ISO'), recordOf('IEC')]))).toBe('record')
  })
})
