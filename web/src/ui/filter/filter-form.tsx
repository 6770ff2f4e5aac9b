import type { ReactNode } from 'react'
import './filter-form.css'

/** Row of the fields that narrow and order a list; a child with `data-end` stands at the other end. */
export const FilterForm = ({ children }: { children: ReactNode }) => <search className="filter-form">{children}</search>
