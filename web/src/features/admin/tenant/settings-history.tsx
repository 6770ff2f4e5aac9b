import { admin as adminApi } from '#contract/admin/admin.ts'
import type { SettingsHistory } from '#contract/admin/tenant-settings.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

type Version = SettingsHistory[number]

interface SettingsVersionsProps {
  /** takes the settings of a version into the form */
  onChoose: (version: Version) => void
}

/** Versions that were saved, each of which can come back into the form. */
export function SettingsVersions({ onChoose }: SettingsVersionsProps) {
  const t = useText()
  const { formatDate, formatNumber } = useLocale()
  const { data, error, mutate } = useEndpoint(adminApi.tenantHistory, {}, { revalidateIfStale: true })
  const columns = [
    { key: 'version', title: t('admin.settings.version'), cell: ({ version }: Version) => formatNumber(version) },
    {
      key: 'at',
      title: t('admin.date'),
      cell: ({ at }: Version) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    },
    { key: 'by', title: t('admin.user'), cell: ({ by }: Version) => <bdi>{by || t('groups.formerMember')}</bdi> },
    {
      key: 'settings',
      title: t('admin.setting'),
      cell: ({ settings }: Version) =>
        Object.keys(settings)
          .map((name) => t(`admin.settingNames.${name}`))
          .join(', ') || '–',
    },
    {
      key: 'acts',
      title: t('admin.linkActs'),
      titleHidden: true,
      cell: (version: Version) => (
        <Button
          aria-label={`${t('admin.settings.bringBack')}: ${formatNumber(version.version)}`}
          onClick={() => onChoose(version)}
        >
          {t('admin.settings.bringBack')}
        </Button>
      ),
    },
  ]
  return (
    <section>
      <h2 className="admin-section">{t('admin.settings.history')}</h2>
      {data && data.length > 0 && (
        <DataTable label={t('admin.settings.history')} columns={columns} rows={data} keyOf={({ version }) => String(version)} />
      )}
      {data?.length === 0 && <EmptyState title={t('admin.settings.noHistory')} />}
      {!data && error && <ErrorState title={t('admin.settings.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80]} />}
    </section>
  )
}
