import type { Size } from '../settings.ts'
import { type CostBreakdown, type CostScenario, monthlyCost, totalCost } from './monthly-cost.ts'
import { PRICES_SOURCE } from './prices.ts'
import { CALL, callsPerMonth, LIBRARY, PERSON } from './usage.ts'

const dollars = (value: number) => (value < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-US'))
const number = (value: number) => value.toLocaleString('en-US')
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(heads), row(heads.map(() => '---')), ...rows.map(row)].join('\n')

const PARTS: readonly (keyof CostBreakdown)[] = ['search', 'network', 'functions', 'delivery', 'data', 'watching', 'rest']

/** One library, by how many people it has. */
const BY_PEOPLE: readonly CostScenario[] = [
  { size: 'demo', people: 100, tenants: 1 },
  { size: 'production', people: 1000, tenants: 1 },
  { size: 'large', people: 100_000, tenants: 1 },
]

const PEOPLE_OF_A_TENANT = 1000
const TENANTS = [1, 100, 10_000]

function byPeople(): string {
  const rows = BY_PEOPLE.map((deployment) => {
    const cost = monthlyCost(deployment)
    const sum = totalCost(cost)
    const { size, people } = deployment
    return [number(people), size, ...PARTS.map((part) => dollars(cost[part])), dollars(sum), dollars(sum / people)]
  })
  return table(['people', 'size', ...PARTS, 'a month', 'a person'], rows)
}

/** Small enough for one node each, large enough for everybody together. */
function byTenants(): string {
  const rows = TENANTS.map((tenants) => {
    const people = tenants * PEOPLE_OF_A_TENANT
    const siloed = (size: Size) => tenants * totalCost(monthlyCost({ size, people: PEOPLE_OF_A_TENANT, tenants: 1 }))
    const pooled = totalCost(monthlyCost({ size: tenants > 1 ? 'large' : 'production', people, tenants }))
    return [
      number(tenants),
      number(people),
      dollars(siloed('production')),
      dollars(siloed('demo')),
      dollars(pooled),
      dollars(pooled / tenants),
    ]
  })
  const heads = ['tenants', 'people', 'each its own, production', 'each its own, demo size', 'all in one', 'all in one, a tenant']
  return table(heads, rows)
}

const NOT_COUNTED = `- QuickSight, where the settings name \`dashboards\`: an account pays for it by the head of who makes dashboards and of who is registered to
  see them, and for viewers who are not registered by a monthly capacity of sessions, however few. It can be the largest figure of a small
  library: look it up first.
- Old versions of files, the logs of buckets and of CloudFront, which are kept for 90 days, and the recovery of a table to another moment.
- The first filling of a library: its writes to the table, its vectors and the time of its jobs. Each month counts what changes alone, and
  its writes are cents.
- Traffic between zones, from functions to the engine: a cent a GB each way.
- The logs of the engine itself, mails of alarms, events, and the lock of the API, which is asked once an hour.
- People who are farther away than North America and Europe: a GB to them costs up to half as much again.
- Domain names, the issuer that people sign in at, support, taxes.`

/** The page lib/infra/cost.md. */
export function writeCost(): string {
  return `# What it costs

US dollars a month at list prices of ${PRICES_SOURCE}, without free tiers and discounts. Written by \`npm run cost\` from the sizes in
[areas.ts](areas.ts), the prices in [prices.ts](cost/prices.ts) and the use in [usage.ts](cost/usage.ts): change those, not this page.

A person makes ${number(callsPerMonth(1))} calls a month: ${PERSON.searches} searches, ${PERSON.typeAheads} suggestions, ${PERSON.documents} documents of ${PERSON.mbADocument} MB, ${PERSON.visits} visits. A call takes ${CALL.ms} ms, ${CALL.tableReads} reads
and ${CALL.tableWrites} writes of the table. A library has ${number(LIBRARY.documents)} documents, of which ${number(LIBRARY.changed)} come or change in a month.

## One library

${byPeople()}

Search is the engine's nodes and disks, network the way out of its private network, delivery CloudFront, firewall and gateway, data the
table, its key and the files, watching logs, metrics, alarms and traces, rest mail, vectors, queue and secret. What is there before the
first person comes is search, network and most of watching; the rest grows with use.

## Many libraries

${number(PEOPLE_OF_A_TENANT)} people and ${number(LIBRARY.documents)} documents each. The stacks give every library a deployment of its own, so that nothing is shared that could be
mixed up; the last columns say what one deployment for all would cost, whose keys and indexes begin with the tenant's name as they do now.

${byTenants()}

## Not counted

${NOT_COUNTED}
`
}
