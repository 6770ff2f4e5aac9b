import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { agreement } from '#contract/agreement.ts'
import { type RefinementNode, refinement } from '#contract/refinement.ts'
import { search } from '#contract/search.ts'
import { TENANTS } from '#contract/tenant.ts'
import { NamesFile } from '#functions/jobs/ingest/formats/names-file.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import { saveValueNames } from '#library/value-names.ts'
import { tenants } from '#tenants/index.ts'
import { facetedShelf } from '../../support/faceted-shelf.ts'
import { prepare } from '../../support/library.ts'
import { createWorld, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  for (const tenant of TENANTS) {
    const { code } = tenants[tenant].publisher
    await saveDocuments(world.ports, tenant, [
      ...facetedShelf(40),
      prepare({ publisher: code, designation: `${code} 4001:2020`, taxonomy: ['House rules/Ladders'] }),
    ])
  }
}, 300_000)
afterAll(() => world.close())

const keys = (nodes: readonly RefinementNode[]) => nodes.map(({ key }) => key)
const below = (nodes: readonly RefinementNode[], key: string) => nodes.find((node) => node.key === key)?.child ?? []
const flat = (nodes: readonly RefinementNode[]): RefinementNode[] => nodes.flatMap((node) => [node, ...flat(node.child)])
const subscriber = () => world.as('subscriber')

describe('the trees', () => {
  it('the tree of the ICS is complete and in order, with names and counts', async () => {
    const tree = await subscriber()(refinement.icsCodes, {})
    const all = flat(tree)
    expect(all.length).toBeGreaterThanOrEqual(1381)
    expect(keys(tree)).toEqual(keys(tree).toSorted())
    expect(all.every(({ key, parentKey }) => parentKey === key.split('.').slice(0, -1).join('.'))).toBe(true)
    const [class13] = tree.filter(({ key }) => key === '13')
    expect(class13?.name).not.toBe('13')
    expect(class13?.count).toBeGreaterThan(0)
    expect(all.some(({ count }) => count === 0)).toBe(true)
  })

  it("the ICS and document types have names in the language asked for, and the library's own win", async () => {
    const named = (language: string) => subscriber()(refinement.names, { language, ics: '77.080,77.140,none' })
    expect(await named('de')).toEqual({
      ics: { '77.080': 'Eisenmetalle', '77.140': 'Eisen- und Stahlerzeugnisse' },
      documentTypes: {},
    })
    const own = { ics: { '77.080': { de: 'Eisen und Stahl' } }, documentTypes: { 'House Standard': { de: 'Werknorm' } } }
    await saveValueNames(world.ports.table, 'astm', NamesFile.parse({ format: 'lectern-names/1', ...own }))
    const { ics, documentTypes } = await named('de')
    expect([ics['77.080'], documentTypes]).toEqual(['Eisen und Stahl', { 'House Standard': 'Werknorm' }])
    const [metals] = (await subscriber()(refinement.icsCodes, { language: 'de' })).filter(({ key }) => key === '77')
    expect(metals?.child.find(({ key }) => key === '77.080')?.name).toBe('Eisen und Stahl')
  })

  it('the tree of committees has their hierarchy, and the names of their documents', async () => {
    const tree = await subscriber()(refinement.committees, {})
    expect(keys(tree)).toEqual(expect.arrayContaining(['ISO', 'ISO/IEC', 'TC 61', 'Drawing Office']))
    const iso = below(tree, 'ISO')
    expect(keys(iso)).toEqual(['ISO/TC 20', 'ISO/TC 184'])
    expect(below(iso, 'ISO/TC 184')).toMatchObject([{ key: 'ISO/TC 184/SC 4', name: 'ISO/TC 184/SC 4 (Industrial data)' }])
  })

  it('the tree of the taxonomy has its levels, for one publisher or for all', async () => {
    const tree = await subscriber()(refinement.taxonomy, { id: 'all' })
    expect(keys(tree)).toEqual(['Gas', 'Gases', 'House rules', 'Water'])
    expect(below(below(tree, 'Gases'), 'Gases/Containers')).toMatchObject([{ key: 'Gases/Containers/Steel', name: 'Steel' }])
    const own = await subscriber()(refinement.taxonomy, { id: 'ACME' })
    expect(keys(own)).not.toContain('House rules')
    expect(keys(own).length).toBeGreaterThan(0)
    expect(await subscriber()(refinement.taxonomy, { id: 'NOBODY' })).toEqual([])
  })

  it('the tree of publishers has their names, and billboards where the tenant shows them', async () => {
    const tree = await subscriber()(refinement.otherContent, {})
    expect(tree.find(({ key }) => key === 'ISO')).toMatchObject({
      name: 'ISO Publishing',
      showBillboard: true,
      billboardName: 'ISO Publishing',
      semanticSearchenabled: true,
    })
  })

  it('the trees have sectors and topics, each under its root, and document types', async () => {
    const both = await subscriber()(refinement.sectorsAndThemes, { language: 'en' })
    expect(both.filter(({ key }) => key === 'Energy').map(({ r }) => r)).toEqual(['sector', 'topic'])
    expect(keys(await subscriber()(refinement.documentTypes, {}))).toEqual(['Amendment', 'Guide', 'Standard'])
  })

  it('the trees of subscribed content hold nothing else', async () => {
    const nodes = await subscriber()(refinement.entitledNodes, {})
    expect(keys(nodes.filter(({ r }) => r === 'publisher')).toSorted()).toEqual(['ASTM', 'IETF', 'ISO'])
    const { count } = await subscriber()(search.entitled, {
      keywords: '',
      refinements: [{ k: 'Guide', r: 'documentType', pk: '' }],
    })
    expect(nodes.find(({ key }) => key === 'Guide')?.count).toBe(count)
    const visitor = await world.as('visitor')(refinement.entitledNodes, {})
    expect(keys(visitor.filter(({ r }) => r === 'publisher'))).toEqual(['IETF'])
  })
})

describe('counting', () => {
  it('the first counts are of top-level values, in two sections', async () => {
    const category = await subscriber()(refinement.topLevelCount, { section: 'Category' })
    const names = category.counts.map(({ r, key }) => `${r} ${key}`)
    expect(names).toEqual(expect.arrayContaining(['ics 13', 'committee ISO', 'taxonomy Gases', 'sector Energy', 'topic Energy']))
    expect(names.filter((name) => /\/TC|ics .*\.|Containers|^publisher/.test(name))).toEqual([])
    const { counts } = await subscriber()(refinement.topLevelCount, { section: 'Publisher' })
    expect(new Set(counts.map(({ r }) => r))).toEqual(new Set(['publisher']))
  })

  it('a committee is counted by its key and not by its name', async () => {
    const { counts } = await subscriber()(refinement.count, {})
    const committees = counts.filter(({ r }) => r === 'committee').map(({ key }) => key)
    expect(committees).toContain('ISO/TC 184/SC 4')
    expect(committees.filter((key) => key.includes('('))).toEqual([])
  })

  it('counts are limited to the publisher of the search', async () => {
    const { counts } = await subscriber()(refinement.publisherCount, { publisherId: 'ISO' })
    expect(counts.map(({ key }) => key)).toEqual(['ISO'])
  })
})

describe('what the tenant decides', () => {
  const closed = { status: 403, problem: { code: 'section-closed' } }

  it('a closed category has no tree and no counts', async () => {
    const call = world.as('subscriber', 'aenor')
    await call(agreement.accept, {})
    await expect(call(refinement.committees, {})).rejects.toMatchObject(closed)
    await expect(call(refinement.documentTypes, {})).rejects.toMatchObject(closed)
    const { counts } = await call(refinement.count, {})
    expect(counts.filter(({ r }) => r === 'committee' || r === 'documentType')).toEqual([])
    expect(counts.length).toBeGreaterThan(0)
  })

  it('closed publishers have no tree and no counts', async () => {
    const call = world.as('subscriber', 'ies')
    await expect(call(refinement.otherContent, {})).rejects.toMatchObject(closed)
    await expect(call(refinement.publisherCount, {})).rejects.toMatchObject(closed)
    await expect(call(refinement.topLevelCount, { section: 'Publisher' })).rejects.toMatchObject(closed)
  })

  it('a tenant can offer only its own publisher and taxonomy', async () => {
    const call = world.as('subscriber', 'awwa')
    expect(keys(await call(refinement.otherContent, {}))).toEqual(['AWWA'])
    expect((await call(refinement.publisherCount, {})).counts.map(({ key }) => key)).toEqual(['AWWA'])
    expect(keys(await call(refinement.taxonomy, { id: 'all' }))).toEqual(['House rules'])
    await expect(call(refinement.taxonomy, { id: 'ISO' })).rejects.toMatchObject(closed)
  })

  it('a search type that the tenant does not offer has no counts', async () => {
    const off = { status: 403, problem: { code: 'search-type-off' } }
    const call = world.as('subscriber', 'cga')
    await call(agreement.accept, {})
    await expect(call(search.all, { searchField: 'keyword' })).rejects.toMatchObject(off)
    await expect(call(search.entitled, { searchField: 'K' })).rejects.toMatchObject(off)
    await expect(call(refinement.count, { searchField: 'keyword' })).rejects.toMatchObject(off)
    expect((await call(search.all, { searchField: 'D', keywords: 'CGA 4001' })).count).toBe(1)
  })

  it('counts for protected viewing are of subscribed content only', async () => {
    const drm = world.as('drm')
    await expect(drm(refinement.count, {})).rejects.toMatchObject({ problem: { code: 'drm-restricted' } })
    expect(keys(await drm(refinement.otherContent, {})).toSorted()).toEqual(['ASTM', 'ISO'])
    expect((await drm(refinement.entitledPublisherCount, {})).counts.map(({ key }) => key).toSorted()).toEqual(['ASTM', 'ISO'])
  })
})
