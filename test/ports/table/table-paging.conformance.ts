import { describe, expect, it } from '@jest/globals'
import { type Item, type Query, type Table, TableMisuse } from '#ports/table.ts'
import { cases, fc, timeLimit } from '#test/support/properties.ts'

let count = 0
/** Returns a new partition for each test, so that the suite can run again on a persistent table. */
export const newPartition = () => `astm#conformance#${Date.now()}-${process.pid}-${count++}`

const bytes = (text: string) => Buffer.from(text)

async function readAll(table: Table, query: Query): Promise<Item[]> {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const page = await table.query({ ...query, cursor })
    expect(page.items.length).toBeLessThanOrEqual(query.limit ?? 100)
    items.push(...page.items)
    cursor = page.cursor
  } while (cursor !== undefined)
  return items
}

async function fill(table: Table, sortKeys: readonly string[]): Promise<string> {
  const pk = newPartition()
  for (let at = 0; at < sortKeys.length; at += 100)
    await table.transact(sortKeys.slice(at, at + 100).map((sk) => ({ put: { pk, sk } })))
  return pk
}

/** Characters that UTF-16 and UTF-8 order differently, that end prefixes, and that are frequent in languages and keys. */
const signs = fc.constantFrom(
  'a',
  'b',
  'A',
  '#',
  '%',
  '_',
  '\u0000',
  '\u007f',
  'é',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '\u{10000}',
  '\u{10ffff}',
)
const sortKey = fc.array(signs, { minLength: 1, maxLength: 4 }).map((list) => list.join(''))

/** Reading partitions in order, page by page. */
export function tablePagingConformance(table: () => Table): void {
  describe('a query', () => {
    it('answers its own partition alone', async () => {
      const pk = await fill(table(), ['a', 'b'])
      await table().put({ pk: `${pk}#more`, sk: 'c' })
      expect((await table().query({ pk })).items).toEqual([
        { pk, sk: 'a' },
        { pk, sk: 'b' },
      ])
      expect(await table().query({ pk: newPartition() })).toEqual({ items: [] })
    })

    it('page by page gives what is there once, in the order of UTF-8, under every prefix, limit and direction', async () => {
      const property = fc.asyncProperty(
        fc.uniqueArray(sortKey, { maxLength: 25 }),
        fc.array(signs, { maxLength: 2 }).map((list) => list.join('')),
        fc.integer({ min: 1, max: 7 }),
        fc.boolean(),
        async (sortKeys, prefix, limit, descending) => {
          const pk = await fill(table(), sortKeys)
          const expected = sortKeys
            .filter((sk) => sk.startsWith(prefix))
            .sort((a, b) => Buffer.compare(bytes(a), bytes(b)) * (descending ? -1 : 1))
          const read = await readAll(table(), { pk, prefix, limit, descending })
          expect(read.map(({ sk }) => sk)).toEqual(expected)
        },
      )
      await fc.assert(property, { numRuns: cases(60) })
    })

    it(
      'stops at 100 items when no limit is given, and at 1000 when that is',
      async () => {
        const pk = await fill(
          table(),
          Array.from({ length: 1001 }, (_, at) => String(at).padStart(4, '0')),
        )
        expect((await table().query({ pk })).items).toHaveLength(100)
        expect(await readAll(table(), { pk, limit: 1000 })).toHaveLength(1001)
      },
      timeLimit(30_000),
    )

    it('says that a last page is the last, also when it is full', async () => {
      const pk = await fill(table(), ['a', 'b'])
      expect(await readAll(table(), { pk, limit: 2 })).toHaveLength(2)
    })

    it('goes on behind what was deleted and added meanwhile', async () => {
      const pk = await fill(table(), ['b', 'd', 'f'])
      const { cursor } = await table().query({ pk, limit: 2 })
      await table().transact([{ delete: { pk, sk: 'd' } }, { put: { pk, sk: 'a' } }, { put: { pk, sk: 'e' } }])
      expect((await table().query({ pk, limit: 2, cursor })).items.map(({ sk }) => sk)).toEqual(['e', 'f'])
    })

    it.each([0, 1001, -1, 1.5, Number.NaN])('refuses the limit %p', async (limit) => {
      await expect(table().query({ pk: newPartition(), limit })).rejects.toBeInstanceOf(TableMisuse)
    })

    it('refuses a cursor that is not its own', async () => {
      const pk = await fill(table(), ['pa', 'pb', 'pc'])
      const { cursor = '' } = await table().query({ pk, limit: 1, prefix: 'p' })
      const altered = `${cursor.slice(0, 8)}${cursor[8] === 'A' ? 'B' : 'A'}${cursor.slice(9)}`
      const others: Query[] = [
        { pk: newPartition(), prefix: 'p', cursor },
        { pk, prefix: 'pa', cursor },
        { pk, cursor },
        { pk, prefix: 'p', descending: true, cursor },
        ...[altered, '', 'x', 'not a cursor', cursor.slice(0, -4)].map((one) => ({ pk, prefix: 'p', cursor: one })),
      ]
      for (const query of others) await expect(table().query(query)).rejects.toBeInstanceOf(TableMisuse)
      expect((await table().query({ pk, prefix: 'p', cursor })).items.map(({ sk }) => sk)).toEqual(['pb', 'pc'])
    })

    it('refuses a key that is not the tenant’s', async () => {
      for (const pk of ['x', 'acme#1', '']) await expect(table().query({ pk })).rejects.toBeInstanceOf(TableMisuse)
    })
  })
}
