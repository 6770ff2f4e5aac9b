import { setTimeout as sleep } from 'node:timers/promises'
import { backoffMs, Retryable, retry } from '#async/retry.ts'
import { TableUnavailable } from '#ports/table.ts'
import { type AwsAnswer, AwsServiceUnavailable, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import { type DynamoSend, type DynamoSendOptions, errorOf, TIMEOUT_MS, TRIES } from './send.ts'

/** An earlier attempt of the same transaction is still running. */
const IN_PROGRESS = 'TransactionInProgressException'
const RETRY_DELAY_MS = 100

const noAnswer = (cause: unknown) => new Retryable(new TableUnavailable('the table does not answer', { cause }))

function bodyOf({ body }: AwsAnswer): object {
  try {
    return JSON.parse(body.toString()) as object
  } catch (cause) {
    throw new TableUnavailable('the table returned an invalid response', { cause })
  }
}

/**
 * Sends the same requests as the SDK's client, without its code, for a fast start of functions.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html
 */
export function openDynamoRequests({ region, endpoint, credentials, timeoutMs = TIMEOUT_MS }: DynamoSendOptions): DynamoSend {
  const at = endpoint ?? `https://dynamodb.${region}.amazonaws.com`
  // Attempts are counted here, so the service itself does not retry.
  const service = openAwsService({ service: 'dynamodb', region, endpoint: at, credentials, timeoutMs, retries: 0 })

  async function attempt(operation: string, body: string, tries: number): Promise<object | Retryable> {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDB_20120810.${operation}` }
    const answer = await service.send({ method: 'POST', path: '/', headers, body }).catch((error: unknown) => {
      if (error instanceof AwsServiceUnavailable) return error
      throw error
    })
    if (answer instanceof AwsServiceUnavailable) return noAnswer(answer)
    const code = errorCodeOf(answer)
    if (code === IN_PROGRESS) return noAnswer(new Error(code))
    const facts = bodyOf(answer)
    if (answer.status < 400) return facts
    const { message, Message = code } = facts as { message?: string; Message?: string }
    throw errorOf(code ?? String(answer.status), Object.assign(new Error(message || Message), facts), tries)
  }

  return async (operation, input) => {
    const body = JSON.stringify(input)
    const pause = (retry: number) => sleep(backoffMs(retry, RETRY_DELAY_MS))
    return retry((tries) => attempt(operation, body, tries), { attempts: TRIES, pause })
  }
}
