import type { ManagementQuery } from '#web/features/people/management-query.ts'
import { UserManagement } from '#web/features/people/user-management.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'

const LAST_PAGE = 1_000_000

function readUrl(search: string): ManagementQuery {
  const asked = new URLSearchParams(search)
  const page = Number.parseInt(asked.get('page') ?? '', 10)
  return {
    list: asked.get('list') === 'people' ? 'people' : 'accounts',
    account: asked.get('account')?.slice(0, 64) || undefined,
    text: asked.get('text')?.slice(0, 200) || undefined,
    page: page > 0 && page < LAST_PAGE ? page : 0,
  }
}

export function UserManagementPage() {
  useTitle(useText()('account.userManagement'))
  const navigate = useNavigate()
  const query = readUrl(useLocation().search)
  const hrefOf = (change: Partial<ManagementQuery>) => {
    const { list, page, ...rest } = { ...query, ...change }
    return paths.userManagement({ list: list === 'people' ? list : undefined, ...rest, page: page || undefined })
  }
  return (
    <main id="content" className="page" tabIndex={-1}>
      <UserManagement
        query={query}
        hrefOf={hrefOf}
        onText={(text) => navigate(hrefOf({ text, page: 0 }), { replace: true })}
        pager={(pages) => <Pager page={query.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />}
      />
    </main>
  )
}
