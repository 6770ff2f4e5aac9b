import { useEffect } from 'react'
import { useTenant } from './use-tenant.tsx'

/** What the tab and the history call this page. */
export function useTitle(title?: string): void {
  const { title: library } = useTenant()
  useEffect(() => {
    document.title = title ? `${title} · ${library}` : library
  }, [title, library])
}
