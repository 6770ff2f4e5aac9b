import { PAGE_SIZES, SORTS } from '#contract/search.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ResultsPerPage, SearchUrl, Sort } from '../query/search-url.ts'
import type { Density } from './use-density.ts'

interface ResultToolProps {
  url: SearchUrl
  onChange: (change: Partial<SearchUrl>) => void
}

/** Order of the results; a change starts at the first page. */
export function SortSelect({ url, onChange }: ResultToolProps) {
  const t = useText()
  const sorts = [
    { value: 'best' as const, label: t('search.sort.best') },
    ...SORTS.map((value) => ({ value, label: t(`search.sort.${value}`) })),
  ]
  return (
    <Select<Sort | 'best'>
      label={t('search.sort')}
      value={url.sort ?? 'best'}
      options={sorts}
      onChange={(sort) => onChange({ sort: sort === 'best' ? undefined : sort, page: 0 })}
    />
  )
}

/** Number of results on a page; a change starts at the first one. */
export function SizeSelect({ url, onChange }: ResultToolProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  return (
    <Select
      label={t('search.size')}
      value={String(url.size)}
      options={PAGE_SIZES.map((size) => ({ value: String(size), label: formatNumber(size) }))}
      onChange={(size) => onChange({ size: Number(size) as ResultsPerPage, page: 0 })}
    />
  )
}

interface DensityButtonProps {
  density: Density
  onChange: (density: Density) => void
}

/** Chooses between rows with a line of text and rows of the facts alone. */
export function DensityButton({ density, onChange }: DensityButtonProps) {
  const t = useText()
  const isCompact = density === 'compact'
  return (
    <button
      type="button"
      className="icon-button mark-button density"
      aria-label={t('search.compact')}
      title={t('search.compact')}
      aria-pressed={isCompact}
      onClick={() => onChange(isCompact ? 'comfortable' : 'compact')}
    >
      <Icon shape="MenuOutlined" aria-hidden="true" />
    </button>
  )
}
