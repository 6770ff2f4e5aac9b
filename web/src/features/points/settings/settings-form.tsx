import { useState } from 'react'
import type { PointSettings } from '#contract/documents/point-settings-schemas.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { DataTable } from '#web/ui/data-table.tsx'

const LABEL_LENGTH = 100
const FIELDS = [
  { id: 'name', label: 'points.field.name' },
  { id: 'description', label: 'points.field.description' },
  { id: 'overlay-details', label: 'points.field.overlayDetails' },
] as const
type FieldId = (typeof FIELDS)[number]['id']

const RANGES = {
  view: { None: 'points.settings.viewNone', Own: 'points.settings.viewOwn', All: 'points.settings.viewAll' },
  manage: { None: 'points.settings.manageNone', Own: 'points.settings.manageOwn', All: 'points.settings.manageAll' },
} as const

interface SettingsFormProps {
  settings: PointSettings
  /** the level has settings of its own */
  isOwn: boolean
  isSaving: boolean
  onSave: (settings: PointSettings) => void
  onReset: () => void
}

/** Form of the fields of compass points and of the rights to them. */
export function SettingsForm({ settings, isOwn, isSaving, onSave, onReset }: SettingsFormProps) {
  const t = useText()
  const [written, setWritten] = useState(settings)
  const { attributes, 'pdf-view-setting': ranges } = written
  const isChanged = JSON.stringify(written) !== JSON.stringify(settings)
  const isIdle = ranges.view === 'None' && ranges.manage === 'All'
  const change = (id: FieldId, more: Partial<PointSettings['attributes'][FieldId]>) =>
    setWritten({ ...written, attributes: { ...attributes, [id]: { ...attributes[id], ...more } } })
  const range = (name: 'view' | 'manage', label: string) => (
    <Select
      label={label}
      value={ranges[name]}
      options={(['None', 'Own', 'All'] as const).map((value) => ({ value, label: t(RANGES[name][value]) }))}
      onChange={(value) => setWritten({ ...written, 'pdf-view-setting': { ...ranges, [name]: value } })}
    />
  )
  return (
    <form
      className="point-settings"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(written)
      }}
    >
      <h2>{t('points.settings.fields')}</h2>
      <DataTable
        label={t('points.settings.fields')}
        rows={FIELDS}
        keyOf={({ id }) => id}
        columns={[
          { key: 'field', title: t('points.settings.field'), cell: ({ label }) => t(label) },
          {
            key: 'show',
            title: t('points.settings.show'),
            cell: ({ id, label }) => (
              <Switch
                label={`${t('points.settings.show')}: ${t(label)}`}
                labelHidden
                on={attributes[id].show}
                onChange={(show) => change(id, { show })}
              />
            ),
          },
          {
            key: 'required',
            title: t('points.settings.required'),
            cell: ({ id, label }) =>
              attributes[id].show && (
                <Switch
                  label={`${t('points.settings.required')}: ${t(label)}`}
                  labelHidden
                  on={attributes[id].required}
                  onChange={(required) => change(id, { required })}
                />
              ),
          },
          {
            key: 'type',
            title: t('points.settings.type'),
            cell: ({ id, label }) => (
              <Select
                label={`${t('points.settings.type')}: ${t(label)}`}
                labelHidden
                value={attributes[id]['input-type']}
                options={[
                  { value: 'text', label: t('points.settings.text') },
                  { value: 'RichText', label: t('points.settings.richText') },
                ]}
                onChange={(type) => change(id, { 'input-type': type })}
              />
            ),
          },
          {
            key: 'label',
            title: t('points.settings.label'),
            cell: ({ id, label }) => (
              <input
                aria-label={`${t('points.settings.label')}: ${t(label)}`}
                dir="auto"
                maxLength={LABEL_LENGTH}
                placeholder={t(label)}
                value={attributes[id].label === label ? '' : attributes[id].label}
                onChange={(event) => change(id, { label: event.target.value.trimStart() || label })}
              />
            ),
          },
        ]}
      />
      <h2>{t('points.settings.rights')}</h2>
      <div className="point-settings-rights">
        {range('view', t('points.settings.view'))}
        {range('manage', t('points.settings.manage'))}
      </div>
      {ranges.view === 'All' && ranges.manage === 'All' && <p className="annotation-hint">{t('points.settings.allAll')}</p>}
      {isIdle && (
        <p className="annotation-hint" role="alert">
          {t('points.settings.idle')}
        </p>
      )}
      <div className="annotation-actions">
        <Button type="primary" disabled={isSaving || isIdle || (isOwn && !isChanged)} onClick={() => onSave(written)}>
          {t('points.save')}
        </Button>
        {isChanged && <Button onClick={() => setWritten(settings)}>{t('points.discard')}</Button>}
        {isOwn && (
          <Button disabled={isSaving} onClick={onReset}>
            {t('points.settings.reset')}
          </Button>
        )}
      </div>
    </form>
  )
}
