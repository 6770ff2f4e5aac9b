import type { ReactNode } from 'react'
import { AuditList } from '#web/features/admin/audit-list.tsx'
import { Configuration } from '#web/features/admin/configuration.tsx'
import { Loggers } from '#web/features/admin/loggers.tsx'
import { Metrics } from '#web/features/admin/metrics.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { paths } from '#web/lib/paths.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { readAuditUrl } from './read-audit-url.ts'

function AdminPage({ title, children }: { title: MessageKey; children: ReactNode }) {
  const t = useText()
  useTitle(t(title))
  return (
    <main id="content" className="page" tabIndex={-1}>
      {children}
    </main>
  )
}

export const MetricsPage = () => (
  <AdminPage title="admin.metrics">
    <Metrics />
  </AdminPage>
)

export const ConfigurationPage = () => (
  <AdminPage title="admin.configuration">
    <Configuration />
  </AdminPage>
)

export const LogsPage = () => (
  <AdminPage title="admin.logs">
    <Loggers />
  </AdminPage>
)

export function AuditsPage() {
  const query = readAuditUrl(useLocation().search, new Date())
  const navigate = useNavigate()
  const hrefOf = (change: Partial<typeof query>) => {
    const { page, sort, fromDate, toDate } = { ...query, ...change }
    return paths.audits({ page: page || undefined, sort, fromDate, toDate })
  }
  return (
    <AdminPage title="admin.audits">
      <AuditList
        query={query}
        hrefOf={hrefOf}
        onQuery={(change) => navigate(hrefOf(change))}
        pager={(pages) => <Pager page={query.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />}
      />
    </AdminPage>
  )
}

export function ApiDocsPage() {
  const t = useText()
  return (
    <AdminPage title="admin.apiDocs">
      <h1>{t('admin.apiDocs')}</h1>
      <iframe className="admin-docs" title={t('admin.apiDocs')} src="/api-docs/" />
    </AdminPage>
  )
}
