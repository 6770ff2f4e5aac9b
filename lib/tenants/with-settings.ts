import type { SettingTitle, TenantSettings } from '#contract/admin/tenant-settings.ts'
import type { TenantConfig } from '#contract/tenant.ts'
import type { TenantPage } from './tenant-page.ts'

type Shown = TenantPage['shown']
type OwnTexts = NonNullable<TenantConfig['texts']>

const MESSAGES = ['noAccess', 'noFeatureAccess', 'noDocument'] as const

/** Collects texts of a library under keys that stand for messages. */
class TextKeys {
  readonly texts: OwnTexts = {}

  keyOf(name: string, { key, texts }: SettingTitle): string {
    if (!texts) return key ?? ''
    const own = `own.${name}`
    this.texts[own] = { ...(key !== undefined && { key }), in: texts }
    return own
  }
}

function bannersOf({ banner, transferBanner }: TenantSettings, keys: TextKeys) {
  const days = ({ from, to }: { readonly from: string; readonly to: string }) => ({ 'start-date': from, 'end-date': to })
  return {
    ...(banner && { banner: { text: keys.keyOf('banner', banner), ...days(banner) } }),
    ...(transferBanner && {
      'transfer-banner': {
        text: keys.keyOf('transferBanner', transferBanner),
        ...days(transferBanner),
        ...(transferBanner.link !== undefined && { link: transferBanner.link }),
      },
    }),
  }
}

function messagesOf(before: Shown['content-access-messages'], settings: TenantSettings, keys: TextKeys) {
  const { support = {}, accessMessages = {} } = settings
  const messages = { ...before }
  for (const name of MESSAGES) messages[name] = keys.keyOf(name, { key: before[name], texts: accessMessages[name] })
  if (support.phone !== undefined) messages['support-phone'] = support.phone
  if (support.contactLink !== undefined) messages['contact-link'] = support.contactLink
  return messages
}

const helpMenuOf = (helpMenu: NonNullable<TenantSettings['helpMenu']>, keys: TextKeys): Shown['helpMenu'] =>
  helpMenu.map(({ id, title, topics }) => ({
    id,
    key: keys.keyOf(`help.${id}`, title),
    topics: topics.map(({ type, link, ...topic }, at) => ({ type, key: keys.keyOf(`help.${id}.${at}`, topic.title), link })),
  }))

/** Features with all that goes with them: a tracker has an address and a menu, a search by meaning has a type of search. */
function offered(page: TenantPage, changes: TenantSettings['features'] = {}) {
  const { features: before, 'tracker-url': tracker, ...shown } = page.shown
  const features = before.map(({ code, enabled }) => ({ code, enabled: changes[code] ?? enabled }))
  const isOn = (wanted: (typeof features)[number]['code']) => features.some(({ code, enabled }) => code === wanted && enabled)
  const types = shown['search-types-configuration'].map((type) =>
    type.code === 'SEMANTICSEARCH' ? { ...type, enabled: isOn('semantic-search') } : type,
  )
  return {
    menus: isOn('show-tracker') ? page.menus : page.menus.filter((menu) => menu !== 'TRACKER'),
    shown: {
      ...shown,
      ...(isOn('show-tracker') && tracker !== undefined && { 'tracker-url': tracker }),
      features,
      'search-types-configuration': types,
    },
  }
}

/** The page of a tenant's file under the settings that its administrators changed. */
export function withSettings(page: TenantPage, settings: TenantSettings): TenantPage {
  const keys = new TextKeys()
  const { menus, shown } = offered(page, settings.features)
  const { helpMenu, externalUrls, support = {}, reportZone = page.reportZone } = settings
  const changed: Shown = {
    ...shown,
    ...bannersOf(settings, keys),
    'content-access-messages': messagesOf(shown['content-access-messages'], settings, keys),
    ...(support.email !== undefined && { supportEmail: support.email }),
    ...(helpMenu && { helpMenu: helpMenuOf(helpMenu, keys) }),
  }
  const links = externalUrls?.map(({ title, ...link }, at) => ({ ...link, title: keys.keyOf(`link.${at}`, title) }))
  const texts = Object.keys(keys.texts).length > 0 ? { texts: keys.texts } : {}
  return { ...page, menus, reportZone, externalUrls: links ?? page.externalUrls, shown: { ...changed, ...texts } }
}
