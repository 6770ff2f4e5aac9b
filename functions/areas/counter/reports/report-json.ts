import type { CounterReport, ReportItem } from '#contract/counter/report-fields.ts'
import { titleIdOf } from '#library/titles/title-id.ts'
import { hidesTypes, type ReportedGroup, type ReportedItem, type ReportPlace } from './build-report.ts'
import { type Institution, reportHeaderOf } from './report-header.ts'
import type { WantedReport } from './wanted-report.ts'

interface Writing {
  readonly wanted: WantedReport
  readonly place: ReportPlace
}

function performanceOf({ counts }: ReportedGroup, { wanted: { period, isTotal } }: Writing) {
  // The schema has no name for all months together: the first one stands for them.
  const names = isTotal ? [period.first] : period.months
  const performance: Record<string, Record<string, number>> = {}
  // Loops without lists of their own: a year of an account has many numbers, and somebody waits for them.
  for (const metric of [...counts.keys()].sort()) {
    const numbers = counts.get(metric) ?? []
    const given: Record<string, number> = {}
    for (let at = 0; at < names.length; at++) if (numbers[at]) given[names[at] as string] = numbers[at] as number
    performance[metric] = given
  }
  return performance
}

const groupOf = (group: ReportedGroup, writing: Writing) => ({
  ...(!hidesTypes(writing.wanted.kind) && { Data_Type: group.dataType }),
  ...(group.yop && { YOP: group.yop }),
  ...(group.accessType && { Access_Type: group.accessType }),
  ...(writing.wanted.attributes.includes('Access_Method') && { Access_Method: 'Regular' }),
  Performance: performanceOf(group, writing),
})

const idsOf = ({ id, doi, isbn, uri }: ReportedItem, { tenant }: ReportPlace) => ({
  ...(doi && { DOI: doi }),
  Proprietary: titleIdOf(tenant, id),
  ...(isbn && { ISBN: isbn }),
  ...(uri && { URI: uri }),
})

const useOf = (item: ReportedItem, writing: Writing) => ({
  Platform: writing.place.platform,
  ...(item.id && { Publisher: item.publisher, Item_ID: idsOf(item, writing.place) }),
  Attribute_Performance: item.groups.map((group) => groupOf(group, writing)),
})

/** Items of an item report: those without a parent together, and each segment under its title where that is wanted. */
function itemsOf(items: readonly ReportedItem[], writing: Writing): ReportItem[] {
  const { wanted, place } = writing
  const dated = wanted.attributes.includes('Publication_Date')
  const entry = (item: ReportedItem) => ({
    Item: item.name,
    ...(dated && item.date && { Publication_Date: item.date }),
    ...useOf(item, writing),
  })
  const isSegment = ({ parentType }: ReportedItem) => wanted.withParents && parentType !== ''
  const whole = items.filter((item) => !isSegment(item))
  const segments = items.filter(isSegment).map((item) => ({
    Title: item.name,
    Data_Type: item.parentType,
    ...(item.date && { Publication_Date: item.date }),
    Item_ID: idsOf(item, place),
    Items: [entry(item)],
  }))
  return [...(whole.length > 0 ? [{ Items: whole.map(entry) }] : []), ...segments]
}

/** Writes a report in COUNTER’s JSON. */
export function reportAsJson(
  items: readonly ReportedItem[],
  writing: Writing & { readonly institution: Institution },
): CounterReport {
  const { of } = writing.wanted.kind
  const named = (item: ReportedItem): ReportItem => ({
    ...(of === 'database' && { Database: item.name }),
    ...(of === 'title' && { Title: item.name }),
    ...useOf(item, writing),
  })
  return {
    Report_Header: reportHeaderOf(items, writing),
    Report_Items: of === 'item' ? itemsOf(items, writing) : items.map(named),
  }
}
