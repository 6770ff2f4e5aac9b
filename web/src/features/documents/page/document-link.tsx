import { createContext, type ReactNode, useContext } from 'react'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'

/** True where documents open in the protected view, without the frame of the site. */
const ProtectedView = createContext(false)
export const ProtectedViewProvider = ProtectedView.Provider

export const useProtectedView = () => useContext(ProtectedView)

export function useDocumentPath() {
  return useProtectedView() ? paths.documentView : paths.document
}

export function DocumentLink({ contentCode, children }: { contentCode: string; children: ReactNode }) {
  const pathOf = useDocumentPath()
  return <Link to={pathOf(contentCode)}>{children}</Link>
}
