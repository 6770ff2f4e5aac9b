import { Duration } from 'aws-cdk-lib'
import { HttpLambdaAuthorizer, HttpLambdaResponseType } from 'aws-cdk-lib/aws-apigatewayv2-authorizers'
import { Construct } from 'constructs'
import { powerOf } from '../areas.ts'
import { originSecretOf } from '../settings.ts'
import { type FunctionHome, LibraryFunction } from './library-function.ts'

/** Headers that CloudFront sets for the API, whatever a viewer sent under their names. */
export const ORIGIN_HEADER = 'x-lectern-origin'

/**
 * The API answers CloudFront alone: it shows a secret in a header of its own, and whoever comes without it is turned away before
 * any of our functions is asked. So nobody goes round the firewall, and what CloudFront says of the viewer can be believed.
 */
export class OriginLock extends Construct {
  readonly authorizer: HttpLambdaAuthorizer
  readonly secret: string

  constructor(scope: Construct, id: string, home: FunctionHome) {
    super(scope, id)
    this.secret = originSecretOf(home.settings)
    const check = new LibraryFunction(this, 'Check', { ...home, bundle: 'origin', power: powerOf.origin })
    check.set('LECTERN_ORIGIN_SECRET', this.secret)
    this.authorizer = new HttpLambdaAuthorizer('Origin', check.lambda, {
      identitySource: [`$request.header.${ORIGIN_HEADER}`],
      responseTypes: [HttpLambdaResponseType.SIMPLE],
      resultsCacheTtl: Duration.hours(1),
    })
  }
}
