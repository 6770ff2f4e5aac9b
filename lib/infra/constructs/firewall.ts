import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2'
import type { Construct } from 'constructs'
import { REQUESTS_OF_ONE_ADDRESS } from '../areas.ts'
import type { Settings } from '../settings.ts'
import { FILES_AT } from './files-behavior.ts'

/**
 * Sets of AWS's own rules; the second without the rule on bodies over 8 KB, as annotations are larger, and without the one on
 * queries, in whose place stands our own.
 */
const MANAGED = [
  { name: 'AWSManagedRulesAmazonIpReputationList', but: [] },
  { name: 'AWSManagedRulesCommonRuleSet', but: ['SizeRestrictions_BODY', 'SizeRestrictions_QUERYSTRING'] },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', but: [] },
]

/** bytes, as in AWS's rule */
const LONGEST_QUERY = 2048

const visible = (metricName: string) => ({ cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true, metricName })

/** A signed address of a file is longer: the token of the role that signs it may alone be 2,000 characters, and more. */
const longQuery = (priority: number): CfnWebACL.RuleProperty => {
  const textTransformations = [{ priority: 0, type: 'NONE' }]
  const long = {
    sizeConstraintStatement: {
      fieldToMatch: { queryString: {} },
      comparisonOperator: 'GT',
      size: LONGEST_QUERY,
      textTransformations,
    },
  }
  const ofAFile = {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: `${FILES_AT}/`,
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

/** Before CloudFront, and so in us-east-1: who asks too often is turned away for a while, and what is known to be an attack. */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string, { tenant, size }: Settings) {
    const limit: CfnWebACL.RuleProperty = {
      name: 'TooManyRequests',
      priority: 0,
      statement: { rateBasedStatement: { limit: REQUESTS_OF_ONE_ADDRESS[size], aggregateKeyType: 'IP' } },
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
      rules: [limit, ...managed, longQuery(managed.length + 1)],
      visibilityConfig: visible(`lectern-${tenant}`),
    })
  }
}
