import type { UsageQuery } from '../reading/wanted-usage.ts'

/** Addresses of a report with other choices. */
export interface ReportLinks {
  /** address without choices, for the form */
  readonly bare: string
  /** choices as they are */
  readonly query: Readonly<Record<string, string>>
  /** other choices; undefined takes one back */
  change(changes: Readonly<Record<string, string | undefined>>): string
  /** rows of a table from one on */
  rows(table: string, from: number): string
  /** a table as a file */
  file(table: string, format: 'csv' | 'xlsx'): string
}

/** Makes the addresses of a report from the choices of its page. They lead to nothing that its viewer may not see. */
export function linksOf(ticket: string, query: UsageQuery): ReportLinks {
  const chosen = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as Record<string, string>
  const addressOf = (path: string, changes: Readonly<Record<string, string | undefined>>) => {
    const all = Object.entries({ ...chosen, ...changes }).filter((pair): pair is [string, string] => pair[1] !== undefined)
    return `/dashboards/${ticket}${path}?${new URLSearchParams(all)}`
  }
  return {
    bare: `/dashboards/${ticket}`,
    query: chosen,
    change: (changes) => addressOf('', changes),
    rows: (table, from) => `${addressOf('', { rows: `${table}.${from}` })}#${table}`,
    file: (table, format) => addressOf(`/${table}`, { format }),
  }
}
