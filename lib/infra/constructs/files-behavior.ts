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
import { onViewerRequestAndResponse } from './edge-function.ts'
import { STRICT_TRANSPORT } from './page-behavior.ts'

/** Path of presigned file URLs on the site. */
export const FILES_PATH = '/objects'

/**
 * CloudFront behaviour of files: forwards presigned URLs to the bucket, which checks them. CloudFront itself has no access to the
 * bucket and caches nothing.
 */
export function filesBehavior(scope: Construct, documents: IBucket): BehaviorOptions {
  // S3 must receive exactly the host name that the URL was signed for.
  const signedAs = Bucket.fromBucketAttributes(scope, 'Files', {
    bucketName: documents.bucketName,
    region: Stack.of(scope).region,
  })
  return {
    // Other origin types add `x-amz-cf-id`, and S3 rejects unsigned headers that begin with `x-amz-`.
    origin: S3BucketOrigin.withBucketDefaults(signedAs),
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    functionAssociations: onViewerRequestAndResponse(scope, 'serve-files'),
    compress: false,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    // AWS's managed policies drop `response-content-type` and `response-content-disposition` for S3. The host is the bucket's, as
    // signed; Range and conditional headers are forwarded by default.
    originRequestPolicy: new OriginRequestPolicy(scope, 'FilesAsk', {
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      headerBehavior: OriginRequestHeaderBehavior.none(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    }),
    // The edge function sets the signed policy. It does not run for responses of 400 and above.
    responseHeadersPolicy: new ResponseHeadersPolicy(scope, 'FilesHeaders', {
      securityHeadersBehavior: {
        ...STRICT_TRANSPORT,
        contentSecurityPolicy: { contentSecurityPolicy: CLOSED_POLICY, override: false },
      },
    }),
  }
}
