import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { forEachConcurrently } from '#async/batches.ts'
import { openSiteBucket } from '#functions/adapters/aws/s3/site-bucket.ts'
import { answerCloudFormation, type ResourceEvent } from './answer-cloudformation.ts'
import { log } from './log.ts'
import { openAccount } from './open/account.ts'

type SiteEvent = ResourceEvent<{ readonly Bucket: string }>

/** The part of Lambda's context that is used. */
interface LambdaContext {
  getRemainingTimeInMillis(): number
}

/** The page's files, beside the function's code. */
const FILES = path.join(import.meta.dirname, 'site')
const PAGE = 'index.html'
const UPLOAD_CONCURRENCY = 16
/** reserved before the function's timeout for the answer and its retries */
const ANSWER_RESERVE_MS = 90_000

async function publish(bucket: ReturnType<typeof openSiteBucket>, files: string): Promise<void> {
  const entries = await readdir(files, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(files, path.join(parentPath, name)))
  const put = async (name: string) => bucket.put(name, await readFile(path.join(files, name)))
  await forEachConcurrently(
    names.filter((name) => name !== PAGE),
    UPLOAD_CONCURRENCY,
    put,
  )
  // The page itself comes last, when all files that it names are there.
  await put(PAGE)
}

async function run({ RequestType, ResourceProperties: { Bucket } }: SiteEvent, files: string): Promise<void> {
  const bucket = openSiteBucket({ ...openAccount(), bucket: Bucket })
  await (RequestType === 'Delete' ? bucket.empty() : publish(bucket, files))
}

/** A deadline before the function's timeout, as a function that Lambda ends could not answer. */
function deadlineOf(context: LambdaContext): { late: Promise<never>; clear: () => void } {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const ms = context.getRemainingTimeInMillis() - ANSWER_RESERVE_MS
  const timer = setTimeout(() => reject(new Error('The page’s files took too long.')), ms)
  return { late, clear: () => clearTimeout(timer) }
}

/** Makes the handler that uploads the files of a folder into the page's bucket, and empties the bucket with the stack's deletion. */
export const createPublisher = (files: string) =>
  async function handler(event: SiteEvent, context: LambdaContext): Promise<void> {
    const { late, clear } = deadlineOf(context)
    const failure = await Promise.race([run(event, files), late]).then(
      () => undefined,
      (error: Error) => {
        log({ level: 'error', event: 'publish-failed', error: error.stack })
        return error.message
      },
    )
    clear()
    await answerCloudFormation(event, { id: 'site', failure })
  }

export const handler = createPublisher(FILES)
