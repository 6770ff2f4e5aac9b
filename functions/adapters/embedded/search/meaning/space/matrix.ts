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

/** Rows that are computed together, so that the numbers that they share are read once. */
const ROWS_AT_ONCE = 4

/** Computes the lower half of `mᵀ · m`. */
function gram({ rows, columns, values }: Dense): Float64Array {
  const sums = new Float64Array(columns * columns)
  const whole = rows - (rows % ROWS_AT_ONCE)
  for (let row = 0; row < whole; row += ROWS_AT_ONCE) {
    const one = row * columns
    const [two, three, four] = [one + columns, one + 2 * columns, one + 3 * columns]
    for (let a = 0; a < columns; a++) {
      const first = values[one + a] as number
      const second = values[two + a] as number
      const third = values[three + a] as number
      const fourth = values[four + a] as number
      const to = a * columns
      for (let b = 0; b <= a; b++)
        sums[to + b] =
          (sums[to + b] as number) +
          first * (values[one + b] as number) +
          second * (values[two + b] as number) +
          third * (values[three + b] as number) +
          fourth * (values[four + b] as number)
    }
  }
  for (let from = whole * columns; from < rows * columns; from += columns)
    for (let a = 0; a < columns; a++)
      for (let b = 0; b <= a; b++)
        sums[a * columns + b] = (sums[a * columns + b] as number) + (values[from + a] as number) * (values[from + b] as number)
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

/** Solves `x · triangleᵀ = row` in place, for one row. */
function solveRow(values: Float32Array, from: number, triangle: Float64Array, columns: number): void {
  for (let a = 0; a < columns; a++) {
    let rest = values[from + a] as number
    const line = a * columns
    for (let b = 0; b < a; b++) rest -= (triangle[line + b] as number) * (values[from + b] as number)
    values[from + a] = rest / (triangle[line + a] as number)
  }
}

/** The same for four rows. */
function solveFour(values: Float32Array, one: number, triangle: Float64Array, columns: number): void {
  const [two, three, four] = [one + columns, one + 2 * columns, one + 3 * columns]
  for (let a = 0; a < columns; a++) {
    let first = values[one + a] as number
    let second = values[two + a] as number
    let third = values[three + a] as number
    let fourth = values[four + a] as number
    const line = a * columns
    for (let b = 0; b < a; b++) {
      const factor = triangle[line + b] as number
      first -= factor * (values[one + b] as number)
      second -= factor * (values[two + b] as number)
      third -= factor * (values[three + b] as number)
      fourth -= factor * (values[four + b] as number)
    }
    const pivot = triangle[line + a] as number
    values[one + a] = first / pivot
    values[two + a] = second / pivot
    values[three + a] = third / pivot
    values[four + a] = fourth / pivot
  }
}

/** Makes the columns orthonormal in place. Dependent columns become 0. */
export function orthonormalise(matrix: Dense): void {
  const { rows, columns, values } = matrix
  const triangle = gram(matrix)
  cholesky(triangle, columns)
  const whole = rows - (rows % ROWS_AT_ONCE)
  for (let row = 0; row < whole; row += ROWS_AT_ONCE) solveFour(values, row * columns, triangle, columns)
  for (let row = whole; row < rows; row++) solveRow(values, row * columns, triangle, columns)
}
