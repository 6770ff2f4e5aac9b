import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Item, type Scan, TableMisuse, type WholeTable } from '#ports/table.ts'

/** An adapter under test, on a table that nobody else writes; `passTime` advances its clock. */
export interface WholeTableUnderTest {
  readonly table: WholeTable
  now(): Date
  passTime(seconds: number): Promise<void>
  close(): Promise<void>
}

export function wholeTableConformance(name: string, open: () => Promise<WholeTableUnderTest>): void {
  describe(`a table read whole on ${name}`, () => {
    let under: WholeTableUnderTest
    let table: WholeTable
    const text = 'x'.repeat(200)
    const items = Array.from({ length: 60 }, (_, n) => ({ pk: `astm#document#${n % 25}`, sk: `s${n} ü\u{10ffff}`, n, text }))
    const seconds = (fromNow: number) => Math.floor(under.now().getTime() / 1000) + fromNow

    beforeAll(async () => {
      under = await open()
      table = under.table
      for (const item of items) await table.put(item)
      await table.put({ pk: 'astm#name#x', sk: 'a' })
      await table.put({ pk: 'astm#documents', sk: 'no document' })
      await table.put({ pk: 'api#document#x', sk: 'of another tenant' })
      await table.put({ pk: 'astm#document#old', sk: 'a', expiresAt: seconds(5) })
      await under.passTime(10)
    })
    afterAll(() => under.close())

    async function all(scan: Omit<Scan, 'after'>, each?: (last: Item) => Promise<unknown>): Promise<Item[]> {
      const found: Item[] = []
      let page = await table.scan(scan)
      for (;;) {
        found.push(...page.items)
        const last = page.items.at(-1)
        if (last) await each?.(last)
        if (!page.after) return found
        page = await table.scan({ ...scan, after: page.after })
      }
    }
    const numbers = (found: readonly Item[]) => found.map(({ n }) => n as number)
    const everyNumber = items.map(({ n }) => n)
    const sorted = (found: readonly Item[]) => numbers(found).toSorted((a, b) => a - b)

    it('answers every item whose partition begins so, once, as it was put, and nothing else', async () => {
      for (const limit of [1, 7, 1000]) {
        const found = await all({ prefix: 'astm#document#', limit })
        expect(sorted(found)).toEqual(everyNumber)
        expect(found.find(({ n }) => n === 5)).toEqual(items[5])
      }
    })

    it('answers them in one order, and goes on behind any of them', async () => {
      const inOrder = await all({ prefix: 'astm#document#', limit: 1000 })
      for (const at of [0, 24, 58]) {
        const { pk, sk } = inOrder[at] as Item
        const rest: Item[] = []
        let after: { pk: string; sk: string } | undefined = { pk, sk }
        while (after) {
          const page: Awaited<ReturnType<WholeTable['scan']>> = await table.scan({ prefix: 'astm#document#', limit: 9, after })
          rest.push(...page.items)
          after = page.after
        }
        expect(numbers(rest)).toEqual(numbers(inOrder.slice(at + 1)))
      }
    })

    it('goes on behind an item that is gone meanwhile', async () => {
      const extra = Array.from({ length: 12 }, (_, n) => ({ pk: `astm#extra#${n}`, sk: 'a', n }))
      for (const item of extra) await table.put(item)
      const found = await all({ prefix: 'astm#extra#', limit: 1 }, (last) => table.delete({ pk: last.pk, sk: last.sk }))
      expect(sorted(found)).toEqual(extra.map(({ n }) => n))
      expect(await all({ prefix: 'astm#extra#', limit: 1000 })).toEqual([])
    })

    it('refuses what is of no tenant, and odd limits', async () => {
      for (const scan of [
        { prefix: '', limit: 1 },
        { prefix: 'astm', limit: 1 },
        { prefix: 'astm#', limit: 0 },
        { prefix: 'astm#', limit: 1001 },
        { prefix: 'astm#', limit: 1, after: { pk: 'x', sk: 'y' } },
      ])
        await expect(table.scan(scan)).rejects.toBeInstanceOf(TableMisuse)
    })
  })
}
