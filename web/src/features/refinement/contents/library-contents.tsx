import { useState } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { ContentScope } from '#web/lib/paths.ts'
import { useLocation } from '#web/lib/router/router.tsx'
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

/** Writes the branch into the address past the router: the page stays where it is scrolled to, and its entry the same. */
function saveBranch(key: string): void {
  const { pathname, search } = window.location
  const params = new URLSearchParams(search)
  params.set(BRANCH, key)
  window.history.replaceState(window.history.state, '', `${pathname}?${params}`)
}

interface LibraryContentsProps {
  /** code of the publisher whose documents are listed */
  publisher: string
  scope: ContentScope
}

/** Lists the library's own documents as a tree: a branch opens in its place, a leaf is a search. */
export function LibraryContents({ publisher, scope }: LibraryContentsProps) {
  const t = useText()
  const { nodes, counts, failed, retry } = useContents(publisher, scope)
  const { search } = useLocation()
  const [opened, setOpened] = useState(() => new URLSearchParams(search).get(BRANCH))
  if (failed) return <ErrorState onRetry={retry}>{t('shell.failedText')}</ErrorState>
  if (!nodes || !counts) return <Skeleton lines={[40, 55, 35, 50, 45, 30]} />
  const shown = nodes.filter((node) => counts.has(idOf(node)))
  if (shown.length === 0) return <EmptyState title={t('refinement.contents.none')} />
  const open = (key = '') => {
    setOpened(key)
    saveBranch(key)
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
