import { Stack } from 'aws-cdk-lib'
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import type { IKey } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { LibraryFunction } from './function/library-function.ts'
import type { PortAccess, PortResource } from './function/port-resource.ts'
import { RETAIN_ALWAYS } from './removal-policies.ts'

/** Actions of the adapter (dynamo-table.ts). */
const READ = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query']
const WRITE = ['dynamodb:PutItem', 'dynamodb:DeleteItem', 'dynamodb:ConditionCheckItem']
/** The first request that pages creates the item with the cursor key. */
const CURSORS = { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['#table'] } }
/** Readers need it too, for the cursor key. */
const KEY = ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo']

/** DynamoDB table. It outlives the stack, and can be restored to any second of the last 35 days. */
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
      removalPolicy: RETAIN_ALWAYS,
    })
  }

  connect(client: LibraryFunction, access: PortAccess): void {
    const writes = access !== 'read'
    client.setVariable('LECTERN_TABLE', this.table.tableName)
    client.allow(writes ? [...READ, ...WRITE] : READ, [this.table.tableArn])
    if (access === 'full') client.allow(['dynamodb:Scan'], [this.table.tableArn])
    if (!writes) client.allow(['dynamodb:PutItem'], [this.table.tableArn], CURSORS)
    client.allow(KEY, [this.key.keyArn], {
      StringEquals: { 'kms:ViaService': `dynamodb.${Stack.of(this).region}.amazonaws.com` },
    })
  }
}
