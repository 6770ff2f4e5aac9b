import { expect, it } from '@jest/globals'
import { auditOfChanges, type ItemChange } from './audit-changes.ts'

const change = (at: number, length: number): ItemChange => ({
  kind: 'person',
  id: `p${at}`,
  act: 'added',
  facts: [{ field: 'accounts', before: '', after: '€'.repeat(length) }],
})

it('an audit of many large changes fits an item of the table, and names each of them', () => {
  const { data } = auditOfChanges(
    { userId: 'operator', address: '' },
    Array.from({ length: 100 }, (_, at) => change(at, 1000)),
  )
  expect(Object.keys(data)).toHaveLength(102)
  expect(data.cut).toBe('100 of 100')
  expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(300_000)
})

it('an audit of one change has all of it', () => {
  const { data } = auditOfChanges({ userId: 'ada', address: '192.0.2.7' }, [change(1, 1000)])
  expect(data.cut).toBeUndefined()
  expect(data['person p1 added']).toBe(`accounts: – → ${'€'.repeat(1000)}`)
})
