import { timingSafeEqual } from 'node:crypto'
import type { APIGatewayRequestAuthorizerEventV2, APIGatewaySimpleAuthorizerResult } from 'aws-lambda'

const secret = Buffer.from(process.env.LECTERN_ORIGIN_SECRET ?? '')

/** Authorizes requests of CloudFront, which alone knows the secret. */
export async function handler({ headers }: APIGatewayRequestAuthorizerEventV2): Promise<APIGatewaySimpleAuthorizerResult> {
  const shown = Buffer.from(headers?.['x-lectern-origin'] ?? '')
  return { isAuthorized: secret.length > 0 && shown.length === secret.length && timingSafeEqual(shown, secret) }
}
