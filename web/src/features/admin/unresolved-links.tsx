import { type ReactNode, useState } from 'react'
import { documents } from '#contract/documents/documents.ts'
import type { UnresolvedLink } from '#contract/documents/old-links.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { LeadDialog, LinkActs } from './lead-link.tsx'
import { LinksDownload } from './links-download.tsx'
import './unresolved-links.css'

interface UnresolvedLinksProps {
  page: number
  size: number
  pager: (pages: number) => ReactNode
}

/** Old links that found no document, for administrators. */
export function UnresolvedLinks({ page, size, pager }: UnresolvedLinksProps) {
  const t = useText()
  const { data, error, isLoading, mutate } = useEndpoint(
    documents.unresolvedLinks,
    { page, size },
    { keepPreviousData: true, revalidateIfStale: true },
  )
  return (
    <>
      <div className="search-head">
        <h1>{t('admin.unresolvedLinks')}</h1>
        {data && data.count > 0 && <LinksDownload />}
      </div>
      <p className="quiet unresolved-about">{t('admin.unresolvedAbout')}</p>
      {data && data.result.length > 0 && <LinkTable rows={data.result} busy={isLoading} />}
      {data && pager(Math.ceil(data.count / size))}
      {data?.count === 0 && <EmptyState title={t('admin.unresolvedNone')} />}
      {!data && error && <ErrorState title={t('admin.unresolvedNotLoaded')} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={[60, 80, 70, 40]} />}
    </>
  )
}

function LinkTable({ rows, busy }: { rows: readonly UnresolvedLink[]; busy: boolean }) {
  const t = useText()
  const rich = useRichText()
  const { formatDate, formatNumber } = useLocale()
  const [leading, setLeading] = useState<string>()
  const columns = [
    {
      key: 'link',
      title: t('admin.link'),
      cell: ({ link, leadsTo }: UnresolvedLink) => (
        <>
          <bdi dir="ltr" className="unresolved-link">
            {link}
          </bdi>
          {leadsTo && (
            <span className="unresolved-target">
              {rich('admin.leadsTo', {
                designation: (
                  <Link to={paths.document(leadsTo.contentCode)}>
                    <Designation>{leadsTo.designationNo}</Designation>
                  </Link>
                ),
              })}
            </span>
          )}
        </>
      ),
    },
    { key: 'times', title: t('admin.timesUsed'), cell: ({ times }: UnresolvedLink) => formatNumber(times) },
    {
      key: 'last',
      title: t('admin.lastUsed'),
      cell: ({ lastUsed }: UnresolvedLink) => <span className="unresolved-date">{formatDate(lastUsed)}</span>,
    },
    {
      key: 'acts',
      title: t('admin.linkActs'),
      titleHidden: true,
      cell: (row: UnresolvedLink) => <LinkActs row={row} onLead={() => setLeading(row.link)} />,
    },
  ]
  return (
    <>
      <DataTable label={t('admin.unresolvedLinks')} columns={columns} rows={rows} keyOf={({ link }) => link} busy={busy} />
      {leading !== undefined && <LeadDialog link={leading} onClose={() => setLeading(undefined)} />}
    </>
  )
}
