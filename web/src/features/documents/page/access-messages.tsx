import { Button, Result } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { TenantConfig } from '#contract/tenant.ts'
import { useRichText, useText } from '#web/lib/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { useTenant } from '#web/lib/use-tenant.tsx'

type Message = 'noAccess' | 'noDocument'

/** The tenant's own words, with whom to write to and where to go on as links. */
function TenantMessage({ tenant, message }: { tenant: TenantConfig; message: Message }) {
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

function TenantResult({ title, message, icon }: { title: string; message: Message; icon?: ReactNode }) {
  const t = useText()
  const tenant = useTenant()
  return (
    <Result
      status="info"
      icon={icon}
      title={title}
      subTitle={<TenantMessage tenant={tenant} message={message} />}
      extra={
        <Link to={paths.home()}>
          <Button>{t('documents.noAccessHome')}</Button>
        </Link>
      }
    />
  )
}

export function NoAccess() {
  const t = useText()
  return <TenantResult title={t('documents.noAccessTitle')} message="noAccess" />
}

export function NoFile() {
  const t = useText()
  return <TenantResult title={t('documents.noFileTitle')} message="noDocument" />
}
