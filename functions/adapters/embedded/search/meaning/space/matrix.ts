/** Dense matrix, stored by rows. */
export interface Dense {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

/** Sparse matrix. Row `r` has the entries `starts[r]` to `starts[r + 1]`. */
export interface Sparse {
  readonly columns: number
  readonly starts: Uint32Array
  readonly index: Uint32Array
  readonly values: Float32Array
}

export const dense = (rows: number, columns: number): Dense => ({ rows, columns, values: new Float32Array(rows * columns) })

/** Computes `a · b`, or `aᵀ · b`. Either way each entry of `a` adds one row of `b` to one row of the product. */
export function multiply(a: Sparse, b: Dense, transposed = false): Dense {
  const rows = a.starts.length - 1
  const width = b.columns
  const product = dense(transposed ? a.columns : rows, width)
  const [input, output] = [b.values, product.values]
  for (let row = 0; row < rows; row++) {
    const end = a.starts[row + 1] as number
    for (let entry = a.starts[row] as number; entry < end; entry++) {
      const column = a.index[entry] as number
      const value = a.values[entry] as number
      const from = (transposed ? row : column) * width
      const to = (transposed ? column : row) * width
      for (let at = 0; at < width; at++) output[to + at] = (output[to + at] as number) + value * (input[from + at] as number)
    }
  }
  return product
}

/** Computes the lower half of `mᵀ · m`. */
function gram({ rows, columns, values }: Dense): Float64Array {
  const sums = new Float64Array(columns * columns)
  for (let row = 0; row < rows; row++) {
    const from = row * columns
    for (let a = 0; a < columns; a++) {
      const value = values[from + a] as number
      if (value === 0) continue
      const to = a * columns
      for (let b = 0; b <= a; b++) sums[to + b] = (sums[to + b] as number) + value * (values[from + b] as number)
    }
  }
  return sums
}

/** Computes the Cholesky factor in place. A dependent column gets an infinite pivot. */
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

/** Makes the columns orthonormal in place. Dependent columns become 0. */
export function orthonormalise(matrix: Dense): void {
  const { rows, columns, values } = matrix
  const triangle = gram(matrix)
  cholesky(triangle, columns)
  for (let row = 0; row < rows; row++) {
    const from = row * columns
    for (let a = 0; a < columns; a++) {
      let rest = values[from + a] as number
      const line = a * columns
      for (let b = 0; b < a; b++) rest -= (triangle[line + b] as number) * (values[from + b] as number)
      values[from + a] = rest / (triangle[line + a] as number)
    }
  }
}
