import { NestedStack, Validations } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import { Distribution, GeoRestriction, HttpVersion, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront'
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { API_PATHS, apiBehavior } from '../constructs/api-behavior.ts'
import type { DocumentsBucket } from '../constructs/documents-bucket.ts'
import { FILES_PATH, filesBehavior } from '../constructs/files-behavior.ts'
import { Firewall } from '../constructs/firewall.ts'
import type { SharedFunctionProps } from '../constructs/function/library-function.ts'
import type { LibraryApi } from '../constructs/library-api.ts'
import type { LogsBucket } from '../constructs/logs-bucket.ts'
import type { OriginLock } from '../constructs/origin-lock.ts'
import { pageBehavior } from '../constructs/page-behavior.ts'
import { SiteBucket } from '../constructs/site-bucket.ts'

interface SiteStackProps extends SharedFunctionProps {
  readonly api: LibraryApi
  readonly lock: OriginLock
  readonly documents: DocumentsBucket
  readonly logs: LogsBucket
  readonly firewall?: CfnWebACL
}

/**
 * One origin for everything, under the tenant's host names.
 *
 *     firewall ──▶ CloudFront ──┬─ /api /management /login /r51 /kbart /dashboards ──▶ API
 *                               ├─ /objects, presigned ──▶ bucket of documents
 *                               └─ everything else ──▶ bucket of the page
 */
export class SiteStack extends NestedStack {
  readonly distribution: Distribution

  constructor(scope: Construct, id: string, { api, lock, documents, firewall, ...shared }: SiteStackProps) {
    super(scope, id, { description: `The site of ${shared.settings.tenant}` })
    const { settings } = shared
    const { bucket: page } = new SiteBucket(this, 'Page', shared)
    const toApi = apiBehavior(this, { api, lock })
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `The library of ${settings.tenant}`,
      domainNames: settings.hosts,
      certificate: Certificate.fromCertificateArn(this, 'Certificate', settings.certificate),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      defaultBehavior: pageBehavior(this, { settings, page, documents: documents.bucket }),
      additionalBehaviors: {
        ...Object.fromEntries(API_PATHS.map((path) => [path, toApi])),
        [`${FILES_PATH}/*`]: filesBehavior(this, documents.bucket),
      },
      geoRestriction: GeoRestriction.denylist(...settings.closedTo),
      webAclId: (firewall ?? new Firewall(this, 'Firewall', settings)).attrArn,
    })
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR3',
      reason:
        'Its log has whole addresses, and keys of programs stand in theirs. The gateway and the functions log every call without.',
    })
  }
}
