import type { FiledSettings, SavedSettings, SettingsHistory } from '#contract/admin/tenant-settings.ts'
import { type StoredTenantSettings, settingsOf } from '#functions/http/tenant-pages/store.ts'
import type { TenantPage } from '#tenants/tenant-page.ts'

/** Presents what the file says of facts that administrators may change; hosts, issuer and keys are none of them. */
function presentFiled({ shown, externalUrls, reportZone, guides }: TenantPage): FiledSettings {
  const messages = shown['content-access-messages']
  const { noAccess, noFeatureAccess, noDocument } = messages
  return {
    support: { email: shown.supportEmail, phone: messages['support-phone'], contactLink: messages['contact-link'] },
    accessMessages: { noAccess, noFeatureAccess, noDocument },
    externalUrls: externalUrls.map(({ title, url, position }) => ({ title, url, position })),
    helpMenu: shown.helpMenu.map(({ id, key, topics }) => ({
      id,
      title: key,
      topics: topics.map((topic) => ({ type: topic.type, title: topic.key, link: topic.link })),
    })),
    features: shown.features.map(({ code, enabled }) => ({ code, enabled })),
    reportZone,
    guides: [...guides],
  }
}

export const presentTenantSettings = (
  stored: StoredTenantSettings | undefined,
  filed: TenantPage,
  by: string,
): SavedSettings => ({
  version: stored?.version ?? 0,
  settings: settingsOf(stored),
  filed: presentFiled(filed),
  ...(stored && { edit: { by, at: stored.at } }),
})

export const presentVersions = (versions: readonly StoredTenantSettings[], nameOf: (id: string) => string): SettingsHistory =>
  versions.map((stored) => ({
    version: stored.version,
    settings: settingsOf(stored),
    by: nameOf(stored.by),
    at: stored.at,
  }))
