import { DOMAIN, type DomainSize, factsOfArea } from '../areas.ts'
import type { Size } from '../settings.ts'
import { HOURS, PRICE } from './prices.ts'
import { CALL, callsOf, LIBRARY, PERSON } from './usage.ts'

/** Dollars a month, by what they are paid for. */
export type Cost = Readonly<Record<'search' | 'network' | 'functions' | 'delivery' | 'data' | 'watching' | 'rest', number>>

export interface Deployment {
  readonly size: Size
  readonly people: number
  /** libraries in it: one, unless it is pooled */
  readonly tenants: number
}

const MILLION = 1e6
const GB_IN_KB = 1024 ** 2

/** Of a node's disk this much may be filled. */
const FILLED = 0.7

/** As many nodes as the size has, and more where the indexes would not fit. */
function nodesFor({ nodes, zones }: DomainSize, tenants: number): number {
  const gb = (tenants * LIBRARY.documents * LIBRARY.indexKb) / GB_IN_KB
  const needed = Math.ceil(gb / (nodes.disk * FILLED))
  return Math.max(nodes.count, Math.ceil(needed / zones) * zones)
}

function searchCost(size: Size, tenants: number): number {
  const domain = DOMAIN[size]
  const hourOf = (type: string) => PRICE.search.hour[type] ?? Number.NaN
  const count = nodesFor(domain, tenants)
  const managers = domain.managers ? domain.managers.count * hourOf(domain.managers.type) : 0
  return HOURS * (count * hourOf(domain.nodes.type) + managers) + count * domain.nodes.disk * PRICE.search.gb
}

function functionsCost(size: Size, calls: number): number {
  const areas = Object.values(factsOfArea)
  const gb = areas.reduce((sum, { memory }) => sum + memory, 0) / areas.length / 1024
  const warm = areas.reduce((sum, { memory, provisioned }) => sum + ((provisioned?.[size] ?? 0) * memory) / 1024, 0)
  const { gbSecond, million, warmGbSecond } = PRICE.functions
  return calls * ((CALL.ms / 1000) * gb * gbSecond + million / MILLION) + warm * HOURS * 3600 * warmGbSecond
}

function deliveryCost(people: number, calls: number): number {
  const { documents, mbADocument, visits, filesAVisit, mbAVisit, kbACall } = PERSON
  const requests = calls + people * (documents * 4 + visits * filesAVisit)
  const gb = (people * (documents * mbADocument + visits * mbAVisit)) / 1024 + (calls * kbACall) / GB_IN_KB
  const { list, rule, million } = PRICE.firewall
  return (
    gb * PRICE.cdn.gb + (requests * (PRICE.cdn.million + million) + calls * PRICE.gateway.million) / MILLION + list + 4 * rule
  )
}

function dataCost({ people, tenants }: Deployment, calls: number): number {
  const documents = tenants * LIBRARY.documents
  const { millionReads, millionWrites, gb } = PRICE.table
  const table = (calls * (CALL.tableReads * millionReads + CALL.tableWrites * millionWrites)) / MILLION
  const kept = ((documents * LIBRARY.tableKb) / GB_IN_KB) * gb + ((documents * LIBRARY.mbADocument) / 1024) * PRICE.files.gb
  const read = (people * PERSON.documents * 4 * PRICE.files.millionReads) / MILLION
  return table + kept + read
}

/** Three metrics an endpoint that is asked in a month, and an alarm or two a function. */
const METRICS = 120
const ALARMS = 25

function watchingCost(calls: number): number {
  const { logGb, metric, alarm, dashboard, millionTraces } = PRICE.watch
  return (
    ((calls * CALL.logKb) / GB_IN_KB) * logGb +
    METRICS * metric +
    ALARMS * alarm +
    dashboard +
    (calls * CALL.traced * millionTraces) / MILLION
  )
}

function restCost({ people, tenants }: Deployment): number {
  const mails = (people * PERSON.mails * PRICE.mail.thousand) / 1000
  const vectors = (tenants * LIBRARY.changed * LIBRARY.tokens * PRICE.embeddings.million) / MILLION
  const jobs = (tenants * LIBRARY.changed * 3 * PRICE.queue.million) / MILLION
  return mails + vectors + jobs + PRICE.key + PRICE.secret
}

/** What one deployment costs in a month. */
export function countCost(deployment: Deployment): Cost {
  const { size, people, tenants } = deployment
  const calls = callsOf(people)
  const { zones } = DOMAIN[size]
  return {
    search: searchCost(size, tenants),
    network: zones > 1 ? zones * HOURS * PRICE.nat.hour : 0,
    functions: functionsCost(size, calls),
    delivery: deliveryCost(people, calls),
    data: dataCost(deployment, calls),
    watching: watchingCost(calls),
    rest: restCost(deployment),
  }
}

export const sumOf = (cost: Cost): number => Object.values(cost).reduce((sum, part) => sum + part, 0)
