import { Agreements } from '#web/features/admin/agreements.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

const SIZE = 25

export function AgreementPage() {
  const { page } = readListUrl(useLocation().search, ['newest-first'])
  useTitle(useText()('admin.agreement'))
  return (
    <main id="content" className="page" tabIndex={-1}>
      <Agreements
        page={page}
        size={SIZE}
        pager={(pages) => <Pager page={page} pages={pages} hrefOf={(to) => paths.agreements({ page: to || undefined })} />}
      />
    </main>
  )
}
