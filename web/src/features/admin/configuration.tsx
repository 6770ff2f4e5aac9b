import { useState } from 'react'
import { admin } from '#contract/admin/admin.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import './admin.css'

interface Setting {
  readonly name: string
  readonly value: string
}

interface Source {
  readonly name: string
  readonly settings: readonly Setting[]
}

function useSources() {
  const settings = useEndpoint(admin.settings, {}, { revalidateIfStale: true })
  const environment = useEndpoint(admin.environment, {}, { revalidateIfStale: true })
  const again = () => void Promise.all([settings.mutate(), environment.mutate()]).catch(() => undefined)
  if (!settings.data || !environment.data) return { error: settings.error ?? environment.error, again }
  const beans = Object.values(settings.data.contexts).flatMap(({ beans }) => Object.values(beans))
  const sources: Source[] = [
    ...beans.map(({ prefix, properties }) => ({
      name: prefix,
      settings: Object.entries(properties).map(([name, value]) => ({ name, value })),
    })),
    ...environment.data.propertySources.map(({ name, properties }) => ({
      name,
      settings: Object.entries(properties).map(([one, { value }]) => ({ name: one, value })),
    })),
  ]
  return { sources, again }
}

const matching = (words: string, { name, settings }: Source): Source => {
  const sought = words.toLowerCase()
  const has = (text: string) => text.toLowerCase().includes(sought)
  return { name, settings: settings.filter((one) => has(`${name}.${one.name}`) || has(one.value)) }
}

/** Settings of the tenant and variables of the process, for administrators; secrets are hidden by the server. */
export function Configuration() {
  const t = useText()
  const [words, setWords] = useState<string>()
  const { sources, error, again } = useSources()
  const shown = sources?.map((one) => matching(words ?? '', one)).filter(({ settings }) => settings.length > 0)
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.configuration')}</h1>
      </div>
      <p className="quiet">{t('admin.configurationAbout')}</p>
      <FilterForm>
        <WordsField label={t('admin.filter')} words={words} onWords={setWords} />
      </FilterForm>
      {!shown && error && <ErrorState title={t('admin.configurationNotLoaded')} onRetry={again} />}
      {!shown && !error && <Skeleton lines={[60, 80, 70, 40]} />}
      {shown?.length === 0 && <EmptyState title={t('admin.noSettings')} />}
      {shown?.map((one) => (
        <section key={one.name} className="admin-settings">
          <h2 className="admin-section">
            <code dir="ltr">{one.name}</code>
          </h2>
          <Settings {...one} />
        </section>
      ))}
    </>
  )
}

function Settings({ name: source, settings }: Source) {
  const t = useText()
  const code = (text: string) => (
    <code dir="ltr" className="admin-code">
      {text}
    </code>
  )
  const columns = [
    { key: 'name', title: t('admin.setting'), cell: ({ name }: Setting) => code(name) },
    { key: 'value', title: t('admin.value'), cell: ({ value }: Setting) => code(value) },
  ]
  return <DataTable label={source} columns={columns} rows={settings} keyOf={({ name }) => name} />
}
