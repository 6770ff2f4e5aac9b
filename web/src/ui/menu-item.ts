import type { ReactNode } from 'react'

export interface MenuItem {
  readonly key: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** items of a group, whose label is their heading */
  readonly children?: readonly MenuItem[]
  /** one of several, or on or off; a screen reader says whether it is selected */
  readonly choice?: 'radio' | 'checkbox'
  readonly onChoose?: () => void
}
