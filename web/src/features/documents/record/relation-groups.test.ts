import { expect, it } from '@jest/globals'
import { groupRelations } from './relation-groups.ts'

it('relations are grouped by kind, each designation once, those that can be opened first', () => {
  const groups = groupRelations([
    { relation: 'replaces', designation: 'RFC 1' },
    { relation: 'replaces', designation: 'RFC 2', contentCode: 'IETF|RFC-2' },
    { relation: 'amends', designation: 'RFC 3' },
    { relation: 'related', designation: 'RFC 4' },
    { relation: 'replaces', designation: 'RFC 1', contentCode: 'IETF|RFC-1' },
  ])
  expect(groups.map(({ key, relations }) => [key, relations.map(({ designation }) => designation)])).toEqual([
    ['replaces', ['RFC 1', 'RFC 2']],
    ['amends', ['RFC 3']],
    ['seeAlso', ['RFC 4']],
  ])
})
