import { describe, expect, it } from '@jest/globals'
import { api } from '#contract/index.ts'
import { unknownFields } from './unknown-fields.ts'

const { input } = api.feedback.submit
const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`x${at}`, at]))

describe('fields of a body that no schema names', () => {
  it('are listed with their places, at any depth', () => {
    const refinements = [
      { r: 'topic', k: 'a', pk: '' },
      { r: 'topic', k: 'a', pk: '', other: 1 },
    ]
    expect(unknownFields(input, { searchType: 'A', refinements, tenant: 'awwa' }, 50)).toEqual(['refinements.1.other', 'tenant'])
  })

  it('end at the number that is asked for, without a look at the rest', () => {
    expect(unknownFields(input, named(4000), 50)).toEqual(Object.keys(named(50)))
    expect(unknownFields(input, { refinements: [named(30), named(4000)] }, 50)).toHaveLength(50)
  })

  it('are none where all are named', () => {
    expect(unknownFields(input, { searchType: 'A', q1Response: 'x', q2Response: '', searchQuery: '' }, 50)).toEqual([])
  })

  it('are those of a prototype, too', () => {
    expect(unknownFields(input, JSON.parse('{"__proto__":{},"constructor":1}'), 50)).toEqual(['__proto__', 'constructor'])
  })
})
