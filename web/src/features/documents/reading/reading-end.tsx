import { type ReactNode, useEffect } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Tool } from '#web/reader/bar/tool.tsx'
import { HitSteps } from '../page/hit-steps.tsx'

interface ReadingEndProps {
  tabs: ReactNode
  /** tools that are used daily */
  daily: ReactNode
  /** button of the list of the others */
  more: ReactNode
  /** absent while there is nothing to print, and where nothing may be printed */
  print: (() => void) | undefined
  onPrintable: (print: (() => void) | undefined) => void
}

/** End of the bar: the ways to read, the next result, and everything else that can be done with a document. */
export function ReadingEnd({ tabs, daily, more, print, onPrintable }: ReadingEndProps) {
  useEffect(() => onPrintable(print), [onPrintable, print])
  return (
    <>
      {tabs}
      <HitSteps />
      <span className="document-menus">{daily}</span>
      {more}
    </>
  )
}

/** End of the bar on a phone, where all else is in the sheet. */
export function PhoneEnd({ tabs, onAbout }: { tabs: ReactNode; onAbout: () => void }) {
  const t = useText()
  return (
    <>
      {tabs}
      <Tool label={t('documents.about')} shape="InfoCircleOutlined" onPress={onAbout} />
    </>
  )
}
