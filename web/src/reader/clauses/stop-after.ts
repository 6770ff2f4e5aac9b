/** Place of the focus in a list of rows, each with a link and a button. */
interface ListStop {
  readonly row: number
  readonly column: number
}

interface StopList extends ListStop {
  readonly rows: number
  readonly direction: 'ltr' | 'rtl'
}

/** Finds where a key moves the focus in a list; undefined for keys that move nothing. */
export function stopAfter(key: string, { row, column, rows, direction }: StopList): ListStop | undefined {
  if (row < 0) return undefined
  const [inwards, outwards] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === 'ArrowDown' && row < rows - 1) return { row: row + 1, column: 0 }
  if (key === 'ArrowUp' && row > 0) return { row: row - 1, column: 0 }
  if (key === 'Home') return { row: 0, column: 0 }
  if (key === 'End') return { row: rows - 1, column: 0 }
  if (key === inwards) return { row, column: 1 }
  if (key === outwards && column > 0) return { row, column: 0 }
  return undefined
}
