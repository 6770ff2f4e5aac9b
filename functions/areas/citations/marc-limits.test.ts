import { describe, expect, it, jest } from '@jest/globals'
import type { SearchIntent } from '#finding/intent.ts'
import { getMarcDocument } from './get-marc-document.ts'

/** A call to a library with a number of titles under any name. */
function callWith(total: number) {
  const find = jest.fn(async (_: SearchIntent) => ({ total, hits: [] }))
  const put = jest.fn()
  const fail = (code: string) => {
    throw new Error(code)
  }
  const actor = { tenant: 'astm', userId: 'u', account: { id: 'a', publishers: ['ISO'], collections: ['Water'] } }
  const context = { actor, tenant: 'astm', origin: 'https://astm.example', ports: { search: { find }, objects: { put } }, fail }
  const run = (title: string) => getMarcDocument.run({ title, format: 'mrc' }, context as never)
  return { run, find, put }
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
      { tenant: 'astm', documents: expect.objectContaining({ publishers: ['ISO'], collections: ['Water'] }) },
    ])
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
