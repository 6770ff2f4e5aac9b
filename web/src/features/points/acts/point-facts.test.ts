import { expect, it } from '@jest/globals'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { withPointFacts } from './point-facts.ts'

const metadata = (activated: boolean, deactivated: boolean) =>
  ({
    tabs: ['PDF', ...(activated || deactivated ? ['COMPASS_POINTS'] : [])],
    hasActivatedCompassPoint: activated,
    hasDeactivatedCompassPoint: deactivated,
    proposedCompassPoints: 0,
  }) as DocumentMetadata

it('the first point of a closed document brings its tab, and the last one takes it along; an open one always has it', () => {
  const tabsOf = (before: DocumentMetadata, facts: Parameters<typeof withPointFacts>[1]) => withPointFacts(before, facts).tabs
  expect(tabsOf(metadata(false, false), { hasActivatedCompassPoint: true })).toEqual(['PDF', 'COMPASS_POINTS'])
  expect(tabsOf(metadata(true, false), { hasActivatedCompassPoint: true })).toEqual(['PDF', 'COMPASS_POINTS'])
  expect(tabsOf(metadata(true, true), { hasActivatedCompassPoint: false })).toEqual(['PDF', 'COMPASS_POINTS'])
  expect(tabsOf(metadata(true, false), { hasActivatedCompassPoint: false })).toEqual(['PDF'])
  expect(tabsOf(metadata(false, false), { proposedCompassPoints: 2 })).toEqual(['PDF', 'COMPASS_POINTS'])
  const open = { ...metadata(true, false), access: 'open' } as const
  expect(tabsOf(open, { hasActivatedCompassPoint: false })).toEqual(['PDF', 'COMPASS_POINTS'])
})
