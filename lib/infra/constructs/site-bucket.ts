import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { powerOf } from '../areas.ts'
import { type FunctionHome, LibraryFunction } from './library-function.ts'
import type { LogsBucket } from './logs-bucket.ts'

interface SiteBucketProps extends FunctionHome {
  readonly logs: LogsBucket
}

/**
 * The page's files, which CloudFront alone reads. A function that carries them puts them there with every deployment: what is
 * new first and the page last, so that there is no minute between two versions; what an open page may still ask for stays.
 */
export class SiteBucket extends Construct {
  readonly bucket: Bucket

  constructor(scope: Construct, id: string, { logs, ...home }: SiteBucketProps) {
    super(scope, id)
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      serverAccessLogsBucket: logs,
      serverAccessLogsPrefix: 'site/',
    })
    const publish = new LibraryFunction(this, 'Publish', { ...home, bundle: 'publish', power: powerOf.publish })
    const files = this.bucket.arnForObjects('*')
    publish.allowPattern(
      ['s3:PutObject', 's3:DeleteObject'],
      files,
      'The page’s files have a hash of their content in their names.',
    )
    publish.allow(['s3:ListBucket'], [this.bucket.bucketArn])
    const { currentVersion } = publish.lambda
    new CustomResource(this, 'Published', {
      serviceToken: publish.lambda.functionArn,
      // An hour where nothing is said: this is the function's time three times, as Lambda tries again.
      serviceTimeout: Duration.minutes(20),
      properties: { Bucket: this.bucket.bucketName, Version: currentVersion.version },
    })
  }
}
