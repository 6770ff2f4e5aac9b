import { groupExport } from '#contract/groups/group-export.ts'
import { ExportList } from '#web/features/downloads/export-list.tsx'
import { GroupDetail } from '#web/features/groups/group-detail.tsx'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useListAccess } from '#web/lib/account/list-access.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { readListUrl } from '#web/lib/read-list-url.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'
import { SignInFirst } from '#web/parts/sign-in-first.tsx'

/** Id of the group in the address; the name of its parameter is written in any case. */
const groupIdIn = (search: string) =>
  [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === 'groupid')?.[1] ?? ''

export function GroupDetailPage() {
  const t = useText()
  const access = useListAccess('GROUPS')
  const { search } = useLocation()
  const groupId = groupIdIn(search)
  const { page } = readListUrl(search, ['added-'])
  const { run, pending } = useCommand(groupExport.export)
  useTitle(t('groups.title'))
  if (access === 'none') return <Forbidden />
  return (
    <main id="content" className="page" tabIndex={-1}>
      {access === 'own' ? (
        <GroupDetail
          groupId={groupId}
          page={page}
          tools={<ExportList make={(format) => run({ groupId, format })} pending={pending} />}
          pager={(pages) => <Pager page={page} pages={pages} hrefOf={(to) => paths.groupDetail(groupId, to)} />}
        />
      ) : (
        <SignInFirst page={t('groups.title')} title={t('groups.signIn')} />
      )}
    </main>
  )
}
