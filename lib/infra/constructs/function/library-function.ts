import path from 'node:path'
import { Duration, RemovalPolicy, Size, Validations } from 'aws-cdk-lib'
import { type ISecurityGroup, type IVpc, SubnetType } from 'aws-cdk-lib/aws-ec2'
import { PolicyStatement, type PolicyStatementProps, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Alias, Architecture, Code, Function as Lambda, LoggingFormat, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { FunctionLimits } from '../../areas.ts'
import type { Settings } from '../../settings.ts'
import { acknowledgePattern } from './acknowledge-pattern.ts'
import { type AlarmTopic, FIVE_MINUTES } from './alarm-topic.ts'

/** Network of functions that reach resources without public access. */
export interface FunctionNetwork {
  readonly vpc: IVpc
  readonly group: ISecurityGroup
}

/** Properties that all functions of a deployment share. */
export interface SharedFunctionProps {
  readonly settings: Settings
  /** folder with one bundle per function */
  readonly bundles: string
  /** queue for events that could not be delivered to a function */
  readonly deadLetters: IQueue
  readonly alarms: AlarmTopic
}

interface LibraryFunctionProps extends SharedFunctionProps {
  /** name of the bundle */
  readonly bundle: string
  readonly limits: FunctionLimits
  readonly network?: FunctionNetwork
}

/**
 * Permissions that Lambda needs to attach a function to a network, complete by its documentation. EC2 supports no narrower
 * resource.
 */
const NETWORK_INTERFACES = [
  'ec2:AssignPrivateIpAddresses',
  'ec2:CreateNetworkInterface',
  'ec2:DeleteNetworkInterface',
  'ec2:DescribeNetworkInterfaces',
  'ec2:DescribeSubnets',
  'ec2:UnassignPrivateIpAddresses',
]
/** Matches calls of the Lambda service only; calls of the function's code carry its ARN. */
const NOT_BY_THE_CODE = { Null: { 'lambda:SourceFunctionArn': 'true' } }

/**
 * Lambda function with its own role, log and alarm, on Node 24 and arm64. It may write logs and traces. Each resource that it
 * uses grants the rest through `allow`.
 */
export class LibraryFunction extends Construct {
  readonly lambda: Lambda
  /** alias of the provisioned version, or the function itself */
  readonly target: Lambda | Alias
  readonly logGroup: LogGroup
  private readonly role: Role

  constructor(
    scope: Construct,
    id: string,
    { settings, bundle, bundles, limits, network, deadLetters, alarms }: LibraryFunctionProps,
  ) {
    super(scope, id)
    this.role = this.makeRole()
    this.logGroup = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY })
    this.logGroup.grantWrite(this.role)
    if (network) this.allow(NETWORK_INTERFACES, ['*'], NOT_BY_THE_CODE)
    this.lambda = new Lambda(this, 'Function', {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(path.join(bundles, bundle)),
      handler: 'index.handler',
      role: this.role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.TEXT,
      memorySize: limits.memoryMb,
      timeout: Duration.seconds(limits.timeoutSeconds),
      ...(limits.diskMb && { ephemeralStorageSize: Size.mebibytes(limits.diskMb) }),
      reservedConcurrentExecutions: limits.reserved?.[settings.size],
      tracing: Tracing.ACTIVE,
      deadLetterQueue: deadLetters,
      environment: { LECTERN_TENANT: settings.tenant },
      ...(network && {
        vpc: network.vpc,
        vpcSubnets: { subnetType: SubnetType.PRIVATE_WITH_EGRESS },
        securityGroups: [network.group],
      }),
    })
    const warm = limits.provisioned?.[settings.size]
    this.target = warm ? this.keepWarm(warm) : this.lambda
    alarms.addAlarm(this, 'Errors', {
      metric: this.lambda.metricErrors({ period: FIVE_MINUTES }),
      threshold: 0,
      description: `The function ${bundle} of ${settings.tenant} fails.`,
      runbookHeading: 'a-function-fails',
    })
  }

  setVariable(name: string, value: string): void {
    this.lambda.addEnvironment(name, value)
  }

  allow(actions: string[], resources: string[], conditions?: PolicyStatementProps['conditions']): void {
    this.role.addToPolicy(new PolicyStatement({ actions, resources, conditions }))
  }

  /** Allows actions on an ARN pattern, and acknowledges it with a reason. */
  allowPattern(actions: string[], pattern: string, reason: string): void {
    this.allow(actions, [pattern])
    acknowledgePattern(this.role, pattern, reason)
  }

  private makeRole(): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    Validations.of(role).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason: 'X-Ray traces and EC2 network interfaces support no narrower resource.',
    })
    return role
  }

  private keepWarm(count: number): Alias {
    const { currentVersion } = this.lambda
    return new Alias(this, 'Live', { aliasName: 'live', version: currentVersion, provisionedConcurrentExecutions: count })
  }
}
