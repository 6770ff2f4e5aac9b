import type { Tenant } from '#contract/tenant.ts'

/** The address at which people open a document of a tenant. */
export type DocumentAddress = (tenant: Tenant, contentCode: string) => string

/** The address of a page of a tenant's site, as it stands in a mail. */
export const pageAddress = (addressOf: DocumentAddress, tenant: Tenant, path: string): string =>
  new URL(path, addressOf(tenant, '')).href
