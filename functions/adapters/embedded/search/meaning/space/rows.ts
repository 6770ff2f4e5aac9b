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
  for (let at = 0; at < row.length; at++) largest = Math.max(largest, Math.abs(row[at] as number))
  const step = largest / MAX_BYTE
  const bytes = new Int8Array(row.length)
  if (step > 0) for (let at = 0; at < row.length; at++) bytes[at] = Math.round((row[at] as number) / step)
  return { bytes, step }
}
