import { expect, it } from '@jest/globals'
import { prepare } from '#test/support/library.ts'
import { mayTrack } from './entitlement.ts'

const astm = { designation: 'ASTM D9901-24', publisher: 'ASTM', contentType: 'ASTM_STANDARDS' }

it.each([
  ['a standard of ASTM', astm, true],
  ['a standard of ASTM by its type', { ...astm, contentType: '' }, true],
  ['a redline of ASTM', { ...astm, classification: 'RL' }, false],
  ['a supplement of ASTM', { ...astm, supplementTo: 'ASTM D9901-24', documentType: 'Supplement' }, false],
  ['a research report of ASTM', { ...astm, documentType: 'Research Report' }, false],
  ['an adjunct of ASTM', { ...astm, documentType: 'Adjunct' }, false],
  ['a journal of ASTM', { ...astm, contentType: 'JOURNALS', documentType: 'Article' }, false],
  ['a translation of ASTM', { ...astm, contentType: '', documentType: 'Translated Standard' }, true],
  ['a research report of another publisher', { designation: 'XO 1', publisher: 'XO', documentType: 'Research Report' }, true],
])('tracking follows the kind of document: %s', (_, facts, tracked) => expect(mayTrack(prepare(facts))).toBe(tracked))
