import { useState } from 'react'
import { ALL_TITLES, TITLE_FORMATS, type TitleFormat } from '#contract/titles/title-formats.ts'
import { titles } from '#contract/titles/titles.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { useListDownload } from './use-list-download.ts'
import './titles.css'

const FORMAT_NAMES: Readonly<Record<TitleFormat, string>> = {
  kbart: 'KBART (TSV)',
  mrc: 'MARC 21',
  xml: 'MARCXML',
  mrk: 'MRK',
  txt: 'TXT',
}
const FORMATS = TITLE_FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }))

/** Lists of what an account may open, as files and for programs. */
export function TitleLists({ accountId }: { accountId: string | undefined }) {
  const t = useText()
  const { data, error, mutate } = useEndpoint(titles.lists, { accountId })
  const isUnknown = error?.problem.code === 'no-such-account'
  return (
    <>
      <div className="search-head">
        <h1>{t('titles.title')}</h1>
      </div>
      <p className="quiet titles-about">{t('titles.about')}</p>
      {data && <ListForm key={data.accountId} {...data} />}
      {isUnknown && <EmptyState title={t('counter.noAccount')} />}
      {!data && error && !isUnknown && <ErrorState title={t('titles.notLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70]} />}
    </>
  )
}

interface ListFormProps {
  accountId: string
  accountName: string
  lists: readonly { readonly id: string; readonly name: string }[]
}

function ListForm({ accountId, accountName, lists }: ListFormProps) {
  const t = useText()
  const [list, setList] = useState<string>(ALL_TITLES)
  const [format, setFormat] = useState<TitleFormat>('kbart')
  const [since, setSince] = useState('')
  const { pending, download } = useListDownload()
  const options = lists.map(({ id, name }) => ({ value: id, label: id === ALL_TITLES ? t('titles.all') : name }))
  return (
    <>
      <p>
        {t('counter.account')}: <bdi>{accountName}</bdi>
      </p>
      <FilterForm>
        <Select label={t('titles.list')} value={list} options={options} onChange={setList} />
        <Select label={t('titles.format')} value={format} options={FORMATS} onChange={setFormat} />
        <label>
          {t('titles.since')}
          <input type="date" value={since} onChange={({ target }) => setSince(target.value)} />
        </label>
        <Button
          type="primary"
          aria-disabled={pending || undefined}
          onClick={() => void (pending || download({ accountId, list, format, ...(since && { since }) }))}
        >
          {t('titles.download')}
        </Button>
      </FilterForm>
      <h2>{t('titles.programs')}</h2>
      <p className="titles-about">{t('titles.programsAbout')}</p>
      <p>
        <code dir="ltr" className="titles-address">{`${location.origin}/kbart/titles`}</code>
      </p>
      <p>
        <Link to={paths.accountKeys({ account: accountId })}>{t('counter.title')}</Link>
      </p>
    </>
  )
}
