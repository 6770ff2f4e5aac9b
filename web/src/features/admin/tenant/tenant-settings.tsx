import { type FormEvent, useState } from 'react'
import { admin as adminApi } from '#contract/admin/admin.ts'
import { type SavedSettings, SETTING_LIMITS, type TenantSettings } from '#contract/admin/tenant-settings.ts'
import type { Language } from '#contract/tenant.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { BannerFields } from './banner-fields.tsx'
import { LineField, TextsField } from './fields.tsx'
import { HelpFields } from './help-fields.tsx'
import { LinkFields } from './link-fields.tsx'
import { helpOfFile, linksOfFile, MESSAGES, readSettingsDraft, toSettingsDraft } from './settings-draft.ts'
import { SettingsVersions } from './settings-history.tsx'
import { SettingsPreview } from './settings-preview.tsx'
import { useSaveSettings } from './use-save-settings.ts'
import '../admin.css'
import './tenant-settings.css'

/** The form has what was read when it was opened; a later answer would take away what is typed. */
const ONCE = { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: true, dedupingInterval: 0 }

/** Settings of the library that administrators change without a deployment. */
export function TenantSettingsScreen() {
  const t = useText()
  const { data, error, isValidating, mutate } = useEndpoint(adminApi.tenantSettings, {}, ONCE)
  const [first, setFirst] = useState<SavedSettings>()
  if (!first && data && !isValidating) setFirst(data)
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.settings')}</h1>
      </div>
      <p className="quiet">{t('admin.settings.about')}</p>
      {first && <SettingsForm first={first} />}
      {!first && error && <ErrorState title={t('admin.settings.notLoaded')} onRetry={() => void mutate()} />}
      {!first && !error && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}

function SettingsForm({ first }: { first: SavedSettings }) {
  const t = useText()
  const { language: spoken, tag } = useLocale()
  const { languages } = useTenant()
  const [saved, setSaved] = useState(first)
  const [draft, setDraft] = useState(toSettingsDraft(first.settings))
  const [language, setLanguage] = useState<Language>(spoken)
  const saving = useSaveSettings()
  const { filed } = saved
  const set = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part })
  const take = (settings: TenantSettings) => {
    setDraft(toSettingsDraft(settings))
    saving.clear()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving.pending) return
    const stored = await saving.save(saved.version, readSettingsDraft(draft))
    if (!stored) return
    setSaved(stored)
    take(stored.settings)
    notify.success(t('admin.settings.saved'))
  }
  function reload() {
    if (!saving.other) return
    setSaved(saving.other)
    take(saving.other.settings)
  }
  const support = (name: keyof typeof draft.support, type: 'email' | 'url' | 'text') => (
    <LineField
      type={type}
      label={t(`admin.settings.${name}`)}
      value={draft.support[name]}
      placeholder={filed.support[name]}
      onChange={(value) => set({ support: { ...draft.support, [name]: value } })}
    />
  )
  const shared = { language, filed }
  return (
    <>
      <form className="settings-form" onSubmit={(event) => void submit(event)}>
        <Select
          label={t('admin.settings.language')}
          value={language}
          options={languages.map((value) => ({ value, label: languageName(value, tag) }))}
          onChange={setLanguage}
        />
        <BannerFields
          title={t('admin.settingNames.banner')}
          banner={draft.banner}
          language={language}
          onChange={(banner) => set({ banner })}
        />
        <BannerFields
          title={t('admin.settingNames.transferBanner')}
          banner={draft.transferBanner}
          language={language}
          leads
          onChange={(transferBanner) => set({ transferBanner })}
        />
        <fieldset>
          <legend>{t('admin.settingNames.support')}</legend>
          <div className="settings-fields">
            {support('email', 'email')}
            {support('phone', 'text')}
            {support('contactLink', 'url')}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('admin.settingNames.accessMessages')}</legend>
          <p className="quiet">
            {t('admin.settings.places', { places: '{tenantName} {supportEmail} {supportPhone} {salesLink} {publicLink}' })}
          </p>
          {MESSAGES.map((name) => (
            <TextsField
              key={name}
              label={t(`admin.message.${name}`)}
              texts={draft.messages[name]}
              language={language}
              longest={SETTING_LIMITS.message}
              rows={2}
              placeholder={t(filed.accessMessages[name])}
              onChange={(texts) => set({ messages: { ...draft.messages, [name]: texts } })}
            />
          ))}
        </fieldset>
        <LinkFields links={draft.links} language={language} filed={linksOfFile(filed)} onChange={(links) => set({ links })} />
        <HelpFields
          help={draft.help}
          language={language}
          filed={helpOfFile(filed)}
          guides={filed.guides}
          onChange={(help) => set({ help })}
        />
        <fieldset>
          <legend>{t('admin.settingNames.features')}</legend>
          <div className="settings-fields">
            {filed.features.map(({ code, enabled }) => (
              <Switch
                key={code}
                label={t(`admin.feature.${code}`)}
                on={draft.features[code] ?? enabled}
                onChange={(on) => set({ features: { ...draft.features, [code]: on === enabled ? undefined : on } })}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('admin.settingNames.reportZone')}</legend>
          <LineField
            label={t('admin.settings.zone')}
            value={draft.reportZone}
            placeholder={filed.reportZone}
            options={Intl.supportedValuesOf('timeZone')}
            onChange={(reportZone) => set({ reportZone })}
          />
        </fieldset>
        <SettingsPreview draft={draft} {...shared} />
        <p role="alert" className="settings-problem">
          {saving.problem}
        </p>
        <span className="settings-acts">
          <button type="submit" className="button" data-kind="primary" disabled={saving.pending}>
            {t('admin.settings.save')}
          </button>
          {saving.other && <Button onClick={reload}>{t('admin.settings.reload')}</Button>}
        </span>
      </form>
      <SettingsVersions
        onChoose={({ settings }) => {
          take(settings)
          notify.info(t('admin.settings.broughtBack'))
        }}
      />
    </>
  )
}
