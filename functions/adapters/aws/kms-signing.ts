import { createHash, createPublicKey } from 'node:crypto'
import { type PublicKey, type Signing, SigningUnavailable } from '#ports/signing.ts'
import { compactToken } from '../shared/compact-token.ts'
import { openOnce } from '../shared/open-once.ts'
import { AwsServiceUnavailable, errorCodeOf, openAwsService } from './requests/aws-service.ts'
import type { Credentials } from './requests/sign-request.ts'

export interface KmsSigningOptions {
  /** ARNs of RSA keys of 2048 bits: the one that signs, then those whose tokens count as well */
  readonly keys: readonly string[]
  readonly region: string
  /** default: the service of the region */
  readonly endpoint?: string
  readonly credentials: () => Credentials
}

const kidOf = (arn: string): string => arn.slice(arn.lastIndexOf('/') + 1)

/** Reads a key as KMS gives it: SubjectPublicKeyInfo in DER. */
function publicKeyOf(arn: string, der: Buffer): PublicKey {
  const { n = '', e = '' } = createPublicKey({ key: der, format: 'der', type: 'spki' }).export({ format: 'jwk' })
  return { kty: 'RSA', kid: kidOf(arn), n, e, alg: 'RS256', use: 'sig' }
}

/** Signs with an asymmetric key of KMS, which never leaves it. Public keys never change, so each is fetched once. */
export function openKmsSigning({ keys, region, endpoint, credentials }: KmsSigningOptions): Signing {
  const at = endpoint ?? `https://kms.${region}.amazonaws.com`
  const service = openAwsService({ service: 'kms', region, endpoint: at, credentials })

  async function call(action: string, input: object): Promise<Readonly<Record<string, string>>> {
    const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': `TrentService.${action}` }
    const request = { method: 'POST', path: '/', headers, body: JSON.stringify(input) }
    const answer = await service.send(request).catch((cause) => {
      throw cause instanceof AwsServiceUnavailable ? new SigningUnavailable(`${action}: ${cause.message}`, { cause }) : cause
    })
    if (answer.status !== 200) throw new SigningUnavailable(`${action}: ${answer.status} ${errorCodeOf(answer) ?? ''}`)
    return JSON.parse(String(answer.body))
  }

  const publicKeys = keys.map((arn) =>
    openOnce(async () => {
      const { PublicKey = '' } = await call('GetPublicKey', { KeyId: arn })
      return publicKeyOf(arn, Buffer.from(PublicKey, 'base64'))
    }),
  )

  return {
    sign(_, claims) {
      const [arn = ''] = keys
      return compactToken(kidOf(arn), claims, async (content) => {
        // A message has at most 4096 bytes, a digest always 32.
        const { Signature = '' } = await call('Sign', {
          KeyId: arn,
          Message: createHash('sha256').update(content).digest('base64'),
          MessageType: 'DIGEST',
          SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
        })
        return Buffer.from(Signature, 'base64')
      })
    },
    keys: () => Promise.all(publicKeys.map((read) => read())),
  }
}
