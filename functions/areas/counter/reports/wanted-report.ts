import type { CounterException } from '#contract/counter/exceptions.ts'
import type { ReportField } from '#contract/counter/report-fields.ts'
import type { DataType, Metric, ReportKind, ShownAttribute } from '#contract/counter/report-kinds.ts'
import type { WantedPeriod } from './wanted-period.ts'

/** Years of publication, both with them. */
export interface PublicationYears {
  readonly from: string
  readonly to: string
}

/** A report as it will be made: what was asked for and is possible, and what was not. */
export interface WantedReport {
  readonly kind: ReportKind
  readonly period: WantedPeriod
  /** absent filters let everything through */
  readonly metrics?: readonly Metric[]
  readonly dataTypes?: readonly DataType[]
  readonly accessTypes?: readonly string[]
  readonly accessMethods?: readonly string[]
  readonly years?: readonly PublicationYears[]
  readonly database?: string
  readonly itemIds?: readonly string[]
  readonly attributes: readonly ShownAttribute[]
  readonly isTotal: boolean
  readonly withParents: boolean
  /** filters as the header says them: by COUNTER’s names, without the months */
  readonly filters: Readonly<Record<string, string | readonly string[]>>
  /** parts of the request that are not done */
  readonly exceptions: readonly CounterException[]
}

/** Values of parameters, as somebody sent them. */
export type ReportQuery = Readonly<Partial<Record<ReportField, string | undefined>>>
