import type { ReactNode } from 'react'
import type { HEALTH_PARTS, HealthComponent } from '#contract/admin/health.ts'

export interface NamedPart extends HealthComponent {
  readonly name: (typeof HEALTH_PARTS)[number]
}

type HealthLevel = 'up' | 'impaired' | 'down'

/** A part that is up with a warning is impaired. */
export const levelOf = ({ status, details: { warning } }: HealthComponent): HealthLevel =>
  status === 'DOWN' ? 'down' : warning ? 'impaired' : 'up'

/** Word for a state, in the color of a warning unless all is well. */
export const HealthState = ({ state, children }: { state: HealthLevel; children: ReactNode }) => (
  <span className={`health-state is-${state}`}>{children}</span>
)
