import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined'
import { useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SearchUrl } from '../query/search-url.ts'

/** Chips shown before "more". */
const FIRST_CHIPS = 2

interface FilterChipsProps {
  url: SearchUrl
  onChange: (change: Partial<SearchUrl>) => void
  onClear: () => void
}

/** Chips of the current refinements, each with a button that removes it. */
export function FilterChips({ url: { categories, publisherId }, onChange, onClear }: FilterChipsProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const filters = [
    ...categories.map((one) => ({
      key: `${one.r}:${one.k}`,
      name: one.n ?? one.k,
      remove: { categories: categories.filter((other) => other !== one) },
    })),
    ...(publisherId ? [{ key: 'publisher', name: publisherId, remove: { publisherId: undefined } }] : []),
  ]
  if (filters.length === 0) return null
  const shown = all ? filters : filters.slice(0, FIRST_CHIPS)
  return (
    <div className="chips">
      <ul aria-label={t('refinement.chosen')}>
        {shown.map(({ key, name, remove }) => (
          <Chip key={key} name={name} onRemove={() => onChange({ ...remove, page: 0 })} />
        ))}
      </ul>
      {filters.length > FIRST_CHIPS && (
        <button type="button" className="toggle" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('refinement.seeLess') : t('refinement.more', { count: filters.length - FIRST_CHIPS })}
        </button>
      )}
      {filters.length > 1 && (
        <button type="button" className="toggle" onClick={onClear}>
          {t('refinement.clear')}
        </button>
      )}
    </div>
  )
}

function Chip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useText()
  return (
    <li className="chip">
      <span dir="auto">{name}</span>
      <button type="button" className="icon-button" aria-label={t('search.removeFilter', { name })} onClick={onRemove}>
        <Icon shape={CloseOutlined} aria-hidden="true" />
      </button>
    </li>
  )
}
