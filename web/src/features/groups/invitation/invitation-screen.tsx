import { type Invitation, invitations } from '#contract/groups/invitations.ts'
import { knownStanding } from '#standing/status-words.ts'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale, useRichText, useText } from '#web/lib/i18n/i18n.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { MessagePage } from '#web/ui/states/message-page.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { MailTo } from '#web/ui/text/mail-to.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { StandingLine } from '#web/ui/text/standing-line.tsx'
import { InvitationAnswer } from './invitation-answer.tsx'
import './invitation.css'

/** Page of an invitation for whoever has its link: the document, who shares it, and what can be answered. Looking uses nothing up. */
export function InvitationScreen({ token }: { token: string }) {
  const { data, error, mutate } = useEndpoint(invitations.invitation, { token }, { revalidateIfStale: false })
  if (data) return <Invited token={token} invitation={data} />
  if (error && error.status >= 400 && error.status < 500) return <Gone />
  return (
    <main id="content" className="plain">
      {error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton lines={[60, 80, 50]} />}
    </main>
  )
}

function Invited({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useText()
  const rich = useRichText()
  const { formatDate } = useLocale()
  const { supportEmail, tenantName } = useTenant()
  const { displayDesignation, documentTitle, publisherName, sharerName, shareMessage, expiresAt } = invitation
  return (
    <MessagePage
      title={t('groups.invitation.title', { name: sharerName, library: tenantName })}
      action={<InvitationAnswer token={token} designation={displayDesignation} />}
    >
      <section className="invitation">
        <p>
          <Designation>{displayDesignation}</Designation>
          <span className="card-title" dir="auto">
            <Markup text={documentTitle} />
          </span>
          <bdi>{publisherName}</bdi>
        </p>
        <p>
          <StandingLine standing={knownStanding(invitation)} />
        </p>
        {shareMessage !== '' && (
          <blockquote dir="auto" aria-label={t('groups.message')}>
            {shareMessage}
          </blockquote>
        )}
      </section>
      <p>{t('groups.invitation.access', { date: formatDate(expiresAt) })}</p>
      <p className="quiet">{rich('groups.invitation.support', { support: <MailTo address={supportEmail} /> })}</p>
    </MessagePage>
  )
}

function Gone() {
  const t = useText()
  const rich = useRichText()
  const { supportEmail } = useTenant()
  const action = (
    <a href="/" className="button">
      {t('groups.invitation.library')}
    </a>
  )
  return (
    <MessagePage title={t('groups.invitation.gone')} action={action}>
      {rich('groups.invitation.goneText', { support: <MailTo address={supportEmail} /> })}
    </MessagePage>
  )
}
