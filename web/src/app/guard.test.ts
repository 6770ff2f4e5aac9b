import { describe, expect, it } from '@jest/globals'
import type { Authority } from '#contract/endpoint/endpoint.ts'
import { mayEnter, rewriteForDrm } from './guard.ts'

const person = (drm: boolean, ...authorities: Authority[]) => ({ authorities, contentSecurity: { 'drm-view': drm } })

describe('the guard', () => {
  it('asks for any of a route’s authorities, and for none where it names none', () => {
    expect(mayEnter({ drm: true, authorities: ['ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'] }, person(false, 'ADMIN'))).toBe(true)
    expect(mayEnter({ drm: true, authorities: ['ADMIN'] }, person(false, 'COMPASS_USER'))).toBe(false)
    expect(mayEnter({ drm: true }, person(false))).toBe(true)
  })

  it('keeps protected viewing to the routes that allow it', () => {
    expect(mayEnter({ drm: false }, person(true, 'ADMIN'))).toBe(false)
    expect(mayEnter({ drm: true }, person(true))).toBe(true)
  })

  it('leads a shared search to that of the subscription, with its words', () => {
    for (const pathname of ['/content-search/', '/content-search'])
      expect([rewriteForDrm(pathname, person(true)), rewriteForDrm(pathname, person(false))]).toEqual([
        '/mysubscription-search/',
        undefined,
      ])
  })

  it('opens documents of protected viewing in their own view', () => {
    expect(rewriteForDrm('/document/', person(true))).toBe('/document-view/')
    expect(rewriteForDrm('/document', person(true))).toBe('/document-view/')
    expect(rewriteForDrm('/document/', person(false))).toBeUndefined()
    expect(rewriteForDrm('/document-view/', person(true))).toBeUndefined()
  })
})
