import { SETTING_LIMITS } from '#contract/admin/tenant-settings.ts'
import type { Language } from '#contract/tenant.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { LineField, TextsField } from './fields.tsx'
import type { BannerDraft } from './settings-draft.ts'

interface BannerFieldsProps {
  title: string
  banner: BannerDraft
  language: Language
  /** has a link, as that about a move of the service */
  leads?: true
  onChange: (banner: BannerDraft) => void
}

export function BannerFields({ title, banner, language, leads, onChange }: BannerFieldsProps) {
  const t = useText()
  const isUsed = Object.values(banner.texts).some((text) => text.trim() !== '')
  const set = (part: Partial<BannerDraft>) => onChange({ ...banner, ...part })
  return (
    <fieldset>
      <legend>{title}</legend>
      <TextsField
        label={t('admin.settings.text')}
        texts={banner.texts}
        language={language}
        longest={SETTING_LIMITS.banner}
        rows={2}
        onChange={(texts) => set({ texts })}
      />
      <div className="settings-fields">
        {leads && (
          <LineField type="url" label={t('admin.settings.link')} value={banner.link} onChange={(link) => set({ link })} />
        )}
        <LineField type="date" label={t('admin.from')} value={banner.from} required={isUsed} onChange={(from) => set({ from })} />
        <LineField type="date" label={t('admin.to')} value={banner.to} required={isUsed} onChange={(to) => set({ to })} />
      </div>
    </fieldset>
  )
}
