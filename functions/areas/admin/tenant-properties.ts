import { HIDDEN_VALUE } from '#contract/admin/settings.ts'
import { REQUEST_LIMITS, SEARCH_TEXT_LIMIT } from '#contract/endpoint/limits.ts'
import type { TenantPage } from '#tenants/tenant-page.ts'

type Properties = Readonly<Record<string, string>>
interface Bean {
  readonly prefix: string
  readonly properties: Properties
}

const beanOf = (prefix: string, properties: Properties): Bean => ({ prefix, properties })
const onOff = (isOn: boolean) => (isOn ? 'true' : 'false')

/** Settings of a tenant’s page as validated, group by group. Each property is named here; what is not named is not shown. */
export function tenantBeans({ shown, ...page }: TenantPage): Readonly<Record<string, Bean>> {
  const { features, languages, defaultLanguage, tenantName, mainTenant, userManagement } = shown
  return {
    tenant: beanOf('tenant', {
      name: tenantName,
      mainTenant: onOff(mainTenant),
      hosts: page.hosts.join(', '),
      publisher: page.publisher.code,
      preview: onOff(page.preview),
      searchClosedTexts: onOff(page.searchClosedTexts),
      menus: page.menus.join(', '),
      guides: page.guides.join(', '),
      userManagement: onOff(userManagement.enable),
    }),
    features: beanOf('tenant.features', Object.fromEntries(features.map(({ code, enabled }) => [code, onOff(enabled)]))),
    languages: beanOf('tenant.languages', { all: languages.join(', '), default: defaultLanguage }),
    refinement: beanOf(
      'tenant.refinement',
      Object.fromEntries(page.refinementSections.map(({ section, display }) => [section, display])),
    ),
    issuer: beanOf('tenant.issuer', { issuer: HIDDEN_VALUE, clientId: HIDDEN_VALUE, scopes: page.issuer.scopes.join(' ') }),
    limits: beanOf('limits', {
      body: String(REQUEST_LIMITS.body),
      query: String(REQUEST_LIMITS.query),
      headers: String(REQUEST_LIMITS.headers),
      searchText: String(SEARCH_TEXT_LIMIT),
    }),
  }
}
