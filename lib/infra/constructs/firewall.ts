import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { MAX_REQUESTS_PER_IP } from '../areas.ts'
import type { Settings } from '../settings.ts'
import { FILES_PATH } from './files-behavior.ts'

/**
 * Managed rule groups. In the second, the body limit of 8 KB is off, because annotations are larger, and the query limit is
 * replaced by LongQuery.
 */
const MANAGED = [
  { name: 'AWSManagedRulesAmazonIpReputationList', but: [] },
  { name: 'AWSManagedRulesCommonRuleSet', but: ['SizeRestrictions_BODY', 'SizeRestrictions_QUERYSTRING'] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', but: [] },
]

/** Limit of the managed query rule. */
const MAX_QUERY_BYTES = 2048

/** Hides the query of addresses in all that the firewall stores of requests: keys of programs stand there (decision 33). */
const dataProtectionConfig: CfnWebACL.DataProtectionConfigProperty = {
  dataProtections: [{ field: { fieldType: 'QUERY_STRING' }, action: 'SUBSTITUTION' }],
}

const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName })

/** Blocks long queries except in presigned URLs, whose session token alone can exceed 2,000 characters. */
const longQuery = (priority: number): CfnWebACL.RuleProperty => {
  const textTransformations = [{ priority: 0, type: 'NONE' }]
  const long = {
    sizeConstraintStatement: {
      fieldToMatch: { queryString: {} },
      comparisonOperator: 'GT',
      size: MAX_QUERY_BYTES,
      textTransformations,
    },
  }
  const ofAFile = {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: `${FILES_PATH}/`,
      textTransformations,
    },
  }
  return {
    name: 'LongQuery',
    priority,
    statement: { andStatement: { statements: [long, { notStatement: { statement: ofAFile } }] } },
    action: { block: {} },
    visibilityConfig: visible('LongQuery'),
  }
}

/** Web ACL of CloudFront, in us-east-1: rate limit per IP address and managed rules against known attacks. */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { tenant, size }: Settings) {
    const limit: CfnWebACL.RuleProperty = {
      name: 'TooManyRequests',
      priority: 0,
      statement: { rateBasedStatement: { limit: MAX_REQUESTS_PER_IP[size], aggregateKeyType: 'IP' } },
      action: { block: { customResponse: { responseCode: 429 } } },
      visibilityConfig: visible('TooManyRequests'),
    }
    const managed = MANAGED.map(
      ({ name, but }, index): CfnWebACL.RuleProperty => ({
        name,
        priority: index + 1,
        statement: {
          managedRuleGroupStatement: {
            vendorName: 'AWS',
            name,
            ruleActionOverrides: but.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
          },
        },
        overrideAction: { none: {} },
        visibilityConfig: visible(name),
      }),
    )
    super(scope, id, {
      scope: 'CLOUDFRONT',
      description: `Before the library of ${tenant}`,
      defaultAction: { allow: {} },
      dataProtectionConfig,
      rules: [limit, ...managed, longQuery(managed.length + 1)],
      visibilityConfig: visible(`lectern-${tenant}`),
    })
  }
}
