/**
 * List prices in US dollars of US East (N. Virginia), before taxes, free tiers and discounts, as published in March 2026.
 * Source: the pricing page of each service at https://aws.amazon.com/pricing/. They change: look them up before you promise one.
 */
export const PRICES_OF = 'US East (N. Virginia), March 2026'

export const PRICE = {
  /** a GB-second on arm64, and a million requests */
  functions: { gbSecond: 0.0000133334, million: 0.2, warmGbSecond: 0.0000033334 },
  /** HTTP API, a million */
  gateway: { million: 1 },
  /** out to people in North America and Europe, a GB; a million HTTPS requests, and as many runs of a function at the edge */
  cdn: { gb: 0.085, million: 1, functionMillion: 0.1 },
  firewall: { list: 5, rule: 1, million: 0.6 },
  /** on demand: a million units of 4 KB read or 1 KB written; a GB a month with its recovery */
  table: { millionReads: 0.125, millionWrites: 0.625, gb: 0.25 + 0.2 },
  /** a GB a month; a million reads */
  files: { gb: 0.023, millionReads: 0.4 },
  /** an hour of a node, by its type; a GB of its disk a month */
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
  /** the way out of a private network: an hour in one zone, a GB through it */
  nat: { hour: 0.045, gb: 0.045 },
  /** an hour of a public address */
  address: { hour: 0.005 },
  queue: { million: 0.4 },
  /** a thousand mails */
  mail: { thousand: 0.1 },
  /** a million tokens of text */
  embeddings: { million: 0.1 },
  /** a GB of log; a metric, an alarm and a dashboard a month; a million traces */
  watch: { logGb: 0.5, metric: 0.3, alarm: 0.1, dashboard: 3, millionTraces: 5 },
  /** a month; a million uses */
  key: { month: 1, million: 3 },
  /** a month */
  secret: 0.4,
} as const

export const HOURS = 730
