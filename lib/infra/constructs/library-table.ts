import { Stack } from 'aws-cdk-lib'
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import { KEPT_ALWAYS } from './kept.ts'
import type { LibraryFunction } from './library-function.ts'
import type { Access, PortResource } from './port-resource.ts'

/** What the adapter asks for (dynamo-table.ts), and nothing else. */
const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const WRITE = ['dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem']
/** The item that signs cursors is made by whoever pages first. */
const CURSORS = { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['#table'] } }
/** For whoever reads too, as cursors are signed with an item of the table. */
const KEY = ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']

/** What people and the library have written. It outlives the stack, and any moment of the last 35 days can be had back. */
export class LibraryTable extends Construct implements PortResource {
  readonly table: TableV2
  private readonly key: IKey

  constructor(scope: Construct, id: string, { key }: { key: IKey }) {
    super(scope, id)
    this.key = key
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: 'pk', type: AttributeType.STRING },
      sortKey: { name: 'sk', type: AttributeType.STRING },
      timeToLiveAttribute: 'expiresAt',
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.customerManagedKey(key),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: KEPT_ALWAYS,
    })
  }

  serve(asking: LibraryFunction, access: Access): void {
    const writes = access !== 'read'
    asking.set('LECTERN_TABLE', this.table.tableName)
    asking.allow(writes ? [...READ, ...WRITE] : READ, [this.table.tableArn])
    if (access === 'whole') asking.allow(['dynamodb:Scan'], [this.table.tableArn])
    if (!writes) asking.allow(['dynamodb:PutItem'], [this.table.tableArn], CURSORS)
    asking.allow(KEY, [this.key.keyArn], {
      StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(this).region}.amazonaws.com` },
    })
  }
}
