import type * as z from 'zod/mini'
import { FEATURES, type Feature } from '#contract/features.ts'
import { SEARCH_TYPES, type Tenant, type TenantConfig } from '#contract/tenant.ts'
import { type GUIDES, TenantPage } from './tenant-page.ts'

type SearchType = (typeof SEARCH_TYPES)[number]
type Link = TenantConfig['tips-tricks'][number]['link']
export type RefinementSection = TenantPage['refinementSections'][number]['section']

export const featuresBut = (...off: Feature[]) => FEATURES.map((code) => ({ code, enabled: !off.includes(code) }))

export const searchTypesBut = (...off: SearchType[]) =>
  SEARCH_TYPES.map((code) => ({ code, enabled: !off.includes(code), key: `tenants.searchType.${code}` }))

/** The sections in the order of the page; those named after `but` are there and closed to view. */
export const sections = (shown: RefinementSection[], hidden: RefinementSection[] = []) => [
  ...shown.map((section) => ({ section, display: 'Y' as const })),
  ...hidden.map((section) => ({ section, display: 'N' as const })),
]

export const guide = (key: string, link: (typeof GUIDES)[number]): Link => ({ type: 'download', key, link })
export const page = (key: string, link: string): Link => ({ type: 'external', key, link })

/** The access messages of a tenant that has nothing of its own to say. */
export const accessMessages = {
  noAccess: 'tenants.noAccess',
  noFeatureAccess: 'tenants.noFeatureAccess',
  noDocument: 'tenants.noDocument',
} as const

/** What a deployed tenant asks of its issuer. */
export const issuerAt = (tenant: Tenant, issuer: string) => ({
  issuer,
  clientId: `lectern-${tenant}`,
  audience: 'https://lectern.example.org/api',
  scopes: ['openid', 'profile', 'email'],
})

/**
 * A page that breaks a rule stops whatever reads it, with the rule in the error. It is read when it is first asked for, as a
 * deployment needs its own alone, and once: no code is made for it.
 */
export function describeTenant(written: z.input<typeof TenantPage>): () => TenantPage {
  let read: TenantPage | undefined
  return () => (read ??= TenantPage.parse(written, { jitless: true }))
}
