import type { StoredPoint } from './stored-point.ts'

/** Something made of all points of an account that follows each change of one. */
export interface PointIndex {
  /** Puts a point in the place of what it was before. */
  put(point: StoredPoint): void
}
