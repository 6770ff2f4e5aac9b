import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useRichText, useText } from '#web/lib/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTenant } from '#web/lib/use-tenant.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type MessageName = 'noAccess' | 'noDocument'

/** The tenant's own words, with whom to write to and where to go on as links. */
function TenantMessage({ message }: { message: MessageName }) {
  const tenant = useTenant()
  const rich = useRichText()
  const messages = tenant['content-access-messages']
  const outside = (url: string) => (
    <a href={url} rel="noreferrer" target="_blank" dir="ltr">
      {new URL(url).hostname}
    </a>
  )
  const parts: Record<string, ReactNode> = {
    tenantName: tenant.tenantName,
    supportEmail: <a href={`mailto:${tenant.supportEmail}`}>{tenant.supportEmail}</a>,
    supportPhone: (
      <a href={`tel:${messages['support-phone'].replace(/[^+\d]/g, '')}`} dir="ltr">
        {messages['support-phone']}
      </a>
    ),
    salesLink: outside(messages['contact-link']),
    publicLink: outside(messages['public-link']),
  }
  return rich(messages[message], parts)
}

function Message({ title, message }: { title: string; message: MessageName }) {
  const t = useText()
  const home = (
    <Link to={paths.home()}>
      <Button>{t('documents.noAccessHome')}</Button>
    </Link>
  )
  return (
    <div className="document-message">
      <EmptyState title={title} action={home}>
        <p>
          <TenantMessage message={message} />
        </p>
      </EmptyState>
    </div>
  )
}

export function NoAccess() {
  const t = useText()
  return <Message title={t('documents.noAccessTitle')} message="noAccess" />
}

export function NoFile() {
  const t = useText()
  return <Message title={t('documents.noFileTitle')} message="noDocument" />
}
