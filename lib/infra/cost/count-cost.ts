import { DOMAIN, type DomainSize, factsOfArea, powerOf } from '../areas.ts'
import type { Size } from '../settings.ts'
import { HOURS, PRICE } from './prices.ts'
import { CALL, callsOf, LIBRARY, PERSON } from './usage.ts'
import { ALARMS, FUNCTIONS, METRICS, RULES } from './watched.ts'

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

/** The ways out, each with an address of its own; what asks a model what texts mean goes there. */
function networkCost({ size, people, tenants }: Deployment): number {
  const { zones } = DOMAIN[size]
  if (zones === 1) return 0
  const kb = people * PERSON.searches * CALL.kbAMeaning + tenants * LIBRARY.changed * LIBRARY.kbOfMeaning
  return zones * HOURS * (PRICE.nat.hour + PRICE.address.hour) + (kb / GB_IN_KB) * PRICE.nat.gb
}

function functionsCost({ size, tenants }: Deployment, calls: number): number {
  const areas = Object.values(factsOfArea)
  const gb = areas.reduce((sum, { memory }) => sum + memory, 0) / areas.length / 1024
  const warm = areas.reduce((sum, { memory, provisioned }) => sum + ((provisioned?.[size] ?? 0) * memory) / 1024, 0)
  const { gbSecond, million, warmGbSecond } = PRICE.functions
  const jobs = (tenants * LIBRARY.changed * LIBRARY.jobSeconds * powerOf.jobs.memory) / 1024
  return calls * ((CALL.ms / 1000) * gb * gbSecond + million / MILLION) + jobs * gbSecond + warm * HOURS * 3600 * warmGbSecond
}

function deliveryCost(people: number, calls: number): number {
  const { documents, mbADocument, visits, filesAVisit, mbAVisit, kbACall } = PERSON
  const requests = calls + people * (documents * 4 + visits * filesAVisit)
  const gb = (people * (documents * mbADocument + visits * mbAVisit)) / 1024 + (calls * kbACall) / GB_IN_KB
  const { list, rule, million } = PRICE.firewall
  const request = PRICE.cdn.million + PRICE.cdn.functionMillion + million
  return gb * PRICE.cdn.gb + (requests * request + calls * PRICE.gateway.million) / MILLION + list + RULES * rule
}

function dataCost({ people, tenants }: Deployment, calls: number): number {
  const documents = tenants * LIBRARY.documents
  const { millionReads, millionWrites, gb } = PRICE.table
  const table = (calls * (CALL.tableReads * millionReads + CALL.tableWrites * millionWrites)) / MILLION
  const kept = ((documents * LIBRARY.tableKb) / GB_IN_KB) * gb + ((documents * LIBRARY.mbADocument) / 1024) * PRICE.files.gb
  const read = (people * PERSON.documents * 4 * PRICE.files.millionReads) / MILLION
  const key = (FUNCTIONS * HOURS * CALL.keyUsesAnHour * PRICE.key.million) / MILLION + PRICE.key.month
  return table + kept + read + key
}

function watchingCost({ size }: Deployment, calls: number): number {
  const { logGb, metric, alarm, dashboard, millionTraces } = PRICE.watch
  const logKb = CALL.logKb + CALL.gatewayLogKb + (DOMAIN[size].zones > 1 ? CALL.flowLogKb : 0)
  return (
    ((calls * logKb) / GB_IN_KB) * logGb +
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
  return mails + vectors + jobs + PRICE.secret
}

/** What one deployment costs in a month. */
export function countCost(deployment: Deployment): Cost {
  const { size, people, tenants } = deployment
  const calls = callsOf(people)
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

export const sumOf = (cost: Cost): number => Object.values(cost).reduce((sum, part) => sum + part, 0)
