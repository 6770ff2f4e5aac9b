/** A dense matrix, row after row. */
export interface Dense {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

/** Row `r` has the entries `starts[r]` to `starts[r + 1]`. */
export interface Sparse {
  readonly columns: number
  readonly starts: Uint32Array
  readonly index: Uint32Array
  readonly values: Float32Array
}

export const dense = (rows: number, columns: number): Dense => ({ rows, columns, values: new Float32Array(rows * columns) })

/** `a · b`, or `aᵀ · b`: either way one entry of `a` moves one row of `b` to one row of the product. */
export function multiply(a: Sparse, b: Dense, transposed = false): Dense {
  const rows = a.starts.length - 1
  const product = dense(transposed ? a.columns : rows, b.columns)
  for (let row = 0; row < rows; row++) {
    for (let entry = a.starts[row] as number; entry < (a.starts[row + 1] as number); entry++) {
      const column = a.index[entry] as number
      const value = a.values[entry] as number
      const from = (transposed ? row : column) * b.columns
      const to = (transposed ? column : row) * b.columns
      for (let at = 0; at < b.columns; at++) (product.values[to + at] as number) += value * (b.values[from + at] as number)
    }
  }
  return product
}

/** `mᵀ · m`, its lower half. */
function gram({ rows, columns, values }: Dense): Float64Array {
  const sums = new Float64Array(columns * columns)
  for (let row = 0; row < rows; row++) {
    const from = row * columns
    for (let a = 0; a < columns; a++) {
      const value = values[from + a] as number
      if (value === 0) continue
      for (let b = 0; b <= a; b++) (sums[a * columns + b] as number) += value * (values[from + b] as number)
    }
  }
  return sums
}

/** In place: the lower triangle whose square the matrix is. A direction that depends on others gets an endless length. */
function cholesky(matrix: Float64Array, size: number): void {
  for (let a = 0; a < size; a++) {
    for (let b = 0; b <= a; b++) {
      let rest = matrix[a * size + b] as number
      const whole = rest
      for (let at = 0; at < b; at++) rest -= (matrix[a * size + at] as number) * (matrix[b * size + at] as number)
      if (a === b) matrix[a * size + a] = rest > whole * 1e-6 ? Math.sqrt(rest) : Number.POSITIVE_INFINITY
      else matrix[a * size + b] = rest / (matrix[b * size + b] as number)
    }
  }
}

/** In place: columns of length 1 at right angles that span the same space; those that add nothing become 0. */
export function orthonormalise(matrix: Dense): void {
  const { rows, columns, values } = matrix
  const triangle = gram(matrix)
  cholesky(triangle, columns)
  for (let row = 0; row < rows; row++) {
    const from = row * columns
    for (let a = 0; a < columns; a++) {
      let rest = values[from + a] as number
      for (let b = 0; b < a; b++) rest -= (triangle[a * columns + b] as number) * (values[from + b] as number)
      values[from + a] = rest / (triangle[a * columns + a] as number)
    }
  }
}
