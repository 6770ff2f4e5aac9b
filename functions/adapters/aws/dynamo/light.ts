import type { WholeTable } from '#ports/table.ts'
import type { DynamoTableOptions } from './over.ts'
import { openDynamoRequests } from './requests.ts'
import type { DynamoSendOptions } from './send.ts'
import { wholeTableOver } from './whole.ts'

/** The table on DynamoDB by requests of our own, for functions, which are to start at once: see the decision on how DynamoDB is asked. */
export const openLightDynamoTable = (options: DynamoTableOptions & DynamoSendOptions): WholeTable =>
  wholeTableOver(openDynamoRequests(options), options)
