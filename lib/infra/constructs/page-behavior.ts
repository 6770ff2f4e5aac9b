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
import { onRequest } from './edge-function.ts'

export const STRICT_TRANSPORT = {
  strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: true, override: true },
  contentTypeOptions: { override: true },
}

interface PageBehaviorProps {
  readonly settings: Settings
  readonly page: IBucket
}

/**
 * The page and its files. How long each is kept says the file itself: hashed ones and sentences for ever, the page not at all.
 * The page may talk to itself and to the sign-in, and shows the dashboards where there are any.
 */
export function pageBehavior(scope: Construct, { settings, page }: PageBehaviorProps): BehaviorOptions {
  const signIn = [new URL(settings.issuer.issuer).origin, ...(settings.issuer.origins ?? [])]
  const reports = settings.dashboards ? [`https://${settings.region}.quicksight.aws.amazon.com`] : []
  const contentSecurityPolicy = pagePolicy({ connect: signIn, frame: [...signIn, ...reports] })
  return {
    origin: S3BucketOrigin.withOriginAccessControl(page),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    functionAssociations: onRequest(scope, 'open-page'),
    compress: true,
    cachePolicy: new CachePolicy(scope, 'PageCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(365),
      // Sentences are asked for with the build they belong to.
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
