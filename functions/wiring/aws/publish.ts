import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { openSiteBucket } from '#functions/adapters/aws/site-bucket.ts'
import { log } from './log.ts'
import { openAccount } from './open-account.ts'

/** What CloudFormation asks of a resource of our own. */
interface ResourceEvent {
  readonly RequestType: 'Create' | 'Update' | 'Delete'
  readonly ResponseURL: string
  readonly StackId: string
  readonly RequestId: string
  readonly LogicalResourceId: string
  readonly ResourceProperties: { readonly Bucket: string }
}

/** Beside the function's code. */
const FILES = path.join(import.meta.dirname, 'site')
const PAGE = 'index.html'
const AT_ONCE = 16

async function publish(bucket: ReturnType<typeof openSiteBucket>): Promise<void> {
  const entries = await readdir(FILES, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(FILES, path.join(parentPath, name)))
  const waiting = names.filter((name) => name !== PAGE)
  const put = async (name: string) => bucket.put(name, await readFile(path.join(FILES, name)))
  const work = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) await put(name)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  // The new page last, when all that it names is there.
  await put(PAGE)
}

async function run({ RequestType, ResourceProperties: { Bucket } }: ResourceEvent): Promise<void> {
  const bucket = openSiteBucket({ ...openAccount(), bucket: Bucket })
  await (RequestType === 'Delete' ? bucket.empty() : publish(bucket))
}

async function answer(event: ResourceEvent, Status: 'SUCCESS' | 'FAILED', Reason?: string): Promise<void> {
  const { StackId, RequestId, LogicalResourceId } = event
  const body = JSON.stringify({ Status, Reason, PhysicalResourceId: 'site', StackId, RequestId, LogicalResourceId })
  await fetch(event.ResponseURL, { method: 'PUT', body })
}

/** Puts the page's files into their bucket with a deployment, and takes them out when the stack goes. */
export async function handler(event: ResourceEvent): Promise<void> {
  try {
    await run(event)
    await answer(event, 'SUCCESS')
  } catch (error) {
    log({ level: 'error', event: 'publish-failed', error: (error as Error).stack })
    await answer(event, 'FAILED', (error as Error).message)
  }
}
