import { TENANTS } from '#contract/tenant.ts'
import { localHostsOf, tenants } from '#tenants/index.ts'

/** Names, colours and hosts of all tenants: what the frame of a page needs before any answer. */
export const tenantLooks = () =>
  TENANTS.map((tenant) => {
    const { tenantName, theme } = tenants[tenant].shown
    return { hosts: [...localHostsOf(tenant), ...tenants[tenant].hosts], tenantName, theme }
  })
