import type { ReactNode } from 'react'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { useRichText } from '#web/lib/i18n/i18n.tsx'

export type MessageName = 'noAccess' | 'noDocument'

/** The tenant's own message, with contact and links filled in. */
export function TenantMessage({ message }: { message: MessageName }) {
  const tenant = useTenant()
  const rich = useRichText()
  const messages = tenant['content-access-messages']
  const { anonymous } = useAccount()
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
  // A visitor has no subscription that could lack it.
  return rich(anonymous && message === 'noAccess' ? 'documents.visitor' : messages[message], parts)
}
