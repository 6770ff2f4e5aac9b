import type { CounterException } from '#contract/counter/exceptions.ts'
import { type ReportField, reportFieldsOf } from '#contract/counter/report-fields.ts'
import {
  ACCESS_METHODS,
  ACCESS_TYPES,
  type DataType,
  type Metric,
  type ReportKind,
  type ShownAttribute,
} from '#contract/counter/report-kinds.ts'
import { exceptionOf } from './report-exception.ts'
import type { WantedPeriod } from './wanted-period.ts'
import type { PublicationYears, ReportQuery, WantedReport } from './wanted-report.ts'

/** Values of a list: those that are known, each once, and the others. */
function valuesOf<V extends string>(text: string | undefined, known: readonly V[]) {
  const values = [...new Set((text ?? '').split('|').map((one) => one.trim()))].filter((one) => one !== '')
  const isKnown = (value: string): value is V => (known as readonly string[]).includes(value)
  return { valid: values.filter(isKnown), others: values.filter((one) => !isKnown(one)) }
}

/** Kinds of ids that a list can have: DOI, ISBN. */
const ID_KINDS = [/^10\.\d{4,9}\/\S+$/, /^(?:97[89][- ]?)?\d[\d -]{7,14}[\dX]$/] as const
const YEARS = /^(\d{4})(?:-(\d{4}))?$/

function yearsOf(text: string | undefined): { readonly valid: readonly PublicationYears[]; readonly others: readonly string[] } {
  const values = [...new Set((text ?? '').split('|').map((one) => one.trim()))].filter((one) => one !== '')
  const read = values.map((value) => {
    const [, from, to = from] = YEARS.exec(value) ?? []
    return { value, range: from !== undefined && to !== undefined && from <= to ? { from, to } : undefined }
  })
  return {
    valid: read.flatMap(({ range }) => range ?? []),
    others: read.flatMap(({ value, range }) => (range ? [] : [value])),
  }
}

const yearText = ({ from, to }: PublicationYears) => (from === to ? from : `${from}-${to}`)

/** Collects what of a query is done, and what is not. */
class Reading {
  readonly filters: Record<string, string | readonly string[]> = {}
  readonly unknownFilters: string[] = []
  readonly unknownAttributes: string[] = []
  readonly incongruous: string[] = []
  private readonly query: ReportQuery

  constructor(kind: ReportKind, query: ReportQuery) {
    const known = reportFieldsOf(kind)
    this.query = Object.fromEntries(Object.entries(query).filter(([field]) => known.includes(field as ReportField)))
  }

  /** Reads a list of known values; undefined where it lets everything through. */
  list<V extends string>(field: ReportField, name: string, known: readonly V[]): readonly V[] | undefined {
    const { valid, others } = valuesOf(this.query[field], known)
    this.unknownFilters.push(...others.map((one) => `${field}=${one}`))
    if (valid.length === 0 || valid.length === known.length) return undefined
    this.filters[name] = valid
    return valid
  }

  years(): readonly PublicationYears[] | undefined {
    const { valid, others } = yearsOf(this.query.yop)
    this.unknownFilters.push(...others.map((one) => `yop=${one}`))
    if (valid.length === 0) return undefined
    this.filters.YOP = valid.map(yearText)
    return valid
  }

  /** Reads one value; COUNTER wants two letters at least. */
  text(field: ReportField, name: string): string | undefined {
    const value = this.query[field]?.trim() ?? ''
    if (value === '') return undefined
    if (value.length < 2) {
      this.unknownFilters.push(`${field}=${value}`)
      return undefined
    }
    this.filters[name] = value
    return value
  }

  /** Reads ids of titles: one, or several of one kind. */
  itemIds(): readonly string[] | undefined {
    const value = this.text('item_id', 'Item_ID')
    if (value === undefined) return undefined
    const ids = value.split('|').map((one) => one.trim())
    const kinds = new Set(ids.map((one) => ID_KINDS.findIndex((kind) => kind.test(one))))
    // Codes of titles have a pipe of their own: such a value is one id.
    if (kinds.has(-1)) return [value]
    if (kinds.size === 1) return ids
    delete this.filters.Item_ID
    this.incongruous.push(`item_id=${value}`)
    return undefined
  }

  /** Names filters that this library cannot set. */
  unsupported(...fields: readonly ReportField[]): void {
    this.unknownFilters.push(...fields.flatMap((field) => (this.query[field] ? [`${field}=${this.query[field]}`] : [])))
  }

  attributes(known: readonly ShownAttribute[]): readonly ShownAttribute[] {
    const { valid, others } = valuesOf(this.query.attributes_to_show, known)
    this.unknownAttributes.push(...others.map((one) => `attributes_to_show=${one}`))
    return known.filter((one) => valid.includes(one))
  }

  /** Reads which of two values an attribute has; others are unknown. */
  isSet(field: ReportField, yes: readonly string[], no: readonly string[]): boolean {
    const value = this.query[field]?.trim() ?? ''
    const isYes = yes.includes(value.toLowerCase())
    if (!isYes && value !== '' && !no.includes(value.toLowerCase())) this.unknownAttributes.push(`${field}=${value}`)
    return isYes
  }
}

interface Wanting {
  readonly kind: ReportKind
  readonly period: WantedPeriod
  readonly query: ReportQuery
  /** names of parameters that no report has */
  readonly unknown: readonly string[]
  /** names of the one platform that there is */
  readonly platforms: readonly [name: string, ...others: string[]]
}

function exceptionsOf(reading: Reading, unknown: readonly string[], hasComponents: boolean): CounterException[] {
  const { unknownFilters, unknownAttributes, incongruous } = reading
  return [
    ...(unknown.length > 0 ? [exceptionOf('unknownParameter', unknown.join(', '))] : []),
    ...(unknownFilters.length > 0 ? [exceptionOf('invalidFilter', unknownFilters.join(', '))] : []),
    ...(incongruous.length > 0 ? [exceptionOf('incongruous', incongruous.join(', '))] : []),
    ...(unknownAttributes.length > 0 ? [exceptionOf('invalidAttribute', unknownAttributes.join(', '))] : []),
    ...(hasComponents ? [exceptionOf('noComponents', 'include_component_details')] : []),
  ]
}

function readPlatform(reading: Reading, [name, ...others]: Wanting['platforms']): void {
  const given = reading.text('platform', 'Platform')
  if (given === undefined) return
  const isIt = [name, ...others].some((one) => one.toLowerCase() === given.toLowerCase())
  if (isIt) reading.filters.Platform = name
  else {
    delete reading.filters.Platform
    reading.unknownFilters.push(`platform=${given}`)
  }
}

/** Reads what a query asks of a report. What it cannot have is an exception, and the rest is done. */
export function readWanted({ kind, period, query, unknown, platforms }: Wanting): WantedReport {
  const reading = new Reading(kind, query)
  const known = reportFieldsOf(kind)
  const elsewhere = Object.entries(query).flatMap(([field, value]) =>
    value !== undefined && !known.includes(field as ReportField) ? [field] : [],
  )
  readPlatform(reading, platforms)
  reading.unsupported('author', 'attributed', 'country_code', 'subdivision_code')
  const metrics = reading.list<Metric>('metric_type', 'Metric_Type', kind.metrics)
  const dataTypes = reading.list<DataType>('data_type', 'Data_Type', kind.dataTypes)
  const accessTypes = reading.list('access_type', 'Access_Type', ACCESS_TYPES)
  const accessMethods = reading.list('access_method', 'Access_Method', ACCESS_METHODS)
  const years = reading.years()
  const database = reading.text('database', 'Database')
  const itemIds = reading.itemIds()
  const isTotal = reading.isSet('granularity', ['total', 'totals'], ['month'])
  const withParents = reading.isSet('include_parent_details', ['true'], ['false'])
  const hasComponents = reading.isSet('include_component_details', ['true'], ['false'])
  const attributes = reading.attributes(kind.attributes)
  if (kind.isView) Object.assign(reading.filters, { Metric_Type: kind.metrics, Access_Method: ['Regular'] })
  return {
    ...{ kind, period, attributes, isTotal, withParents, filters: reading.filters },
    ...(metrics && { metrics }),
    ...(dataTypes && { dataTypes }),
    ...(accessTypes && { accessTypes }),
    ...(accessMethods && { accessMethods }),
    ...(years && { years }),
    ...(database && { database }),
    ...(itemIds && { itemIds }),
    exceptions: [...period.exceptions, ...exceptionsOf(reading, [...unknown, ...elsewhere], hasComponents)],
  }
}
