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

/** One library, by number of people. */
const BY_PEOPLE: readonly CostScenario[] = [
  { size: 'demo', people: 100, tenants: 1 },
  { size: 'production', people: 1000, tenants: 1 },
  { size: 'large', people: 100_000, tenants: 1 },
]

const PEOPLE_PER_TENANT = 1000
const TENANT_COUNTS = [1, 100, 10_000]

function byPeople(): string {
  const rows = BY_PEOPLE.map((deployment) => {
    const cost = monthlyCost(deployment)
    const sum = totalCost(cost)
    const { size, people } = deployment
    return [number(people), size, ...PARTS.map((part) => dollars(cost[part])), dollars(sum), dollars(sum / people)]
  })
  return table(['people', 'size', ...PARTS, 'per month', 'per person'], rows)
}

/** Separate deployments compared with a pooled one. */
function byTenants(): string {
  const rows = TENANT_COUNTS.map((tenants) => {
    const people = tenants * PEOPLE_PER_TENANT
    const separate = (size: Size) => tenants * totalCost(monthlyCost({ size, people: PEOPLE_PER_TENANT, tenants: 1 }))
    const pooled = totalCost(monthlyCost({ size: tenants > 1 ? 'large' : 'production', people, tenants }))
    return [
      number(tenants),
      number(people),
      dollars(separate('production')),
      dollars(separate('demo')),
      dollars(pooled),
      dollars(pooled / tenants),
    ]
  })
  const heads = ['tenants', 'people', 'separate, production', 'separate, demo', 'pooled', 'pooled, per tenant']
  return table(heads, rows)
}

const NOT_INCLUDED = `- QuickSight, where the settings have \`dashboards\`; it was never run with this library. It charges per author and per registered
  reader, and for readers who are not registered a monthly capacity of sessions, whatever their number. It can be the largest item of a small library: check it first. Athena charges for what its queries scan, $5 a terabyte: cents.
- Old versions of files; access logs of S3, kept for 90 days; point-in-time recovery of a table.
- The first ingest of a library: writes to the table, embeddings, and run time of its jobs. The monthly figures include changes only.
- Traffic between zones, from functions to the search engine: a cent per GB and direction.
- Logs of the search engine, alarm mails, events, and the authorizer of the API, whose result is cached for an hour.
- Readers outside North America and Europe: traffic to them costs up to half as much again.
- Signatures of tokens for readers who come in by address: three cents per ten thousand, each for a quarter of an hour.
- Domain names, the identity provider, support, taxes.`

/** Text of lib/infra/cost.md. */
export function writeCost(): string {
  return `# Monthly cost

US dollars per month at list prices of ${PRICES_SOURCE}, without free tiers and discounts. \`npm run cost\` writes this page from
the sizes in [areas.ts](areas.ts), the prices in [prices.ts](cost/prices.ts) and the use in [usage.ts](cost/usage.ts). Change those files, not
this page.

A person makes ${number(callsPerMonth(1))} calls a month: ${PERSON.searches} searches, ${PERSON.typeAheads} suggestions, ${PERSON.documents} documents of ${PERSON.mbADocument} MB, ${PERSON.visits} visits, ${PERSON.annotations} changes of notes or compass points. A call takes ${CALL.ms} ms, ${CALL.tableReads} reads
and ${CALL.tableWrites} writes of the table. A library has ${number(LIBRARY.documents)} documents; ${number(LIBRARY.changed)} are added or changed per month.

## One library

${byPeople()}

- search: nodes and disks of the search engine
- network: NAT gateways of the private network
- delivery: CloudFront, firewall and API Gateway
- data: table, its key and that of tokens, files
- watching: logs, metrics, alarms, traces
- rest: mail, embeddings, queue, secret

Search, network and most of watching are fixed costs; the others grow with use.

## Many libraries

${number(PEOPLE_PER_TENANT)} people and ${number(LIBRARY.documents)} documents each. Every library has a deployment of its own, so that tenants share no resources. The last two
columns are the cost of one pooled deployment, whose keys and indexes would begin with the tenant's name as they do now.

${byTenants()}

## Not included

${NOT_INCLUDED}
`
}
