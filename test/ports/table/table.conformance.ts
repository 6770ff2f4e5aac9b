import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ConditionFailed, type Item, type Key, type Table, TableMisuse, type Write } from '#ports/table.ts'
import { newPartition, tablePagingConformance } from './table-paging.conformance.ts'

/** An adapter under test; `passTime` advances its clock and `now`. */
export interface TableUnderTest {
  readonly table: Table
  now(): Date
  passTime(seconds: number): Promise<void>
  close(): Promise<void>
}

const misuses = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(TableMisuse)
const fails = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(ConditionFailed)

export function tableConformance(name: string, open: () => Promise<TableUnderTest>): void {
  describe(`the table port on ${name}`, () => {
    let under: TableUnderTest
    let table: Table
    beforeAll(async () => {
      under = await open()
      table = under.table
    })
    afterAll(() => under.close())
    const newKey = (): Key => ({ pk: newPartition(), sk: 'a' })
    const seconds = (fromNow: number) => Math.floor(under.now().getTime() / 1000) + fromNow

    describe('one item', () => {
      it('comes back as it was put, and is absent before', async () => {
        const key = newKey()
        expect(await table.get(key)).toBeUndefined()
        const item = {
          ...key,
          text: 'ä\u0000"\u2028\ud83d\ude00',
          list: [1, null, { deep: [] }],
          yes: true,
          n: -1.5e-7,
          empty: '',
        }
        await table.put(item)
        expect(await table.get(key)).toEqual(item)
      })

      it('is replaced whole by a put', async () => {
        const key = newKey()
        await table.put({ ...key, a: 1, b: 2 })
        await table.put({ ...key, b: 3 })
        expect(await table.get(key)).toEqual({ ...key, b: 3 })
      })

      it('belongs to whoever asked: changing an answer changes nothing in the table', async () => {
        const key = newKey()
        await table.put({ ...key, list: [1] })
        ;((await table.get(key)) as unknown as { list: number[] }).list.push(2)
        expect(await table.get(key)).toEqual({ ...key, list: [1] })
      })

      it('is gone after a delete, which may find nothing', async () => {
        const key = newKey()
        await table.put({ ...key })
        await table.delete(key)
        await table.delete(key)
        expect(await table.get(key)).toBeUndefined()
      })

      it('is told apart by every character of its keys', async () => {
        const pk = newPartition()
        const keys = ['a', 'A', 'a ', ' a', 'å', 'a\u030a', 'a\u0000b', 'a\u0000c', '%', "'"].map((sk) => ({ pk, sk }))
        for (const key of keys) await table.put({ ...key, mine: key.sk })
        for (const key of keys) expect(await table.get(key)).toEqual({ ...key, mine: key.sk })
        expect(await table.get({ pk: `${pk} `, sk: 'a' })).toBeUndefined()
      })
    })

    describe('many items', () => {
      it('come in the order of their keys, with gaps, also when asked twice', async () => {
        const pk = newPartition()
        await table.transact(['a', 'b'].map((sk) => ({ put: { pk, sk } })))
        const found = await table.getMany(['b', 'x', 'a', 'b'].map((sk) => ({ pk, sk })))
        expect(found.map((item) => item?.sk)).toEqual(['b', undefined, 'a', 'b'])
        expect(await table.getMany([])).toEqual([])
      })

      it('are at most 100', async () => {
        const keys = Array.from({ length: 101 }, (_, at) => ({ pk: newPartition(), sk: String(at) }))
        await misuses(table.getMany(keys))
        expect(await table.getMany(keys.slice(1))).toHaveLength(100)
      })
    })

    describe('a condition', () => {
      it('on existence holds or writes nothing', async () => {
        const key = newKey()
        await fails(table.put({ ...key, n: 1 }, { exists: true }))
        expect(await table.get(key)).toBeUndefined()
        await table.put({ ...key, n: 1 }, { exists: false })
        await fails(table.put({ ...key, n: 2 }, { exists: false }))
        await fails(table.delete(key, { exists: false }))
        expect(await table.get(key)).toEqual({ ...key, n: 1 })
        await table.delete(key, { exists: true })
        await fails(table.delete(key, { exists: true }))
      })

      it.each(['x', 0, false, null])('on an attribute holds for %p alone', async (value) => {
        const key = newKey()
        await fails(table.put({ ...key }, { attribute: 'v', equals: value }))
        await table.put({ ...key })
        await fails(table.put({ ...key, n: 1 }, { attribute: 'v', equals: value }))
        await table.put({ ...key, v: 'other' })
        await fails(table.put({ ...key, n: 1 }, { attribute: 'v', equals: value }))
        await table.put({ ...key, v: value })
        await table.update(key, { set: { n: 1 } }, { attribute: 'v', equals: value })
        expect(await table.get(key)).toEqual({ ...key, v: value, n: 1 })
      })

      it('lets one of many win', async () => {
        const key = newKey()
        const tries = Array.from({ length: 20 }, (_, n) => table.put({ ...key, n }, { exists: false }))
        const settled = await Promise.allSettled(tries)
        expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        const winner = settled.findIndex(({ status }) => status === 'fulfilled')
        expect(await table.get(key)).toEqual({ ...key, n: winner })
      })
    })

    describe('an update', () => {
      it('sets, removes and adds, keeps the rest, and answers the item', async () => {
        const key = newKey()
        await table.put({ ...key, kept: 'k', gone: 1, n: 2, list: [1] })
        const item = await table.update(key, {
          set: { list: [2], fresh: null },
          remove: ['gone', 'never'],
          add: { n: -5, m: 0.5 },
        })
        expect(item).toEqual({ ...key, kept: 'k', n: -3, m: 0.5, list: [2], fresh: null })
        expect(await table.get(key)).toEqual(item)
      })

      it('makes what is absent, unless a condition forbids it', async () => {
        const [one, other] = [newKey(), newKey()]
        expect(await table.update(one, { add: { n: 1 } })).toEqual({ ...one, n: 1 })
        await fails(table.update(other, { add: { n: 1 } }, { exists: true }))
        expect(await table.get(other)).toBeUndefined()
      })

      it('loses no addition among many', async () => {
        const key = newKey()
        const answers = await Promise.all(Array.from({ length: 50 }, () => table.update(key, { add: { n: 1 } })))
        expect(answers.map(({ n }) => n).sort((a, b) => Number(a) - Number(b))).toEqual(answers.map((_, at) => at + 1))
      })

      it.each([
        ['a key', { set: { sk: 'b' } }],
        ['an attribute twice', { set: { a: 1 }, remove: ['a'] }],
        ['a text by adding', { add: { text: 1 } }],
      ])('does not change %s', async (_, change) => {
        const key = newKey()
        await table.put({ ...key, text: 't' })
        await misuses(table.update(key, change))
        expect(await table.get(key)).toEqual({ ...key, text: 't' })
      })
    })

    describe('a transaction', () => {
      it('writes everything', async () => {
        const pk = newPartition()
        await table.transact([{ put: { pk, sk: 'd' } }, { put: { pk, sk: 'u', n: 1 } }])
        await table.transact([
          { put: { pk, sk: 'p' }, condition: { exists: false } },
          { update: { pk, sk: 'u' }, change: { add: { n: 1 } } },
          { delete: { pk, sk: 'd' } },
          { check: { pk, sk: 'c' }, condition: { exists: false } },
        ])
        expect((await table.query({ pk })).items).toEqual([
          { pk, sk: 'p' },
          { pk, sk: 'u', n: 2 },
        ])
      })

      it.each([
        ['put', (key: Key): Write => ({ put: { ...key }, condition: { exists: false } })],
        ['update', (key: Key): Write => ({ update: key, change: {}, condition: { exists: false } })],
        ['delete', (key: Key): Write => ({ delete: key, condition: { exists: false } })],
        ['check', (key: Key): Write => ({ check: key, condition: { exists: false } })],
      ])('writes nothing where the condition of a %s does not hold, wherever it stands', async (_, broken) => {
        const pk = newPartition()
        await table.put({ pk, sk: 'there' })
        for (const place of [0, 1, 2]) {
          const writes: Write[] = [{ put: { pk, sk: 'a' } }, { delete: { pk, sk: 'b' } }]
          writes.splice(place, 0, broken({ pk, sk: 'there' }))
          await fails(table.transact(writes))
        }
        expect((await table.query({ pk })).items).toEqual([{ pk, sk: 'there' }])
      })

      it('takes 100 writes, each on an item of its own', async () => {
        const pk = newPartition()
        const writes = Array.from({ length: 101 }, (_, at) => ({ put: { pk, sk: String(at) } }))
        await misuses(table.transact(writes))
        await misuses(table.transact([{ put: { pk, sk: 'a' } }, { delete: { pk, sk: 'a' } }]))
        expect((await table.query({ pk })).items).toEqual([])
        await table.transact(writes.slice(1))
        expect((await table.query({ pk, limit: 1000 })).items).toHaveLength(100)
      })

      it('keeps money where it is, however many move it at once', async () => {
        const pk = newPartition()
        await table.transact(['a', 'b'].map((sk) => ({ put: { pk, sk, n: 100 } })))
        const move = async (): Promise<void> => {
          const { n } = (await table.get({ pk, sk: 'a' })) as Item
          const writes: Write[] = [
            { update: { pk, sk: 'a' }, change: { add: { n: -1 } }, condition: { attribute: 'n', equals: n as number } },
            { update: { pk, sk: 'b' }, change: { add: { n: 1 } } },
          ]
          await table.transact(writes).catch((error) => (error instanceof ConditionFailed ? move() : Promise.reject(error)))
        }
        await Promise.all(Array.from({ length: 8 }, move))
        const found = await table.getMany(['a', 'b'].map((sk) => ({ pk, sk })))
        expect(found.map((item) => item?.n)).toEqual([92, 108])
      })
    })

    describe('an item that has expired', () => {
      const expired = async (pk = newPartition()) => {
        const item = { pk, sk: 'a', n: 5, expiresAt: seconds(2) }
        await table.put(item)
        expect(await table.get(item)).toEqual(item)
        await under.passTime(3)
        return { pk, sk: 'a' }
      }

      it('is absent for reads', async () => {
        const key = await expired()
        expect(await table.get(key)).toBeUndefined()
        expect(await table.getMany([key])).toEqual([undefined])
        expect((await table.query({ pk: key.pk })).items).toEqual([])
      })

      it('is absent for conditions and updates', async () => {
        const key = await expired()
        await fails(table.put({ ...key }, { exists: true }))
        await fails(table.delete(key, { attribute: 'n', equals: 5 }))
        await fails(table.transact([{ check: key, condition: { exists: true } }]))
        expect(await table.update(key, { add: { n: 1 } }, { exists: false })).toEqual({ ...key, n: 1 })
      })

      it('was there until then, and an update can put its end off', async () => {
        const pk = newPartition()
        await table.put({ pk, sk: 'a', expiresAt: seconds(2) })
        await table.put({ pk, sk: 'b', expiresAt: seconds(2) })
        await table.put({ pk, sk: 'c', expiresAt: seconds(1000) })
        await table.update({ pk, sk: 'a' }, { remove: ['expiresAt'] })
        await table.update({ pk, sk: 'b' }, { set: { expiresAt: seconds(1000) } })
        await under.passTime(3)
        expect((await table.query({ pk })).items.map(({ sk }) => sk)).toEqual(['a', 'b', 'c'])
      })
    })

    describe('what breaks a rule is refused', () => {
      it.each([
        ['no tenant', { pk: 'person#1', sk: 'a' }],
        ['an unknown tenant', { pk: 'acme#1', sk: 'a' }],
        ['a tenant without the sign', { pk: 'astm', sk: 'a' }],
        ['a tenant that goes on', { pk: 'astmx#1', sk: 'a' }],
        ['an empty sort key', { pk: 'astm#1', sk: '' }],
        ['half a character', { pk: 'astm#1', sk: '\ud800' }],
        ['a long sort key', { pk: 'astm#1', sk: 'ä'.repeat(513) }],
        ['a long partition key', { pk: `astm#${'x'.repeat(2044)}`, sk: 'a' }],
      ])('a key with %s', async (_, key) => {
        await misuses(table.get(key))
        await misuses(table.getMany([key]))
        await misuses(table.put({ ...key }))
        await misuses(table.update(key, {}))
        await misuses(table.delete(key))
        await misuses(table.transact([{ check: key, condition: { exists: false } }]))
      })

      it('an item above 400,000 bytes, by put or by update', async () => {
        const key = newKey()
        const text = 'ä'.repeat(199_900)
        await table.put({ ...key, text })
        await misuses(table.put({ ...key, text: `${text}${text}` }))
        await misuses(table.update(key, { set: { more: 'x'.repeat(300) } }))
        expect(await table.get(key)).toEqual({ ...key, text })
      })
    })

    tablePagingConformance(() => table)
  })
}
