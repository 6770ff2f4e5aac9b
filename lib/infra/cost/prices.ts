/**
 * List prices in US dollars of US East (N. Virginia), before taxes, free tiers and discounts, as published in March 2026. Source:
 * the pricing page of each service at https://aws.amazon.com/pricing/. Check them before you quote a price.
 */
export const PRICES_SOURCE = 'US East (N. Virginia), March 2026'

export const PRICE = {
  /** per GB-second on arm64, and per million requests */
  functions: { gbSecond: 0.0000133334, million: 0.2, warmGbSecond: 0.0000033334 },
  /** HTTP API, per million requests */
  gateway: { million: 1 },
  /** per GB to North America and Europe; per million HTTPS requests; per million runs of an edge function */
  cdn: { gb: 0.085, million: 1, functionMillion: 0.1 },
  firewall: { list: 5, rule: 1, million: 0.6 },
  /** on demand: per million units of 4 KB read or 1 KB written; per GB and month with point-in-time recovery */
  table: { millionReads: 0.125, millionWrites: 0.625, gb: 0.25 + 0.2 },
  /** per GB and month; per million reads */
  files: { gb: 0.023, millionReads: 0.4 },
  /** per node-hour by type; per GB of disk and month */
  search: {
    hour: {
      't3.small.search': 0.036,
      'm7g.medium.search': 0.068,
      'm7g.large.search': 0.135,
      'r7g.large.search': 0.178,
      'r7g.2xlarge.search': 0.711,
    } as Readonly<Record<string, number>>,
    gb: 0.122,
  },
  /** NAT gateway: per hour and zone, per GB */
  nat: { hour: 0.045, gb: 0.045 },
  /** public IP address, per hour */
  address: { hour: 0.005 },
  queue: { million: 0.4 },
  /** per thousand mails */
  mail: { thousand: 0.1 },
  /** per million tokens */
  embeddings: { million: 0.1 },
  /** per GB of log; per metric, alarm and dashboard a month; per million traces */
  watch: { logGb: 0.5, metric: 0.3, alarm: 0.1, dashboard: 3, millionTraces: 5 },
  /** per month; per million uses */
  key: { month: 1, million: 3 },
  /** per month */
  secret: 0.4,
} as const

export const HOURS_PER_MONTH = 730
