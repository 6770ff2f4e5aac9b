import type { ReportHeader } from '#contract/counter/report-fields.ts'
import type { ReportedItem, ReportPlace } from './build-report.ts'
import { exceptionOf } from './report-exception.ts'
import { lastDayOf } from './wanted-period.ts'
import type { WantedReport } from './wanted-report.ts'

/** Customer whose use is reported, and when. */
export interface Institution {
  readonly id: string
  readonly name: string
  readonly now: Date
}

interface Heading {
  readonly wanted: WantedReport
  readonly place: ReportPlace
  readonly institution: Institution
}

/** Exceptions of a report. One without any use says so, unless it says of all its months that they are not there. */
function exceptionsOf(items: readonly ReportedItem[], { period, exceptions }: WantedReport): ReportHeader['Exceptions'] {
  const isEmpty = items.length === 0 && period.months.length > 0
  const { first, last } = period
  return [...(isEmpty ? [exceptionOf('noUsage', first === last ? first : `${first} to ${last}`)] : []), ...exceptions]
}

const attributesOf = ({ attributes, isTotal, withParents }: WantedReport) => ({
  ...(attributes.length > 0 && { Attributes_To_Show: [...attributes] }),
  ...(withParents && { Include_Parent_Details: 'True' }),
  ...(isTotal && { Granularity: 'Total' }),
})

/** Header of a report, as its JSON has it. */
export function reportHeaderOf(items: readonly ReportedItem[], { wanted, place, institution }: Heading): ReportHeader {
  const { kind, period, filters } = wanted
  const exceptions = exceptionsOf(items, wanted) ?? []
  const attributes = attributesOf(wanted)
  const plain = Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]),
  )
  return {
    Release: '5.1',
    Report_ID: kind.id,
    Report_Name: kind.name,
    Created: institution.now.toISOString().replace(/\.\d+Z$/, 'Z'),
    Created_By: place.platform,
    Institution_ID: { Proprietary: [`${place.tenant}:${institution.id}`] },
    Institution_Name: institution.name,
    Registry_Record: '',
    Report_Filters: { ...plain, Begin_Date: `${period.first}-01`, End_Date: lastDayOf(period.last) },
    ...(Object.keys(attributes).length > 0 && { Report_Attributes: attributes }),
    ...(exceptions.length > 0 && { Exceptions: exceptions }),
  }
}
