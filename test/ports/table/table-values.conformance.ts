import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ConditionFailed, type Json, type Table, TableMisuse } from '#ports/table.ts'
import { newPartition } from './table-paging.conformance.ts'

const deep = (levels: number): Json => (levels === 0 ? 'deep' : { in: [deep(levels - 1)] })
const ODD: Record<string, Json> = {
  largest: Number.MAX_VALUE,
  smallest: Number.MIN_VALUE,
  precise: 0.1 + 0.2,
  whole: Number.MAX_SAFE_INTEGER,
  large: 1e21,
  text: '\ud800 half a character',
  'a.b[0] #:é': 'a name like a path',
  order: { z: 1, a: 2, '10': 3, '9': 4 },
  deep: deep(40),
  json: { json: 'x' },
  constructor: { toString: null },
}

/** JSON values come back unchanged, and conditions compare them. */
export function tableValuesConformance(name: string, open: () => Promise<{ table: Table; close(): Promise<void> }>): void {
  describe(`values in the table on ${name}`, () => {
    let under: { table: Table; close(): Promise<void> }
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())
    const newKey = () => ({ pk: newPartition(), sk: 'a' })

    it('come back as they were, to the order of names', async () => {
      const key = newKey()
      await under.table.put({ ...key, ...ODD })
      const item = await under.table.get(key)
      expect(item).toEqual({ ...key, ...ODD })
      expect(JSON.stringify(item?.order)).toBe(JSON.stringify(ODD.order))
    })

    it.each(Object.entries(ODD).filter(([, value]) => typeof value !== 'object'))(
      'can be compared: %s',
      async (attribute, value) => {
        const key = newKey()
        await under.table.put({ ...key, [attribute]: value })
        const equals = value as string | number
        await under.table.put({ ...key, [attribute]: value, n: 1 }, { attribute, equals })
        await expect(under.table.delete(key, { attribute, equals: 'another' })).rejects.toBeInstanceOf(ConditionFailed)
        await under.table.delete(key, { attribute, equals })
      },
    )

    it('of keys and the expiry can be compared too', async () => {
      const key = newKey()
      const expiresAt = Math.floor(Date.now() / 1000) + 1000
      await under.table.put({ ...key, expiresAt })
      await under.table.update(key, { set: { n: 1 } }, { attribute: 'expiresAt', equals: expiresAt })
      await under.table.delete(key, { attribute: 'sk', equals: 'a' })
    })

    it.each([Number.NaN, Number.POSITIVE_INFINITY, 'soon' as never])('an expiry is a number: not %p', async (expiresAt) => {
      const key = newKey()
      await expect(under.table.put({ ...key, expiresAt })).rejects.toBeInstanceOf(TableMisuse)
      await expect(under.table.update(key, { set: { expiresAt } })).rejects.toBeInstanceOf(TableMisuse)
      expect(await under.table.get(key)).toBeUndefined()
    })

    it('have a name', async () => {
      const key = newKey()
      await expect(under.table.put({ ...key, '': 1 })).rejects.toBeInstanceOf(TableMisuse)
      await expect(under.table.update(key, { set: { '': 1 } })).rejects.toBeInstanceOf(TableMisuse)
    })

    it('are at most 4,000,000 bytes in a transaction, of which nothing is written beyond', async () => {
      const pk = newPartition()
      const writes = Array.from({ length: 11 }, (_, at) => ({ put: { pk, sk: String(at), text: 'x'.repeat(380_000) } }))
      await expect(under.table.transact(writes)).rejects.toBeInstanceOf(TableMisuse)
      expect((await under.table.query({ pk })).items).toEqual([])
      await under.table.transact(writes.slice(1))
      expect((await under.table.getMany(writes.map(({ put }) => put))).filter(Boolean)).toHaveLength(10)
    })
  })
}
