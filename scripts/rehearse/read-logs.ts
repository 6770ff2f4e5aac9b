import { callAccount } from './call-account.ts'

export interface LogEvent {
  readonly timestamp: number
  readonly message: string
}

async function listGroups(): Promise<string[]> {
  const { logGroups } = await callAccount('logs', 'Logs_20140328.DescribeLogGroups', {})
  return (logGroups as { logGroupName: string }[]).map(({ logGroupName }) => logGroupName)
}

/** Calls an action for each log, and joins what the answers have under a name. */
async function ofEachGroup<T>(action: string, field: string, input: object): Promise<T[]> {
  const asked = (await listGroups()).map((logGroupName) =>
    callAccount('logs', `Logs_20140328.${action}`, { ...input, logGroupName }),
  )
  return (await Promise.all(asked)).flatMap((answer) => (answer[field] ?? []) as T[])
}

/** Functions to which logs lead. */
export async function listSubscribers(): Promise<string[]> {
  const filters = await ofEachGroup<{ destinationArn: string }>('DescribeSubscriptionFilters', 'subscriptionFilters', {})
  return [...new Set(filters.map(({ destinationArn }) => destinationArn))]
}

/** Lines of JSON that the functions of the library wrote since a time. */
export async function linesSince(
  startTime: number,
): Promise<{ readonly event: LogEvent; readonly line: Record<string, unknown> }[]> {
  const events = await ofEachGroup<LogEvent>('FilterLogEvents', 'events', { startTime })
  return events.flatMap((event) => (event.message.startsWith('{') ? [{ event, line: JSON.parse(event.message) }] : []))
}
