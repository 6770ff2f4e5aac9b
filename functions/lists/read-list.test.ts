import { expect, it } from '@jest/globals'
import { readList } from './read-list.ts'
import type { StoredList } from './stored-list.ts'

const byText = (a: string, b: string) => (a < b ? -1 : 1)

/** A table without any change, and lists of as many rows as their owner is called; `read` names the owners that are read whole. */
function openLists() {
  const table = { get: async () => undefined, getMany: async () => [], query: async () => ({ items: [] }) }
  const read: string[] = []
  const key = { pk: 'pk', sk: 'sk' }
  const stored = {
    name: 'lists',
    nameOf: (owner: string) => owner,
    readAll: async (_: unknown, owner: string) => {
      read.push(owner)
      return Array.from({ length: Number(owner) }, (_, at) => `${at}`)
    },
    readSome: async () => [],
    log: { head: () => key, change: () => key },
    idOf: (row: string) => row,
    partOf: () => 'all',
    columns: {},
    usual: byText,
  } as unknown as StoredList<string, string>
  return { read, open: (owner: string) => readList(table as never, stored, owner) }
}

it('lists that do not fit into the memory of a process go, the longest unused first', async () => {
  const { open, read } = openLists()
  for (const owner of ['100001', '100002', '100001', '100003', '100001', '100003']) await open(owner)
  expect(read).toEqual(['100001', '100002', '100003'])
  await open('100002')
  expect(read.slice(3)).toEqual(['100002'])
  await open('100003')
  expect(read.slice(4)).toEqual([])
})

it('a list is read once, however many ask for it at a time', async () => {
  const { open, read } = openLists()
  await Promise.all(Array.from({ length: 20 }, () => open('5')))
  await Promise.all(Array.from({ length: 20 }, (_, at) => open(`${at}`)))
  expect(read.filter((owner) => owner === '5')).toHaveLength(1)
})
