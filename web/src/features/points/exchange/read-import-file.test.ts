import { describe, expect, it } from '@jest/globals'
import { readImportText } from './read-import-file.ts'

const points = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `${at}`.padEnd(length, 'x') }))

describe('a file of points', () => {
  it('is cut to what one call takes, with nothing lost', () => {
    const all = points(1201, 100)
    const file = readImportText(`\uFEFF ${JSON.stringify(all, null, 2)}`)
    expect(file).toMatchObject({ format: 'json', count: 1201, isForeign: false })
    expect(file?.slices.flatMap(({ data }) => JSON.parse(data))).toEqual(all)
    expect(file?.slices.every(({ data }) => data.length <= 60_000)).toBe(true)
    expect(file?.slices.flatMap(({ indices }) => indices)).toEqual(all.map((_, at) => at))
    expect(file?.slices.map(({ indices }) => indices.length)).toEqual(file?.slices.map(({ data }) => JSON.parse(data).length))
  })

  it('is cut by the bytes of the call, which quotes and other scripts make longer', () => {
    const all = Array.from({ length: 400 }, () => ({ name: '"\n文'.repeat(80) }))
    const { slices } = readImportText(JSON.stringify(all)) ?? {}
    expect(slices?.flatMap(({ data }) => JSON.parse(data))).toEqual(all)
    const bytes = slices?.map(({ data }) => Buffer.byteLength(JSON.stringify({ format: 'json', data }))) ?? []
    expect(Math.max(...bytes)).toBeLessThan(60_000)
  })

  it('has a point that stands in it twice once, however far apart', () => {
    const uuid = crypto.randomUUID()
    const all = points(1201, 100).map((one, at) => (at % 600 === 0 ? { ...one, compassPointUUID: uuid } : one))
    const file = readImportText(JSON.stringify(all))
    expect(file?.slices.flatMap(({ indices }) => indices)).toEqual(
      all.flatMap((_, at) => (at === 600 || at === 1200 ? [] : [at])),
    )
    expect(file?.twice).toMatchObject([600, 1200].map((index) => ({ index, result: 'refused', reason: 'twice' })))
  })

  it.each(['', 'x', '{"name": "a"}', '"a"', 'null', JSON.stringify(points(1, 60_000))])('is not %.20j', (text) => {
    expect(readImportText(text)).toBeUndefined()
  })

  it('may be empty', () => {
    expect(readImportText('[]')).toEqual({ format: 'json', slices: [], count: 0, twice: [], isForeign: false })
  })
})
