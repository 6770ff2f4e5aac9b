import { describe, expect, it } from '@jest/globals'
import type { KnownDocument } from './known-document.ts'
import { mergeTwins } from './merge-twins.ts'

const record = (publisher: string, facts: Partial<KnownDocument>): KnownDocument => ({
  contentCode: `${publisher}|1`,
  designation: 'ISO/IEC 1:2019',
  names: ['iec iso 1 2019'],
  family: 'iso 1',
  publisher,
  track: '',
  language: 'en',
  kind: 'edition',
  status: 'Active',
  date: '2019-01',
  withdrawn: '',
  edition: '',
  replacedBy: [],
  replaces: [],
  changes: [],
  ...facts,
})

describe('records of one text', () => {
  it('believe the one that knows when it was withdrawn, and keep the name of the first', () => {
    const ended = { status: 'Historical', withdrawn: '2025-08-26', date: '2019-01-15', edition: '2' } as const
    expect(mergeTwins([record('ISO', {}), record('IEC', ended)])).toMatchObject({ contentCode: 'ISO|1', ...ended })
  })

  it('take any status for none, and none for a better one', () => {
    expect(mergeTwins([record('CIE', { status: 'Unknown' }), record('ISO', {})]).status).toBe('Active')
    expect(mergeTwins([record('ISO', { status: 'Withdrawn' }), record('IEC', {})]).status).toBe('Withdrawn')
  })

  it('say together what replaced them', () => {
    const by = [{ name: 'x', designation: 'X' }]
    expect(mergeTwins([record('ISO', {}), record('IEC', { replacedBy: by })]).replacedBy).toEqual(by)
  })
})
