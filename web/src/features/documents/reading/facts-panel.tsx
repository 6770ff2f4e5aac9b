import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { ReaderPanel } from '#web/reader/panel/panels.ts'
import { RecordPanel } from '../record/record-panel.tsx'

/** Panel with what is known of a document, beside its text. */
export const factsPanel = (document: DocumentMetadata): ReaderPanel<unknown> => ({
  id: 'facts',
  title: 'documents.details',
  icon: InfoCircleOutlined,
  render: () => <RecordPanel document={document} />,
})
