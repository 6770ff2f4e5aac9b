import { LINK_POSITIONS, SETTING_LIMITS } from '#contract/admin/tenant-settings.ts'
import type { Language } from '#contract/tenant.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { LineField, TitleField } from './fields.tsx'
import { type LinkDraft, NEW_LINK } from './settings-draft.ts'

interface LinkFieldsProps {
  /** absent: the file's are used */
  links: readonly LinkDraft[] | undefined
  filed: readonly LinkDraft[]
  language: Language
  onChange: (links: readonly LinkDraft[] | undefined) => void
}

/** Links to other sites; those of the file until somebody changes them. */
export function LinkFields({ links, filed, language, onChange }: LinkFieldsProps) {
  const t = useText()
  const shown = links ?? filed
  const set = (at: number, part: Partial<LinkDraft>) => onChange(shown.with(at, { ...(shown[at] as LinkDraft), ...part }))
  return (
    <fieldset>
      <legend>{t('admin.settingNames.externalUrls')}</legend>
      {shown.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link has no id, and its place is that of its fields
        <div key={at} className="settings-row">
          <TitleField
            label={t('admin.settings.name')}
            title={link.title}
            language={language}
            longest={SETTING_LIMITS.title}
            onChange={(title) => set(at, { title })}
          />
          <LineField
            type="url"
            label={t('admin.settings.address')}
            value={link.url}
            required
            onChange={(url) => set(at, { url })}
          />
          <Select
            label={t('admin.settings.position')}
            value={link.position}
            options={LINK_POSITIONS.map((value) => ({ value, label: t(`admin.position.${value}`) }))}
            onChange={(position) => set(at, { position })}
          />
          <Button
            aria-label={`${t('admin.settings.remove')}: ${link.url || at + 1}`}
            onClick={() => onChange(shown.toSpliced(at, 1))}
          >
            {t('admin.settings.remove')}
          </Button>
        </div>
      ))}
      <span className="settings-acts">
        <Button disabled={shown.length >= SETTING_LIMITS.links} onClick={() => onChange([...shown, NEW_LINK])}>
          {t('admin.settings.addLink')}
        </Button>
        {links && <Button onClick={() => onChange(undefined)}>{t('admin.settings.asFiled')}</Button>}
      </span>
    </fieldset>
  )
}
