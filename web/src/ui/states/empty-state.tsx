import type { ReactNode } from 'react'

/** One sentence and one action. */
export function EmptyState({ title, action, children }: { title: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children}
      {action}
    </div>
  )
}
