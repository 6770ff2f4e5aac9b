import { Duration } from 'aws-cdk-lib'
import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, type CfnBucket, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import { FILES_AT } from './files-behavior.ts'
import type { JobsQueue } from './jobs-queue.ts'
import { KEPT } from './kept.ts'
import type { LibraryFunction } from './library-function.ts'
import type { Access, PortResource } from './port-resource.ts'

/** What is put in here, below the tenant's name, becomes part of the library; what lies here for a month is taken away. */
const INCOMING = 'incoming/'
/** Files made for one person to fetch at once: people's words and names, which are kept nowhere twice for long. */
const EXPORTS = 'exports/'
/** ms; our own addresses live no longer than an hour */
const OLDEST_SIGNATURE = 3_600_000

const READ = ['s3:GetObject']
const WRITE = ['s3:PutObject']
/** A large file that could not be put whole is taken back too. */
const TAKE_AWAY = ['s3:DeleteObject', 's3:AbortMultipartUpload']

interface DocumentsBucketProps {
  readonly settings: Settings
  readonly logs: Bucket
  readonly jobs: JobsQueue
}

/** The files of the library. They outlive the stack, and what is replaced or deleted can be had back for ninety days. */
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
      removalPolicy: KEPT,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'documents/',
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(2), noncurrentVersionExpiration: Duration.days(90) },
        { prefix: `${settings.tenant}/${INCOMING}`, expiration: Duration.days(30) },
        {
          prefix: `${settings.tenant}/${EXPORTS}`,
          expiration: Duration.days(7),
          // Of two rules S3 goes by the shorter.
          noncurrentVersionExpiration: Duration.days(1),
        },
      ],
      // The page of the tenant reads files by signed addresses, in ranges; nobody else's page does.
      cors: [
        {
          allowedOrigins: settings.hosts.map((host) => `https://${host}`),
          allowedMethods: [HttpMethods.GET, HttpMethods.HEAD],
          allowedHeaders: ['Range', 'If-Match', 'If-None-Match'],
          exposedHeaders: ['Accept-Ranges', 'Content-Length', 'Content-Range', 'ETag'],
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
          NumericGreaterThan: { 's3:signatureAge': OLDEST_SIGNATURE },
        },
      }),
    )
    this.tell(jobs)
  }

  /** By the bucket's own property: the notifications of the CDK would bring a function that may change every bucket's. */
  private tell({ queue }: JobsQueue): void {
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

  serve(asking: LibraryFunction, access: Access): void {
    asking.set('LECTERN_BUCKET', this.bucket.bucketName)
    const actions = { read: READ, write: [...READ, ...WRITE], whole: [...READ, ...WRITE, ...TAKE_AWAY] }[access]
    const mine = this.bucket.arnForObjects(`${this.settings.tenant}/*`)
    asking.allowPattern(actions, mine, 'Keys of documents are not known before they are there.')
    // Without it S3 says of what is not there that one may not read it.
    asking.allow(['s3:ListBucket'], [this.bucket.bucketArn])
    if (!this.settings.rehearsal) asking.set('LECTERN_OBJECTS_AT', FILES_AT)
  }
}
