import { useText } from '#web/lib/i18n/i18n.tsx'
import type { ContentScope } from '#web/lib/paths.ts'
import { useLocation, useNavigate } from '#web/lib/router/router.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { findPath } from '../tree/find-path.ts'
import { idOf } from '../tree/selection.ts'
import { ContentsBranch } from './contents-branch.tsx'
import { useContents } from './use-contents.ts'
import './contents.css'

/** Parameter of the address that names the opened branch. */
const BRANCH = 'branch'

interface LibraryContentsProps {
  /** code of the publisher whose documents are listed */
  publisher: string
  scope: ContentScope
}

/** Lists the library's own documents as a tree: a branch opens in its place, a leaf is a search. */
export function LibraryContents({ publisher, scope }: LibraryContentsProps) {
  const t = useText()
  const { nodes, counts, failed, retry } = useContents(publisher, scope)
  const params = new URLSearchParams(useLocation().search)
  const navigate = useNavigate()
  const opened = params.get(BRANCH)
  if (failed) return <ErrorState onRetry={retry}>{t('shell.failedText')}</ErrorState>
  if (!nodes || !counts) return <Skeleton lines={[40, 55, 35, 50, 45, 30]} />
  const shown = nodes.filter((node) => counts.has(idOf(node)))
  if (shown.length === 0) return <EmptyState title={t('refinement.contents.none')} />
  const open = (key: string | undefined) => {
    params.set(BRANCH, key ?? '')
    // The page before this one is one step back, however many branches were opened.
    navigate({ search: `?${params}` }, { replace: true })
  }
  // The only branch of all is open until it is closed.
  const path = findPath(shown, opened ?? (shown.length === 1 ? (shown[0]?.key as string) : '')) ?? []
  return (
    <ContentsBranch
      above={[]}
      nodes={shown}
      counts={counts}
      openKeys={new Set(path.map(({ key }) => key))}
      onOpen={open}
      publisher={publisher}
      scope={scope}
    />
  )
}
