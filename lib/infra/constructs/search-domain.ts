import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, ResourcePolicy, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice'
import { Construct } from 'constructs'
import { SEARCH_DOMAIN_SIZE } from '../areas.ts'
import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './function/library-function.ts'
import type { PortAccess, PortResource } from './function/port-resource.ts'
import type { LibraryNetwork } from './library-network.ts'
import { RETAIN_UNLESS_CREATION_FAILS } from './removal-policies.ts'
import { grantsToIndex, grantsToSearch } from './search-grants.ts'

/** Model of bedrock-embeddings.ts. */
const MODEL = 'cohere.embed-multilingual-v3'
const LOGS = ['ES_APPLICATION_LOGS', 'SEARCH_SLOW_LOGS', 'INDEX_SLOW_LOGS']

/** Rules that the size `demo` does not follow, with the reasons. */
const DEMO_EXCEPTIONS = {
  'AwsSolutions-OS1':
    'The size demo has neither a private network nor fine-grained access control; it requires signatures of this account.',
  'AwsSolutions-OS4': 'The size demo has one node, which needs no dedicated managers.',
  'AwsSolutions-OS7': 'The size demo has one node and one zone; search is unavailable while the node is replaced.',
}

interface SearchDomainProps {
  readonly settings: Settings
  /** absent where the size has no private network */
  readonly network?: LibraryNetwork
}

/**
 * OpenSearch domain with k-NN. It accepts requests signed by granted roles of this account, and in a private network none from
 * outside. It outlives the stack with its hourly snapshots. Its data can be rebuilt from table and bucket.
 */
export class SearchDomain extends Construct implements PortResource {
  readonly domain: CfnDomain
  private readonly url: string
  private readonly zones: number
  private readonly meaning: Settings['meaning']
  private readonly tenant: Settings['tenant']

  constructor(scope: Construct, id: string, { settings, network }: SearchDomainProps) {
    super(scope, id)
    const { nodes, managers, zones } = SEARCH_DOMAIN_SIZE[settings.size]
    this.zones = zones
    this.meaning = settings.meaning
    this.tenant = settings.tenant
    const log = new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH, removalPolicy: RemovalPolicy.DESTROY })
    this.domain = new CfnDomain(this, 'Domain', {
      engineVersion: 'OpenSearch_3.5',
      clusterConfig: {
        instanceType: nodes.type,
        instanceCount: nodes.count,
        dedicatedMasterEnabled: managers !== undefined,
        ...(managers && { dedicatedMasterType: managers.type, dedicatedMasterCount: managers.count }),
        zoneAwarenessEnabled: zones > 1,
        ...(zones > 1 && { zoneAwarenessConfig: { availabilityZoneCount: zones } }),
      },
      ebsOptions: { ebsEnabled: true, volumeType: 'gp3', volumeSize: nodes.diskGb },
      encryptionAtRestOptions: { enabled: true },
      nodeToNodeEncryptionOptions: { enabled: true },
      domainEndpointOptions: { enforceHttps: true, tlsSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
      offPeakWindowOptions: { enabled: true },
      softwareUpdateOptions: { autoSoftwareUpdateEnabled: true },
      accessPolicies: this.denyOtherAccounts(settings),
      logPublishingOptions: publishedIn(log),
      ...(network && {
        vpcOptions: {
          subnetIds: network.vpc.privateSubnets.slice(0, zones).map(({ subnetId }) => subnetId),
          securityGroupIds: [network.engineGroup.securityGroupId],
        },
      }),
    })
    if (zones === 1)
      for (const [id, reason] of Object.entries(DEMO_EXCEPTIONS)) Validations.of(this.domain).acknowledge({ id, reason })
    this.domain.node.addDependency(this.allowLogs(log))
    this.domain.applyRemovalPolicy(RETAIN_UNLESS_CREATION_FAILS)
    this.url = settings.rehearsal?.searchUrl ?? `https://${this.domain.attrDomainEndpoint}`
  }

  connect(client: LibraryFunction, access: PortAccess): void {
    client.setVariable('LECTERN_SEARCH_URL', this.url)
    client.setVariable('LECTERN_SEARCH_REPLICAS', String(this.zones - 1))
    if (this.meaning) this.allowMeaning(client, this.meaning)
    const grants = access === 'read' ? grantsToSearch(this.tenant) : grantsToIndex(this.tenant)
    for (const [action, paths] of Object.entries(grants)) for (const path of paths) this.allow(client, action, path)
  }

  private allow(client: LibraryFunction, action: string, path: string): void {
    const resource = `${this.domain.attrArn}/${path}`
    if (path.includes('*')) client.allowPattern([action], resource, 'Names of indices and snapshots are not known at deployment.')
    else client.allow([action], [resource])
  }

  /** Grants the embedding model. */
  private allowMeaning(client: LibraryFunction, service: string): void {
    client.setVariable('LECTERN_MEANING', service)
    client.allow(['bedrock:InvokeModel'], [`arn:aws:bedrock:${Stack.of(this).region}::foundation-model/${MODEL}`])
  }

  /** Denies other accounts, whatever is granted elsewhere. Grants are in the roles. */
  private denyOtherAccounts({ account }: Settings): PolicyDocument {
    const statement = new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['es:*'],
      resources: ['*'],
      conditions: { StringNotEquals: { 'aws:PrincipalAccount': account } },
    })
    return new PolicyDocument({ statements: [statement] })
  }

  /** Lets the domain write its logs. The domain's creation waits for it. */
  private allowLogs(group: LogGroup): ResourcePolicy {
    return new ResourcePolicy(this, 'LogPolicy', {
      policyStatements: [
        new PolicyStatement({
          principals: [new ServicePrincipal('es.amazonaws.com')],
          actions: ['logs:PutLogEvents', 'logs:CreateLogStream'],
          resources: [group.logGroupArn],
          conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
        }),
      ],
    })
  }
}

const publishedIn = ({ logGroupArn }: LogGroup): Record<string, CfnDomain.LogPublishingOptionProperty> =>
  Object.fromEntries(LOGS.map((log) => [log, { enabled: true, cloudWatchLogsLogGroupArn: logGroupArn }]))
