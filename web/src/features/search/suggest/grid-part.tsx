import type { ComponentProps } from 'react'

type Role = 'grid' | 'rowgroup' | 'row' | 'rowheader' | 'gridcell'

/** The grid of suggestions and its parts. No table: its lines break, and the focus stays in the box above it. */
export function GridPart({ role, ...rest }: ComponentProps<'div'> & { role: Role }) {
  return <div role={role} {...rest} />
}
