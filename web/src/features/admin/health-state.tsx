import type { ReactNode } from 'react'
import type { PartHealth } from '#contract/admin.ts'

/** Word for a state, in the color of a warning unless all is well. */
export const HealthState = ({ state, children }: { state: PartHealth['state']; children: ReactNode }) => (
  <span className={`health-state is-${state}`}>{children}</span>
)
