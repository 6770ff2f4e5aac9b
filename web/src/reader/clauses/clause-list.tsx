import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import type { TextMark } from '../marks/additions.ts'
import { MarkCounts } from '../marks/mark-counts.tsx'
import './clause-list.css'
import { stopAfter } from './stop-after.ts'

const DEEPEST = 4

interface Listed {
  readonly id: string
  readonly number: string
  readonly title: string
  readonly level: number
}

interface ClauseActions<C extends Listed> {
  /** address at which the document opens at a clause */
  readonly addressOf: (clause: C) => string
  /** items of the menu of a clause */
  readonly copiesOf: (clause: C) => readonly MenuItem[]
}

interface ClauseListProps<C extends Listed> extends ClauseActions<C> {
  clauses: readonly C[]
  /** id of the clause in view */
  current: string | undefined
  /** marks of what was added to the text, each in its clause */
  marks: readonly TextMark[]
  onGo: (clause: C) => void
}

/** List of the clauses of a text; the clause in view is marked and kept in sight. It is one stop, in which arrow keys move. */
export function ClauseOutline<C extends Listed>({ clauses, current, marks, addressOf, copiesOf, onGo }: ClauseListProps<C>) {
  const t = useText()
  const { direction } = useLocale()
  const list = useRef<HTMLOListElement>(null)
  /** clause whose row had the focus last */
  const [stopped, setStopped] = useState<string>()
  const shown = clauses.filter(({ level }) => level <= DEEPEST)
  const marked = shownAbove(clauses, current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the clause in view
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  const byClause = useMemo(() => Map.groupBy(marks, ({ place }) => shownAbove(clauses, place.clause?.id)), [clauses, marks])
  if (shown.length === 0) return <p className="reader-panel-note">{t('documents.outlineEmpty')}</p>
  const stop = shown.some(({ id }) => id === stopped) ? stopped : (marked ?? shown[0]?.id)
  const onKeyDown = (event: KeyboardEvent) => {
    const rows = [...(list.current?.children ?? [])].map((row) => [...row.querySelectorAll<HTMLElement>('a, button')])
    const row = rows.findIndex((stops) => stops.includes(event.target as HTMLElement))
    const column = rows[row]?.indexOf(event.target as HTMLElement) ?? -1
    const next = stopAfter(event.key, { row, column, rows: rows.length, direction })
    const element = next && rows[next.row]?.[next.column]
    if (!element) return
    event.preventDefault()
    event.stopPropagation()
    element.focus()
  }
  const go = (event: MouseEvent, clause: C) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo(clause)
  }
  return (
    <ol ref={list} className="clauses" onKeyDown={onKeyDown}>
      {shown.map((clause) => (
        <li key={clause.id} style={{ paddingInlineStart: (clause.level - 1) * 14 }} onFocus={() => setStopped(clause.id)}>
          <a
            href={addressOf(clause)}
            aria-current={clause.id === marked ? 'location' : undefined}
            dir="auto"
            tabIndex={clause.id === stop ? 0 : -1}
            onClick={(event) => go(event, clause)}
          >
            {clause.number !== '' && <span className="clause-number">{clause.number}</span>} {clause.title}{' '}
            <MarkCounts marks={byClause.get(clause.id)} />
          </a>
          <MenuButton
            items={copiesOf(clause)}
            button={{
              type: 'text',
              tabIndex: -1,
              className: 'reader-tool',
              'aria-label': t('documents.copyFromClause', { clause: clause.number || clause.title }),
              title: t('documents.copyFromClause', { clause: clause.number || clause.title }),
              icon: <Icon shape="LinkOutlined" aria-hidden="true" />,
            }}
          />
        </li>
      ))}
    </ol>
  )
}

/** Id of the clause in view, or of the shown one that it is under. */
function shownAbove(clauses: readonly Listed[], current: string | undefined): string | undefined {
  const at = clauses.findIndex(({ id }) => id === current)
  return clauses.slice(0, at + 1).findLast(({ level }) => level <= DEEPEST)?.id
}
