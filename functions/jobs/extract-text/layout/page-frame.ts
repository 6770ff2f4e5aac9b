import type { PageFrame } from '#document-text/document-text.ts'
import { tenths } from './tenths.ts'

/** Frame of a page by its lower left corner in points and its turn in degrees; undefined where both are zero. */
export function frameOf(leftPoints: number, bottomPoints: number, degrees: number): PageFrame | undefined {
  const [left, bottom, turn] = [tenths(leftPoints), tenths(bottomPoints), (((degrees % 360) + 360) % 360) as PageFrame['turn']]
  return left || bottom || turn ? { left, bottom, turn } : undefined
}
