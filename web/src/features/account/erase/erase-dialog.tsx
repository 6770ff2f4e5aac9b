import { useState } from 'react'
import { createdGroups } from '#contract/groups/created-groups.ts'
import { profile } from '#contract/profile.ts'
import { isMenuShown } from '#web/lib/account/is-menu-shown.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useFreshSignIn } from '#web/lib/account/use-fresh-sign-in.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand, useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import './erase.css'
import { type GroupFate, GroupFates } from './group-fates.tsx'

/** Says what goes and what stays, asks what becomes of groups, and erases after a fresh sign-in. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { signIn, leave, isByPartner } = useFreshSignIn()
  const hasGroups = isMenuShown(useAccount(), 'GROUPS')
  const groups = useEndpoint(createdGroups.created, hasGroups ? {} : null)
  const { run } = useCommand(profile.erase)
  const [fates, setFates] = useState<ReadonlyMap<string, GroupFate>>(new Map())
  const [isSure, setSure] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<MessageKey>()
  const created = hasGroups ? groups.data?.content : []
  const isDecided = created?.every(({ groupID }) => fates.has(groupID)) === true

  async function erase() {
    setBusy(true)
    setProblem(undefined)
    try {
      // Somebody else's page is not theirs to go on with.
      if (!(await signIn())) return location.assign('/')
      const chosen = [...fates]
      await run({
        handOver: chosen.flatMap(([groupID, fate]) => (fate === 'delete' ? [] : [{ groupID, userId: fate.heir }])),
        delete: chosen.flatMap(([groupID, fate]) => (fate === 'delete' ? [groupID] : [])),
      })
      await leave()
    } catch (error) {
      const isOld = isByPartner && error instanceof CallError && error.problem.code === 'sign-in-again'
      setProblem(isOld ? 'account.erasePartner' : 'account.eraseFailed')
      setBusy(false)
    }
  }
  const actions = (
    <>
      <Button disabled={isBusy} onClick={onClose}>
        {t('shell.cancel')}
      </Button>
      <Button type="primary" disabled={isBusy || !isSure || !isDecided} onClick={() => void erase()}>
        {t(isByPartner ? 'account.erase' : 'account.eraseSignIn')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('account.eraseTitle')} actions={actions} {...(!isBusy && { onClose })}>
      <ul className="erase-facts">
        <li>{t('account.eraseGone')}</li>
        <li>{t('account.eraseFormer')}</li>
        <li>{t('account.eraseStays')}</li>
      </ul>
      {!created && groups.error && <ErrorState onRetry={() => void groups.mutate()} />}
      {!created && !groups.error && <Skeleton lines={[60]} />}
      {created && created.length > 0 && (
        <GroupFates
          groups={created}
          fates={fates}
          onChoose={(groupID, fate) => setFates((before) => withFate(before, groupID, fate))}
        />
      )}
      <label className="erase-sure">
        <input type="checkbox" checked={isSure} onChange={(event) => setSure(event.target.checked)} />
        {t('account.eraseSure')}
      </label>
      <p className="quiet">{t(isByPartner ? 'account.erasePartner' : 'account.eraseWindow')}</p>
      <p role="alert">{problem && t(problem)}</p>
    </Dialog>
  )
}

function withFate(
  before: ReadonlyMap<string, GroupFate>,
  groupID: string,
  fate: GroupFate | undefined,
): ReadonlyMap<string, GroupFate> {
  const after = new Map(before)
  if (fate) after.set(groupID, fate)
  else after.delete(groupID)
  return after
}
