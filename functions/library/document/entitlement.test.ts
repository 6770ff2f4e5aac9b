import { expect, it, jest } from '@jest/globals'
import { tenants } from '#tenants/index.ts'
import { prepare } from '#test/support/library.ts'
import { allContent, entitledContent, mayTrack } from './entitlement.ts'

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

it('searches read the full texts that are open, and all where the page of the tenant says so', () => {
  const holdings = { publishers: ['ISO'], collections: ['Water'] }
  const actor = { tenant: 'astm', account: { id: 'a', name: 'A', ...holdings } } as unknown as Parameters<typeof allContent>[0]
  expect(allContent(actor)).toEqual({ tenant: 'astm', documents: 'all', texts: holdings })
  expect(allContent({ tenant: 'astm' }).texts).toEqual({ publishers: [], collections: [] })
  const replaced = jest.replaceProperty(tenants.astm, 'searchClosedTexts', true)
  expect(allContent({ tenant: 'astm' }).texts).toBe('all')
  expect(entitledContent(actor)).toEqual({ tenant: 'astm', documents: holdings, texts: 'all' })
  replaced.restore()
})
