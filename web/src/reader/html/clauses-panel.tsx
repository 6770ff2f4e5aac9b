import LinkOutlined from '@ant-design/icons-svg/es/asn/LinkOutlined'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '../bar/tool.tsx'
import { copyClauseLink } from './copy-clause-link.ts'
import type { HtmlPanel, HtmlPanelProps } from './slots.ts'
import './clauses-panel.css'

const DEEPEST = 3

/** Contents of a text; the clause in view is marked and kept in sight. */
function ClausesPanel({ session, clauses, clause, addressOf, onFollow }: HtmlPanelProps) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the clause in view
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [clause])
  const shown = clauses.filter(({ level }) => level <= DEEPEST)
  if (shown.length === 0) return <p className="reader-panel-note">{t('documents.outlineEmpty')}</p>
  const go = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    session.goTo(id)
    window.history.replaceState(window.history.state, '', addressOf(id))
    onFollow()
  }
  return (
    <ol ref={list} className="clauses">
      {shown.map(({ id, title, level }) => (
        <li key={id} style={{ paddingInlineStart: (level - 1) * 14 }}>
          <a
            href={addressOf(id)}
            aria-current={id === clause ? 'location' : undefined}
            dir="auto"
            onClick={(event) => go(event, id)}
          >
            {title}
          </a>
          <Tool label={t('documents.copyClause')} shape={LinkOutlined} onPress={() => void copyClauseLink(addressOf(id), t)} />
        </li>
      ))}
    </ol>
  )
}

export const clausesPanel: HtmlPanel = {
  id: 'outline',
  title: 'documents.outline',
  icon: UnorderedListOutlined,
  render: (props) => <ClausesPanel {...props} />,
}
