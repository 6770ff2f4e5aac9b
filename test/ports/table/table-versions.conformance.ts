import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type ItemVersions, itemVersions, type VersionStep } from '#functions/adapters/shared/item-versions.ts'
import { ConditionFailed, type Item, ItemTooNew, type Table } from '#ports/table.ts'

/** One table, opened by releases that know different versions of items. */
export interface TableOfReleases {
  release(versions: ItemVersions): Table
  passTime(seconds: number): Promise<void>
  now(): Date
  close(): Promise<void>
}

const twoNames: VersionStep = {
  up: ({ name, ...rest }) => {
    const [first = '', last = ''] = String(name).split(' ')
    return { ...rest, first, last } as Item
  },
  down: ({ first, last, ...rest }) => ({ ...rest, name: `${first} ${last}` }) as Item,
}

let count = 0
const newKey = () => ({ pk: `astm#letter#${Date.now()}-${process.pid}-${count++}`, sk: 'a' })

export function tableVersionsConformance(name: string, open: () => Promise<TableOfReleases>): void {
  describe(`versions of data in the table on ${name}`, () => {
    let under: TableOfReleases
    let first: Table
    let second: Table
    let third: Table
    beforeAll(async () => {
      under = await open()
      first = under.release(itemVersions({}))
      second = under.release(itemVersions({ letter: { steps: [twoNames], writes: 1 } }))
      third = under.release(itemVersions({ letter: { steps: [twoNames], writes: 2 } }))
    })
    afterAll(() => under.close())
    const [ada, grace] = [
      { first: 'Ada', last: 'Lovelace', n: 1 },
      { first: 'Grace', last: 'Hopper', n: 1 },
    ]

    it('what an earlier release wrote reads in the new shape, however it is read', async () => {
      const key = newKey()
      await first.put({ ...key, name: 'Ada Lovelace', n: 1 })
      for (const table of [second, third]) {
        expect(await table.get(key)).toEqual({ ...key, ...ada })
        expect(await table.getMany([key])).toEqual([{ ...key, ...ada }])
        expect((await table.query({ pk: key.pk })).items).toEqual([{ ...key, ...ada }])
      }
    })

    it('it is changed in the new shape, under its conditions', async () => {
      const key = newKey()
      await first.put({ ...key, name: 'Ada Lovelace', n: 1 })
      await expect(third.put({ ...key, ...grace }, { attribute: 'n', equals: 2 })).rejects.toBeInstanceOf(ConditionFailed)
      const changed = await third.update(key, { set: { last: 'King' }, add: { n: 1 } }, { attribute: 'n', equals: 1 })
      expect(changed).toEqual({ ...key, first: 'Ada', last: 'King', n: 2 })
      expect(await third.get(key)).toEqual(changed)
    })

    it('going back one release: the first reads and writes on what the second wrote', async () => {
      const key = newKey()
      await second.put({ ...key, ...ada })
      expect(await first.get(key)).toEqual({ ...key, name: 'Ada Lovelace', n: 1 })
      await first.update(key, { set: { name: 'Grace Hopper' } })
      expect(await second.get(key)).toEqual({ ...key, ...grace })
    })

    it('going back one release: the second reads and writes on what the third wrote', async () => {
      const key = newKey()
      await third.put({ ...key, ...ada })
      expect(await second.update(key, { set: { first: 'Grace', last: 'Hopper' } })).toEqual({ ...key, ...grace })
      expect(await third.get(key)).toEqual({ ...key, ...grace })
      await third.put({ ...key, ...ada })
      await second.transact([{ delete: key }])
      expect(await third.get(key)).toBeUndefined()
    })

    it('a newer shape than is known is refused for every operation, and stays as it is', async () => {
      const key = newKey()
      const other = { ...key, sk: 'b' }
      await third.put({ ...key, ...ada })
      const item = { ...key, name: 'Nobody' }
      const tries = [
        () => first.get(key),
        () => first.getMany([key]),
        () => first.query({ pk: key.pk }),
        () => first.put(item),
        () => first.put(item, { exists: false }),
        () => first.put(item, { attribute: 'n', equals: 1 }),
        () => first.update(key, { set: { name: 'Nobody' } }),
        () => first.delete(key),
        () => first.delete(key, { exists: true }),
        () => first.transact([{ put: { ...other } }, { put: item }]),
        () => first.transact([{ put: { ...other } }, { update: key, change: {} }]),
        () => first.transact([{ put: { ...other } }, { delete: key }]),
        () => first.transact([{ put: { ...other } }, { check: key, condition: { exists: true } }]),
      ]
      for (const attempt of tries) await expect(attempt()).rejects.toBeInstanceOf(ItemTooNew)
      expect((await third.query({ pk: key.pk })).items).toEqual([{ ...key, ...ada }])
    })

    it('the message says which item, which shape, and what is known', async () => {
      const key = newKey()
      await third.put({ ...key, ...ada })
      await expect(first.get(key)).rejects.toThrow(`${key.pk} a has shape 2; this release knows up to 1`)
    })

    it('what has expired is absent in every shape', async () => {
      const key = newKey()
      await third.put({ ...key, ...ada, expiresAt: Math.floor(under.now().getTime() / 1000) + 2 })
      await under.passTime(3)
      expect(await first.get(key)).toBeUndefined()
      await first.put({ ...key, name: 'Grace Hopper', n: 1 }, { exists: false })
      expect(await third.get(key)).toEqual({ ...key, ...grace })
    })

    it('other kinds are as they were', async () => {
      const key = { ...newKey(), pk: `astm#constructor#${count}-${Date.now()}` }
      await third.put({ ...key, name: 'x' })
      expect(await first.get(key)).toEqual({ ...key, name: 'x' })
    })
  })
}
