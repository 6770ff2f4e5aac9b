import { expect, it } from '@jest/globals'
import { subjectsOf } from './subjects.ts'

const none = { ics: [], committees: [], sectors: [], topics: [], taxonomy: [], relations: [] }

it('names the classes of a record, its committees and what it refers to, but not its own editions', () => {
  const relations = [
    { type: 'updates', designation: 'RFC 9110' },
    { type: 'hasEdition', designation: 'ISO 1:2020' },
  ]
  const given = { ...none, ics: ['43.020'], committees: ['ISO/TC 22 (Road vehicles)'], relations }
  expect(subjectsOf(given)).toEqual(['Road vehicles', 'Road vehicles in general', 'ISO/TC 22 (Road vehicles)', 'RFC 9110'])
  expect(subjectsOf(none)).toEqual([])
})
