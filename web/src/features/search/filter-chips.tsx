import { CloseOutlined } from '@ant-design/icons'
import { useText } from '#web/lib/i18n.tsx'
import type { SearchUrl } from './search-url.ts'

interface FilterChipsProps {
  url: SearchUrl
  onChange: (change: Partial<SearchUrl>) => void
}

/** What the results are narrowed to, each with its way out. */
export function FilterChips({ url: { categories, publisherId }, onChange }: FilterChipsProps) {
  const filters = [
    ...categories.map((one) => ({
      key: `${one.r}:${one.k}`,
      name: one.n ?? one.k,
      remove: { categories: categories.filter((other) => other !== one) },
    })),
    ...(publisherId ? [{ key: 'publisher', name: publisherId, remove: { publisherId: undefined } }] : []),
  ]
  if (filters.length === 0) return null
  return (
    <ul className="chips">
      {filters.map(({ key, name, remove }) => (
        <Chip key={key} name={name} onRemove={() => onChange({ ...remove, page: 0 })} />
      ))}
    </ul>
  )
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText()
  return (
    <li className="chip">
      <span>{t('search.filter', { name })}</span>
      <button type="button" className="icon-button" aria-label={t('search.removeFilter', { name })} onClick={onRemove}>
        <CloseOutlined aria-hidden="true" />
      </button>
    </li>
  )
}
