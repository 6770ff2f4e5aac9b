import { Stack } from 'aws-cdk-lib'
import { CfnWorkGroup } from 'aws-cdk-lib/aws-athena'
import { CfnDatabase, CfnTable } from 'aws-cdk-lib/aws-glue'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import {
  AGGREGATE_DAY,
  AGGREGATE_TEXTS,
  POINT_FIGURES,
  USE_FIGURES,
} from '#functions/areas/reports/aggregates/aggregate-columns.ts'
import type { Settings } from '../../settings.ts'
import { acknowledgePattern } from '../function/acknowledge-pattern.ts'

interface AggregatesCatalogProps {
  readonly settings: Settings
  readonly bucket: Bucket
}

const TABLE = 'usage'
const CATALOG = 'AwsDataCatalog'
/** Query that scans more is stopped, bytes: a library of many years is far below. */
const MAX_SCANNED_BYTES = 10 * 2 ** 30

const QUERYING = [
  'athena:GetQueryExecution',
  'athena:GetQueryResults',
  'athena:GetQueryResultsStream',
  'athena:GetWorkGroup',
  'athena:StartQueryExecution',
  'athena:StopQueryExecution',
]

/**
 * Table of Athena over the files of aggregates, and the role with which QuickSight queries it.
 *
 *     job ── a file a month ──▶ bucket ◀── Athena ◀── QuickSight
 */
export class AggregatesCatalog extends Construct {
  readonly database: string
  readonly table = TABLE
  readonly workGroup: string
  readonly role: Role
  /** resources that a query needs */
  readonly queried: readonly Construct[]

  constructor(scope: Construct, id: string, { settings, bucket }: AggregatesCatalogProps) {
    super(scope, id)
    const { account, tenant } = settings
    this.database = `lectern_${tenant}`
    this.workGroup = `lectern-${tenant}`
    const files = `${tenant}/aggregates/`
    // Results expire with the exports.
    const results = `${tenant}/exports/queries/`
    const database = new CfnDatabase(this, 'Database', { catalogId: account, databaseInput: { name: this.database } })
    const table = new CfnTable(this, 'Table', {
      catalogId: account,
      databaseName: this.database,
      tableInput: {
        name: TABLE,
        tableType: 'EXTERNAL_TABLE',
        parameters: { classification: 'json', compressionType: 'gzip' },
        storageDescriptor: {
          location: `s3://${bucket.bucketName}/${files}`,
          columns: [
            ...[...AGGREGATE_TEXTS, AGGREGATE_DAY].map((name) => ({ name, type: 'string' })),
            ...[...USE_FIGURES, ...POINT_FIGURES].map((name) => ({ name, type: 'bigint' })),
          ],
          inputFormat: 'org.apache.hadoop.mapred.TextInputFormat',
          outputFormat: 'org.apache.hadoop.hive.ql.io.HiveIgnoreKeyTextOutputFormat',
          serdeInfo: { serializationLibrary: 'org.openx.data.jsonserde.JsonSerDe' },
        },
      },
    })
    table.node.addDependency(database)
    const workGroup = new CfnWorkGroup(this, 'WorkGroup', {
      name: this.workGroup,
      recursiveDeleteOption: true,
      workGroupConfiguration: {
        enforceWorkGroupConfiguration: true,
        bytesScannedCutoffPerQuery: MAX_SCANNED_BYTES,
        resultConfiguration: {
          outputLocation: `s3://${bucket.bucketName}/${results}`,
          encryptionConfiguration: { encryptionOption: 'SSE_S3' },
        },
      },
    })
    this.role = this.makeRole(settings, bucket, files, results)
    this.queried = [table, workGroup, this.role]
  }

  private makeRole({ account, region }: Settings, bucket: Bucket, files: string, results: string): Role {
    const arn = (service: string, what: string) => `arn:${Stack.of(this).partition}:${service}:${region}:${account}:${what}`
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('quicksight.amazonaws.com', {
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    })
    const allow = (actions: string[], ...resources: string[]) => role.addToPolicy(new PolicyStatement({ actions, resources }))
    const allowObjects = (actions: string[], prefix: string, reason: string) => {
      const pattern = bucket.arnForObjects(`${prefix}*`)
      allow(actions, pattern)
      acknowledgePattern(role, pattern, reason)
    }
    allow(QUERYING, arn('athena', `workgroup/${this.workGroup}`))
    allow(['athena:GetDataCatalog'], arn('athena', `datacatalog/${CATALOG}`))
    allow(
      ['glue:GetDatabase', 'glue:GetDatabases', 'glue:GetTable', 'glue:GetTables', 'glue:GetPartitions'],
      ...[arn('glue', 'catalog'), arn('glue', `database/${this.database}`), arn('glue', `table/${this.database}/${TABLE}`)],
    )
    allow(['s3:GetBucketLocation', 's3:ListBucket'], bucket.bucketArn)
    allowObjects(['s3:GetObject'], files, 'Months are not known at deployment.')
    const writing = ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts']
    allowObjects(writing, results, 'Athena names the results of queries.')
    return role
  }
}
