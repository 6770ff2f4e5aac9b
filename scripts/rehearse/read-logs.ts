import { callAccount } from './call-account.ts'

export interface LogEvent {
  readonly timestamp: number
  readonly message: string
}

/** Lines of JSON that the functions of the library wrote since a time. */
export async function linesSince(
  startTime: number,
): Promise<{ readonly event: LogEvent; readonly line: Record<string, unknown> }[]> {
  const { logGroups } = await callAccount('logs', 'Logs_20140328.DescribeLogGroups', {})
  const read = (logGroups as { logGroupName: string }[]).map(({ logGroupName }) =>
    callAccount('logs', 'Logs_20140328.FilterLogEvents', { logGroupName, startTime }),
  )
  const events = (await Promise.all(read)).flatMap((answer) => (answer.events ?? []) as LogEvent[])
  return events.flatMap((event) => (event.message.startsWith('{') ? [{ event, line: JSON.parse(event.message) }] : []))
}
