import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'

/** Runs while a tenant has no feature. */
export async function withoutFeatures<T>(tenant: Tenant, run: () => Promise<T>): Promise<T> {
  const features = tenants[tenant].shown.features as { enabled: boolean }[]
  const before = features.map(({ enabled }) => enabled)
  for (const one of features) one.enabled = false
  try {
    return await run()
  } finally {
    for (const [at, one] of features.entries()) one.enabled = before[at] as boolean
  }
}

/** Runs while a tenant offers nothing but its features. */
export async function withBareTenant<T>(tenant: Tenant, run: () => Promise<T>): Promise<T> {
  const page = tenants[tenant] as { menus: unknown; refinementSections: { display: string }[]; shown: Record<string, unknown> }
  const { menus } = page
  const sections = page.refinementSections.map(({ display }) => display)
  const kinds = page.shown['search-types-configuration'] as { enabled: boolean }[]
  const enabled = kinds.map((one) => one.enabled)
  const { billboard } = page.shown
  page.menus = []
  page.shown.billboard = { 'show-publisher-billboard': false, 'tenant-publisher-only': true }
  for (const one of page.refinementSections) one.display = 'N'
  for (const one of kinds) one.enabled = false
  try {
    return await run()
  } finally {
    page.menus = menus
    page.shown.billboard = billboard
    for (const [at, one] of page.refinementSections.entries()) one.display = sections[at] as string
    for (const [at, one] of kinds.entries()) one.enabled = enabled[at] as boolean
  }
}
