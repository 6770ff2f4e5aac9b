/** Scales every row to length 1, in place. A row of zeros stays. */
export function normalise(rows: Float32Array, dimensions: number): void {
  for (let from = 0; from < rows.length; from += dimensions) {
    let square = 0
    for (let at = from; at < from + dimensions; at++) square += (rows[at] as number) ** 2
    const length = Math.sqrt(square) || 1
    for (let at = from; at < from + dimensions; at++) rows[at] = (rows[at] as number) / length
  }
}
