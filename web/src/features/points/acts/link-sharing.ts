import { createContext, type ReactNode } from 'react'
import type { CompassPoint } from '#contract/points/point-schemas.ts'

export interface LinkToShare {
  readonly point: CompassPoint
  /** title of the dialog */
  readonly title: string
  /** the link itself, to be copied */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** Dialog in which the link of a point is shared with people and groups; undefined where sharing is not offered. */
export const LinkSharing = createContext<((link: LinkToShare) => ReactNode) | undefined>(undefined)
