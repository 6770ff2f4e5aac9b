import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { MenuButton } from '#web/ui/controls/menu-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import './clause-list.css'

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
  onGo: (clause: C) => void
}

/** List of the clauses of a text; the clause in view is marked and kept in sight. */
export function ClauseList<C extends Listed>({ clauses, current, addressOf, copiesOf, onGo }: ClauseListProps<C>) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  const shown = clauses.filter(({ level }) => level <= DEEPEST)
  const marked = shownAbove(clauses, current)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the clause in view
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  if (shown.length === 0) return <p className="reader-panel-note">{t('documents.outlineEmpty')}</p>
  const go = (event: MouseEvent, clause: C) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onGo(clause)
  }
  return (
    <ol ref={list} className="clauses">
      {shown.map((clause) => (
        <li key={clause.id} style={{ paddingInlineStart: (clause.level - 1) * 14 }}>
          <a
            href={addressOf(clause)}
            aria-current={clause.id === marked ? 'location' : undefined}
            dir="auto"
            onClick={(event) => go(event, clause)}
          >
            {clause.number !== '' && <span className="clause-number">{clause.number}</span>} {clause.title}
          </a>
          <MenuButton
            items={copiesOf(clause)}
            button={{
              type: 'text',
              className: 'reader-tool',
              'aria-label': t('documents.copyFromClause', { clause: clause.number || clause.title }),
              title: t('documents.copyFromClause', { clause: clause.number || clause.title }),
              icon: <Icon shape={LinkOutlined} aria-hidden="true" />,
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
