import { FEATURES } from '#contract/endpoint/features.ts'
import type { TenantConfig } from '#contract/tenant.ts'

interface Facts {
  readonly shown: Omit<TenantConfig, 'identity' | 'publisher'>
  readonly menus: readonly string[]
  readonly guides: readonly string[]
}

/** Says what in a tenant's page cannot be true together. */
export function contradictionsOf({ shown, menus, guides }: Facts): string[] {
  const enabled = new Set(shown.features.filter((feature) => feature.enabled).map((feature) => feature.code))
  const semanticType = shown['search-types-configuration'].some((type) => type.code === 'SEMANTICSEARCH' && type.enabled)
  const links = [...shown.helpMenu.flatMap((item) => item.topics), ...shown['tips-tricks'].map((tip) => tip.link)]
  const rules: [broken: boolean, message: string][] = [
    [shown.features.length !== FEATURES.length, 'every feature is named, once'],
    [enabled.has('show-tracker') !== (shown['tracker-url'] !== undefined), 'a tracker has an address, and none has none'],
    [enabled.has('show-tracker') !== menus.includes('TRACKER'), 'the tracker menu goes with the feature'],
    [enabled.has('semantic-search') !== semanticType, 'the semantic search type goes with the feature'],
    [shown.userManagement.enable !== (shown.userManagement.url !== undefined), 'user management has an address, or is off'],
    [!shown.mainTenant && menus.some((menu) => menu === 'ELEARNING' || menu === 'DIGITAL_LIBRARY'), 'for the main tenant alone'],
    [shown.mainTenant !== (shown.resources !== undefined), 'the main tenant has user resources, and no other'],
    [menus.includes('DIGITAL_LIBRARY') && shown.clUrl === undefined, 'a digital library has an address'],
    [!shown.languages.includes(shown.defaultLanguage), 'the default language is one of the languages'],
    [links.some((link) => link.type === 'download' && !guides.includes(link.link)), 'a linked guide is one of the guides'],
  ]
  return rules.filter(([broken]) => broken).map(([, message]) => message)
}
