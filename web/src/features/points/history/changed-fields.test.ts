import { describe, expect, it } from '@jest/globals'
import type { AuditState, PointAudit } from '#contract/points/point-schemas.ts'
import { changedFields } from './changed-fields.ts'

const state = (more: Partial<AuditState> = {}): AuditState => ({
  modifiedDate: '2026-01-01T00:00:00.000Z',
  name: 'Use table 3',
  description: '<b>Since</b> 2019',
  overlayDetails: '',
  selectionMetadata: { selectionText: 'table 3' },
  ...more,
})
const change = (dbTransactionType: PointAudit['dbTransactionType'], current: AuditState, previous?: AuditState): PointAudit => ({
  dbTransactionType,
  transactionUserName: 'Sana Haddad',
  createdDate: '2026-01-01T00:00:00.000Z',
  auditData: { current, ...(previous && { previous }) },
})

describe('an entry of the change history', () => {
  it('shows all that a new point has', () => {
    expect(changedFields(change('INSERT', state()))).toEqual([
      { field: 'name', after: 'Use table 3' },
      { field: 'description', after: 'Since 2019' },
      { field: 'selection', after: 'table 3' },
    ])
  })

  it('shows before and after of what was changed alone', () => {
    expect(changedFields(change('UPDATE', state({ name: 'Use table 4' }), state()))).toEqual([
      { field: 'name', before: 'Use table 3', after: 'Use table 4' },
    ])
  })

  it('shows no text of a point that was switched', () => {
    expect(changedFields(change('DEACTIVATE', state({ name: 'x' }), state()))).toEqual([])
  })
})
