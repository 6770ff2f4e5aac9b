import type { Account } from '#contract/account.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { paths } from '#web/lib/paths.ts'

interface AdminEntry {
  readonly text: MessageKey
  readonly to: string
  /** profile of the library without which there is no such page */
  readonly profile?: 'swagger'
  /** is for who manages an account, too */
  readonly forManagers?: true
}

const ENTRIES: readonly AdminEntry[] = [
  { text: 'admin.health', to: paths.health() },
  { text: 'admin.metrics', to: paths.metrics() },
  { text: 'admin.configuration', to: paths.configuration() },
  { text: 'admin.logs', to: paths.logs() },
  { text: 'admin.audits', to: paths.audits() },
  { text: 'admin.apiDocs', to: paths.apiDocs(), profile: 'swagger' },
  { text: 'admin.ingest', to: paths.ingest() },
  { text: 'admin.settings', to: paths.tenantSettings() },
  { text: 'access.listTitle', to: paths.accessRequests(), forManagers: true },
  { text: 'admin.agreement', to: paths.agreements(), forManagers: true },
  { text: 'feedback.listTitle', to: paths.searchFeedback() },
  { text: 'admin.unresolvedLinks', to: paths.unresolvedLinks() },
  { text: 'citations.records', to: paths.libraryRecords() },
]

/** Lists the pages for administrators, and those of them for who manages an account. None is open to protected viewing. */
export function adminEntries({ authorities, contentSecurity }: Pick<Account, 'authorities' | 'contentSecurity'>) {
  if (contentSecurity['drm-view']) return []
  if (authorities.includes('ADMIN')) return ENTRIES
  return authorities.includes('COMPASS_USER_ADMIN') ? ENTRIES.filter(({ forManagers }) => forManagers) : []
}
