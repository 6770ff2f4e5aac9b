import { type ReactNode, useRef, useState } from 'react'
import type { Group, GroupDocument } from '#contract/groups/group.ts'
import { groups } from '#contract/groups/groups.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { GroupDocuments, RemoveDocument } from './group-documents.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupMenu } from './group-menu.tsx'
import { SHOWN_NAME } from './groups-screen.tsx'
import { MemberNames } from './member-names.tsx'
import { shortName } from './people/person-name.tsx'
import { useGroupActs } from './use-group-acts.tsx'
import '#web/ui/annotation/annotation.css'
import './groups.css'

const PAGE_SIZE = 25
const SHOWN_MEMBERS = 6

interface GroupDetailProps {
  groupId: string
  page: number
  /** actions on the documents of the group */
  tools: ReactNode
  pager: (pages: number) => ReactNode
}

/** A group with its people and documents. */
export function GroupDetail({ groupId, page, tools, pager }: GroupDetailProps) {
  const t = useText()
  const { data: group, error, mutate } = useEndpoint(groups.get, groupId ? { groupId } : null)
  const isGone = groupId === '' || error?.problem.code === 'group-not-found'
  return (
    <>
      <p>
        <Link to={paths.groups()}>{t('groups.backToGroups')}</Link>
      </p>
      {group && !isGone && <Whole group={group} page={page} tools={tools} pager={pager} />}
      {isGone && (
        <EmptyState
          title={t('groups.gone')}
          action={
            <Link to={paths.groups()} className="plain-button">
              {t('groups.backToGroups')}
            </Link>
          }
        />
      )}
      {!group && error && !isGone && (
        <ErrorState title={t('groups.notLoaded')} onRetry={() => void mutate()}>
          {t('shell.failedText')}
        </ErrorState>
      )}
      {!group && !error && !isGone && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
    </>
  )
}

function Whole({ group, page, tools, pager }: { group: Group } & Omit<GroupDetailProps, 'groupId'>) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { begin, dialog } = useGroupActs()
  const [removing, setRemoving] = useState<GroupDocument>()
  const isInside = group.rights.includes('share')
  const asked = isInside ? { groupId: group.groupID, page, size: PAGE_SIZE } : null
  const documents = useEndpoint(groups.documents, asked, { keepPreviousData: true })
  const found = documents.data?.responseData
  const onRemoved = (removed: boolean) => {
    setRemoving(undefined)
    if (removed) heading.current?.focus()
  }
  return (
    <>
      <div className="search-head group-head">
        <h1 ref={heading} tabIndex={-1} dir="auto" title={group.name}>
          {shortName(group.name, SHOWN_NAME)}
        </h1>
        {isInside && <Button onClick={() => begin('documents', group)}>{t('groups.addDocuments')}</Button>}
        {found && found.list.length > 0 && tools}
        <GroupMenu group={group} begin={begin} />
      </div>
      <div className="group-about">
        {group.longDesc !== '' && <p dir="auto">{group.longDesc}</p>}
        <GroupFacts group={group} />
        {group.rosters.length > 0 && <MemberNames members={group.rosters} shown={SHOWN_MEMBERS} />}
      </div>
      {!isInside && <p className="group-outside">{t('groups.outside')}</p>}
      {found && found.list.length > 0 && (
        <GroupDocuments documents={found.list} busy={documents.isLoading} onRemove={setRemoving} />
      )}
      {found && found.totalCount > PAGE_SIZE && pager(Math.ceil(found.totalCount / PAGE_SIZE))}
      {found?.totalCount === 0 && (
        <EmptyState
          title={t('groups.noDocuments')}
          action={<Button onClick={() => begin('documents', group)}>{t('groups.addDocuments')}</Button>}
        />
      )}
      {found && found.totalCount > 0 && found.list.length === 0 && <PastEnd first={paths.groupDetail(group.groupID)} />}
      {isInside && !found && documents.error && (
        <ErrorState title={t('groups.notLoaded')} onRetry={() => void documents.mutate()} />
      )}
      {isInside && !found && !documents.error && <Skeleton lines={[60, 80, 50]} />}
      {removing && <RemoveDocument groupId={group.groupID} document={removing} onDone={onRemoved} />}
      {dialog}
    </>
  )
}
