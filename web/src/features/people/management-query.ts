import type { ReactNode } from 'react'

export interface ManagementQuery {
  readonly list: 'accounts' | 'people'
  readonly account?: string | undefined
  readonly text?: string | undefined
  readonly page: number
}

export interface ListProps {
  query: ManagementQuery
  hrefOf: (change: Partial<ManagementQuery>) => string
  onText: (text: string | undefined) => void
  pager: (pages: number) => ReactNode
}
