import { areaSettings, type DomainSize, functionLimits, SEARCH_DOMAIN_SIZE } from '../areas.ts'
import type { Size } from '../settings.ts'
import { HOURS_PER_MONTH, PRICE } from './prices.ts'
import { ALARM_COUNT, FIREWALL_RULE_COUNT, FUNCTION_COUNT, KEY_COUNT, METRIC_COUNT } from './resource-counts.ts'
import { CALL, callsPerMonth, LIBRARY, MINUTE_RULE, PERSON } from './usage.ts'

/** Cost in US dollars per month, by part. */
export type CostBreakdown = Readonly<
  Record<'search' | 'network' | 'functions' | 'delivery' | 'data' | 'watching' | 'rest', number>
>

export interface CostScenario {
  readonly size: Size
  readonly people: number
  /** libraries in the deployment; more than one only if it is pooled */
  readonly tenants: number
}

const MILLION = 1e6
const GB_IN_KB = 1024 ** 2

/** Share of a node's disk that may be used. */
const MAX_DISK_USE = 0.7

/** Nodes of the size, and more if the indexes need them. */
function nodesFor({ nodes, zones }: DomainSize, tenants: number): number {
  const gb = (tenants * LIBRARY.documents * LIBRARY.indexKb) / GB_IN_KB
  const needed = Math.ceil(gb / (nodes.diskGb * MAX_DISK_USE))
  return Math.max(nodes.count, Math.ceil(needed / zones) * zones)
}

function searchCost(size: Size, tenants: number): number {
  const domain = SEARCH_DOMAIN_SIZE[size]
  const hourOf = (type: string) => PRICE.search.hour[type] ?? Number.NaN
  const count = nodesFor(domain, tenants)
  const managers = domain.managers ? domain.managers.count * hourOf(domain.managers.type) : 0
  return HOURS_PER_MONTH * (count * hourOf(domain.nodes.type) + managers) + count * domain.nodes.diskGb * PRICE.search.gb
}

/** NAT gateways with one address each. Requests to the embedding model go through them. */
function networkCost({ size, people, tenants }: CostScenario): number {
  const { zones } = SEARCH_DOMAIN_SIZE[size]
  if (zones === 1) return 0
  const kb = people * PERSON.searches * CALL.kbAMeaning + tenants * LIBRARY.changed * LIBRARY.kbOfMeaning
  return zones * HOURS_PER_MONTH * (PRICE.nat.hour + PRICE.address.hour) + (kb / GB_IN_KB) * PRICE.nat.gb
}

function functionsCost({ size, tenants }: CostScenario, calls: number): number {
  const areas = Object.values(areaSettings)
  const gb = areas.reduce((sum, { memoryMb }) => sum + memoryMb, 0) / areas.length / 1024
  const warm = areas.reduce((sum, { memoryMb, provisioned }) => sum + ((provisioned?.[size] ?? 0) * memoryMb) / 1024, 0)
  const { gbSecond, million, warmGbSecond } = PRICE.functions
  const jobs = (tenants * LIBRARY.changed * LIBRARY.jobSeconds * functionLimits.jobs.memoryMb) / 1024
  return (
    calls * ((CALL.ms / 1000) * gb * gbSecond + million / MILLION) +
    tenants *
      MINUTE_RULE.calls *
      ((MINUTE_RULE.ms / 1000) * (functionLimits.events.memoryMb / 1024) * gbSecond + million / MILLION) +
    jobs * gbSecond +
    warm * HOURS_PER_MONTH * 3600 * warmGbSecond
  )
}

function deliveryCost(people: number, calls: number): number {
  const { documents, mbADocument, visits, filesAVisit, mbAVisit, kbACall } = PERSON
  const requests = calls + people * (documents * 4 + visits * filesAVisit)
  const gb = (people * (documents * mbADocument + visits * mbAVisit)) / 1024 + (calls * kbACall) / GB_IN_KB
  const { list, rule, million } = PRICE.firewall
  const request = PRICE.cdn.million + PRICE.cdn.functionMillion + million
  return gb * PRICE.cdn.gb + (requests * request + calls * PRICE.gateway.million) / MILLION + list + FIREWALL_RULE_COUNT * rule
}

function dataCost({ people, tenants }: CostScenario, calls: number): number {
  const documents = tenants * LIBRARY.documents
  const { millionReads, millionWrites, gb } = PRICE.table
  const uses = people * PERSON.events * CALL.eventWrites
  const acts = people * PERSON.acts * CALL.actWrites
  const writes = calls * CALL.tableWrites + people * PERSON.annotations * CALL.annotationWrites + uses + acts
  const table = (calls * CALL.tableReads * millionReads + writes * millionWrites) / MILLION
  const kept = ((documents * LIBRARY.tableKb) / GB_IN_KB) * gb + ((documents * LIBRARY.mbADocument) / 1024) * PRICE.files.gb
  const read = (people * PERSON.documents * 4 * PRICE.files.millionReads) / MILLION
  const key = (FUNCTION_COUNT * HOURS_PER_MONTH * CALL.keyUsesAnHour * PRICE.key.million) / MILLION + KEY_COUNT * PRICE.key.month
  return table + kept + read + key
}

function watchingCost({ size, people }: CostScenario, calls: number): number {
  const { logGb, metric, alarm, dashboard, millionTraces } = PRICE.watch
  const logKb = CALL.logKb + CALL.gatewayLogKb + (SEARCH_DOMAIN_SIZE[size].zones > 1 ? CALL.flowLogKb : 0)
  return (
    ((calls * logKb + people * (PERSON.events * CALL.eventKb + PERSON.acts * CALL.actKb)) / GB_IN_KB) * logGb +
    METRIC_COUNT * metric +
    ALARM_COUNT * alarm +
    dashboard +
    (calls * CALL.traced * millionTraces) / MILLION
  )
}

function restCost({ people, tenants }: CostScenario): number {
  const mails = (people * PERSON.mails * PRICE.mail.thousand) / 1000
  const vectors = (tenants * LIBRARY.changed * LIBRARY.tokens * PRICE.embeddings.million) / MILLION
  const jobs = (tenants * LIBRARY.changed * 3 * PRICE.queue.million) / MILLION
  return mails + vectors + jobs + PRICE.secret
}

/** Computes the monthly cost of a deployment. */
export function monthlyCost(deployment: CostScenario): CostBreakdown {
  const { size, people, tenants } = deployment
  const calls = callsPerMonth(people)
  return {
    search: searchCost(size, tenants),
    network: networkCost(deployment),
    functions: functionsCost(deployment, calls),
    delivery: deliveryCost(people, calls),
    data: dataCost(deployment, calls),
    watching: watchingCost(deployment, calls),
    rest: restCost(deployment),
  }
}

export const totalCost = (cost: CostBreakdown): number => Object.values(cost).reduce((sum, part) => sum + part, 0)
