import type * as z from 'zod/mini'
import { FEATURES, type Feature } from '#contract/endpoint/features.ts'
import { SEARCH_TYPES, type Tenant, type TenantConfig } from '#contract/tenant.ts'
import { type GUIDE_TITLES, TenantPage } from './tenant-page.ts'

type SearchType = (typeof SEARCH_TYPES)[number]
type Link = TenantConfig['tips-tricks'][number]['link']
export type RefinementSection = TenantPage['refinementSections'][number]['section']

export const featuresExcept = (...off: Feature[]) => FEATURES.map((code) => ({ code, enabled: !off.includes(code) }))

export const searchTypesExcept = (...off: SearchType[]) =>
  SEARCH_TYPES.map((code) => ({ code, enabled: !off.includes(code), key: `tenants.searchType.${code}` }))

/** Refinement sections in the order of the page; `hidden` ones exist but are not shown. */
export const sections = (shown: RefinementSection[], hidden: RefinementSection[] = []) => [
  ...shown.map((section) => ({ section, display: 'Y' as const })),
  ...hidden.map((section) => ({ section, display: 'N' as const })),
]

export const guideLink = (key: string, link: (typeof GUIDE_TITLES)[number]): Link => ({ type: 'download', key, link })
export const externalLink = (key: string, link: string): Link => ({ type: 'external', key, link })

/** Tutorials about the library itself. */
export const defaultTutorials: NonNullable<TenantConfig['tutorials']> = [
  {
    id: 'find-by-number',
    name: 'tenants.tutorial.findByNumber',
    section: 'tenants.tutorial.search',
    duration: 14,
    captions: ['en', 'ar', 'de', 'es', 'fr'],
  },
]

/** Default access messages. */
export const defaultAccessMessages = {
  noAccess: 'tenants.noAccess',
  noFeatureAccess: 'tenants.noFeatureAccess',
  noDocument: 'tenants.noDocument',
} as const

/** Issuer settings of a deployed tenant, with its own sign-in where it has one. */
export const deployedIssuer = (tenant: Tenant, issuer: string, loginUrl?: string) => ({
  issuer,
  ...(loginUrl && { loginUrl }),
  clientId: `lectern-${tenant}`,
  // Different for each tenant: a token is the tenant’s by issuer and by audience.
  audience: `https://lectern.example.org/api/${tenant}`,
  scopes: ['openid', 'profile', 'email'],
})

/**
 * Validates a tenant's configuration on first use; a broken rule throws, and the error names it. A deployment reads its own tenant
 * only, once: `jitless` saves zod from compiling a parser for it.
 */
export function describeTenant(written: z.input<typeof TenantPage>): () => TenantPage {
  let parsed: TenantPage | undefined
  return () => (parsed ??= TenantPage.parse(written, { jitless: true }))
}
