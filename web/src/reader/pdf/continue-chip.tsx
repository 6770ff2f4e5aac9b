import { useEffect, useState } from 'react'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Tool } from '../bar/tool.tsx'
import type { PdfSession } from './session/pdf-session.ts'
import type { ReadingPosition } from './session/reading-position.ts'
import './continue-chip.css'

const SHOWN_MS = 15_000

interface ContinueChipProps {
  session: PdfSession
  left: ReadingPosition
  /** the document opened where it was left */
  continued: boolean
}

/** Says where the person left off: leads there, or back to the beginning if the document opened there. */
export function ContinueChip({ session, left, continued }: ContinueChipProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const [shown, setShown] = useState(true)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(false), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [])
  if (!shown) return null
  const page = formatNumber(left.page)
  const go = () => {
    if (continued) session.goTo(1)
    else session.restore(left)
    setShown(false)
  }
  return (
    <div className="continue-chip" role="status">
      {continued && <span>{t('documents.continued', { page })}</span>}
      <Button type="text" onClick={go}>
        {continued ? t('documents.startOver') : t('documents.continueAt', { page })}
      </Button>
      <Tool label={t('shell.closeNotice')} shape="CloseOutlined" onPress={() => setShown(false)} />
    </div>
  )
}
