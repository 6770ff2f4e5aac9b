import type { SearchDocument } from '#contract/search.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type Access = SearchDocument['access']

const SHAPES: Readonly<Record<Access, IconName>> = {
  open: 'ReadOutlined',
  subscription: 'LockOutlined',
  record: 'FileTextOutlined',
  outside: 'ExportOutlined',
}

/** Access to a document, in a symbol and words: what I can do with it, before I try. */
export function AccessBadge({ access }: { access: Access }) {
  const t = useText()
  return (
    <span className="access-badge" data-access={access}>
      <Icon shape={SHAPES[access]} aria-hidden="true" />
      {t(`shell.access.${access}`)}
    </span>
  )
}
