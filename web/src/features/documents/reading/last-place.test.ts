import { beforeEach, describe, expect, it } from '@jest/globals'
import { readLastPlace, saveLastPlace } from './last-place.ts'

const stored = new Map<string, string>()
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
})

describe('the place where somebody left off', () => {
  beforeEach(() => stored.clear())

  it('is kept for each person and document', () => {
    saveLastPlace('sana', 'ISO|1', { page: 212 })
    saveLastPlace('sana', 'ISO|2', { page: 3 })
    saveLastPlace('omar', 'ISO|1', { page: 7 })
    saveLastPlace('sana', 'ISO|1', { page: 213 })
    expect(readLastPlace('sana', 'ISO|1')).toEqual({ page: 213 })
    expect(readLastPlace('sana', 'ISO|2')).toEqual({ page: 3 })
    expect(readLastPlace('omar', 'ISO|1')).toEqual({ page: 7 })
    expect(readLastPlace('omar', 'ISO|2')).toBeUndefined()
  })

  it('is forgotten where 200 documents were read since', () => {
    for (let at = 0; at <= 200; at += 1) saveLastPlace('sana', `ISO|${at}`, at)
    expect([readLastPlace('sana', 'ISO|0'), readLastPlace('sana', 'ISO|1')]).toEqual([undefined, 1])
  })

  it('is none where the storage holds something else', () => {
    for (const broken of ['{', '7', 'null', '[null, 3]']) {
      stored.set('lectern-places:sana', broken)
      expect(readLastPlace('sana', 'ISO|1')).toBeUndefined()
    }
  })
})
