import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { type Settings, SIZES } from '../../lib/infra/settings.ts'
import { settingsOf } from './bare-library.ts'

/** An issuer with its token endpoint on another host. */
export const SPLIT_ISSUER = {
  issuer: 'https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_abc',
  clientId: 'page',
  audience: 'https://library.example.com/api',
  scopes: ['openid'],
}
const TOKEN_HOST = 'https://astm.auth.eu-west-1.amazoncognito.com'

const sizes = Object.fromEntries(SIZES.map((size) => [`astm-${size}`, settingsOf('astm', size)]))
const tenants = Object.fromEntries(TENANTS.map((tenant) => [`${tenant}-production`, settingsOf(tenant, 'production')]))
const inRegion = (tenant: Tenant, region: string) => ({
  [`${tenant}-production-${region}`]: settingsOf(tenant, 'production', { region }),
})

/** Deployments that the tests look at, by name. Each is synthesised once a run. */
export const variants: Readonly<Record<string, Settings>> = {
  ...sizes,
  ...tenants,
  ...inRegion('aenor', 'eu-central-1'),
  ...inRegion('aenor', 'eu-south-2'),
  'demowl-demo': settingsOf('demowl', 'demo'),
  'astm-demo-split-issuer': settingsOf('astm', 'demo', {
    issuer: { ...SPLIT_ISSUER, origins: [TOKEN_HOST] },
    dashboards: undefined,
  }),
}
