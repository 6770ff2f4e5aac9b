import { createContext, useContext } from 'react'
import type { Feature } from '#contract/endpoint/features.ts'
import type { TenantConfig } from '#contract/tenant.ts'

const TenantContext = createContext<TenantConfig | undefined>(undefined)

export const TenantProvider = TenantContext.Provider

/** Configuration of the tenant whose site this is. */
export function useTenant(): TenantConfig {
  const tenant = useContext(TenantContext)
  if (!tenant) throw new Error('useTenant needs a TenantProvider around it')
  return tenant
}

export const hasFeature = (tenant: TenantConfig, code: Feature): boolean =>
  tenant.features.some((feature) => feature.code === code && feature.enabled)
