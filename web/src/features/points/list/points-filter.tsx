import { type ReactNode, useState } from 'react'
import { POINT_STATUSES } from '#contract/points/point-schemas.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import {
  chooseStatus,
  columnOf,
  countFilters,
  isDescending,
  type PointListChoice,
  SORTED_COLUMNS,
  turnOrder,
} from './list-choice.ts'
import { MoreFilters } from './more-filters.tsx'

/** States of a point, which are not those of its document. */
export const STATUS_LABELS = { active: 'points.active', inactive: 'points.inactive' } as const
const COLUMN_LABELS = {
  designation: 'points.column.designation',
  status: 'points.column.status',
  name: 'points.column.name',
  createdBy: 'points.column.createdBy',
  createdDate: 'points.column.createdDate',
  deactivatedBy: 'points.column.deactivatedBy',
  deactivatedDate: 'points.column.deactivatedDate',
} as const

interface PointsFilterProps {
  of: 'seen' | 'all'
  choice: PointListChoice
  onChoose: (choice: PointListChoice) => void
  /** other things to do with the list */
  children: ReactNode
}

/** Chooses active or deactivated points, words, order, and what else points are narrowed by. */
export function PointsFilter({ of, choice, onChoose, children }: PointsFilterProps) {
  const t = useText()
  const { status, sort } = choice
  const count = countFilters(choice)
  const [isOpen, setOpen] = useState(count > 0)
  const order = t(isDescending(sort) ? 'points.descending' : 'points.ascending')
  return (
    <>
      <FilterForm>
        <WordsField label={t('points.search')} words={choice.text} onWords={(text) => onChoose({ ...choice, text, page: 0 })} />
        <Select
          label={t('points.statusChoice')}
          value={status}
          options={POINT_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
          onChange={(next) => onChoose(chooseStatus(choice, next))}
        />
        <Button icon={<Icon shape="FilterOutlined" aria-hidden="true" />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('points.filter.open', { count })}
        </Button>
        <span className="points-order">
          <Select
            label={t('points.sort')}
            value={columnOf(sort)}
            options={SORTED_COLUMNS[status].map((value) => ({ value, label: t(COLUMN_LABELS[value]) }))}
            onChange={(column) => onChoose({ ...choice, sort: isDescending(sort) ? `${column}-` : column, page: 0 })}
          />
          <Button
            icon={<Icon shape={isDescending(sort) ? 'SortDescendingOutlined' : 'SortAscendingOutlined'} aria-hidden="true" />}
            onClick={() => onChoose({ ...choice, sort: turnOrder(sort), page: 0 })}
          >
            {order}
          </Button>
        </span>
        <span data-end className="points-files">
          {children}
        </span>
      </FilterForm>
      {isOpen && <MoreFilters of={of} choice={choice} onChoose={onChoose} />}
    </>
  )
}
