import { type ReactNode, useState } from 'react'
import type { Group } from '#contract/groups/group.ts'
import { GROUP_SORTS, groups as groupsApi } from '#contract/groups/groups.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { useNavigate } from '#web/lib/router/router.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Select } from '#web/ui/controls/select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { PastEnd } from '#web/ui/states/past-end.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { CreateGroup } from './dialogs/create-group.tsx'
import { GroupFacts } from './group-facts.tsx'
import { GroupMenu } from './group-menu.tsx'
import { shortName } from './people/person-name.tsx'
import { useGroupActs } from './use-group-acts.tsx'
import './groups.css'

/** cards of a page */
const PAGE_SIZE = 60
/** characters of the name of a group */
export const SHOWN_NAME = 50

interface GroupsScreenProps {
  page: number
  pager: (pages: number) => ReactNode
  sort: (typeof GROUP_SORTS)[number]
  onSort: (sort: (typeof GROUP_SORTS)[number]) => void
}

/** Groups of somebody, a card for each. */
export function GroupsScreen({ page, pager, sort, onSort }: GroupsScreenProps) {
  const t = useText()
  const navigate = useNavigate()
  const [isCreating, setCreating] = useState(false)
  const { begin, dialog } = useGroupActs()
  const { data, error, mutate } = useEndpoint(groupsApi.list, { page, size: PAGE_SIZE, sort }, { keepPreviousData: true })
  const create = (
    <Button type="primary" icon={<Icon shape="PlusOutlined" aria-hidden="true" />} onClick={() => setCreating(true)}>
      {t('groups.create')}
    </Button>
  )
  const groups = data?.content ?? []
  const count = data?.totalElements ?? 0
  const options = GROUP_SORTS.map((value) => ({ value, label: t(value === 'name' ? 'groups.az' : 'groups.za') }))
  return (
    <>
      <div className="search-head">
        <h1>{t('groups.title')}</h1>
        {count > 1 && <Select label={t('groups.order')} value={sort} options={options} onChange={onSort} />}
        {count > 0 && create}
      </div>
      {groups.length > 0 && (
        <ul className="group-cards">
          {groups.map((group) => (
            <GroupCard key={group.groupID} group={group} begin={begin} />
          ))}
        </ul>
      )}
      {count > PAGE_SIZE && pager(Math.ceil(count / PAGE_SIZE))}
      {data && count === 0 && <EmptyState title={t('groups.none')} action={create} />}
      {count > 0 && groups.length === 0 && <PastEnd first={paths.groups({ sort })} />}
      {!data && error && (
        <ErrorState title={t('groups.notLoaded')} onRetry={() => void mutate()}>
          {t('shell.failedText')}
        </ErrorState>
      )}
      {!data && !error && <Skeleton lines={[35, 80, 30, 70, 40, 75]} />}
      {isCreating && (
        <CreateGroup onClose={() => setCreating(false)} onCreated={(groupID) => navigate(paths.groupDetail(groupID))} />
      )}
      {dialog}
    </>
  )
}

function GroupCard({ group, begin }: { group: Group; begin: ReturnType<typeof useGroupActs>['begin'] }) {
  return (
    <li className="group-card">
      <div className="group-card-head">
        <h2 dir="auto" title={group.name}>
          <Link to={paths.groupDetail(group.groupID)}>{shortName(group.name, SHOWN_NAME)}</Link>
        </h2>
        <GroupMenu group={group} begin={begin} />
      </div>
      {group.longDesc !== '' && (
        <p className="group-description" dir="auto">
          {group.longDesc}
        </p>
      )}
      <GroupFacts group={group} />
    </li>
  )
}
