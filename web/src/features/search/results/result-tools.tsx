import { PAGE_SIZES, SORTS } from '#contract/search.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import type { PageSize, SearchUrl, Sort } from '../query/search-url.ts'

interface ResultToolsProps {
  url: SearchUrl
  onChange: (change: Partial<SearchUrl>) => void
}

/** Order and page size; a change starts at the first page. */
export function ResultTools({ url, onChange }: ResultToolsProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const sorts = [
    { value: 'best' as const, label: t('search.sort.best') },
    ...SORTS.map((value) => ({ value, label: t(`search.sort.${value}`) })),
  ]
  const sizes = PAGE_SIZES.map((size) => ({ value: String(size), label: formatNumber(size) }))
  return (
    <div className="result-tools">
      <Select<Sort | 'best'>
        label={t('search.sort')}
        value={url.sort ?? 'best'}
        options={sorts}
        onChange={(sort) => onChange({ sort: sort === 'best' ? undefined : sort, page: 0 })}
      />
      <Select
        label={t('search.size')}
        value={String(url.size)}
        options={sizes}
        onChange={(size) => onChange({ size: Number(size) as PageSize, page: 0 })}
      />
    </div>
  )
}
