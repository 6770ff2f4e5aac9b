import InfoCircleOutlined from '@ant-design/icons-svg/es/asn/InfoCircleOutlined'
import PrinterOutlined from '@ant-design/icons-svg/es/asn/PrinterOutlined'
import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '#web/reader/bar/tool.tsx'
import type { MenuItem } from '#web/ui/menu-item.ts'
import { HitSteps } from '../page/hit-steps.tsx'
import { MoreMenu } from '../page/more-menu.tsx'
import { useMoreItems } from './more-items.tsx'

interface ReadingEndProps {
  document: DocumentMetadata
  tabs: ReactNode
  tools: ReactNode
  more: readonly MenuItem[]
  /** asset of the earlier printing that is open; absent for the present one */
  printing: string | undefined
  onPrinting: (assetId: string | undefined) => void
  /** absent while there is nothing to print */
  onPrint: (() => void) | undefined
}

/** End of the bar: the ways to read, the next result, and everything else that can be done with a document. */
export function ReadingEnd({ document, tabs, tools, more, printing, onPrinting, onPrint }: ReadingEndProps) {
  const t = useText()
  const { items, selected } = useMoreItems(document, { printing, onPrinting })
  return (
    <>
      {tabs}
      <HitSteps />
      <span className="document-menus">{tools}</span>
      {onPrint && <Tool label={t('documents.print')} shape={PrinterOutlined} onPress={onPrint} />}
      <MoreMenu items={[...more, ...items]} selected={selected} className="reader-tool" />
    </>
  )
}

/** End of the bar on a phone, where all else is in the sheet. */
export function PhoneEnd({ tabs, onAbout }: { tabs: ReactNode; onAbout: () => void }) {
  const t = useText()
  return (
    <>
      {tabs}
      <Tool label={t('documents.about')} shape={InfoCircleOutlined} onPress={onAbout} />
    </>
  )
}
