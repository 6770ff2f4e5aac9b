import { describe, expect, it } from '@jest/globals'
import { hitsOf } from './hits.ts'

const hits = [{ contentCode: 'ISO|1' }, { contentCode: 'ISO|2', page: 4 }]

describe('the hits a document was opened from', () => {
  it('are taken from the router state', () => {
    expect(hitsOf({ hits, index: 1, total: 40, position: {} })).toMatchObject({ index: 1, total: 40 })
  })

  it.each([
    null,
    undefined,
    'x',
    {},
    { hits, index: 2, total: 2 },
    { hits: [{}], index: 0, total: 1 },
    { hits, index: '0', total: 2 },
  ])('are none in %p', (state) => {
    expect(hitsOf(state)).toBeUndefined()
  })
})
