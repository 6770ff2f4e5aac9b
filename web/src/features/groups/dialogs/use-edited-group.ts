import { useState } from 'react'
import type { Group, SavedGroup } from '#contract/groups/group.ts'
import { groups } from '#contract/groups/groups.ts'
import type { User } from '#contract/groups/user-search.ts'
import { CallError } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'
import { type Text, useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import type { ChosenDocument } from '../lists/document-transfer.tsx'
import type { ListEdit } from '../lists/list-edit.ts'
import { failureText } from '../people/failure-text.ts'
import { nameOfUser } from '../people/person-name.tsx'
import { useRefreshGroups } from '../people/use-refresh-groups.ts'
import { nameLeftOut } from './name-left-out.ts'
import { useSaveLists } from './use-save-lists.ts'

function conflictText(
  t: Text,
  { changed, changedBy, name }: Group,
  { formatDate }: Pick<ReturnType<typeof useLocale>, 'formatDate'>,
) {
  const date = formatDate(changed, { dateStyle: 'medium', timeStyle: 'short' })
  const person = nameOfUser({ ...changedBy, email: '' })
  return person ? t('groups.changedBy', { person, date, name }) : t('groups.changedElsewhere', { date, name })
}

/** A group while somebody changes it. After a conflict it is the group as the other person saved it, and the next save goes on top. */
export function useEditedGroup(known: Group) {
  const t = useText()
  const locale = useLocale()
  const call = useCall()
  const refresh = useRefreshGroups()
  const { saveMembers, saveDocuments } = useSaveLists()
  const [group, setGroup] = useState(known)
  const [conflict, setConflict] = useState<string>()
  const [problem, setProblem] = useState('')
  const [pending, setPending] = useState(false)

  async function attempt(save: () => Promise<SavedGroup | undefined>, done: string, asked: Parameters<typeof nameLeftOut>[2]) {
    setPending(true)
    setConflict(undefined)
    setProblem('')
    try {
      const saved = await save()
      if (saved) {
        nameLeftOut(t, saved, asked)
        setGroup(saved)
      }
      await refresh()
      notify.success(t(done))
      return true
    } catch (error) {
      const stored =
        error instanceof CallError && error.problem.code === 'group-changed' ? (error.problem.stored as Group) : undefined
      if (stored) {
        setGroup(stored)
        setConflict(conflictText(t, stored, locale))
      } else setProblem(failureText(t, error, locale))
      return false
    } finally {
      setPending(false)
    }
  }

  const { groupID, version } = group
  const moved = ({ added, removed }: ListEdit<unknown>) => ({ add: [...added.keys()], remove: [...removed] })
  return {
    group,
    conflict,
    problem,
    pending,
    saveTexts: (texts: Pick<Group, 'name' | 'longDesc'>) =>
      attempt(() => call(groups.updateName, { groupID, version, ...texts }), 'groups.updated', {}),
    savePeople: (edit: ListEdit<User>) =>
      attempt(() => saveMembers(groupID, moved(edit), version), 'groups.membersUpdated', { people: edit.added }),
    // Documents are added and removed, never replaced: others' changes cannot be lost.
    saveDocuments: (edit: ListEdit<ChosenDocument>) =>
      attempt(() => saveDocuments(groupID, moved(edit)), 'groups.documentsUpdated', { documents: edit.added }),
  }
}
