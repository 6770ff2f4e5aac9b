import type { MouseEvent } from 'react'
import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { knownStanding } from '#standing/status-words.ts'
import { readMarkup } from '#text/read-markup.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { pointPaths } from '#web/lib/point-paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useNavigate } from '#web/lib/router/router.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { Designation } from '#web/ui/text/designation.tsx'
import { StandingBadge } from '#web/ui/text/standing-badge.tsx'
import type { PointActs } from '../acts/use-point-acts.tsx'
import { usePathToCurrent } from '../use-path-to-point.ts'
import { CutText } from './cut-text.tsx'
import { cutCell, type PointListStatus } from './list-choice.ts'

const NAME_LENGTH = 25
const SELECTION_LENGTH = 50

interface PointsTableProps {
  label: string
  status: PointListStatus
  points: readonly CompassPoint[]
  busy: boolean
  acts: PointActs
  onEdit: (point: CompassPoint) => void
  /** shows a point instead of opening its document */
  onView?: (point: CompassPoint) => void
  /** opens a point in its document; absent: its link does */
  onOpen?: (point: CompassPoint) => void
}

const nameOfPoint = ({ name, richText }: CompassPoint) => (richText.includes('name') ? readMarkup(name) : name)

/** Table of points with a menu in each row. */
export function PointsTable({ label, status, points, busy, acts, onEdit, onView, onOpen }: PointsTableProps) {
  const t = useText()
  const { formatDate } = useLocale()
  const navigate = useNavigate()
  const pathOf = usePathToCurrent()
  const date = (at: string | undefined) => (at ? formatDate(at, { dateStyle: 'medium' }) : '')
  const isActive = status === 'active'
  const openHere = (event: MouseEvent, point: CompassPoint) => {
    // Other clicks are the browser's: they open a tab or a window.
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(point)
  }
  const itemsOf = (point: CompassPoint): MenuItem[] => {
    const { rights, closed, compassPointID, contentID, contentCode } = point
    const history = pointPaths.history(compassPointID, contentID, contentCode)
    const items: (MenuItem | false)[] = [
      isActive &&
        !closed && {
          key: 'open',
          label: t('points.open'),
          onChoose: () => (onOpen ? onOpen(point) : navigate(pathOf(point))),
        },
      rights.edit && { key: 'edit', label: t('points.edit'), onChoose: () => onEdit(point) },
      isActive && !closed && { key: 'share', label: t('points.share'), onChoose: () => acts.share(point) },
      rights.share && acts.send !== undefined && { key: 'send', label: t('points.send'), onChoose: () => acts.send?.(point) },
      rights.deactivate && { key: 'deactivate', label: t('points.deactivate'), onChoose: () => acts.deactivate(point) },
      rights.reactivate && { key: 'reactivate', label: t('points.reactivate'), onChoose: () => acts.reactivate(point) },
      rights.history && { key: 'history', label: t('points.history'), onChoose: () => navigate(history) },
    ]
    return items.filter((item) => item !== false)
  }
  return (
    <DataTable
      label={label}
      busy={busy}
      rows={points}
      keyOf={({ compassPointID }) => compassPointID}
      columns={[
        {
          key: 'name',
          title: t('points.column.name'),
          cell: (point) => {
            const name = nameOfPoint(point) || t('points.unnamed')
            const act = onView ?? (isActive && point.closed ? onOpen : undefined)
            if (!act && (!isActive || point.closed)) return <CutText text={name} length={NAME_LENGTH} />
            return (
              <CutText text={name} length={NAME_LENGTH}>
                {(shown, describedBy) =>
                  act ? (
                    <button type="button" className="point-open" aria-describedby={describedBy} onClick={() => act(point)}>
                      {shown}
                    </button>
                  ) : (
                    <Link to={pathOf(point)} aria-describedby={describedBy} onClick={(event) => openHere(event, point)}>
                      {shown}
                    </Link>
                  )
                }
              </CutText>
            )
          },
        },
        {
          key: 'designation',
          title: t('points.column.designation'),
          cell: ({ designation }) => <Designation>{designation}</Designation>,
        },
        {
          key: 'status',
          title: t('points.column.status'),
          cell: ({ contentStatus, standing }) => (
            <StandingBadge standing={knownStanding({ status: contentStatus, ...(standing && { standing }) })} />
          ),
        },
        {
          key: 'selection',
          title: t('points.column.selection'),
          cell: ({ selectionMetadata: { selectionText = '' } }) => <CutText text={selectionText} length={SELECTION_LENGTH} />,
        },
        {
          key: 'by',
          title: t(isActive ? 'points.column.createdBy' : 'points.column.deactivatedBy'),
          cell: (point) => <bdi>{(isActive ? point.createdUserName : point.deletedByUserName) || t('groups.formerMember')}</bdi>,
        },
        {
          key: 'date',
          title: t(isActive ? 'points.column.createdDate' : 'points.column.deactivatedDate'),
          cell: (point) => <span className="point-date">{date(isActive ? point.createdDate : point.deactivatedDate)}</span>,
        },
        {
          key: 'more',
          title: t('points.column.more'),
          titleHidden: true,
          cell: (point) => {
            const items = itemsOf(point)
            if (items.length === 0) return null
            const name = nameOfPoint(point) || t('points.unnamed')
            return (
              <MenuButton
                items={items}
                button={{
                  type: 'text',
                  icon: <Icon shape="MoreOutlined" aria-hidden="true" />,
                  'aria-label': t('points.moreOf', { name: cutCell(name, NAME_LENGTH) }),
                }}
              />
            )
          },
        },
      ]}
    />
  )
}
