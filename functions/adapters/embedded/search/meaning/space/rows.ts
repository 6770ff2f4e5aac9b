/** The row that points most in this direction. */
export function nearestRow(rows: Float32Array, direction: Float32Array): number {
  let [best, nearest] = [Number.NEGATIVE_INFINITY, 0]
  for (let row = 0; row * direction.length < rows.length; row++) {
    let product = 0
    const from = row * direction.length
    for (let at = 0; at < direction.length; at++) product += (rows[from + at] as number) * (direction[at] as number)
    if (product > best) [best, nearest] = [product, row]
  }
  return nearest
}

/** Numbers in a byte each, and what one step of them is worth. */
export interface Packed {
  readonly bytes: Int8Array
  readonly step: number
}

const MOST = 127

export function pack(row: Float32Array): Packed {
  let largest = 0
  for (const value of row) largest = Math.max(largest, Math.abs(value))
  const step = largest / MOST
  return { bytes: Int8Array.from(row, (value) => (step ? Math.round(value / step) : 0)), step }
}
