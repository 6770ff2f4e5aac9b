import { Stack } from 'aws-cdk-lib'
import {
  type BehaviorOptions,
  CachePolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { CLOSED_POLICY } from '#text/page-policy.ts'
import { onBothWays } from './edge-function.ts'
import { STRICT_TRANSPORT } from './page-behavior.ts'

/** Where a site serves the files of its documents, by signed addresses. */
export const FILES_AT = '/objects'

/**
 * Files of documents: who has an address that one of our functions signed is let through to the bucket, which checks it. CloudFront
 * has no right of its own there, and keeps nothing.
 */
export function filesBehavior(scope: Construct, documents: IBucket): BehaviorOptions {
  // By the name that addresses are signed for, spelled out: what S3 is asked as has to be that to the letter.
  const signedAs = Bucket.fromBucketAttributes(scope, 'Files', {
    bucketName: documents.bucketName,
    region: Stack.of(scope).region,
  })
  return {
    // Of another kind of origin CloudFront asks with `x-amz-cf-id`, and S3 refuses what begins with `x-amz-` and was not signed.
    origin: S3BucketOrigin.withBucketDefaults(signedAs),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    functionAssociations: onBothWays(scope, 'serve-files'),
    compress: false,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    // None of AWS's own: before S3 they leave `response-content-type` and `response-content-disposition` out. Host is the bucket's,
    // as it was signed; Range and what makes a request conditional go on by themselves.
    originRequestPolicy: new OriginRequestPolicy(scope, 'FilesAsk', {
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      headerBehavior: OriginRequestHeaderBehavior.none(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    }),
    // The function at the edge sets the policy that an address was signed with; on answers of 400 and above it does not run.
    responseHeadersPolicy: new ResponseHeadersPolicy(scope, 'FilesHeaders', {
      securityHeadersBehavior: {
        ...STRICT_TRANSPORT,
        contentSecurityPolicy: { contentSecurityPolicy: CLOSED_POLICY, override: false },
      },
    }),
  }
}
