import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'

/** seconds; two years and a month, so that two years can be compared */
const RETENTION_SECONDS = 760 * 24 * 3600

interface Play {
  readonly contentId: string
  readonly videoId: string
}

/** One partition for each account, in the order of time. It is not said who played the video. */
export async function addPlay(
  { table, clock, ids }: Pick<Ports, 'table' | 'clock' | 'ids'>,
  tenant: Tenant,
  accountId: string,
  play: Play,
): Promise<void> {
  const now = clock.now()
  const expiresAt = Math.floor(now.getTime() / 1000) + RETENTION_SECONDS
  await table.put({ pk: `${tenant}#video-plays#${accountId}`, sk: `${now.toISOString()}#${ids.next()}`, ...play, expiresAt })
}
