import { setTimeout as sleep } from 'node:timers/promises'
import { Retryable, retry } from '#async/retry.ts'

/** What CloudFormation asks of a resource of our own. */
export interface ResourceEvent<Properties> {
  readonly RequestType: 'Create' | 'Update' | 'Delete'
  readonly ResponseURL: string
  readonly StackId: string
  readonly RequestId: string
  readonly LogicalResourceId: string
  readonly ResourceProperties: Properties
}

export interface Outcome {
  /** the same for as long as it is the same thing: under another one CloudFormation deletes what had the one before */
  readonly id: string
  /** why it could not be done */
  readonly failure?: string
}

const TIMEOUT_MS = 10_000
const ATTEMPTS = 5
const RETRY_DELAY_MS = 1000
/** characters: an answer has 4096 bytes at most */
const REASON = 1000
/** A failure without a reason is not taken. */
const NO_WORDS = 'no reason given; see the log'

/**
 * Tells CloudFormation how it went. It waits for this answer, for hours if need be, so that one that was not taken is given again;
 * after the last try this throws, and Lambda runs the whole function again. The type is empty as the address is signed for none.
 * Source: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-responses.html
 */
export async function answerCloudFormation(
  { ResponseURL, StackId, RequestId, LogicalResourceId }: ResourceEvent<unknown>,
  { id, failure }: Outcome,
  retryDelayMs = RETRY_DELAY_MS,
): Promise<void> {
  const status =
    failure === undefined ? { Status: 'SUCCESS' } : { Status: 'FAILED', Reason: failure.slice(0, REASON) || NO_WORDS }
  const body = JSON.stringify({ ...status, PhysicalResourceId: id, StackId, RequestId, LogicalResourceId })
  await retry(() => put(ResponseURL, body), { attempts: ATTEMPTS, pause: (retry) => sleep(retryDelayMs * retry) })
}

async function put(url: string, body: string): Promise<Retryable | undefined> {
  const refused = (said: string) => new Retryable(new Error(`CloudFormation does not take the answer: ${said}`))
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetch(url, { method: 'PUT', headers: { 'content-type': '' }, body, signal })
    return answer.ok ? undefined : refused(`${answer.status} ${(await answer.text()).slice(0, 300)}`)
  } catch (error) {
    return refused((error as Error).message)
  }
}
