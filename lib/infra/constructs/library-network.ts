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
import { KEPT } from './kept.ts'
import type { Network } from './library-function.ts'

/**
 * A network of its own for the search engine and the functions that ask it. Table and bucket are reached by endpoints, which cost
 * nothing; the issuer's keys, mail and models through one way out in each zone.
 */
export class LibraryNetwork extends Construct implements Network {
  readonly vpc: IVpc
  /** of the functions */
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

  /** The engine does, and no subnet or group that it stands in could be deleted. None of these costs anything. */
  private outliveTheStack(): void {
    const kept = [CfnVPC, CfnSubnet, CfnSecurityGroup]
    for (const part of this.node.findAll())
      if (part instanceof CfnResource && kept.some((kind) => part instanceof kind)) part.applyRemovalPolicy(KEPT)
  }
}
