import { collections } from '#contract/collections.ts'
import { type CollectionChoice, queryOfCollection, readCollectionChoice } from '#web/features/collections/collection-choice.ts'
import { CollectionScreen } from '#web/features/collections/collection-screen.tsx'
import { DownloadButton } from '#web/features/documents/download/download-button.tsx'
import { ExportList } from '#web/features/downloads/export-list.tsx'
import { browsePath } from '#web/features/home/browse-path.ts'
import { Pager } from '#web/features/search/results/pager.tsx'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { useTitle } from '#web/lib/use-title.ts'
import { Forbidden } from '#web/parts/error-pages.tsx'

export function CustomCollectionsPage() {
  const t = useText()
  const navigate = useNavigate()
  const account = useAccount()
  const choice = readCollectionChoice(useLocation().search)
  const pathTo = (next: Partial<CollectionChoice>) => paths.customCollections(queryOfCollection({ ...choice, ...next }))
  const { run, pending } = useCommand(collections.export)
  useTitle(t('collections.title'))
  if (!account.customCollection) return <Forbidden />
  return (
    <main id="content" className="page" tabIndex={-1}>
      <CollectionScreen
        choice={choice}
        onChoose={(next) => navigate(pathTo({ ...next, page: 0 }))}
        browse={browsePath(account.contentSecurity['drm-view'])}
        download={(document) => <DownloadButton document={document} whenEmpty="noDocument" />}
        tools={<ExportList make={(format) => run({ format, sortType: choice.sort })} pending={pending} />}
        pager={(pages) => <Pager page={choice.page} pages={pages} hrefOf={(page) => pathTo({ page })} />}
      />
    </main>
  )
}
