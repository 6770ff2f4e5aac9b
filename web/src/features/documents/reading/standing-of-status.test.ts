import { describe, expect, it } from '@jest/globals'
import type { DocumentMetadata } from '#contract/documents.ts'
import { standingOfStatus } from './standing-of-status.ts'

const none = { withdrawnDate: '', replacedByContentCode: '', replacedByFamilyValue: '', versions: [] }
const of = (status: DocumentMetadata['status'], more = {}) => standingOfStatus({ ...none, status, ...more })

describe('the standing that a document states', () => {
  it('is in force for its current edition, whatever is said to replace it', () => {
    for (const status of ['Active', 'Adopted', 'Current'] as const)
      expect(of(status, { replacedByFamilyValue: 'ISO/CD 9001' })).toEqual({ is: 'in-force' })
  })

  it('names the replacement, and says whether that is in force', () => {
    const replaced = { replacedByContentCode: 'ISO|2', replacedByFamilyValue: 'ISO 2:2020' }
    const versions = [{ id: '2', designationNo: 'ISO 2:2020', contentCode: 'ISO|2', status: 'Active', publisherCode: 'ISO' }]
    expect(of('Historical', replaced)).toEqual({ is: 'superseded', by: { designationNo: 'ISO 2:2020', contentCode: 'ISO|2' } })
    expect(of('Historical', { ...replaced, versions }).by?.inForce).toBe(true)
    expect(of('Withdrawn No replacement', { withdrawnDate: '2020-01-31' })).toEqual({
      is: 'withdrawn',
      on: '2020-01-31',
      withoutReplacement: true,
    })
  })

  it('leads to the edition in force where no replacement is stated', () => {
    const versions = [
      { id: '2', designationNo: 'ISO 2:2020', contentCode: 'ISO|2', status: 'Active' as const, publisherCode: 'ISO' },
    ]
    expect(of('Historical', { versions }).by).toEqual({ designationNo: 'ISO 2:2020', contentCode: 'ISO|2', inForce: true })
  })

  it('is unknown where the status is', () => {
    expect(of('Unknown')).toEqual({ is: 'unknown' })
  })
})
