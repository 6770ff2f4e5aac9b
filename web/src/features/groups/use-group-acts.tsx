import { type ReactNode, useState } from 'react'
import type { Group } from '#contract/groups/group.ts'
import { groups } from '#contract/groups/groups.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { paths } from '#web/lib/paths.ts'
import { useNavigate } from '#web/lib/router/router.tsx'
import { ConfirmAct } from './dialogs/confirm-act.tsx'
import { EditGroup } from './dialogs/edit-group.tsx'
import { HandOver } from './dialogs/hand-over.tsx'
import { MailGroup } from './dialogs/mail-group.tsx'
import { useRefreshGroups } from './people/use-refresh-groups.ts'

type GroupAct = 'edit' | 'documents' | 'mail' | 'delete' | 'leave' | 'hand-over'

interface GroupActs {
  readonly begin: (act: GroupAct, group: Group) => void
  /** the dialog of what was begun */
  readonly dialog: ReactNode
}

/** Acts on a group as a whole, each in its dialog. */
export function useGroupActs(): GroupActs {
  const [begun, setBegun] = useState<{ act: GroupAct; group: Group }>()
  const onClose = () => setBegun(undefined)
  return {
    begin: (act, group) => setBegun({ act, group }),
    dialog: begun && <ActDialog {...begun} onClose={onClose} />,
  }
}

function ActDialog({ act, group, onClose }: { act: GroupAct; group: Group; onClose: () => void }) {
  switch (act) {
    case 'edit':
      return <EditWhole groupId={group.groupID} step={0} onClose={onClose} />
    case 'documents':
      return <EditWhole groupId={group.groupID} step={2} onClose={onClose} />
    case 'mail':
      return <MailGroup group={group} onClose={onClose} />
    case 'hand-over':
      return <HandOver group={group} onClose={onClose} />
    default:
      return <EndGroup act={act} group={group} onClose={onClose} />
  }
}

/** A list of groups knows the first members alone; who edits a group sees all of them. */
function EditWhole({ groupId, step, onClose }: { groupId: string; step: number; onClose: () => void }) {
  const { data } = useEndpoint(groups.get, { groupId })
  return data ? <EditGroup group={data} step={step} onClose={onClose} /> : null
}

const ENDS = {
  delete: { title: 'groups.deleteTitle', text: 'groups.deleteText', act: 'groups.delete', done: 'groups.deleted' },
  leave: { title: 'groups.leaveTitle', text: 'groups.leaveText', act: 'groups.leave', done: 'groups.left' },
} as const

function EndGroup({ act, group, onClose }: { act: 'delete' | 'leave'; group: Group; onClose: () => void }) {
  const t = useText()
  const call = useCall()
  const navigate = useNavigate()
  const refresh = useRefreshGroups()
  const { groupID, name } = group
  const keys = ENDS[act]
  async function end() {
    await (act === 'delete' ? call(groups.delete, { id: groupID }) : call(groups.leave, { groupId: groupID }))
    notify.success(t(keys.done, { name }))
    onClose()
    navigate(paths.groups())
    await refresh()
  }
  return (
    <ConfirmAct title={t(keys.title)} act={t(keys.act)} onAct={end} onClose={onClose}>
      {t(keys.text, { name })}
    </ConfirmAct>
  )
}
