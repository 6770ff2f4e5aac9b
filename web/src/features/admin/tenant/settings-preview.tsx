import type { FiledSettings } from '#contract/admin/tenant-settings.ts'
import type { Language } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { fillMessage } from '#web/lib/i18n/format-message.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { helpOfFile, linksOfFile, MESSAGES, type SettingsDraft, type Texts, type TitleDraft } from './settings-draft.ts'

interface SettingsPreviewProps {
  draft: SettingsDraft
  filed: FiledSettings
  language: Language
}

const textIn = (texts: Texts, language: Language): string =>
  texts[language] || Object.values(texts).find((text) => text.trim() !== '') || ''

/** Shows what is typed as readers would see it, before it is saved. */
export function SettingsPreview({ draft, filed, language }: SettingsPreviewProps) {
  const t = useText()
  const { tenantName, 'content-access-messages': messages } = useTenant()
  const nameOf = ({ key, texts }: TitleDraft) => textIn(texts, language) || (key === undefined ? '' : t(key))
  const facts = {
    tenantName,
    supportEmail: draft.support.email || filed.support.email,
    supportPhone: draft.support.phone || filed.support.phone,
    salesLink: draft.support.contactLink || filed.support.contactLink,
    publicLink: messages['public-link'],
  }
  const banners = [draft.transferBanner, draft.banner].filter(({ texts }) => textIn(texts, language) !== '')
  const help = draft.help ?? helpOfFile(filed)
  return (
    <section className="settings-preview" aria-labelledby="settings-preview">
      <h2 id="settings-preview">{t('admin.settings.preview')}</h2>
      {banners.map(({ texts, link, from }) => (
        <Banner key={`${from} ${link}`} text={textIn(texts, language)} link={URL.canParse(link) ? link : undefined} />
      ))}
      <dl className="admin-facts">
        {MESSAGES.map((name) => (
          <div key={name}>
            <dt>{t(`admin.message.${name}`)}</dt>
            <dd dir="auto">
              {fillMessage(textIn(draft.messages[name], language) || t(filed.accessMessages[name]), facts, language).join('')}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('admin.settingNames.externalUrls')}</dt>
          <dd>{(draft.links ?? linksOfFile(filed)).map(({ title }) => nameOf(title)).join(' · ') || '–'}</dd>
        </div>
        <div>
          <dt>{t('admin.settingNames.helpMenu')}</dt>
          <dd>
            {help
              .map(({ title, topics }) => [nameOf(title), ...topics.map((one) => nameOf(one.title))].join(' › '))
              .join(' · ') || '–'}
          </dd>
        </div>
      </dl>
    </section>
  )
}
