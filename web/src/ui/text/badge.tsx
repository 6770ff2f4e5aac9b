import type { ReactNode } from 'react'

export type BadgeTone = 'good' | 'info' | 'warning' | 'quiet'

export function Badge({ tone = 'quiet', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}
