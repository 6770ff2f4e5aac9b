import { pointFilters } from '#contract/points/point-filters.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { usePublisherName } from '#web/lib/names/use-publisher-name.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { countFilters, type PointListChoice, withoutFilters } from './list-choice.ts'

interface MoreFiltersProps {
  of: 'seen' | 'all'
  choice: PointListChoice
  onChoose: (choice: PointListChoice) => void
}

interface NamedValue {
  readonly value: string
  readonly label: string
}

type FilterName = 'publisher' | 'standing' | 'createdBy'

/** Narrows a list by publisher, status of the document, author and days of creation. */
export function MoreFilters({ of, choice, onChoose }: MoreFiltersProps) {
  const t = useText()
  const publisherName = usePublisherName()
  const { status, text } = choice
  const list = of === 'all' ? ('admin' as const) : ('own' as const)
  const { data } = useEndpoint(pointFilters.filters, { list, status }, { keepPreviousData: true })
  const filter = (name: FilterName, label: string, values: readonly NamedValue[], nameOf = (value: string) => value) => {
    const chosen = choice[name] ?? ''
    // The address may name a value that no point has any more.
    const known =
      chosen === '' || values.some(({ value }) => value === chosen)
        ? values
        : [{ value: chosen, label: nameOf(chosen) }, ...values]
    return (
      <Select
        label={label}
        value={chosen}
        options={[{ value: '', label: t('points.filter.any') }, ...known]}
        onChange={(value) => onChoose({ ...choice, [name]: value || undefined, page: 0 })}
      />
    )
  }
  const day = (name: 'from' | 'to', label: string) => (
    <label>
      {label}
      <input
        type="date"
        value={choice[name] ?? ''}
        onChange={(event) => onChoose({ ...choice, [name]: event.target.value || undefined, page: 0 })}
      />
    </label>
  )
  const { publishers = [], standings = [], authors = [] } = data ?? {}
  return (
    <FilterForm>
      {filter(
        'publisher',
        t('points.filter.publisher'),
        publishers.map((value) => ({ value, label: publisherName(value) })).sort((a, b) => a.label.localeCompare(b.label)),
        publisherName,
      )}
      {filter(
        'standing',
        t('points.filter.status'),
        standings.map((value) => ({ value, label: t(`shell.standing.${value}`) })),
      )}
      {filter(
        'createdBy',
        t('points.filter.author'),
        authors.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {day('from', t('points.filter.from'))}
      {day('to', t('points.filter.to'))}
      {countFilters(choice) > 0 && (
        <Button onClick={() => onChoose({ ...withoutFilters(choice), text })}>{t('points.filter.clear')}</Button>
      )}
    </FilterForm>
  )
}
