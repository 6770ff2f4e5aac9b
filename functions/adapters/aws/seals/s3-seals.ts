import { createHash } from 'node:crypto'
import { parseSeal, sealKey, sealText } from '#functions/adapters/shared/seal-rules.ts'
import { type Seals, SealsUnavailable } from '#ports/audits/seals.ts'
import { type AwsAnswer, errorCodeOf, openAwsService } from '../requests/aws-service.ts'
import { bucketAddress } from '../requests/presign.ts'
import type { Credentials } from '../requests/sign-request.ts'

interface Options {
  readonly bucket: string
  readonly region: string
  readonly credentials: () => Credentials
  readonly endpoint?: string
}

/** Answer of S3 to a write on the condition that there is no object. */
const PRECONDITION_FAILED = 412

/** Seals as locked objects of a bucket of their own. Its policy refuses a write that could replace one. */
export function openS3Seals({ bucket, region, credentials, endpoint }: Options): Seals {
  const place = bucketAddress(bucket, region, endpoint)
  const service = openAwsService({ service: 's3', region, endpoint: place.origin, credentials })
  const send = (request: Parameters<typeof service.send>[0]): Promise<AwsAnswer> =>
    service.send(request).catch((cause) => {
      throw new SealsUnavailable(`S3 request failed: ${cause.message}`, { cause })
    })
  return {
    async put(tenant, seal) {
      const body = sealText(seal)
      const headers = {
        'content-type': 'application/json',
        // A bucket with locks demands it.
        'content-md5': createHash('md5').update(body).digest('base64'),
        'if-none-match': '*',
      }
      const answer = await send({ method: 'PUT', path: `${place.path}/${sealKey(tenant, seal.day)}`, body, headers })
      if (answer.status >= 300 && answer.status !== PRECONDITION_FAILED)
        throw new SealsUnavailable(`S3 answers ${answer.status} ${errorCodeOf(answer) ?? ''}`)
    },
    async get(tenant, day) {
      const answer = await send({ method: 'GET', path: `${place.path}/${sealKey(tenant, day)}` })
      if (answer.status === 404) return undefined
      if (answer.status >= 300) throw new SealsUnavailable(`S3 answers ${answer.status} ${errorCodeOf(answer) ?? ''}`)
      return parseSeal(String(answer.body))
    },
  }
}
