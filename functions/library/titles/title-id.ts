import type { Tenant } from '#contract/tenant.ts'

/** Proprietary id of a title, an edition, in title lists and in reports of COUNTER. */
export const titleIdOf = (tenant: Tenant, contentCode: string): string => `${tenant}:${contentCode}`
