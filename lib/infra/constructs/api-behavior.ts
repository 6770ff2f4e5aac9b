import { Fn, Stack } from 'aws-cdk-lib'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { Construct } from 'constructs'
import { onViewerRequest } from './edge-function.ts'
import type { LibraryApi } from './library-api.ts'
import { ORIGIN_HEADER, type OriginLock } from './origin-lock.ts'
import { STRICT_TRANSPORT } from './page-behavior.ts'

/** Paths of the API; the page has all others. */
export const API_PATHS = ['/api/*', '/management/*', '/login/*', '/r51/*', '/kbart/*', '/dashboards/*']

interface ApiBehaviorProps {
  readonly api: LibraryApi
  readonly lock: OriginLock
}

/** CloudFront behaviour of the API: forwards every request and caches nothing. */
export function apiBehavior(scope: Construct, { api, lock }: ApiBehaviorProps): BehaviorOptions {
  const origin = new HttpOrigin(Fn.select(2, Fn.split('/', api.api.apiEndpoint)), {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    customHeaders: { [ORIGIN_HEADER]: lock.secret },
  })
  return {
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    functionAssociations: onViewerRequest(scope, 'name-viewer'),
    compress: true,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: new ResponseHeadersPolicy(scope, 'ApiHeaders', {
      comment: `What every answer of ${Stack.of(scope).stackName} carries`,
      securityHeadersBehavior: STRICT_TRANSPORT,
    }),
  }
}
