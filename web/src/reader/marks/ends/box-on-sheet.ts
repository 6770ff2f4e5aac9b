import type { CSSProperties } from 'react'
import type { Sheet } from './endable-text.ts'

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Style of what stands over a rectangle of the text, within the layer of its sheet. */
export function boxOnSheet({ shown, unit }: Sheet, { left, top, width, height }: Rect): CSSProperties {
  const across = (length: number) => (unit === '%' ? `${(length / shown.width) * 100}%` : `${length}px`)
  const down = (length: number) => (unit === '%' ? `${(length / shown.height) * 100}%` : `${length}px`)
  return { left: across(left - shown.left), top: down(top - shown.top), width: across(width), height: down(height) }
}
