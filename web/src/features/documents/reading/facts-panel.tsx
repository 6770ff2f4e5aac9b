import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined'
import type { DocumentMetadata } from '#contract/documents.ts'
import type { ReaderPanel } from '#web/reader/panel/panels.ts'
import { Markup } from '#web/ui/text/markup.tsx'
import { DocumentBadges } from '../page/document-badges.tsx'
import { DocumentDetails } from '../page/document-details.tsx'

/** Panel with what is known of a document, beside its text. */
export const factsPanel = (document: DocumentMetadata): ReaderPanel<unknown> => ({
  id: 'facts',
  title: 'documents.details',
  icon: InfoCircleOutlined,
  render: () => (
    <div className="reading-facts">
      <p className="document-title">
        <Markup text={document.title} />
      </p>
      <DocumentBadges document={document} />
      <DocumentDetails document={document} />
    </div>
  ),
})
