import { type ReactNode, useEffect } from 'react'
import { useLocation } from '#web/lib/router/router.tsx'

interface ResourceSectionProps {
  /** fragment that leads to it */
  id: string
  title: string
  children: ReactNode
}

/** Part of the page that opens by its heading or by its fragment. */
export function ResourceSection({ id, title, children }: ResourceSectionProps) {
  return (
    <details id={id} className="resource-section">
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  )
}

/** Opens the section that the address names, and moves there; once more where its link is followed again. */
export function useSectionOfAddress(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step of the history begins anew
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1))
    if (!(section instanceof HTMLDetailsElement)) return
    section.open = true
    section.scrollIntoView({ block: 'start' })
    section.querySelector('summary')?.focus({ preventScroll: true })
  }, [hash, key])
}
