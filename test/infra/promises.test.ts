import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { api } from '#contract/index.ts'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { MAX_RECEIVES } from '#functions/adapters/aws/sqs/queue.ts'
import { areas } from '#functions/wiring/areas.ts'
import { portsOf } from '#functions/wiring/ports-of.ts'
import { ROOT } from '#scripts/command/options.ts'
import { PLAYER_SCRIPT } from '#text/player-script.ts'
import { type Resource, type Synthesised, synthesised } from './synthesised.ts'
import { SPLIT_ISSUER } from './variants.ts'

interface Statement {
  readonly Effect: string
  readonly Action: string | readonly string[]
  readonly Resource: unknown
  readonly Principal?: unknown
  readonly Condition?: Record<string, unknown>
}

/** Permissions that Lambda needs to attach a function to a network, by AWS's documentation. */
const INTERFACES = [
  'ec2:AssignPrivateIpAddresses',
  'ec2:CreateNetworkInterface',
  'ec2:DeleteNetworkInterface',
  'ec2:DescribeNetworkInterfaces',
  'ec2:DescribeSubnets',
  'ec2:UnassignPrivateIpAddresses',
]

const list = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T])
const statementsOf = ({ Properties }: Resource): readonly Statement[] => list(Properties.PolicyDocument.Statement)
const policies = ({ of }: Synthesised) => of('AWS::IAM::Policy').flatMap(statementsOf)
const textOf = (value: unknown) => JSON.stringify(value)

/** Every tenant, and one outside of us-east-1. */
const DEPLOYMENTS: [Tenant, string][] = [
  ...TENANTS.map((tenant): [Tenant, string] => [tenant, 'us-east-1']),
  ['aenor', 'eu-central-1'],
]

/** Functions of the CDK that transfer values between regions during a deployment. */
const OF_THE_CDK = /CustomCrossRegionExport(Reader|Writer)/
const isOfTheCdk = ({ Properties }: Resource) => OF_THE_CDK.test(textOf(Properties.Role))

describe.each(DEPLOYMENTS)('the stacks of %s in %s', (tenant, region) => {
  let stacks: Synthesised
  const of = (type: string) => stacks.of(type)
  const functions = () => of('AWS::Lambda::Function').filter((one) => !isOfTheCdk(one))
  beforeAll(() => {
    stacks = synthesised(region === 'us-east-1' ? `${tenant}-production` : `${tenant}-production-${region}`)
  })

  it('have a route to a function for every endpoint of the contract, and one answer for everything else', () => {
    const routes = of('AWS::ApiGatewayV2::Route').map(({ Properties }) => Properties.RouteKey as string)
    const endpoints = Object.values(api).flatMap((area) => Object.values(area).map(({ method, path: at }) => `${method} ${at}`))
    expect(routes.toSorted()).toEqual(['$default', ...endpoints].toSorted())
    for (const { Properties } of of('AWS::ApiGatewayV2::Integration'))
      expect(Properties).toMatchObject({ IntegrationType: 'AWS_PROXY', PayloadFormatVersion: '2.0' })
  })

  it('answer nobody who comes round CloudFront', () => {
    for (const { Properties } of of('AWS::ApiGatewayV2::Route')) expect(Properties.AuthorizationType).toBe('CUSTOM')
    const [distribution] = of('AWS::CloudFront::Distribution')
    const origins = distribution?.Properties.DistributionConfig.Origins
    const shown = {
      HeaderName: 'x-lectern-origin',
      HeaderValue: `{{resolve:secretsmanager:lectern/${tenant}/origin:SecretString}}`,
    }
    expect(textOf(origins)).toContain(textOf(shown))
  })

  it('have no public bucket, and none that answers without TLS', () => {
    const all = { BlockPublicAcls: true, BlockPublicPolicy: true, IgnorePublicAcls: true, RestrictPublicBuckets: true }
    for (const { Properties } of of('AWS::S3::Bucket')) expect(Properties.PublicAccessBlockConfiguration).toEqual(all)
    const guarded = of('AWS::S3::BucketPolicy').filter((policy) => /"aws:SecureTransport":"false"/.test(textOf(policy)))
    expect(guarded).toHaveLength(of('AWS::S3::Bucket').length)
  })

  it('take a signed address of a file to the bucket as it was signed, and nothing of their own beside it', () => {
    const { Origins, CacheBehaviors } = of('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig ?? {}
    const files = CacheBehaviors.find(({ PathPattern }: { PathPattern: string }) => PathPattern === '/objects/*')
    const origin = Origins.find(({ Id }: { Id: string }) => Id === files.TargetOriginId)
    expect(origin.S3OriginConfig).toEqual({ OriginAccessIdentity: '' })
    for (const name of ['CustomOriginConfig', 'OriginAccessControlId', 'OriginCustomHeaders'])
      expect(origin).not.toHaveProperty(name)
    // The host that openS3Objects signs addresses for.
    expect(origin.DomainName['Fn::Join']).toEqual([
      '',
      [{ Ref: expect.stringContaining('Documents') }, `.s3.${region}.amazonaws.com`],
    ])
    const asked = stacks.named(files.OriginRequestPolicyId.Ref)?.Properties.OriginRequestPolicyConfig
    expect(asked).toMatchObject({
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'none' },
    })
  })

  it('let pages of the tenant’s hosts alone read files, and send those to ingest', () => {
    const rules = of('AWS::S3::Bucket').flatMap(({ Properties }) => Properties.CorsConfiguration?.CorsRules ?? [])
    const origins = [`https://${tenant}.library.example.com`]
    expect(rules.map(({ AllowedOrigins, AllowedMethods }) => [AllowedMethods, AllowedOrigins])).toEqual([
      [['GET', 'HEAD'], origins],
      [['PUT'], origins],
    ])
  })

  it('can have any table back', () => {
    expect(of('AWS::DynamoDB::GlobalTable')).toHaveLength(1)
    for (const { Properties, DeletionPolicy } of of('AWS::DynamoDB::GlobalTable')) {
      expect(DeletionPolicy).toBe('Retain')
      expect(Properties).toMatchObject({ BillingMode: 'PAY_PER_REQUEST', SSESpecification: { SSEType: 'KMS' } })
      expect(Properties.TimeToLiveSpecification).toEqual({ AttributeName: 'expiresAt', Enabled: true })
      expect(Properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' })
      for (const replica of Properties.Replicas)
        expect(replica).toMatchObject({
          DeletionProtectionEnabled: true,
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        })
    }
  })

  it('wait for the page’s files no longer than they can take, and not the hour that CloudFormation would', () => {
    expect(of('AWS::CloudFormation::CustomResource').map(({ Properties }) => Properties.ServiceTimeout)).toEqual(['1200'])
  })

  it('have a dead-letter queue for every queue that is none', () => {
    const queues = of('AWS::SQS::Queue')
    const live = queues.filter(({ Properties }) => Properties.RedrivePolicy)
    expect([queues.length, live.length]).toEqual([5, 4])
    expect(live.map(({ Properties }) => Properties.RedrivePolicy.maxReceiveCount)).toContain(MAX_RECEIVES)
  })

  it('set aside what no service could hand over elsewhere than jobs that failed, as those alone can be moved back', () => {
    const rules = of('AWS::Events::Rule').flatMap(({ Properties }) => Properties.Targets)
    const lost = [
      ...functions().map(({ Properties }) => Properties.DeadLetterConfig.TargetArn),
      ...of('AWS::SNS::Subscription').map(({ Properties }) => Properties.RedrivePolicy.deadLetterTargetArn),
      ...rules.map(({ DeadLetterConfig }) => DeadLetterConfig.Arn),
    ]
    for (const arn of lost) expect(textOf(arn)).toMatch(/JobsUndelivered/)
  })

  it('have the index brought to the mapping of each version that is deployed, or taken back', () => {
    const asked = of('AWS::Events::Rule').filter(({ Properties }) => Properties.EventPattern)
    expect(asked.map(({ Properties }) => Properties.EventPattern['detail-type'])).toEqual([
      ['CloudFormation Stack Status Change'],
    ])
    expect(textOf(asked)).toContain(`:stack/lectern-${tenant}/`)
    expect(asked[0]?.Properties.Targets[0].InputTransformer.InputTemplate).toContain('"name":"learn"')
  })

  it('have the library brought up to date in the night, and to each new day', () => {
    const rules = of('AWS::Events::Rule').filter(({ Properties }) => Properties.ScheduleExpression)
    expect(
      rules.flatMap(({ Properties }) =>
        Properties.Targets.map((target: { InputTransformer?: { InputTemplate: string } }) => [
          Properties.ScheduleExpression,
          /"name":"([^"]+)"/.exec(target.InputTransformer?.InputTemplate ?? '')?.[1],
        ]),
      ),
    ).toEqual([
      ['rate(1 minute)', undefined],
      ['cron(30 2 * * ? *)', 'learn'],
      ['cron(30 2 * * ? *)', 'end-uploads'],
      ['cron(50 23 * * ? *)', 'seal-audits'],
      ['cron(5 0 * * ? *)', 'relink-due'],
      ['cron(0/15 * * * ? *)', 'count-use'],
      ['cron(0/15 * * * ? *)', 'send-noted'],
      ['cron(10 3 * * ? *)', 'write-aggregates'],
      ['cron(20 * * * ? *)', 'mail-reports'],
      ['cron(35 2 * * ? *)', 'make-event-keys'],
    ])
  })

  it('have an alarm, a kept log, tracing and dead letters for every function, on Node 24 and arm64', () => {
    for (const { Properties } of functions()) {
      expect(Properties).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        TracingConfig: { Mode: 'Active' },
        DeadLetterConfig: expect.anything(),
        LoggingConfig: { LogGroup: expect.anything() },
      })
    }
    for (const { Properties } of of('AWS::Logs::LogGroup')) expect(Properties.RetentionInDays).toBeGreaterThan(0)
    const errors = of('AWS::CloudWatch::Alarm').filter(
      ({ Properties: { Namespace, MetricName } }) => Namespace === 'AWS/Lambda' && MetricName === 'Errors',
    )
    expect(errors).toHaveLength(functions().length)
  })

  it('have no function beside ours, but the two that take the firewall’s name to another region, and may nothing else', () => {
    const theirs = of('AWS::Lambda::Function').filter(isOfTheCdk)
    const kinds = theirs.map(({ Properties }) => textOf(Properties.Role).match(OF_THE_CDK)?.[1])
    expect(kinds.toSorted()).toEqual(region === 'us-east-1' ? [] : ['Reader', 'Writer'])
    const inline = of('AWS::IAM::Role').flatMap(({ Properties }) => Properties.Policies ?? [])
    expect(inline).toHaveLength(theirs.length)
    for (const { Action, Resource } of inline.flatMap(({ PolicyDocument }) => PolicyDocument.Statement as Statement[])) {
      for (const action of list(Action)) expect(action).toMatch(/^ssm:/)
      for (const resource of list(Resource))
        expect(textOf(resource)).toContain(`:ssm:${region}:123456789012:parameter/cdk/exports/`)
    }
  })

  it('tell somebody of every alarm', () => {
    for (const { Properties } of of('AWS::CloudWatch::Alarm')) expect(Properties.AlarmActions).toHaveLength(1)
    expect(of('AWS::SNS::Subscription')[0]?.Properties.Endpoint).toBe('operators@example.com')
  })

  it('grant no action by a pattern, and everything only of what is named no narrower', () => {
    const traces = ['xray:PutTelemetryRecords', 'xray:PutTraceSegments']
    // CloudWatch and SES give these of the whole account, or not at all.
    const figures = ['cloudwatch:GetMetricData', 'ses:GetSendQuota']
    for (const { Effect, Action, Resource } of policies(stacks)) {
      expect(Effect).toBe('Allow')
      for (const action of list(Action)) expect(action).not.toContain('*')
      if (list(Resource).includes('*'))
        expect([...INTERFACES, ...traces, ...figures]).toEqual(expect.arrayContaining([...list(Action)]))
    }
  })

  it('stand in the network where they search, and nowhere else, and only Lambda makes their interfaces there', () => {
    const areasThatSearch = Object.entries(areas).filter(([, area]) => portsOf(area).includes('search'))
    const inside = functions().filter(({ Properties }) => Properties.VpcConfig)
    // The consumer of the jobs is one more.
    expect(inside).toHaveLength(areasThatSearch.length + 1)
    for (const { Properties } of inside) expect(Properties.Environment.Variables).toHaveProperty('LECTERN_SEARCH_URL')
    const granted = policies(stacks).filter(({ Action }) => list(Action).some((action) => action.startsWith('ec2:')))
    expect(granted).toHaveLength(inside.length)
    for (const { Action, Condition } of granted) {
      expect([...list(Action)].toSorted()).toEqual(INTERFACES)
      expect(Condition).toEqual({ Null: { 'lambda:SourceFunctionArn': 'true' } })
    }
  })

  it('grant what lies in table, bucket and domain of this deployment alone', () => {
    const patterns = policies(stacks)
      .flatMap(({ Resource }) => list(Resource))
      .filter((resource) => resource !== '*' && textOf(resource).includes('*'))
    const ends = [...new Set(patterns.map((pattern) => textOf(pattern).match(/[^"]*\*/)?.[0]))].toSorted()
    const indices = `lectern-${tenant}*`
    const domain = [`/${indices}`, `/${indices}/*`, `/_cluster/health/${indices}`, '/_snapshot/cs-automated-enc/*']
    const users = `arn:aws:quicksight:${region}:123456789012:user/default/*`
    const ofDashboards = [`/${tenant}/aggregates/*`, `/${tenant}/exports/queries/*`]
    expect(ends).toEqual(['/*', `/${tenant}/*`, `/${tenant}/audits/*`, ...ofDashboards, ...domain, users].toSorted())
  })

  it('let the jobs alone write what is found, and take away what is kept', () => {
    const holders = (action: string, of: RegExp) =>
      policies(stacks).filter(({ Action, Resource }) => list(Action).includes(action) && of.test(textOf(Resource)))
    const whole = new RegExp(`"/lectern-${tenant}\\*(/\\*)?"`)
    for (const method of ['Get', 'Post', 'Put', 'Delete']) expect(holders(`es:ESHttp${method}`, whole)).toHaveLength(1)
    expect(holders('es:ESHttpPost', /_bulk|_delete_by_query|_update/)).toEqual([])
    expect(holders('s3:DeleteObject', new RegExp(`/${tenant}/`))).toHaveLength(1)
  })

  it('have no secret in a template', () => {
    expect(stacks.text).not.toMatch(/AKIA[0-9A-Z]{16}|BEGIN [A-Z ]*PRIVATE KEY|"(Password|SecretString|SecretAccessKey)"/)
    for (const { Properties } of functions()) {
      const named = Object.entries<string>(Properties.Environment.Variables).filter(([name]) =>
        /SECRET|PASSWORD|TOKEN/.test(name),
      )
      for (const [, value] of named) expect(value).toMatch(/^\{\{resolve:secretsmanager:/)
    }
  })

  it('have a firewall that counts requests, before the page and before the API', () => {
    const [firewall] = of('AWS::WAFv2::WebACL')
    expect(firewall?.Properties.Scope).toBe('CLOUDFRONT')
    expect(firewall?.Properties.Rules[0].Statement.RateBasedStatement.AggregateKeyType).toBe('IP')
    expect(of('AWS::CloudFront::Distribution')[0]?.Properties.DistributionConfig.WebACLId).toBeDefined()
  })

  it('have a firewall that lets long queries through where they are signed addresses of files, and nowhere else', () => {
    const { Rules } = of('AWS::WAFv2::WebACL')[0]?.Properties ?? {}
    const rule = (name: string) => Rules.find(({ Name }: { Name: string }) => Name === name)
    const { RuleActionOverrides } = rule('AWSManagedRulesCommonRuleSet').Statement.ManagedRuleGroupStatement
    expect(RuleActionOverrides).toEqual(
      ['SizeRestrictions_BODY', 'SizeRestrictions_QUERYSTRING'].map((Name) => ({ Name, ActionToUse: { Count: {} } })),
    )
    const { Statement, Action } = rule('LongQuery')
    expect(Action).toEqual({ Block: {} })
    expect(Statement.AndStatement.Statements).toMatchObject([
      { SizeConstraintStatement: { FieldToMatch: { QueryString: {} }, ComparisonOperator: 'GT', Size: 2048 } },
      {
        NotStatement: {
          Statement: {
            ByteMatchStatement: { FieldToMatch: { UriPath: {} }, PositionalConstraint: 'STARTS_WITH', SearchString: '/objects/' },
          },
        },
      },
    ])
  })

  it('log no query, in which programs send keys: neither at the edge, nor in the firewall, nor in the gateway', () => {
    for (const { Properties } of of('AWS::CloudFront::Distribution'))
      expect(Properties.DistributionConfig.Logging).toBeUndefined()
    for (const kind of ['AWS::CloudFront::RealtimeLogConfig', 'AWS::Logs::Delivery', 'AWS::WAFv2::LoggingConfiguration'])
      expect(of(kind)).toEqual([])
    for (const { Properties } of of('AWS::WAFv2::WebACL'))
      expect(Properties.DataProtectionConfig.DataProtections).toEqual([
        { Field: { FieldType: 'QUERY_STRING' }, Action: 'SUBSTITUTION' },
      ])
    const formats = of('AWS::ApiGatewayV2::Stage').map(({ Properties }) => textOf(Properties.AccessLogSettings.Format))
    expect(formats).toHaveLength(1)
    for (const format of formats) expect(format).not.toMatch(/querystring|\$context\.path|rawPath|requestOverride|\bpath\b/i)
  })

  it('keep no answer to somebody for anybody else', () => {
    const [distribution] = of('AWS::CloudFront::Distribution')
    const behaviors = distribution?.Properties.DistributionConfig.CacheBehaviors
    const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad'
    const kept = Object.fromEntries(
      (behaviors as { PathPattern: string; CachePolicyId: string }[]).map((one) => [one.PathPattern, one.CachePolicyId]),
    )
    expect(kept).toEqual({
      '/api/*': disabled,
      '/management/*': disabled,
      '/login/*': disabled,
      '/r51/*': disabled,
      '/kbart/*': disabled,
      '/dashboards/*': disabled,
      '/objects/*': disabled,
    })
    const ends = Object.keys(kept).map((pattern) => pattern.replace('*', ''))
    for (const { path: at } of Object.values(api).flatMap((area) => Object.values(area)))
      expect(ends.some((prefix) => at.startsWith(prefix))).toBe(true)
  })

  it('let no script stand in the page but the line of the video player', () => {
    const policy = of('AWS::CloudFront::ResponseHeadersPolicy').map(textOf).join()
    const player = `'sha256-${createHash('sha256').update(PLAYER_SCRIPT).digest('base64')}'`
    expect(policy.match(/script-src[^;]*/)?.[0]).toBe(`script-src 'self' 'wasm-unsafe-eval' ${player}`)
    const bucket = /https:\/\/",\{"Ref":"\w*DocumentsBucket\w*RegionalDomainName"\},"/.source
    expect(policy).toMatch(new RegExp(`connect-src 'self' https://signin.${tenant}.example.com ${bucket};`))
  })
})

describe('an issuer that has its tokens on another host', () => {
  const { of } = synthesised('astm-demo-split-issuer')
  it('is one that the page may ask and frame on both', () => {
    const policy = of('AWS::CloudFront::ResponseHeadersPolicy').map(textOf).join()
    const both = "'self' https://cognito-idp.eu-west-1.amazonaws.com https://astm.auth.eu-west-1.amazoncognito.com"
    expect(policy).toContain(`connect-src ${both} https://"`)
    expect(policy).toContain(`frame-src ${both};`)
  })
  it('is to the functions who signs people in, and no more', () => {
    const told = of('AWS::Lambda::Function').flatMap(({ Properties }) => Properties.Environment.Variables.LECTERN_ISSUER ?? [])
    expect(told.length).toBeGreaterThan(0)
    for (const one of told) expect(JSON.parse(one)).toEqual(SPLIT_ISSUER)
  })
})

describe('the programs of the stacks', () => {
  const lines = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length
  it.each(readdirSync(path.join(ROOT, 'lib/infra/stacks')))('%s reads as a diagram', (file) => {
    expect(lines(`lib/infra/stacks/${file}`)).toBeLessThanOrEqual(120)
  })
  it('begin in forty lines at most', () => expect(lines('bin/library.ts')).toBeLessThanOrEqual(40))
})
