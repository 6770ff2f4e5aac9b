import ReloadOutlined from '@ant-design/icons-svg/es/asn/ReloadOutlined'
import { useState } from 'react'
import type { PartHealth } from '#contract/admin.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { HealthState } from './health-state.tsx'
import { PartDetails } from './part-details.tsx'
import { PartFacts } from './part-facts.tsx'
import './health.css'

/** State of the services that the library depends on, for administrators. */
export function Health() {
  const t = useText()
  const { data, error, isValidating, mutate } = useEndpoint(api.admin.health, {}, { revalidateIfStale: true })
  const again = () => mutate().catch(() => undefined)
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.health')}</h1>
      </div>
      <div className="health-head">
        <p role="status">{data && <State {...data} />}</p>
        {data && (
          <Button
            icon={<Icon shape={ReloadOutlined} aria-hidden="true" />}
            aria-disabled={isValidating || undefined}
            onClick={() => void (isValidating || again())}
          >
            {t('admin.askAgain')}
          </Button>
        )}
      </div>
      {error && <ErrorState title={t('admin.notAsked')} onRetry={data ? undefined : () => void again()} />}
      {data && <Parts parts={data.parts} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}

function State({ state, at }: Pick<OutputOf<typeof api.admin.health>, 'state' | 'at'>) {
  const t = useText()
  const { formatDate } = useLocale()
  return (
    <>
      <HealthState state={state}>{t(`admin.all.${state}`)}</HealthState>{' '}
      <span className="health-time quiet">
        {t('admin.asOf', { time: formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' }) })}
      </span>
    </>
  )
}

function Parts({ parts }: { parts: readonly PartHealth[] }) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [opened, setOpened] = useState<PartHealth['part']>()
  const columns = [
    { key: 'part', title: t('admin.part'), cell: ({ part }: PartHealth) => t(`admin.part.${part}`) },
    {
      key: 'state',
      title: t('admin.state'),
      cell: ({ state }: PartHealth) => <HealthState state={state}>{t(`admin.state.${state}`)}</HealthState>,
    },
    {
      key: 'time',
      title: t('admin.answered'),
      cell: ({ milliseconds }: PartHealth) => formatNumber(milliseconds, { style: 'unit', unit: 'millisecond' }),
    },
    { key: 'facts', title: t('admin.figures'), cell: ({ facts }: PartHealth) => <PartFacts facts={facts} /> },
    {
      key: 'details',
      title: t('admin.details'),
      titleHidden: true,
      cell: ({ part }: PartHealth) => (
        <button
          type="button"
          className="toggle"
          aria-label={`${t('admin.details')}: ${t(`admin.part.${part}`)}`}
          onClick={() => setOpened(part)}
        >
          {t('admin.details')}
        </button>
      ),
    },
  ]
  const details = parts.find(({ part }) => part === opened)
  return (
    <>
      <DataTable label={t('admin.health')} columns={columns} rows={parts} keyOf={({ part }) => part} />
      {details && <PartDetails part={details} onClose={() => setOpened(undefined)} />}
    </>
  )
}
