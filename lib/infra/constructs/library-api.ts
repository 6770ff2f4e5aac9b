import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { NAMESPACE } from '#functions/adapters/aws/monitor/metrics-namespace.ts'
import { API_THROTTLE } from '../areas.ts'
import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './function/library-function.ts'
import type { OriginLock } from './origin-lock.ts'

interface LibraryApiProps {
  readonly settings: Settings
  readonly lock: OriginLock
  /** answers requests without a route */
  readonly unknown: LibraryFunction
}

/** Access log line, written also for requests that reach no function. */
const logLine = ({ tenant }: Settings) =>
  AccessLogFormat.custom(
    JSON.stringify({
      tenant,
      requestId: AccessLogField.contextRequestId(),
      time: AccessLogField.contextRequestTime(),
      route: '$context.routeKey',
      status: AccessLogField.contextStatus(),
      ms: AccessLogField.contextResponseLatency(),
      error: AccessLogField.contextErrorMessage(),
      integrationError: '$context.integrationErrorMessage',
    }),
  )

/** Metric of the access log: requests that the gateway throttled. */
export const THROTTLED_METRIC = 'turnedAway'

/** HTTP API with the given routes and one answer for all other requests. */
export class LibraryApi extends Construct {
  readonly api: HttpApi

  constructor(scope: Construct, id: string, { settings, lock, unknown }: LibraryApiProps) {
    super(scope, id)
    this.api = new HttpApi(this, 'Api', {
      createDefaultStage: false,
      defaultAuthorizer: lock.authorizer,
      defaultIntegration: this.integration('unknown', unknown),
    })
    const log = new LogGroup(this, 'Log', { retention: RetentionDays.THREE_MONTHS, removalPolicy: RemovalPolicy.DESTROY })
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: API_THROTTLE[settings.size],
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: logLine(settings) },
    })
    new MetricFilter(this, 'TurnedAway', {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: NAMESPACE,
      metricName: THROTTLED_METRIC,
      dimensions: { tenant: '$.tenant' },
    })
  }

  /** Routes the endpoints of an area to its function. */
  route(area: string, endpoints: readonly AnyEndpoint[], answering: LibraryFunction): void {
    const integration = this.integration(area, answering)
    for (const { method, path } of endpoints) this.api.addRoutes({ path, methods: [HttpMethod[method]], integration })
  }

  /** Grants one permission per function: one per route would exceed the policy size of a large area. */
  private integration(name: string, { target }: LibraryFunction): HttpLambdaIntegration {
    return new HttpLambdaIntegration(name, target, { scopePermissionToRoute: false })
  }
}
