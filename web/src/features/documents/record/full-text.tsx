import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OutsideLink } from '#web/ui/text/outside-link.tsx'
import { TenantMessage } from '../access/tenant-message.tsx'

interface FullTextProps {
  document: DocumentMetadata
  /** request for what cannot be read here */
  request: ReactNode
}

/** Section that says where the text can be had: on the publisher's site, or on request. */
export function FullTextAccess({ document, request }: FullTextProps) {
  const t = useText()
  const { access, publisherName, contentAccessURL } = document
  return (
    <section className="record-text" aria-label={t('documents.record.fullText')}>
      <p>
        {access === 'outside' ? (
          t('documents.redirectNote', { publisher: publisherName })
        ) : (
          <TenantMessage message={access === 'record' ? 'noDocument' : 'noAccess'} />
        )}
      </p>
      <div className="record-ways">
        {access !== 'outside' && request}
        {contentAccessURL && (
          <OutsideLink href={contentAccessURL} className={access === 'outside' ? 'button record-primary' : 'record-outside'}>
            {t('documents.redirectOpen', { publisher: publisherName })}
            <Icon shape="ExportOutlined" aria-hidden="true" />
          </OutsideLink>
        )}
      </div>
      {access === 'outside' && !contentAccessURL && <p>{t('documents.redirectNoLink')}</p>}
    </section>
  )
}
