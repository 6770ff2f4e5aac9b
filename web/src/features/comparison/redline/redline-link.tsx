import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import type { ComparedPair } from '../frame/api.ts'
import { useRedline } from './use-redline.ts'

interface RedlineLinkProps {
  readonly pair: ComparedPair
  /** designation of the newer document */
  readonly designation: string
  readonly children: ReactNode
}

/** Downloads the red-line of a document. */
export function RedlineLink({ pair, designation, children }: RedlineLinkProps) {
  const t = useText()
  const { busy, download } = useRedline(pair, designation)
  const label = t('comparison.redlineOurs', { designation })
  return (
    <button
      type="button"
      className="toggle"
      disabled={busy}
      aria-description={label}
      title={label}
      onClick={() => void download()}
    >
      {children}
    </button>
  )
}
