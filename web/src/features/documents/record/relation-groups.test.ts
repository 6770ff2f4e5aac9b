import { describe, expect, it } from '@jest/globals'
import { groupRelations } from './relation-groups.ts'

describe('relations of a document', () => {
  it('are grouped by kind, each designation once, those that can be opened first', () => {
    const groups = groupRelations([
      { relation: 'obsoletes', designation: 'RFC 1' },
      { relation: 'obsoletes', designation: 'RFC 2', contentCode: 'IETF|RFC-2' },
      { relation: 'updates', designation: 'RFC 3' },
      { relation: 'obsoletes', designation: 'RFC 1', contentCode: 'IETF|RFC-1' },
    ])
    expect(groups.map(({ key, relations }) => [key, relations.map(({ designation }) => designation)])).toEqual([
      ['obsoletes', ['RFC 1', 'RFC 2']],
      ['updates', ['RFC 3']],
    ])
    expect(groups[0]?.relations.every(({ contentCode }) => contentCode)).toBe(true)
  })

  it('of an unknown kind stand together', () => {
    const groups = groupRelations([
      { relation: 'cites', designation: 'A' },
      { relation: 'mentions', designation: 'B' },
    ])
    expect(groups).toEqual([{ key: 'seeAlso', relations: [expect.anything(), expect.anything()] }])
  })
})
