import { forEachConcurrently } from '#async/batches.ts'
import { contentTypeOf } from '#functions/adapters/shared/content-type.ts'
import { type AwsRequest, type AwsServiceOptions, openAwsService } from '../requests/aws-service.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const HASHED = /[-.][A-Z0-9]{8}\.\w+$/
/** Requested with the build id in the query, so they never change. */
const LOCALES = /^i18n\//

/** A bucket may contain the versions of years. */
const DELETE_CONCURRENCY = 16

const cacheControlOf = (name: string): string => (HASHED.test(name) || LOCALES.test(name) ? IMMUTABLE : 'no-cache')

type Options = Pick<AwsServiceOptions, 'region' | 'credentials'> & {
  readonly bucket: string
  /** endpoint of an emulator, which has the bucket in the path */
  readonly endpoint?: string
}

/** Opens the bucket with the files of the web application. */
export function openSiteBucket({ bucket, region, credentials, endpoint }: Options) {
  const root = endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`
  const service = openAwsService({ service: 's3', region, credentials, endpoint: root, timeoutMs: 30_000 })

  async function send(request: AwsRequest): Promise<Buffer> {
    const { status, body } = await service.send(request)
    if (status >= 300) throw new Error(`${request.method} ${request.path}: ${status} ${body.toString().slice(0, 300)}`)
    return body
  }

  const pathOf = (name: string) => `/${name.split('/').map(encodeURIComponent).join('/')}`
  const names = async () => {
    const list = (await send({ method: 'GET', path: '/?list-type=2&max-keys=1000' })).toString()
    return [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name]) => name as string)
  }

  return {
    async put(name: string, body: Buffer): Promise<void> {
      await send({
        method: 'PUT',
        path: pathOf(name),
        headers: { 'content-type': contentTypeOf(name), 'cache-control': cacheControlOf(name) },
        body,
      })
    },
    async empty(): Promise<void> {
      const remove = (name: string) => send({ method: 'DELETE', path: pathOf(name) })
      for (let found = await names(); found.length > 0; found = await names())
        await forEachConcurrently(found, DELETE_CONCURRENCY, remove)
    },
  }
}
