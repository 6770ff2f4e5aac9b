import { Duration } from 'aws-cdk-lib'
import {
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { pagePolicy } from '#text/page-policy.ts'
import type { Settings } from '../settings.ts'
import { onViewerRequest } from './edge-function.ts'

export const STRICT_TRANSPORT = {
  strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
  contentTypeOptions: { override: true },
}

interface PageBehaviorProps {
  readonly settings: Settings
  readonly page: IBucket
  /** bucket to which administrators send files */
  readonly documents: IBucket
}

/**
 * CloudFront behaviour of the page. Each file sets its own cache time: hashed files and locales for ever, the page not at all.
 * The content security policy allows the page itself, the issuer, the bucket that takes files to ingest, and QuickSight where
 * dashboards are set.
 */
export function pageBehavior(scope: Construct, { settings, page, documents }: PageBehaviorProps): BehaviorOptions {
  const signIn = [new URL(settings.issuer.issuer).origin, ...(settings.issuer.origins ?? [])]
  const reports = settings.dashboards ? [`https://${settings.region}.quicksight.aws.amazon.com`] : []
  const contentSecurityPolicy = pagePolicy({
    connect: [...signIn, `https://${documents.bucketRegionalDomainName}`],
    frame: [...signIn, ...reports],
  })
  return {
    origin: S3BucketOrigin.withOriginAccessControl(page),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    functionAssociations: onViewerRequest(scope, 'open-page'),
    compress: true,
    cachePolicy: new CachePolicy(scope, 'PageCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      // Locales are requested with a build timestamp.
      queryStringBehavior: CacheQueryStringBehavior.allowList('buildTimestamp'),
      headerBehavior: CacheHeaderBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    responseHeadersPolicy: new ResponseHeadersPolicy(scope, 'PageHeaders', {
      securityHeadersBehavior: {
        ...STRICT_TRANSPORT,
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.SAME_ORIGIN, override: true },
      },
    }),
  }
}
