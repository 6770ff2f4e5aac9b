import { useId, useState } from 'react'
import type { Group } from '#contract/groups/group.ts'
import type { User } from '#contract/groups/user-search.ts'
import { api } from '#contract/index.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSearchedText } from '../lists/use-searched-text.ts'
import { failureText } from '../people/failure-text.ts'
import { nameOfUser } from '../people/person-name.tsx'
import { isOutside, recipientOf, targetIdOf } from './recipient.ts'
import { ShareTargets } from './share-targets.tsx'
import '../dialogs/group-dialogs.css'

/** characters */
const MAX_MESSAGE_LENGTH = 2000
const REFRESHED = [api.groups.sharedTargets, api.groups.sharedByMe, api.groups.documents, api.groups.list]

export interface ShareDialogProps {
  contentCode: string
  designation: string
  /** the account of everybody who is offered opens the text */
  isOpen: boolean
  onClose: () => void
}

/** Shares a document with groups and people of the account, and says before who will see it and whether they can open it. */
export function ShareDialog({ contentCode, designation, isOpen, onClose }: ShareDialogProps) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const [typed, setTyped] = useState('')
  const keyword = useSearchedText(typed)
  const [groups, setGroups] = useState<readonly Group[]>([])
  const [users, setUsers] = useState<readonly User[]>([])
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const found = useEndpoint(api.groups.findTargets, { keyword }, { keepPreviousData: true, revalidateOnFocus: false })
  const sent = useEndpoint(api.groups.sharedTargets, { id: contentCode })
  const withGroups = useCommand(api.groups.shareWithGroups, { refresh: REFRESHED })
  const withUsers = useCommand(api.groups.shareWithUsers, { refresh: REFRESHED })
  const pending = withGroups.pending || withUsers.pending
  const count = groups.length + users.length
  const outside = users.filter(isOutside).length
  async function share() {
    setProblem('')
    try {
      const answers = [
        groups.length > 0 &&
          (await withGroups.run({
            items: groups.map(({ groupID }) => ({ contentID: contentCode, sharedWithGroupID: groupID })),
          })),
        users.length > 0 &&
          (await withUsers.run({
            items: users.map((user) => ({ contentID: contentCode, ...recipientOf(user), message })),
          })),
      ]
      const [failedGroups, failedUsers] = answers.map((answer) => (answer ? answer.failed.map(({ index }) => index) : []))
      const left = {
        groups: groups.filter((_, at) => failedGroups?.includes(at)),
        users: users.filter((_, at) => failedUsers?.includes(at)),
      }
      setGroups(left.groups)
      setUsers(left.users)
      const names = [...left.groups.map(({ name }) => name), ...left.users.map(nameOfUser)]
      if (names.length > 0) return setProblem(t('groups.share.failed', { names: names.join(', ') }))
      notify.success(t('groups.share.done', { designation }))
      onClose()
    } catch (error) {
      setProblem(failureText(t, error, locale))
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={count === 0 || pending} onClick={() => void share()}>
        {t('groups.share.share')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('groups.share.title', { designation })} actions={actions} onClose={onClose}>
      <div className="group-fields">
        <ShareTargets
          typed={typed}
          onTyped={setTyped}
          groups={found.data?.responseData.groupList ?? []}
          users={(found.data?.responseData.userList ?? []).map(({ user }) => user)}
          busy={found.isLoading}
          sent={[
            ...(sent.data?.responseData.groupList ?? []).map(({ groupID }) => groupID),
            ...(sent.data?.responseData.userList ?? []).map(({ user }) => targetIdOf(user)),
          ]}
          chosen={{ groups, users, setGroups, setUsers }}
        />
        {users.length > 0 && (
          <>
            <label htmlFor={id}>{t('groups.message')}</label>
            <textarea
              id={id}
              rows={3}
              dir="auto"
              maxLength={MAX_MESSAGE_LENGTH}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          </>
        )}
        {count > 0 && (
          <p role="status">
            {t('groups.share.who', { count: users.length + groups.reduce((sum, { memberCount }) => sum + memberCount, 0) })}{' '}
            {count > outside && t(isOpen ? 'groups.share.open' : 'groups.share.closed')}{' '}
            {outside > 0 && t('groups.share.outside')}
          </p>
        )}
        <p role="alert" className="group-problem">
          {problem}
        </p>
      </div>
    </Dialog>
  )
}
