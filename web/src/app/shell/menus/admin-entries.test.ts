import { expect, it } from '@jest/globals'
import type { Authority } from '#contract/endpoint/endpoint.ts'
import { managesKeys } from '#web/lib/account/manages-keys.ts'
import { findRoute } from '../../routes.tsx'
import { adminEntries } from './admin-entries.ts'

const entriesOf = (drm: boolean, ...authorities: Authority[]) =>
  adminEntries({ authorities, contentSecurity: { 'drm-view': drm } }).map(({ to }) => to)

it('the menu offers administrators their pages, and nobody else', () => {
  const pages = entriesOf(false, 'COMPASS_USER', 'ADMIN')
  expect(pages).toContain('/admin/health')
  const managed = entriesOf(false, 'COMPASS_USER_ADMIN', 'COMPASS_POINT_ADMIN')
  expect(managed).toEqual(['/admin/access-requests', '/admin/agreement'])
  for (const page of pages)
    expect(findRoute(page)?.authorities).toEqual(managed.includes(page) ? ['ADMIN', 'COMPASS_USER_ADMIN'] : ['ADMIN'])
  expect(entriesOf(false, 'COMPASS_USAGE_REPORT_VIEWER', 'COMPASS_POINT_ADMIN')).toEqual([])
  expect(entriesOf(true, 'ADMIN')).toEqual([])
})

it('the menu offers the pages of keys and title lists to those whom it lets in', () => {
  for (const authority of [
    'ADMIN',
    'COMPASS_USER_ADMIN',
    'COMPASS_USAGE_REPORT_VIEWER',
    'COMPASS_POINT_ADMIN',
    'COMPASS_USER',
  ] as const) {
    const isLetIn = findRoute('/account-keys')?.authorities?.includes(authority)
    expect(findRoute('/counter-reports')?.authorities?.includes(authority)).toBe(isLetIn)
    expect(findRoute('/title-lists')?.authorities?.includes(authority)).toBe(isLetIn)
    expect(managesKeys({ authorities: [authority], contentSecurity: { 'drm-view': false } })).toBe(isLetIn)
    expect(managesKeys({ authorities: [authority], contentSecurity: { 'drm-view': true } })).toBe(false)
  }
})
