import type { PointItem } from './point-item.ts'

/** Finds the point that an address means: that point, or the one that was made of it in this edition. */
export function linkedPoint(items: readonly Pick<PointItem, 'id' | 'point'>[], named: string | null): string | undefined {
  const isMade = ({ point }: Pick<PointItem, 'point'>) => point?.selectionMetadata.sourceCompassPointId === named
  return named === null ? undefined : (items.find(({ id }) => id === named) ?? items.find(isMade))?.id
}
