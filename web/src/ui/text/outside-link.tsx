import type { ReactNode } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'

interface OutsideLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** Leads away from the library, in a window of its own, and says so to those who cannot see the sign. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  const t = useText()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="visually-hidden"> ({t('shell.newWindow')})</span>
    </a>
  )
}
