import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import './reader-bar.css'

/** Both ends of the bar and what stands below it, given by whoever composes the reader. */
export interface BarEnds {
  readonly start: ReactNode
  readonly end: ReactNode
  readonly below?: ReactNode
}

/** The one bar above a text; the tools of the viewer stand in its middle. */
export function ReaderBar({ ends, children }: { ends: BarEnds; children?: ReactNode }) {
  const t = useText()
  return (
    <>
      <div className="reader-bar">
        <div className="reader-bar-start">{ends.start}</div>
        {children && (
          <div role="toolbar" aria-label={t('documents.tools')} className="reader-tools">
            {children}
          </div>
        )}
        <div className="reader-bar-end">{ends.end}</div>
      </div>
      {ends.below}
    </>
  )
}

/** Tools at the thumb, below a text on a phone. */
export function PhoneTools({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div role="toolbar" aria-label={t('documents.tools')} className="reader-phone-tools">
      {children}
    </div>
  )
}
