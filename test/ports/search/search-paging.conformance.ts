import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SearchIntent, SortColumn } from '#finding/intent.ts'
import { searchDocument } from './search-document.ts'
import type { SearchWorld } from './search-world.ts'

const MANY = 14_000
const BATCH = 2000

const partOf = (n: number) => (n * 7919) % MANY
const dayOf = (n: number) => `20${10 + (n % 10)}-0${1 + (n % 9)}-${11 + (n % 17)}`

const documentOf = (n: number) =>
  searchDocument(`D${n}`, {
    designation: `ISO ${n}`,
    title: `Part ${partOf(n)}: steel`,
    date: dayOf(n),
    current: n % 3 === 0,
    publisher: n % 10 ? 'ISO' : 'IEC',
    facets: { documentType: [n % 8 ? 'standard' : 'report'] },
  })

/** Position of a document under each sort, by its number. */
const PLACES: Record<SortColumn, (n: number) => number> = {
  designation: (n) => n,
  title: partOf,
  date: (n) => Number(dayOf(n).replaceAll('-', '')),
}

const ISO_ALONE = { tenant: 'astm', documents: { publishers: ['ISO'], collections: [] }, texts: 'all' } as const
const STANDARDS = [{ facet: 'documentType', values: ['standard'] }] as const

const BOUNDS: readonly [string, Partial<SearchIntent>, (n: number) => boolean][] = [
  ['everything', {}, () => true],
  ['a scope and a filter', { scope: ISO_ALONE, filters: STANDARDS }, (n) => n % 8 !== 0 && n % 10 !== 0],
  ['a filter and its counts', { filters: STANDARDS, count: ['documentType'] }, (n) => n % 8 !== 0],
]

/** Pages far behind the first, on any engine. */
export function describeDeepPages(open: () => Promise<SearchWorld>): void {
  describe('beyond the ten thousandth', () => {
    let world: SearchWorld
    beforeAll(async () => {
      world = await open()
      for (let at = 0; at < MANY; at += BATCH)
        await world.search.index(
          'astm',
          Array.from({ length: BATCH }, (_, n) => documentOf(at + n)),
        )
    }, 120_000)
    afterAll(() => world.close())

    const page = async (given: Partial<SearchIntent>, offset: number, size: number) => {
      const scope = { tenant: 'astm', documents: 'all', texts: 'all' } as const
      const base = { scope, text: '', field: 'all', filters: [], sort: 'best' } as const
      const { total, hits } = await world.search.find({ ...base, ...given, offset, size })
      return { total, numbers: hits.map(({ id }) => Number(id.slice(1))) }
    }

    for (const [bounds, given, holds] of BOUNDS)
      for (const text of ['', 'steel']) {
        const expected = Array.from({ length: MANY }, (_, n) => n).filter(holds)

        it.each(['designation', 'title', 'date'] as const)(`${bounds}, "${text}", by %s: each in its place`, async (by) => {
          const place = PLACES[by]
          for (const descending of [false, true]) {
            const ordered = expected.map(place).toSorted((a, b) => (descending ? b - a : a - b))
            const seen = new Set<number>()
            for (let offset = 9_950; offset < 10_250; offset += 100) {
              const { total, numbers } = await page({ ...given, text, sort: { by, descending } }, offset, 100)
              expect(total).toBe(expected.length)
              expect(numbers.map(place)).toEqual(ordered.slice(offset, offset + 100))
              for (const number of numbers) seen.add(number)
            }
            expect(seen.size).toBe(300)
          }
        })

        it(`${bounds}, "${text}", by best match: each once, to the last`, async () => {
          const seen = new Set<number>()
          for (let offset = 0; offset < expected.length; offset += 100)
            for (const number of (await page({ ...given, text }, offset, 100)).numbers) seen.add(number)
          expect([...seen].toSorted((a, b) => a - b)).toEqual(expected)
        }, 300_000)
      }
  })
}
