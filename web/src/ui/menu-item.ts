import type { ReactNode } from 'react'

export interface MenuItem {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** items of a group, whose label is their heading */
  readonly children?: readonly MenuItem[]
  readonly onChoose?: () => void
}
