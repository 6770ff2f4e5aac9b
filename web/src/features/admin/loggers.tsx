import { useState } from 'react'
import { admin } from '#contract/admin/admin.ts'
import { LOG_LEVELS, type LogLevel } from '#contract/admin/loggers.ts'
import type { OutputOf } from '#contract/endpoint/endpoint.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import './admin.css'

type LoggerState = OutputOf<typeof admin.loggers>['loggers'][string]
interface Logger extends LoggerState {
  readonly name: string
}

/** Levels as their buttons stand, the most talkative first. */
const BUTTONS = [...LOG_LEVELS].reverse()

/** Levels of the tenant's log, for administrators. */
export function Loggers() {
  const t = useText()
  const [words, setWords] = useState('')
  const { data, error, mutate } = useEndpoint(admin.loggers, {}, { revalidateIfStale: true })
  const all = Object.entries(data?.loggers ?? {}).map(([name, state]): Logger => ({ name, ...state }))
  const shown = all.filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.logs')}</h1>
      </div>
      {data && (
        <p className="quiet" role="status">
          {t('admin.loggerCount', { count: shown.length })}
        </p>
      )}
      <FilterForm>
        <WordsField label={t('admin.filter')} words={words} onWords={(text) => setWords(text ?? '')} />
      </FilterForm>
      {!data && error && <ErrorState title={t('admin.loggersNotLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
      {data && shown.length === 0 && <EmptyState title={t('admin.noLoggers')} />}
      {shown.length > 0 && <LoggerTable rows={shown} />}
    </>
  )
}

function LoggerTable({ rows }: { rows: readonly Logger[] }) {
  const t = useText()
  const { run, pending } = useCommand(admin.setLevel, { refresh: [admin.loggers] })
  const set = (name: string, configuredLevel: LogLevel | null) =>
    run({ name, configuredLevel }).catch(() => notify.error(t('admin.levelNotSet', { name })))
  const columns = [
    {
      key: 'name',
      title: t('admin.logger'),
      cell: ({ name }: Logger) => (
        <code dir="ltr" className="admin-code">
          {name}
        </code>
      ),
    },
    {
      key: 'level',
      title: t('admin.level'),
      cell: (logger: Logger) => <Levels logger={logger} disabled={pending} onSet={(level) => void set(logger.name, level)} />,
    },
  ]
  return <DataTable label={t('admin.logs')} columns={columns} rows={rows} keyOf={({ name }) => name} busy={pending} />
}

interface LevelsProps {
  logger: Logger
  disabled: boolean
  onSet: (level: LogLevel | null) => void
}

function Levels({ logger: { name, configuredLevel, effectiveLevel, until }, disabled, onSet }: LevelsProps) {
  const t = useText()
  const { formatDate } = useLocale()
  return (
    <fieldset className="level-buttons" disabled={disabled} aria-label={t('admin.levelOf', { name })}>
      <span dir="ltr" className="level-row">
        {BUTTONS.map((level) => (
          <button
            key={level}
            type="button"
            aria-pressed={level === effectiveLevel}
            data-set={level === configuredLevel || undefined}
            onClick={() => onSet(level)}
          >
            {level}
          </button>
        ))}
      </span>
      {configuredLevel && (
        <button type="button" className="toggle" onClick={() => onSet(null)}>
          {t('admin.levelReset')}
        </button>
      )}
      {until && (
        <span className="quiet">
          {t('admin.levelUntil', { time: formatDate(until, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </span>
      )}
    </fieldset>
  )
}
