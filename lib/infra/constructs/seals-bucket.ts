import { Duration } from 'aws-cdk-lib'
import { Effect, PolicyStatement, StarPrincipal } from 'aws-cdk-lib/aws-iam'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectLockRetention, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { auditDaysOf } from '#functions/audits/store.ts'
import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './function/library-function.ts'
import type { PortAccess, PortResource } from './function/port-resource.ts'
import { RETAIN_ALWAYS } from './removal-policies.ts'

/** A seal outlasts the audits that it proves. */
const LONGER_DAYS = 30

interface SealsBucketProps {
  readonly settings: Settings
  readonly logs: Bucket
}

/**
 * Bucket of the seals of audits, one a day. Its objects are locked (S3 Object Lock, compliance mode): nobody, the owner of the account
 * included, changes or deletes one before its time. A second object of a day is refused, so that a seal is what it was at first.
 */
export class SealsBucket extends Construct implements PortResource {
  readonly bucket: Bucket
  private readonly settings: Settings

  constructor(scope: Construct, id: string, { settings, logs }: SealsBucketProps) {
    super(scope, id)
    this.settings = settings
    const days = auditDaysOf(settings.tenant) + LONGER_DAYS
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention.compliance(Duration.days(days)),
      removalPolicy: RETAIN_ALWAYS,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'seals/',
      lifecycleRules: [{ expiration: Duration.days(days + 1), noncurrentVersionExpiration: Duration.days(1) }],
    })
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'FirstOfADay',
        effect: Effect.DENY,
        principals: [new StarPrincipal()],
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects('*')],
        conditions: { Null: { 's3:if-none-match': 'true' } },
      }),
    )
  }

  connect(client: LibraryFunction, access: PortAccess): void {
    client.setVariable('LECTERN_SEALS_BUCKET', this.bucket.bucketName)
    const mine = this.bucket.arnForObjects(`${this.settings.tenant}/audits/*`)
    const actions = access === 'read' ? ['s3:GetObject'] : ['s3:GetObject', 's3:PutObject']
    client.allowPattern(actions, mine, 'Days are not known at deployment.')
    // Without it S3 answers 403 instead of 404 for a day without a seal.
    client.allow(['s3:ListBucket'], [this.bucket.bucketArn])
  }
}
