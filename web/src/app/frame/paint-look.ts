import type { TenantConfig } from '#contract/tenant.ts'

/** Name and colours of a tenant. */
export type Look = Pick<TenantConfig, 'tenantName' | 'theme'>

/** Sets the tenant's colours, and its names as texts of a style, as custom properties of the document. */
export function paintLook({ tenantName, theme }: Look): void {
  const { style } = document.documentElement
  style.setProperty('--tenant-accent', theme.accent)
  style.setProperty('--tenant-accent-dark', theme.accentDark)
  style.setProperty('--tenant-monogram', JSON.stringify(theme.monogram))
  style.setProperty('--tenant-name', JSON.stringify(tenantName))
}
