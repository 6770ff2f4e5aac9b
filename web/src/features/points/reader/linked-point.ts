import type { CompassPoint } from '#contract/points/point-schemas.ts'
import type { PointItem } from './point-item.ts'

interface PointsHere {
  readonly items: readonly Pick<PointItem, 'id' | 'point'>[]
  readonly proposals: readonly { readonly id: string; readonly point: Pick<CompassPoint, 'compassPointID'> }[]
}

/** Finds what an address means: the point, the one that was made of it in this edition, or the proposal to make one. */
export function linkedPoint({ items, proposals }: PointsHere, named: string | null): string | undefined {
  const isMade = ({ point }: Pick<PointItem, 'point'>) => point?.selectionMetadata.sourceCompassPointId === named
  if (named === null) return undefined
  const found = items.find(({ id }) => id === named) ?? items.find(isMade)
  return (found ?? proposals.find(({ point }) => point.compassPointID === named))?.id
}
