import { describe, expect, it } from '@jest/globals'
import type { RefinementNode } from '#contract/refinement.ts'
import { findNodes } from './find-nodes.ts'
import { nodesOfCounts } from './nodes-of-counts.ts'
import { sectionsOf } from './sections-of.ts'
import { isLocked, isShown, limitNodes, sortNodes } from './shown-nodes.ts'

const [plain] = nodesOfCounts('committee', new Map([['committee:x', 1]]), [], (key) => key)
const node = (key: string, name = key, child: RefinementNode[] = [], isTitle = false) => ({
  ...(plain as RefinementNode),
  key,
  name,
  child,
  isTitle,
})

describe('which values are shown', () => {
  const counts = new Map([['committee:b', 2]])
  const rules = { counts, whole: true, entries: [], hidesZero: true }
  it('those with documents, and the chosen ones whatever their number', () => {
    expect(isShown(node('a'), rules)).toBe(false)
    expect(isShown(node('b'), rules)).toBe(true)
    const entries = [{ k: 'a', r: 'committee', pk: '' }] as const
    expect(isShown(node('a'), { ...rules, entries })).toBe(true)
    expect(isShown(node('top', 'top', [node('a')]), { ...rules, entries })).toBe(true)
  })
  it('all of them while numbers are not known, and where the tenant says so', () => {
    expect(isShown(node('a'), { ...rules, counts: undefined })).toBe(true)
    expect(isShown(node('a'), { ...rules, hidesZero: false })).toBe(true)
  })
  it('a heading with something below it', () => {
    expect(isShown(node('h', 'h', [node('b')], true), rules)).toBe(true)
    expect(isShown(node('h', 'h', [node('a')], true), rules)).toBe(false)
  })
})

it('values stand by number, or by name with numbers in it by their value', () => {
  const nodes = ['TC 10', 'TC 9', 'ab'].map((key) => node(key))
  const counts = new Map([
    ['committee:TC 9', 5],
    ['committee:ab', 7],
  ])
  const keys = (sort: 'best' | 'az' | 'za') => sortNodes(nodes, sort, counts, 'en').map(({ key }) => key)
  expect(keys('best')).toEqual(['ab', 'TC 9', 'TC 10'])
  expect(keys('az')).toEqual(['ab', 'TC 9', 'TC 10'])
  expect(keys('za')).toEqual(['TC 10', 'TC 9', 'ab'])
})

it('a short list keeps what is chosen further down', () => {
  const nodes = ['a', 'b', 'c', 'd'].map((key) => node(key))
  expect(limitNodes(nodes, 2, [{ k: 'd', r: 'committee', pk: '' }]).map(({ key }) => key)).toEqual(['a', 'b', 'd'])
})

it('in a subscription, what holds nothing of it cannot be chosen unless that is forced', () => {
  const rules = { entitledOnly: true, forced: false, entitled: new Set(['committee:b']) }
  expect(isLocked(node('a'), rules)).toBe(true)
  expect(isLocked(node('b'), rules)).toBe(false)
  expect(isLocked(node('a'), { ...rules, forced: true })).toBe(false)
  expect(isLocked(node('a'), { ...rules, entitledOnly: false })).toBe(false)
  expect(isLocked(node('a'), { ...rules, entitled: undefined })).toBe(false)
})

it('typing finds a value by any of its words, by its key and without accents, at every level', () => {
  const tree = [
    node('13', 'Environment', [node('13.060', 'Water quality'), node('13.080', 'Étude of soil')]),
    node('91', 'Building'),
  ]
  const found = (typed: string) => findNodes(tree, typed).map((path) => path.at(-1)?.key)
  expect(found('quality')).toEqual(['13.060'])
  expect(found('quality water')).toEqual(['13.060'])
  expect(found('SOIL etude')).toEqual(['13.080'])
  expect(found('13')).toEqual(['13', '13.060', '13.080'])
  expect(found('water soil')).toEqual([])
})

it('looks through 20,000 values at once', () => {
  const tree = Array.from({ length: 20_000 }, (_, index) => node(`TC ${index}`, `Committee on subject ${index}`))
  expect(findNodes(tree, 'subject 19999')).toHaveLength(1)
})

it('shows the categories that the account shows, the most used first, and no publishers where there is one', () => {
  const refinementSections = [
    { section: 'publisher', display: 'Y' },
    { section: 'ics', display: 'N' },
    { section: 'status', display: 'Y' },
    { section: 'colour', display: 'Y' },
  ] as const
  expect(sectionsOf({ refinementSections, billboard: { 'tenant-publisher-only': false } })).toEqual([
    'standing',
    'publisher',
    'year',
  ])
  expect(sectionsOf({ refinementSections, billboard: { 'tenant-publisher-only': true } })).toEqual(['standing', 'year'])
})
