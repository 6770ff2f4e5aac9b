import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { SearchDocument } from '#contract/search.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { languageName } from '#web/lib/i18n/language-name.ts'
import { pathToDocument } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'

interface More {
  readonly open: boolean
  readonly toggle: () => void
  readonly controls: string
}

interface Entry {
  readonly contentCode: string
  readonly content: ReactNode
}

interface CardListsProps {
  document: SearchDocument
  more: More | undefined
  tools: ReactNode
}

/** Row below a result: more text, translations, editions, supplements, and tools. */
export function CardLists({ document, more, tools }: CardListsProps) {
  const t = useText()
  const { tag } = useLocale()
  const { translations, connections, supplements, publisherTypeCode } = document
  const lists: [string, Entry[]][] = [
    [
      t('search.translations'),
      translations.map(({ contentCode, language }) => ({ contentCode, content: languageName(language, tag) })),
    ],
    [
      t('search.editions'),
      connections.map(({ contentCode, designationNo }) => ({ contentCode, content: <Designation>{designationNo}</Designation> })),
    ],
    [
      t('search.supplements'),
      supplements.map((one) => ({
        contentCode: one['supplement-content-code'],
        content: <Designation>{one['supplement-display-designation']}</Designation>,
      })),
    ],
  ]
  const filled = lists.filter(([, entries]) => entries.length > 0)
  if (filled.length === 0 && !more && !tools) return null
  return (
    <div className="card-lists">
      {more && (
        <button type="button" className="toggle" aria-expanded={more.open} aria-controls={more.controls} onClick={more.toggle}>
          {t(more.open ? 'search.less' : 'search.more')}
        </button>
      )}
      {filled.map(([title, entries]) => (
        <CardList key={title} title={title} entries={entries} publisherTypeCode={publisherTypeCode} />
      ))}
      {tools && <div className="card-tools">{tools}</div>}
    </div>
  )
}

interface CardListProps {
  title: string
  entries: readonly Entry[]
  publisherTypeCode: string
}

function CardList({ title, entries, publisherTypeCode }: CardListProps) {
  const { formatNumber } = useLocale()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button type="button" className="toggle" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {title} <span className="count">{formatNumber(entries.length)}</span>
        <Icon shape={DownOutlined} aria-hidden="true" />
      </button>
      <ul id={id} className="card-list" hidden={!open} aria-label={title}>
        {entries.map(({ contentCode, content }) => (
          <li key={contentCode}>
            <Link to={pathToDocument({ contentCode, publisherTypeCode })}>{content}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
