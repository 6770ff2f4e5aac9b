import path from 'node:path'
import { Duration, RemovalPolicy, Size, Validations } from 'aws-cdk-lib'
import { type ISecurityGroup, type IVpc, SubnetType } from 'aws-cdk-lib/aws-ec2'
import { PolicyStatement, type PolicyStatementProps, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Alias, Architecture, Code, Function as Lambda, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Power } from '../areas.ts'
import type { Settings } from '../settings.ts'
import { acknowledgePattern } from './acknowledge-pattern.ts'
import { FIVE_MINUTES, type Watch } from './watch.ts'

/** Where functions stand that ask what cannot be reached from outside. */
export interface Network {
  readonly vpc: IVpc
  readonly group: ISecurityGroup
}

/** What all functions of a deployment share. */
export interface FunctionHome {
  readonly settings: Settings
  /** the folder of the bundles, one a function */
  readonly bundles: string
  /** takes what no function could be given */
  readonly dead: IQueue
  readonly watch: Watch
}

interface LibraryFunctionProps extends FunctionHome {
  /** the bundle's name */
  readonly bundle: string
  readonly power: Power
  readonly network?: Network
}

/** What Lambda does in a function's name to reach its network, all of it by its documentation. EC2 knows no narrower resource. */
const NETWORK_INTERFACES = [
  'ec2:AssignPrivateIpAddresses',
  'ec2:CreateNetworkInterface',
  'ec2:DeleteNetworkInterface',
  'ec2:DescribeNetworkInterfaces',
  'ec2:DescribeSubnets',
  'ec2:UnassignPrivateIpAddresses',
]
/** Lambda itself: what the function's own code asks for carries its name. */
const NOT_BY_THE_CODE = { Null: { 'lambda:SourceFunctionArn': 'true' } }

/**
 * One function with its own role, log and alarm: Node 24 on arm64. It may write its log and its traces; what else it may is
 * granted by the construct that it asks something of, through `allow`.
 */
export class LibraryFunction extends Construct {
  readonly lambda: Lambda
  /** What is to be called: where some are kept warm, the version of those. */
  readonly callable: Lambda | Alias
  private readonly role: Role

  constructor(scope: Construct, id: string, { settings, bundle, bundles, power, network, dead, watch }: LibraryFunctionProps) {
    super(scope, id)
    this.role = this.makeRole()
    const logGroup = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY })
    logGroup.grantWrite(this.role)
    if (network) this.allow(NETWORK_INTERFACES, ['*'], NOT_BY_THE_CODE)
    this.lambda = new Lambda(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(path.join(bundles, bundle)),
      handler: 'index.handler',
      role: this.role,
      logGroup,
      loggingFormat: LoggingFormat.TEXT,
      memorySize: power.memory,
      timeout: Duration.seconds(power.timeout),
      ...(power.disk && { ephemeralStorageSize: Size.mebibytes(power.disk) }),
      reservedConcurrentExecutions: power.reserved?.[settings.size],
      tracing: Tracing.ACTIVE,
      deadLetterQueue: dead,
      environment: { LECTERN_TENANT: settings.tenant },
      ...(network && {
        vpc: network.vpc,
        vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
        securityGroups: [network.group],
      }),
    })
    const warm = power.provisioned?.[settings.size]
    this.callable = warm ? this.keepWarm(warm) : this.lambda
    watch.alarm(this, 'Errors', {
      metric: this.lambda.metricErrors({ period: FIVE_MINUTES }),
      above: 0,
      says: `The function ${bundle} of ${settings.tenant} ends in errors.`,
      heading: 'a-function-ends-in-errors',
    })
  }

  set(name: string, value: string): void {
    this.lambda.addEnvironment(name, value)
  }

  allow(actions: string[], resources: string[], conditions?: PolicyStatementProps['conditions']): void {
    this.role.addToPolicy(new PolicyStatement({ actions, resources, conditions }))
  }

  /** What has names that are not known before: a pattern of ARNs, and why it is one. */
  allowPattern(actions: string[], pattern: string, reason: string): void {
    this.allow(actions, [pattern])
    acknowledgePattern(this.role, pattern, reason)
  }

  private makeRole(): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray takes traces, and EC2 makes the network interfaces of functions, for no narrower resource.',
    })
    return role
  }

  private keepWarm(count: number): Alias {
    const { currentVersion } = this.lambda
    return new Alias(this, 'Live', { aliasName: 'live', version: currentVersion, provisionedConcurrentExecutions: count })
  }
}
