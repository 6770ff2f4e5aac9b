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
import { onRequest } from './edge-function.ts'
import type { LibraryApi } from './library-api.ts'
import { ORIGIN_HEADER, type OriginLock } from './origin-lock.ts'
import { STRICT_TRANSPORT } from './page-behavior.ts'

/** What of a site is the API's; the rest is the page's. */
export const API_PATHS = ['/api/*', '/management/*', '/login/*']

interface ApiBehaviorProps {
  readonly api: LibraryApi
  readonly lock: OriginLock
}

/** The API: every request reaches it, and nothing of what it says to somebody is kept for anybody else. */
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
    functionAssociations: onRequest(scope, 'name-viewer'),
    compress: true,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: new ResponseHeadersPolicy(scope, 'ApiHeaders', {
      comment: `What every answer of ${Stack.of(scope).stackName} carries`,
      securityHeadersBehavior: STRICT_TRANSPORT,
    }),
  }
}
