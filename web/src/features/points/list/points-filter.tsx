import SortAscendingOutlined from '@ant-design/icons-svg/es/asn/SortAscendingOutlined'
import SortDescendingOutlined from '@ant-design/icons-svg/es/asn/SortDescendingOutlined'
import { POINT_STATUSES } from '#contract/points/point-schemas.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { FilterForm } from '#web/ui/filter/filter-form.tsx'
import { WordsField } from '#web/ui/filter/words-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { chooseStatus, columnOf, isDescending, type PointListChoice, SORTED_COLUMNS, turnOrder } from './list-choice.ts'

const STATUS_LABELS = { active: 'points.active', inactive: 'points.inactive' } as const
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
  choice: PointListChoice
  onChoose: (choice: PointListChoice) => void
}

/** Chooses active or deactivated points, words and order. */
export function PointsFilter({ choice, onChoose }: PointsFilterProps) {
  const t = useText()
  const { status, sort } = choice
  const order = t(isDescending(sort) ? 'points.descending' : 'points.ascending')
  return (
    <FilterForm>
      <Select
        label={t('points.statusChoice')}
        value={status}
        options={POINT_STATUSES.map((value) => ({ value, label: t(STATUS_LABELS[value]) }))}
        onChange={(next) => onChoose(chooseStatus(choice, next))}
      />
      <WordsField label={t('points.search')} words={choice.text} onWords={(text) => onChoose({ ...choice, text, page: 0 })} />
      <span className="points-order">
        <Select
          label={t('points.sort')}
          value={columnOf(sort)}
          options={SORTED_COLUMNS[status].map((value) => ({ value, label: t(COLUMN_LABELS[value]) }))}
          onChange={(column) => onChoose({ ...choice, sort: isDescending(sort) ? `${column}-` : column, page: 0 })}
        />
        <Button
          icon={<Icon shape={isDescending(sort) ? SortDescendingOutlined : SortAscendingOutlined} aria-hidden="true" />}
          aria-label={order}
          title={order}
          onClick={() => onChoose({ ...choice, sort: turnOrder(sort), page: 0 })}
        />
      </span>
    </FilterForm>
  )
}
