import { Duration } from 'aws-cdk-lib'
import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import { FILES_PATH } from './files-behavior.ts'
import type { LibraryFunction } from './function/library-function.ts'
import type { PortAccess, PortResource } from './function/port-resource.ts'
import type { JobsQueue } from './jobs-queue.ts'
import { RETAIN_UNLESS_CREATION_FAILS } from './removal-policies.ts'

/** Prefix of uploads, below the tenant's prefix. Uploads are ingested, and expire after 30 days. */
const INCOMING = 'incoming/'
/** Prefix of files that administrators send by the page. They are deleted once they are ingested, and expire after 30 days. */
const UPLOADS = 'uploads/'
/** Prefix of exports: files with personal data for one download. They expire after a week. */
const EXPORTS = 'exports/'
/** Prefix of results of comparisons, which are made again when they are asked for. They expire after 30 days. */
const COMPARISONS = 'comparisons/'
/** Prefix of aggregates of use, which are written again where what they sum changes: the former ones are nothing to go back to. */
const AGGREGATES = 'aggregates/'
/** Our own presigned URLs expire within an hour. */
const MAX_SIGNATURE_AGE_MS = 3_600_000

const READ = ['s3:GetObject']
const WRITE = ['s3:PutObject']
/** Includes aborting a multipart upload. */
const DELETE = ['s3:DeleteObject', 's3:AbortMultipartUpload']

interface DocumentsBucketProps {
  readonly settings: Settings
  readonly logs: Bucket
  readonly jobs: JobsQueue
}

/** Bucket of documents. It outlives the stack, and keeps old versions for 90 days. */
export class DocumentsBucket extends Construct implements PortResource {
  readonly bucket: Bucket
  private readonly settings: Settings

  constructor(scope: Construct, id: string, { settings, logs, jobs }: DocumentsBucketProps) {
    super(scope, id)
    this.settings = settings
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      removalPolicy: RETAIN_UNLESS_CREATION_FAILS,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'documents/',
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(2), noncurrentVersionExpiration: Duration.days(90) },
        { prefix: `${settings.tenant}/${INCOMING}`, expiration: Duration.days(30) },
        {
          prefix: `${settings.tenant}/${UPLOADS}`,
          expiration: Duration.days(30),
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          prefix: `${settings.tenant}/${COMPARISONS}`,
          expiration: Duration.days(30),
          noncurrentVersionExpiration: Duration.days(1),
        },
        { prefix: `${settings.tenant}/${AGGREGATES}`, noncurrentVersionExpiration: Duration.days(1) },
        {
          prefix: `${settings.tenant}/${EXPORTS}`,
          expiration: Duration.days(7),
          // S3 applies the shorter of two rules.
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
      // The tenant's page reads files by presigned URLs, in ranges. No other origin may.
      cors: [
        {
          allowedOrigins: settings.hosts.map((host) => `https://${host}`),
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD],
          allowedHeaders: ['Range', 'If-Match', 'If-None-Match'],
          exposedHeaders: ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag'],
          maxAge: 3600,
        },
        // Administrators send files to ingest by presigned URLs.
        {
          allowedOrigins: settings.hosts.map((host) => `https://${host}`),
          allowedMethods: [HttpMethods.PUT],
          allowedHeaders: ['Content-Type'],
          maxAge: 3600,
        },
      ],
    })
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'NoOldSignatures',
        effect: Effect.DENY,
        principals: [new StarPrincipal()],
        actions: ['s3:GetObject', 's3:PutObject'],
        resources: [this.bucket.arnForObjects('*')],
        conditions: {
          StringEquals: { 's3:authType': 'REST-QUERY-STRING' },
          NumericGreaterThan: { 's3:signatureAge': MAX_SIGNATURE_AGE_MS },
        },
      }),
    )
    this.notify(jobs)
  }

  /** Uses the L1 property: the CDK's notifications add a function that may change every bucket's notifications. */
  private notify({ queue }: JobsQueue): void {
    const bucket = this.bucket.node.defaultChild as CfnBucket
    bucket.notificationConfiguration = {
      queueConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          queue: queue.queueArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: `${this.settings.tenant}/${INCOMING}` }] } },
        },
      ],
    }
    bucket.node.addDependency(queue)
  }

  connect(client: LibraryFunction, access: PortAccess): void {
    client.setVariable('LECTERN_BUCKET', this.bucket.bucketName)
    const actions = { read: READ, write: [...READ, ...WRITE], full: [...READ, ...WRITE, ...DELETE] }[access]
    const mine = this.bucket.arnForObjects(`${this.settings.tenant}/*`)
    client.allowPattern(actions, mine, 'Document keys are not known at deployment.')
    // Without it S3 answers 403 instead of 404 for a missing key.
    client.allow(['s3:ListBucket'], [this.bucket.bucketArn])
    if (!this.settings.rehearsal) client.setVariable('LECTERN_OBJECTS_AT', FILES_PATH)
  }
}
