import { describe, expect, it } from '@jest/globals'
import { api } from '#contract/index.ts'
import { fc } from '#test/support/properties.ts'
import { createRouter } from './match-route.ts'

const router = createRouter(api)
const parametersOf = (method: string, path: string) => router.match(method, path)?.parameters
const all = Object.values(api).flatMap((area) => Object.values(area))

describe('the router', () => {
  it.each(all.map(({ method, path }) => [method, path]))('finds %s %s', (method, path) => {
    const match = router.match(method, path.replace(/\{\w+\}/g, 'x'))
    expect(match?.endpoint).toMatchObject({ method, path })
    expect(Object.keys(match?.parameters ?? {}).sort()).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort())
  })

  it('gives any text of a path back as it was before it was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        fc.pre(text !== '.' && text !== '..')
        expect(parametersOf('GET', `/api/documents/html/${encodeURIComponent(text)}`)).toEqual({ id: text })
      }),
    )
  })

  it.each([
    ['/api/documents/html/ASTM%20A1%2FA1M', { id: 'ASTM A1/A1M' }],
    ['//api/documents//html/x/', { id: 'x' }],
    ['/api/documents/html/%zz', { id: '%zz' }],
    ['/api/documents/html/%E0', { id: '%E0' }],
    ['/api/documents/html/a:b{c}*', { id: 'a:b{c}*' }],
    ['/api/documents/html/{id}', { id: '{id}' }],
    ['/api/documents/html/', undefined],
    ['/api/documents/html/a/b', undefined],
    ['/API/documents/html/a', undefined],
    ['/api/documents/html/..', undefined],
    ['/api/reports/../documents/html/%2e%2e', undefined],
    ['/api/reports/x/../../documents/html/y', undefined],
  ])('reads the parameters of %s', (path, parameters) => expect(parametersOf('GET', path)).toEqual(parameters))

  it('takes a fixed path before one with parameters, and of those the one with fewer', () => {
    const open = { ...api.documents.html, path: '/api/documents/{id}' }
    const widest = { ...open, path: '/api/{area}/{id}' }
    const several = createRouter({ documents: { widest, open, fixed: api.documents.metadata } })
    expect(several.match('GET', '/api/documents/metadata')?.endpoint).toBe(api.documents.metadata)
    expect(several.match('GET', '/api/documents/other')?.endpoint).toBe(open)
    expect(several.match('GET', '/api/other/other')?.endpoint).toBe(widest)
  })

  it('knows the methods that a path takes', () => {
    expect(router.methodsOf('/api/favorite-documents')).toEqual(['PUT'])
    expect(router.methodsOf('/api/tracked-documents/x')).toEqual(['PUT', 'DELETE'])
    expect(router.methodsOf('/api/nothing')).toEqual([])
  })
})
