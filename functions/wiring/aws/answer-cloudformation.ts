import { setTimeout as sleep } from 'node:timers/promises'
import { Retryable, retry } from '#async/retry.ts'

/** A request of CloudFormation to a custom resource. */
export interface ResourceEvent<Properties> {
  readonly RequestType: 'Create' | 'Update' | 'Delete'
  readonly ResponseURL: string
  readonly StackId: string
  readonly RequestId: string
  readonly LogicalResourceId: string
  readonly ResourceProperties: Properties
}

export interface ResourceOutcome {
  /** physical id of the resource; with a new id CloudFormation deletes the resource of the former one */
  readonly id: string
  /** reason of a failure; absent after success */
  readonly failure?: string
}

const TIMEOUT_MS = 10_000
const ATTEMPTS = 5
const RETRY_DELAY_MS = 1000
/** characters; an answer has at most 4096 bytes */
const MAX_REASON_LENGTH = 1000
/** CloudFormation rejects a failure without a reason. */
const NO_REASON = 'no reason given; see the log'

/**
 * Sends the outcome to CloudFormation. It waits for the answer up to hours, so a failed request is retried; after the last attempt
 * this throws, and Lambda runs the whole function again. The content type is empty, as the URL is signed without one.
 * Source: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/crpg-ref-responses.html
 */
export async function answerCloudFormation(
  { ResponseURL, StackId, RequestId, LogicalResourceId }: ResourceEvent<unknown>,
  { id, failure }: ResourceOutcome,
  retryDelayMs = RETRY_DELAY_MS,
): Promise<void> {
  const status =
    failure === undefined ? { Status: 'SUCCESS' } : { Status: 'FAILED', Reason: failure.slice(0, MAX_REASON_LENGTH) || NO_REASON }
  const body = JSON.stringify({ ...status, PhysicalResourceId: id, StackId, RequestId, LogicalResourceId })
  await retry(() => put(ResponseURL, body), { attempts: ATTEMPTS, pause: (retry) => sleep(retryDelayMs * retry) })
}

async function put(url: string, body: string): Promise<Retryable | undefined> {
  const rejected = (detail: string) => new Retryable(new Error(`CloudFormation does not accept the answer: ${detail}`))
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetch(url, { method: 'PUT', headers: { 'content-type': '' }, body, signal })
    return answer.ok ? undefined : rejected(`${answer.status} ${(await answer.text()).slice(0, 300)}`)
  } catch (error) {
    return rejected((error as Error).message)
  }
}
