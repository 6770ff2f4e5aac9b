import { setTimeout as sleep } from 'node:timers/promises'
import { TableUnavailable } from '#ports/table.ts'
import { type AwsAnswer, AwsServiceUnavailable, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import { type DynamoSend, type DynamoSendOptions, errorOf, TIMEOUT_MS, TRIES } from './send.ts'

/** The first try of this very transaction is still under way. */
const UNDER_WAY = 'TransactionInProgressException'
const FIRST_PAUSE_MS = 50

function bodyOf({ body }: AwsAnswer): object {
  try {
    return JSON.parse(body.toString()) as object
  } catch (cause) {
    throw new TableUnavailable('the table answers what is no answer', { cause })
  }
}

/**
 * Requests of our own, for functions that are to start at once: what the client sends, without what it is made of.
 * Source: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html
 */
export function openDynamoRequests({ region, endpoint, credentials, timeoutMs = TIMEOUT_MS }: DynamoSendOptions): DynamoSend {
  const at = endpoint ?? `https://dynamodb.${region}.amazonaws.com`
  // Tries are counted here.
  const service = openAwsService({ service: 'dynamodb', region, endpoint: at, credentials, timeoutMs, retries: 0 })

  /** The answer, or why it is worth another try. */
  async function attempt(operation: string, body: string, tries: number): Promise<{ answer: object } | { later: unknown }> {
    const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': `DynamoDB_20120810.${operation}` }
    const answer = await service.send({ method: 'POST', path: '/', headers, body }).catch((error: unknown) => {
      if (error instanceof AwsServiceUnavailable) return error
      throw error
    })
    if (answer instanceof AwsServiceUnavailable) return { later: answer }
    const code = errorCodeOf(answer)
    if (code === UNDER_WAY) return { later: new Error(code) }
    const facts = bodyOf(answer)
    if (answer.status < 400) return { answer: facts }
    const { message, Message = code } = facts as { message?: string; Message?: string }
    throw errorOf(code ?? String(answer.status), Object.assign(new Error(message || Message), facts), tries)
  }

  return async (operation, input) => {
    const body = JSON.stringify(input)
    for (let tries = 1; ; tries++) {
      const outcome = await attempt(operation, body, tries)
      if ('answer' in outcome) return outcome.answer
      if (tries === TRIES) throw new TableUnavailable('the table does not answer', { cause: outcome.later })
      await sleep(FIRST_PAUSE_MS * 2 ** tries * (0.5 + Math.random() / 2))
    }
  }
}
