import { useEffect } from 'react'
import { useTenant } from './account/use-tenant.tsx'

/** Sets the title of the document. */
export function useTitle(title?: string): void {
  const { title: library } = useTenant()
  useEffect(() => {
    document.title = title ? `${title} · ${library}` : library
  }, [title, library])
}
