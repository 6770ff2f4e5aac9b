import { describe, expect, it, jest } from '@jest/globals'
import type { SearchIntent } from '#finding/intent.ts'
import { getMarcDocument } from './get-marc-document.ts'

/** A call to a library with a number of titles under any name. */
function callWith(total: number) {
  const find = jest.fn(async (_: SearchIntent) => ({ total, hits: [] }))
  const headers: Record<string, string> = {}
  const put = jest.fn(async (_: string, body: AsyncIterable<Uint8Array>) => {
    let size = 0
    for await (const piece of body) size += piece.length
    return { size }
  })
  const sign = async () => ({ url: '/x', expiresAt: '' })
  const setHeader = (name: string, value: string) => {
    headers[name] = value
  }
  const fail = (code: string) => {
    throw new Error(code)
  }
  const actor = { tenant: 'astm', userId: 'u', account: { id: 'a', publishers: ['ISO'], collections: ['Water'] } }
  const context = { actor, tenant: 'astm', origin: 'https://astm.example', setHeader, fail }
  const table = { getMany: async () => [], put: async () => {} }
  const ports = { search: { find }, objects: { put, sign }, table, clock: { now: () => new Date(0) } }
  const run = (title: string, part?: number) =>
    getMarcDocument.run({ title, format: 'mrc', part }, { ...context, ports } as never)
  return { run, find, put, headers }
}

describe('records of many titles', () => {
  it('are refused in words where somebody would wait too long, and nothing is stored', async () => {
    const { run, put } = callWith(2001)
    await expect(run('ISO')).rejects.toThrow('too-many-titles')
    expect(put).not.toHaveBeenCalled()
  })

  it('of the library are looked for in what the account may open alone', async () => {
    const { run, find } = callWith(2001)
    await expect(run(' Library ')).rejects.toThrow('too-many-titles')
    expect(find.mock.calls.map(([{ scope }]) => scope)).toEqual([
      {
        tenant: 'astm',
        documents: expect.objectContaining({ publishers: ['ISO'], collections: ['Water'] }),
        texts: { publishers: [], collections: [] },
      },
    ])
  })

  it('are read in parts, whose number is told', async () => {
    const { run, find, headers } = callWith(4100)
    await run('ISO', 2)
    expect(headers).toEqual({ titles: '4100' })
    expect(find.mock.calls.slice(1).map(([{ offset, size }]) => [offset, size])).toEqual([[4000, 100]])
    await expect(run('ISO', 3)).rejects.toThrow('titles-not-found')
  })

  it('of a name that is none are looked for as a publisher, a collection and a family', async () => {
    const { run, find } = callWith(0)
    await expect(run('jcr')).rejects.toThrow('titles-not-found')
    expect(find.mock.calls.map(([{ scope, filters }]) => [scope.documents, filters])).toEqual([
      [{ publishers: ['jcr', 'JCR'], collections: ['jcr', 'JCR'] }, []],
      ['all', [{ facet: 'family', values: ['jcr', 'JCR'] }]],
    ])
  })
})
