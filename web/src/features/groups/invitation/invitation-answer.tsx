import { useState } from 'react'
import { invitations } from '#contract/groups/invitations.ts'
import { useSignedIn } from '#web/lib/account/signed-in.tsx'
import { useExternalSignIn } from '#web/lib/account/use-external-sign-in.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { useCommand } from '#web/lib/calls/use-endpoint.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'

const PROBLEMS: Readonly<Record<string, string>> = {
  'invitation-of-others': 'groups.invitation.ofOthers',
  'invitation-gone': 'groups.invitation.gone',
  'no-account': 'groups.invitation.noAccount',
  forbidden: 'groups.invitation.noAccount',
}

/** Accepts an invitation, once somebody is signed in, and refuses further ones with a way back. */
export function InvitationAnswer({ token, designation }: { token: string; designation: string }) {
  const t = useText()
  const isSignedIn = useSignedIn()
  const signIn = useExternalSignIn()
  const accept = useCommand(invitations.acceptInvitation)
  const [accepted, setAccepted] = useState<string>()
  const [problem, setProblem] = useState('')
  async function acceptIt() {
    setProblem('')
    try {
      setAccepted((await accept.run({ token })).contentCode)
    } catch (error) {
      const code = error instanceof CallError ? error.problem.code : ''
      setProblem(PROBLEMS[code] ?? 'groups.failed')
    }
  }
  if (accepted)
    return (
      <div className="invitation-answer">
        <p role="status">{t('groups.invitation.accepted', { designation })}</p>
        <a href={paths.document(accepted)} className="button" data-kind="primary">
          {t('groups.invitation.open')}
        </a>
      </div>
    )
  return (
    <div className="invitation-answer">
      {isSignedIn && (
        <Button type="primary" disabled={accept.pending} onClick={() => void acceptIt()}>
          {t('groups.invitation.accept')}
        </Button>
      )}
      {(!isSignedIn || problem === 'groups.invitation.ofOthers') && (
        <Button type={isSignedIn ? undefined : 'primary'} onClick={signIn}>
          {t(isSignedIn ? 'groups.invitation.signInAsOther' : 'groups.invitation.signIn')}
        </Button>
      )}
      <Refusal token={token} />
      <p role="alert">{problem && t(problem)}</p>
    </div>
  )
}

function Refusal({ token }: { token: string }) {
  const t = useText()
  const { run, pending } = useCommand(invitations.refuseInvitations)
  const [refused, setRefused] = useState(false)
  const [failed, setFailed] = useState(false)
  const choose = () =>
    run({ token, refused: !refused }).then(
      (answer) => {
        setRefused(answer.refused)
        setFailed(false)
      },
      () => setFailed(true),
    )
  return (
    <>
      <Button disabled={pending} onClick={() => void choose()}>
        {t(refused ? 'groups.invitation.allow' : 'groups.invitation.refuse')}
      </Button>
      <p role="status">{failed ? t('groups.failed') : refused && t('groups.invitation.refused')}</p>
    </>
  )
}
