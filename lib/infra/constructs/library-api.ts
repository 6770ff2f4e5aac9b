import { RemovalPolicy } from 'aws-cdk-lib'
import { AccessLogField, AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import { HttpApi, HttpMethod, HttpStage, LogGroupLogDestination } from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { FilterPattern, LogGroup, MetricFilter, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { NAMESPACE } from '#functions/wiring/aws/metrics.ts'
import { THROTTLE } from '../areas.ts'
import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './library-function.ts'
import type { OriginLock } from './origin-lock.ts'

interface LibraryApiProps {
  readonly settings: Settings
  readonly lock: OriginLock
  /** answers what is no route */
  readonly unknown: LibraryFunction
}

/** One line a request, beside the function's own: it is there also where no function was reached. */
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

/** Of the gateway's own lines: calls that it let nobody answer, as more came at once than it lets through. */
export const TURNED_AWAY = 'turnedAway'

/** The HTTP API. It has the routes it is given, and one answer for everything else. */
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
      throttle: THROTTLE[settings.size],
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: logLine(settings) },
    })
    new MetricFilter(this, 'TurnedAway', {
      logGroup: log,
      filterPattern: FilterPattern.stringValue('$.status', '=', '429'),
      metricNamespace: NAMESPACE,
      metricName: TURNED_AWAY,
      dimensions: { tenant: '$.tenant' },
    })
  }

  /** Every endpoint of an area, to the area's function. */
  route(area: string, endpoints: readonly AnyEndpoint[], answering: LibraryFunction): void {
    const integration = this.integration(area, answering)
    for (const { method, path } of endpoints) this.api.addRoutes({ path, methods: [HttpMethod[method]], integration })
  }

  /** One permission a function, not one a route: those of a large area would not fit into a function's policy. */
  private integration(name: string, { callable }: LibraryFunction): HttpLambdaIntegration {
    return new HttpLambdaIntegration(name, callable, { scopePermissionToRoute: false })
  }
}
