import { expect, it } from '@jest/globals'
import { STANDINGS, STATUSES } from '#contract/documents/document-card.ts'
import {
  knownStanding,
  STATUS_WORDS,
  statedOtherwise,
  statedWordOf,
  statusWordOf,
  toneOf,
  wordsOfStatus,
} from './status-words.ts'

it('every standing and every stated status has one of the words, and every word a tone', () => {
  for (const is of STANDINGS) expect(STATUS_WORDS).toContain(statusWordOf({ is }))
  for (const status of STATUSES) expect(STATUS_WORDS).toContain(statedWordOf(status))
  for (const word of STATUS_WORDS) expect(toneOf(word)).toMatch(/^(good|warning|info|quiet)$/)
  expect(statusWordOf({ is: 'amended' })).toBe('in-force')
})

it('a status that nobody knows is unknown, and stands for no word', () => {
  expect(statedWordOf('Expired')).toBe('unknown')
  expect(knownStanding({ status: 'Expired' })).toEqual({ is: 'unknown' })
  expect(wordsOfStatus('Expired')).toEqual([])
  expect(wordsOfStatus('Unknown')).toEqual(['unknown'])
  expect(wordsOfStatus('Current')).toEqual(['in-force', 'under-revision'])
})

it('the word of a record is told apart only where the library concludes otherwise', () => {
  expect(statedOtherwise({ is: 'superseded' }, 'Active')).toBe('in-force')
  expect(statedOtherwise({ is: 'in-force' }, 'Historical')).toBe('superseded')
  for (const [is, status] of [
    ['amended', 'Current'],
    ['under-revision', 'Active'],
    ['superseded', 'Replaced'],
    ['withdrawn', 'Unknown'],
    ['draft', 'Draft'],
  ] as const)
    expect([is, status, statedOtherwise({ is }, status)]).toEqual([is, status, undefined])
})
