import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { functionLimits } from '../areas.ts'
import { LibraryFunction, type SharedFunctionProps } from './function/library-function.ts'
import type { LogsBucket } from './logs-bucket.ts'

interface SiteBucketProps extends SharedFunctionProps {
  readonly logs: LogsBucket
}

/**
 * Bucket of the page, readable by CloudFront only. A function publishes the files with each deployment: new files first,
 * index.html last. Files that open pages may still request stay.
 */
export class SiteBucket extends Construct {
  readonly bucket: Bucket

  constructor(scope: Construct, id: string, { logs, ...shared }: SiteBucketProps) {
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
    const publish = new LibraryFunction(this, 'Publish', { ...shared, bundle: 'publish', limits: functionLimits.publish })
    const files = this.bucket.arnForObjects('*')
    publish.allowPattern(['s3:PutObject', 's3:DeleteObject'], files, 'Files of the page have content hashes in their names.')
    publish.allow(['s3:ListBucket'], [this.bucket.bucketArn])
    const { currentVersion } = publish.lambda
    new CustomResource(this, 'Published', {
      serviceToken: publish.lambda.functionArn,
      // Three runs of the function, as Lambda retries twice. The default is an hour.
      serviceTimeout: Duration.minutes(20),
      properties: { Bucket: this.bucket.bucketName, Version: currentVersion.version },
    })
  }
}
