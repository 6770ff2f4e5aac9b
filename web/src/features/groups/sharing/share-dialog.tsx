import { type ReactNode, useId, useState } from 'react'
import { sharing as sharingApi } from '#contract/groups/sharing.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSearchedText } from '../lists/use-searched-text.ts'
import { failureText } from '../people/failure-text.ts'
import { nameOfUser } from '../people/person-name.tsx'
import { LinkAudience } from './link-audience.tsx'
import { isOutside, targetIdOf } from './recipient.ts'
import { ShareTargets } from './share-targets.tsx'
import { type Chosen, useDocumentSharing, useLinkSharing } from './use-share-with.ts'
import '#web/ui/controls/fields.css'
import '../dialogs/group-dialogs.css'

/** characters */
const MAX_MESSAGE_LENGTH = 2000

/** Link of a compass point, which is shared in place of its document. */
interface SharedLink {
  pointId: string
  title: string
  /** the link itself, to be copied */
  children: ReactNode
}

export interface ShareDialogProps {
  contentCode: string
  designation: string
  /** the account of everybody who is offered opens the text */
  isOpen: boolean
  link?: SharedLink
  onClose: () => void
}

const NOBODY: Chosen = { groups: [], users: [] }

/**
 * Shares a document, or the link of a compass point on it, with groups and people, and says before who will see it and whether they
 * can open it.
 */
export function ShareDialog({ contentCode, designation, isOpen, link, onClose }: ShareDialogProps) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const [typed, setTyped] = useState('')
  const keyword = useSearchedText(typed)
  const [chosen, setChosen] = useState(NOBODY)
  const [message, setMessage] = useState('')
  const [problem, setProblem] = useState('')
  const found = useEndpoint(sharingApi.findTargets, { keyword }, { keepPreviousData: true, revalidateOnFocus: false })
  // Links are sent, and stored nowhere.
  const sent = useEndpoint(sharingApi.sharedTargets, link ? null : { id: contentCode })
  const ofDocument = useDocumentSharing(contentCode)
  const ofLink = useLinkSharing(contentCode, link?.pointId ?? '')
  const sharing = link ? ofLink : ofDocument
  const { groups, users } = chosen
  const count = groups.length + users.length
  const outside = users.filter(isOutside).length
  async function share() {
    setProblem('')
    try {
      const left = await sharing.run(chosen, message)
      setChosen(left)
      const names = [...left.groups.map(({ name }) => name), ...left.users.map(nameOfUser)]
      if (names.length > 0) return setProblem(t('groups.share.failed', { names: names.join(', ') }))
      notify.success(link ? t('groups.share.linkDone') : t('groups.share.done', { designation }))
      onClose()
    } catch (error) {
      setProblem(failureText(t, error, locale))
    }
  }
  const actions = (
    <>
      <Button onClick={onClose}>{t('shell.cancel')}</Button>
      <Button type="primary" disabled={count === 0 || sharing.pending} onClick={() => void share()}>
        {t('groups.share.share')}
      </Button>
    </>
  )
  return (
    <Dialog title={link?.title ?? t('groups.share.title', { designation })} actions={actions} onClose={onClose}>
      <div className="group-fields form-fields">
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
          chosen={chosen}
          onChosen={setChosen}
        />
        {(users.length > 0 || (link && groups.length > 0)) && (
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
            {link && count > outside && <LinkAudience contentCode={contentCode} />} {outside > 0 && t('groups.share.outside')}
          </p>
        )}
        <p role="alert" className="group-problem">
          {problem}
        </p>
        {link?.children}
      </div>
    </Dialog>
  )
}
