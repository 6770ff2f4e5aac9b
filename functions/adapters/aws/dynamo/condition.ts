import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import type { Condition } from '#ports/table.ts'
import { attributeOf } from './row.ts'

/** Condition of a write, the same for a single write and in a transaction. */
export interface Expression {
  readonly ConditionExpression: string
  readonly ExpressionAttributeNames?: Record<string, string>
  readonly ExpressionAttributeValues: Record<string, AttributeValue>
  readonly ReturnValuesOnConditionCheckFailure: 'ALL_OLD'
}

export interface Moment {
  /** epoch seconds; items that expire by then are absent */
  readonly now: number
  /** newest version of the item that may be overwritten */
  readonly newest: number
}

const EXPIRED = 'expiresAt <= :now'
const ALIVE = '(attribute_not_exists(expiresAt) OR expiresAt > :now)'
const KNOWN = `(attribute_not_exists(itemVersion) OR itemVersion <= :newest OR ${EXPIRED})`
const OUTSIDE_CONTENT = ['pk', 'sk', 'expiresAt']

function expression({ now, newest }: Moment, parts: readonly string[], values: Record<string, AttributeValue> = {}): Expression {
  return {
    ConditionExpression: [KNOWN, ...parts].join(' AND '),
    ExpressionAttributeValues: { ':now': attributeOf(now), ':newest': attributeOf(newest), ...values },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  }
}

export function expressionOf(condition: Condition | undefined, moment: Moment): Expression {
  if (!condition) return expression(moment, [])
  if ('exists' in condition)
    return expression(moment, [
      condition.exists ? `attribute_exists(pk) AND ${ALIVE}` : `(attribute_not_exists(pk) OR ${EXPIRED})`,
    ])
  const { attribute, equals } = condition
  const path = OUTSIDE_CONTENT.includes(attribute) ? '#attribute' : 'content.#attribute'
  const one = expression(moment, [`${path} = :equals AND ${ALIVE}`], { ':equals': attributeOf(equals) })
  return { ...one, ExpressionAttributeNames: { '#attribute': attribute } }
}

/** Requires that the row is still the one that was read, or still absent. */
export function unchanged(writeId: AttributeValue | undefined, moment: Moment): Expression {
  return writeId
    ? expression(moment, ['writeId = :seen'], { ':seen': writeId })
    : expression(moment, ['attribute_not_exists(pk)'])
}
