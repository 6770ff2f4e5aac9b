import { useLayoutEffect, useRef, useState } from 'react'
import { type Text, useText } from '#web/lib/i18n/i18n.tsx'
import { useValueName } from '#web/lib/names/use-value-name.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SearchUrl } from '../query/search-url.ts'

/** Chips shown where not all of them fit into a line. */
const FIRST_CHIPS = 2

interface FilterChipsProps {
  url: SearchUrl
  onChange: (change: Partial<SearchUrl>) => void
  /** absent where the panel beside the results has it */
  onClear: (() => void) | undefined
}

/** Chips of the current refinements, each with a button that removes it: all that fit into a line, else two and the rest on demand. */
export function FilterChips({ url: { categories, points, publisherId }, onChange, onClear }: FilterChipsProps) {
  const t = useText()
  const [all, setAll] = useState(false)
  const valueName = useValueName(categories)
  const filters = [
    ...categories.map((one) => ({
      key: `${one.r}:${one.k}`,
      name: one.r === 'year' ? yearName(one.k, t) : valueName(one),
      remove: { categories: categories.filter((other) => other !== one) },
    })),
    ...(points ? [{ key: 'points', name: t('refinement.withPoints'), remove: { points: undefined } }] : []),
    ...(publisherId ? [{ key: 'publisher', name: publisherId, remove: { publisherId: undefined } }] : []),
  ]
  const { list, fits } = useFitsLine(filters.map(({ name }) => name).join())
  if (filters.length === 0) return null
  const folds = !fits && filters.length > FIRST_CHIPS
  return (
    <div className="chips">
      <ul ref={list} aria-label={t('refinement.chosen')}>
        {filters.map(({ key, name, remove }, index) => (
          <Chip
            key={key}
            name={name}
            folded={folds && !all && index >= FIRST_CHIPS}
            onRemove={() => onChange({ ...remove, page: 0 })}
          />
        ))}
      </ul>
      {folds && (
        <button type="button" className="toggle" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('refinement.seeLess') : t('refinement.more', { count: filters.length - FIRST_CHIPS })}
        </button>
      )}
      {onClear && filters.length > 1 && (
        <button type="button" className="toggle" onClick={onClear}>
          {t('refinement.clear')}
        </button>
      )}
    </div>
  )
}

/** Tests whether all chips fit into one line, measured with all of them shown. */
function useFitsLine(names: string) {
  const list = useRef<HTMLUListElement>(null)
  const [fits, setFits] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other chips are measured anew
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => {
      element.dataset.measured = ''
      const tops = [...element.children].map((chip) => (chip as HTMLElement).offsetTop)
      delete element.dataset.measured
      setFits(tops.every((top) => top === tops[0]))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element.parentElement as HTMLElement)
    return () => observer.disconnect()
  }, [names])
  return { list, fits }
}

/** Names a range of years. */
function yearName(k: string, t: Text): string {
  if (k.endsWith('-')) return t('refinement.year.since', { year: k.slice(0, -1) })
  return k.startsWith('-') ? t('refinement.year.until', { year: k.slice(1) }) : k.replace('-', '–')
}

function Chip({ name, folded, onRemove }: { name: string; folded: boolean; onRemove: () => void }) {
  const t = useText()
  return (
    <li className="chip" data-folded={folded || undefined}>
      <span dir="auto">{name}</span>
      <button type="button" className="icon-button" aria-label={t('search.removeFilter', { name })} onClick={onRemove}>
        <Icon shape="CloseOutlined" aria-hidden="true" />
      </button>
    </li>
  )
}
