/** Finds the row nearest to a direction. */
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

/** Numbers quantised to one byte each, with the size of a step. */
export interface QuantisedRow {
  readonly bytes: Int8Array
  readonly step: number
}

const MAX_BYTE = 127

export function pack(row: Float32Array): QuantisedRow {
  let largest = 0
  for (const value of row) largest = Math.max(largest, Math.abs(value))
  const step = largest / MAX_BYTE
  return { bytes: Int8Array.from(row, (value) => (step ? Math.round(value / step) : 0)), step }
}
