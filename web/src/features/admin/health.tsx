import { useState } from 'react'
import { admin as adminApi } from '#contract/admin/admin.ts'
import { HEALTH_PARTS } from '#contract/admin/health.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { HealthState, levelOf, type NamedPart } from './health-state.tsx'
import { PartDetails } from './part-details.tsx'
import { PartFacts } from './part-facts.tsx'
import './health.css'

/** State of the services that the library depends on, for administrators. */
export function Health() {
  const t = useText()
  const { data, error, isValidating, mutate } = useEndpoint(adminApi.health, {}, { revalidateIfStale: true })
  const again = () => mutate().catch(() => undefined)
  const parts = HEALTH_PARTS.flatMap((name): NamedPart[] => {
    const part = data?.components[name]
    return part ? [{ name, ...part }] : []
  })
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.health')}</h1>
      </div>
      <div className="health-head">
        <p role="status">{data && <Whole parts={parts} />}</p>
        {data && (
          <Button
            icon={<Icon shape="ReloadOutlined" aria-hidden="true" />}
            aria-disabled={isValidating || undefined}
            onClick={() => void (isValidating || again())}
          >
            {t('admin.askAgain')}
          </Button>
        )}
      </div>
      {error && <ErrorState title={t('admin.notAsked')} onRetry={data ? undefined : () => void again()} />}
      {data && <Parts parts={parts} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}

const WORST_FIRST = ['down', 'impaired', 'up'] as const

function Whole({ parts }: { parts: readonly NamedPart[] }) {
  const t = useText()
  const state = WORST_FIRST.find((one) => parts.some((part) => levelOf(part) === one)) ?? 'up'
  return <HealthState state={state}>{t(`admin.all.${state}`)}</HealthState>
}

function Parts({ parts }: { parts: readonly NamedPart[] }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [opened, setOpened] = useState<NamedPart['name']>()
  const columns = [
    { key: 'part', title: t('admin.part'), cell: ({ name }: NamedPart) => t(`admin.part.${name}`) },
    {
      key: 'state',
      title: t('admin.state'),
      cell: (part: NamedPart) => <HealthState state={levelOf(part)}>{t(`admin.state.${levelOf(part)}`)}</HealthState>,
    },
    {
      key: 'time',
      title: t('admin.answered'),
      cell: ({ details: { responseTime = 0 } }: NamedPart) => formatNumber(responseTime, { style: 'unit', unit: 'millisecond' }),
    },
    { key: 'facts', title: t('admin.figures'), cell: ({ details }: NamedPart) => <PartFacts details={details} /> },
    {
      key: 'details',
      title: t('admin.details'),
      titleHidden: true,
      cell: ({ name }: NamedPart) => (
        <button
          type="button"
          className="toggle"
          aria-label={`${t('admin.details')}: ${t(`admin.part.${name}`)}`}
          onClick={() => setOpened(name)}
        >
          {t('admin.details')}
        </button>
      ),
    },
  ]
  const details = parts.find(({ name }) => name === opened)
  return (
    <>
      <DataTable label={t('admin.health')} columns={columns} rows={parts} keyOf={({ name }) => name} />
      {details && <PartDetails part={details} onClose={() => setOpened(undefined)} />}
    </>
  )
}
