import type { ComponentProps } from 'react'

type Role = 'grid' | 'rowgroup' | 'row' | 'rowheader' | 'gridcell'

/** Element of the grid of suggestions. It is no table: lines wrap, and the focus stays in the box. */
export function GridPart({ role, ...rest }: ComponentProps<'div'> & { role: Role }) {
  return <div role={role} {...rest} />
}
