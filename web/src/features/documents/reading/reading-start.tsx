import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Designation } from '#web/ui/text/designation.tsx'
import { Markup } from '#web/ui/text/markup.tsx'
import { plainText } from '#web/ui/text/parse-markup.ts'
import { BackToResults } from '../page/back-to-results.tsx'
import { RelatedMenu } from '../page/related-menus.tsx'
import { ReadingFacts } from './reading-facts.tsx'
import './reading.css'
import './room-for-name.css'

interface ReadingStartProps {
  document: DocumentMetadata
  protectedView: boolean
  phone: boolean
  standing: ReactNode
}

/** Start of the bar: the way back, the name of the document, and whether it is in force. */
export function ReadingStart({ document, protectedView, phone, standing }: ReadingStartProps) {
  const isProtected = protectedView || document.drm
  return (
    <>
      <BackToResults short={phone} />
      <div className="reading-name">
        <div className="reading-line">
          <div className="reading-id">
            <h1>
              <Designation>{document.displayDesignation}</Designation>
            </h1>
            <div className="reading-standing">
              {standing}
              {isProtected && <ProtectedBadge />}
            </div>
          </div>
          {!phone && <RelatedMenu document={document} kind="editions" />}
          {!phone && (
            <p className="document-title" title={plainText(document.title)}>
              <Markup text={document.title} />
            </p>
          )}
        </div>
        {!phone && <ReadingFacts document={document} />}
      </div>
    </>
  )
}

/** Says that the text is read on screen alone; a phone has room for the lock. */
function ProtectedBadge() {
  const t = useText()
  return (
    <span className="reading-protected" title={t('documents.protected')}>
      <Icon shape="LockOutlined" aria-hidden="true" />
      <span>{t('documents.protected')}</span>
    </span>
  )
}
