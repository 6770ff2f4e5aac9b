import type { ReadReport } from '../reading/read-report.ts'
import type { WantedUsage } from '../reading/wanted-usage.ts'
import type { ReportTexts } from '../texts/en.ts'
import type { ReportTable } from './report-table.ts'
import { tablesOfCost } from './tables-of-cost.ts'
import { tablesOfPoints } from './tables-of-points.ts'
import { tablesOfTurnaways } from './tables-of-turnaways.ts'
import { tablesOfUse } from './tables-of-use.ts'

/** Tables of a report, without those that have no rows. */
export function reportTables(texts: ReportTexts, read: ReadReport, { view }: WantedUsage, zone: string): ReportTable[] {
  const tables = () => {
    if (!read.isUsage) return tablesOfPoints(texts, read, zone)
    if (view === 'cost') return tablesOfCost(texts, read)
    return view === 'turnaways' ? tablesOfTurnaways(texts, read) : tablesOfUse(texts, read, zone)
  }
  return tables().filter(({ rows }) => rows.length > 0)
}
