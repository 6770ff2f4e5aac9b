import { CfnResource, RemovalPolicy } from 'aws-cdk-lib'
import {
  CfnSecurityGroup,
  CfnSubnet,
  CfnVPC,
  FlowLogDestination,
  GatewayVpcEndpointAwsService,
  type ISecurityGroup,
  type IVpc,
  Port,
  SecurityGroup,
  SubnetType,
  Vpc,
} from 'aws-cdk-lib/aws-ec2'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { FunctionNetwork } from './function/library-function.ts'
import { RETAIN_UNLESS_CREATION_FAILS } from './removal-policies.ts'

/**
 * VPC of the search engine and of the functions that use it. DynamoDB and S3 have gateway endpoints, which are free. Issuer keys,
 * mail and models are reached through a NAT gateway per zone.
 */
export class LibraryNetwork extends Construct implements FunctionNetwork {
  readonly vpc: IVpc
  /** security group of the functions */
  readonly group: ISecurityGroup
  readonly engineGroup: ISecurityGroup

  constructor(scope: Construct, id: string, { zones }: { zones: number }) {
    super(scope, id)
    const log = new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY })
    this.vpc = new Vpc(this, 'Vpc', {
      maxAzs: zones,
      natGateways: zones,
      restrictDefaultSecurityGroup: false,
      subnetConfiguration: [
        { name: 'out', subnetType: SubnetType.PUBLIC, mapPublicIpOnLaunch: false, cidrMask: 26 },
        { name: 'library', subnetType: SubnetType.PRIVATE_WITH_EGRESS, cidrMask: 20 },
      ],
      gatewayEndpoints: {
        table: { service: GatewayVpcEndpointAwsService.DYNAMODB },
        documents: { service: GatewayVpcEndpointAwsService.S3 },
      },
      flowLogs: { all: { destination: FlowLogDestination.toCloudWatchLogs(log) } },
    })
    this.group = new SecurityGroup(this, 'Functions', { vpc: this.vpc, description: 'Functions of the library' })
    this.engineGroup = new SecurityGroup(this, 'Engine', {
      vpc: this.vpc,
      description: 'The search engine of the library',
      allowAllOutbound: false,
    })
    this.engineGroup.connections.allowFrom(this.group, Port.tcp(443), 'Functions that search and index')
    this.outliveTheStack()
  }

  /** Retains the network with the search domain: its subnets and groups cannot be deleted before it. They cost nothing. */
  private outliveTheStack(): void {
    const kept = [CfnVPC, CfnSubnet, CfnSecurityGroup]
    for (const part of this.node.findAll())
      if (part instanceof CfnResource && kept.some((kind) => part instanceof kind))
        part.applyRemovalPolicy(RETAIN_UNLESS_CREATION_FAILS)
  }
}
