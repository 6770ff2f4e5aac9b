/** Change of a table; rows and columns count from 0, each in its own edition. */
export type TableChange =
  | { readonly kind: 'row-added' | 'column-added'; readonly newer: number }
  | { readonly kind: 'row-removed' | 'column-removed'; readonly older: number }
  | { readonly kind: 'row-moved' | 'column-moved'; readonly older: number; readonly newer: number }
  | { readonly kind: 'cell-changed'; readonly older: Cell; readonly newer: Cell }

/** Row and column of a cell, from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

interface Cell extends CellPlace {
  readonly text: string
}

/** The same change in the other direction. */
export function turnTableChange(change: TableChange): TableChange {
  switch (change.kind) {
    case 'row-added':
      return { kind: 'row-removed', older: change.newer }
    case 'column-added':
      return { kind: 'column-removed', older: change.newer }
    case 'row-removed':
      return { kind: 'row-added', newer: change.older }
    case 'column-removed':
      return { kind: 'column-added', newer: change.older }
    case 'row-moved':
    case 'column-moved':
      return { kind: change.kind, older: change.newer, newer: change.older }
    case 'cell-changed':
      return { kind: 'cell-changed', older: change.newer, newer: change.older }
  }
}

const ORDER: readonly TableChange['kind'][] = [
  'column-added',
  'column-removed',
  'column-moved',
  'row-added',
  'row-removed',
  'row-moved',
  'cell-changed',
]

/** Columns, rows, cells; each in the order of its own edition, cells in that of the newer one. */
export function orderTableChanges(changes: readonly TableChange[]): TableChange[] {
  const placeOf = (change: TableChange): readonly [number, number] => {
    if (change.kind === 'cell-changed') return [change.newer.row, change.newer.column]
    return ['newer' in change ? change.newer : change.older, 0]
  }
  return changes.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)]
    return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || one[0] - other[0] || one[1] - other[1]
  })
}
