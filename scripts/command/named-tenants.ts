import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { OptionError } from './options.ts'

/** Tenants that an option names: one, or `all`. An error ends with what has not been done. */
export function namedTenants(name: string, notDone: string): readonly Tenant[] {
  if (name === 'all') return TENANTS
  const tenant = TENANTS.find((known) => known === name)
  if (!tenant) throw new OptionError(`Unknown tenant "${name}". The tenants are ${TENANTS.join(', ')}, or all. ${notDone}`)
  return [tenant]
}
