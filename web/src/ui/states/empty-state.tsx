import type { ReactNode } from 'react'

/** Empty state: one sentence and one action. */
export function EmptyState({ title, action, children }: { title: string; action?: ReactNode; children?: ReactNode }) {
  return (
    <div className="state">
      <p className="state-title">{title}</p>
      {children}
      {action}
    </div>
  )
}
