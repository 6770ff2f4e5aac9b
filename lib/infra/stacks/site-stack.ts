import { NestedStack } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { Distribution, GeoRestriction, HttpVersion, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { API_PATHS, apiBehavior } from '../constructs/api-behavior.ts'
import type { DocumentsBucket } from '../constructs/documents-bucket.ts'
import { FILES_AT, filesBehavior } from '../constructs/files-behavior.ts'
import { Firewall } from '../constructs/firewall.ts'
import type { LibraryApi } from '../constructs/library-api.ts'
import type { FunctionHome } from '../constructs/library-function.ts'
import type { LogsBucket } from '../constructs/logs-bucket.ts'
import type { OriginLock } from '../constructs/origin-lock.ts'
import { pageBehavior } from '../constructs/page-behavior.ts'
import { SiteBucket } from '../constructs/site-bucket.ts'

interface SiteStackProps extends FunctionHome {
  readonly api: LibraryApi
  readonly lock: OriginLock
  readonly documents: DocumentsBucket
  readonly logs: LogsBucket
  readonly firewall?: CfnWebACL
}

/**
 * Everything on one origin, under the tenant's own names.
 *
 *     firewall ──▶ CloudFront ──┬─ /api /management /login ──▶ API
 *                               ├─ /objects, signed ──▶ the documents' bucket
 *                               └─ everything else ──▶ the page's bucket
 */
export class SiteStack extends NestedStack {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, { api, lock, documents, firewall, ...home }: SiteStackProps) {
    super(scope, id, { description: `The site of ${home.settings.tenant}` })
    const { settings, logs } = home
    const { bucket: page } = new SiteBucket(this, 'Page', home)
    const toApi = apiBehavior(this, { api, lock })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `The library of ${settings.tenant}`,
      domainNames: settings.hosts,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.certificate),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      defaultBehavior: pageBehavior(this, { settings, page }),
      additionalBehaviors: {
        ...Object.fromEntries(API_PATHS.map((path) => [path, toApi])),
        [`${FILES_AT}/*`]: filesBehavior(this, documents.bucket),
      },
      geoRestriction: GeoRestriction.denylist(...settings.closedTo),
      webAclId: (firewall ?? new Firewall(this, 'Firewall', settings)).attrArn,
      logBucket: logs,
      logFilePrefix: 'site-visits/',
    })
  }
}
