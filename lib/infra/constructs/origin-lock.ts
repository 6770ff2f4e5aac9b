import { Duration } from 'aws-cdk-lib'
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { Construct } from 'constructs'
import { functionLimits } from '../areas.ts'
import { originSecretOf } from '../settings.ts'
import { LibraryFunction, type SharedFunctionProps } from './function/library-function.ts'

/** Header with the secret, set by CloudFront. */
export const ORIGIN_HEADER = 'x-lectern-origin'

/**
 * Authorizer that admits CloudFront only, by a secret header. Requests past the firewall reach no other function, and the API can
 * trust CloudFront's headers about the viewer.
 */
export class OriginLock extends Construct {
  readonly authorizer: HttpLambdaAuthorizer
  readonly secret: string

  constructor(scope: Construct, id: string, shared: SharedFunctionProps) {
    super(scope, id)
    this.secret = originSecretOf(shared.settings)
    const check = new LibraryFunction(this, 'Check', { ...shared, bundle: 'origin', limits: functionLimits.origin })
    check.setVariable('LECTERN_ORIGIN_SECRET', this.secret)
    this.authorizer = new HttpLambdaAuthorizer('Origin', check.lambda, {
      identitySource: [`$request.header.${ORIGIN_HEADER}`],
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      resultsCacheTtl: Duration.hours(1),
    })
  }
}
