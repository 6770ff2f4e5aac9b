import { type Kind, type KnownEdit, type Made, type Place, partAt } from './known-edit.ts'

function tableEdit(place: Place, change: (rows: string[][]) => Omit<KnownEdit, 'kind'> | undefined): Made | undefined {
  const part = partAt(place)
  const rows = (part.cells ?? []).map((row) => [...row])
  const edit = change(rows)
  return edit && { parts: [{ ...part, cells: rows }], edit }
}

export const TABLE_EDITS: Readonly<Record<string, Kind>> = {
  cell: {
    fits: ({ cells }) => cells !== undefined,
    make: (place) =>
      tableEdit(place, (rows) => {
        const [row, column] = [1 + place.next(rows.length - 1), 1 + place.next((rows[0]?.length ?? 2) - 1)]
        const before = rows[row]?.[column] ?? ''
        const after = place
          .fresh()
          .split(' ')
          .slice(0, 2 + place.next(3))
          .join(' ')
        if (before.length < 2) return undefined
        ;(rows[row] as string[])[column] = after
        return { older: [before], newer: [after] }
      }),
  },
  row: {
    fits: ({ cells }) => cells !== undefined && cells.length > 4,
    make: (place) =>
      tableEdit(place, (rows) => {
        const at = 2 + place.next(rows.length - 3)
        const words = place.fresh().split(' ')
        const fresh = (rows[0] ?? []).map((_, column) => words.slice(column * 2, column * 2 + 2).join(' ') || `r${column}`)
        rows.splice(at, 0, fresh)
        return { older: [], newer: [fresh.join(' ')] }
      }),
  },
  'row-gone': {
    fits: ({ cells }) => cells !== undefined && cells.length > 4,
    make: (place) =>
      tableEdit(place, (rows) => {
        const [gone] = rows.splice(2 + place.next(rows.length - 3), 1)
        return { older: [(gone ?? []).join(' ')], newer: [] }
      }),
  },
  'column-gone': {
    fits: ({ cells }) => cells !== undefined && (cells[0]?.length ?? 0) > 2,
    make: (place) =>
      tableEdit(place, (rows) => {
        const at = 1 + place.next((rows[0]?.length ?? 2) - 1)
        const gone = rows.map((row) => row.splice(at, 1)[0])
        return { older: [gone.join(' ')], newer: [] }
      }),
  },
  column: {
    fits: ({ cells }) => cells !== undefined && (cells[0]?.length ?? 9) < 5,
    make: (place) =>
      tableEdit(place, (rows) => {
        const words = place.fresh().split(' ')
        const column = rows.map((_, row) => `${words[row % words.length]}${row || ''}`)
        for (const [at, row] of rows.entries()) row.push(column[at] as string)
        return { older: [], newer: [column.join(' ')] }
      }),
  },
}
