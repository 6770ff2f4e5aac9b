import { RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, ResourcePolicy, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice'
import { Construct } from 'constructs'
import { DOMAIN } from '../areas.ts'
import type { Settings } from '../settings.ts'
import { KEPT } from './kept.ts'
import type { LibraryFunction } from './library-function.ts'
import type { LibraryNetwork } from './library-network.ts'
import type { Access, PortResource } from './port-resource.ts'
import { grantsToKeep, grantsToSearch } from './search-grants.ts'

/** the one that the adapter asks (bedrock-embeddings.ts) */
const MODEL = 'cohere.embed-multilingual-v3'
const LOGS = ['ES_APPLICATION_LOGS', 'SEARCH_SLOW_LOGS', 'INDEX_SLOW_LOGS']

/** What a demonstration gives up, by the rules that ask for it. */
const GIVEN_UP = {
  'AwsSolutions-OS1':
    'A demonstration gives up the private network, and fine-grained access control too: signatures of this account alone open it.',
  'AwsSolutions-OS4': 'A demonstration has one node, which needs nobody to keep it together with others.',
  'AwsSolutions-OS7': 'A demonstration has one node, and so one zone: it is away while that is.',
}

interface SearchDomainProps {
  readonly settings: Settings
  /** where the size has a private one */
  readonly network?: LibraryNetwork
}

/**
 * The search engine: OpenSearch with its k-NN. It answers signatures of this account's roles that were granted it, and in a
 * private network nothing from outside. It outlives the stack with its hourly snapshots; what it holds is made from table and
 * bucket, and can be made again.
 */
export class SearchDomain extends Construct implements PortResource {
  readonly domain: CfnDomain
  private readonly url: string
  private readonly zones: number
  private readonly meaning: Settings['meaning']
  private readonly tenant: Settings['tenant']

  constructor(scope: Construct, id: string, { settings, network }: SearchDomainProps) {
    super(scope, id)
    const { nodes, managers, zones } = DOMAIN[settings.size]
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
      ebsOptions: { ebsEnabled: true, volumeType: 'gp3', volumeSize: nodes.disk },
      encryptionAtRestOptions: { enabled: true },
      nodeToNodeEncryptionOptions: { enabled: true },
      domainEndpointOptions: { enforceHttps: true, tlsSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
      offPeakWindowOptions: { enabled: true },
      softwareUpdateOptions: { autoSoftwareUpdateEnabled: true },
      accessPolicies: this.nobodyFromElsewhere(settings),
      logPublishingOptions: publishedIn(log),
      ...(network && {
        vpcOptions: {
          subnetIds: network.vpc.privateSubnets.slice(0, zones).map(({ subnetId }) => subnetId),
          securityGroupIds: [network.engineGroup.securityGroupId],
        },
      }),
    })
    if (zones === 1) for (const [id, reason] of Object.entries(GIVEN_UP)) Validations.of(this.domain).acknowledge({ id, reason })
    this.domain.node.addDependency(this.mayWrite(log))
    this.domain.applyRemovalPolicy(KEPT)
    this.url = settings.rehearsal?.searchUrl ?? `https://${this.domain.attrDomainEndpoint}`
  }

  serve(asking: LibraryFunction, access: Access): void {
    asking.set('LECTERN_SEARCH_URL', this.url)
    asking.set('LECTERN_SEARCH_REPLICAS', String(this.zones - 1))
    if (this.meaning) this.allowMeaning(asking, this.meaning)
    const grants = access === 'read' ? grantsToSearch(this.tenant) : grantsToKeep(this.tenant)
    for (const [action, paths] of Object.entries(grants)) for (const path of paths) this.allow(asking, action, path)
  }

  private allow(asking: LibraryFunction, action: string, path: string): void {
    const resource = `${this.domain.attrArn}/${path}`
    if (path.includes('*')) asking.allowPattern([action], resource, 'Indices and snapshots have names that are not known before.')
    else asking.allow([action], [resource])
  }

  /** The adapter asks a model what texts mean. */
  private allowMeaning(asking: LibraryFunction, service: string): void {
    asking.set('LECTERN_MEANING', service)
    asking.allow(['bedrock:InvokeModel'], [`arn:aws:bedrock:${Stack.of(this).region}::foundation-model/${MODEL}`])
  }

  /** It grants nothing: what a role may is in the role. It takes away what anything outside of this account was ever granted. */
  private nobodyFromElsewhere({ account }: Settings): PolicyDocument {
    const statement = new PolicyStatement({
      effect: Effect.DENY,
      principals: [new AnyPrincipal()],
      actions: ['es:*'],
      resources: ['*'],
      conditions: { StringNotEquals: { 'aws:PrincipalAccount': account } },
    })
    return new PolicyDocument({ statements: [statement] })
  }

  /** The domain writes its logs into it, and waits until it may. */
  private mayWrite(group: LogGroup): ResourcePolicy {
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
