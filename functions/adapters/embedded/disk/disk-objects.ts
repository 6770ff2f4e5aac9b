import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { checkHeader, checkObjectKey, checkSignRequest } from '#functions/adapters/shared/objects-rules.ts'
import type { Clock } from '#ports/clock.ts'
import { type Objects, ObjectsMisuse, ObjectsUnavailable } from '#ports/objects.ts'
import { openObject, readObjectBody, removeObject, writeObject } from './objects-file.ts'
import { handleWith } from './objects-http.ts'
import { cutRange, pathOf } from './objects-rules.ts'
import { emptyAnswer, type ObjectAnswer, type ObjectRequest, receiveObject, serveObject } from './objects-serve.ts'
import { readPermit, signUrl } from './objects-sign.ts'

const INCOMING = '.incoming'
const MAX_UPLOAD_AGE_MS = 24 * 3_600_000

/** Removes files of killed processes. Another process may still write younger ones. */
function clearIncoming(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name)
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > MAX_UPLOAD_AGE_MS) rmSync(file, { force: true })
  }
}

const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOTDIR']

/** Translates errors of the disk to those of the port. Errors of the body pass unchanged. */
async function answer<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    const { code = '', syscall } = cause as NodeJS.ErrnoException
    if (syscall === undefined || !DISK_CODES.includes(code)) throw cause
    throw new ObjectsUnavailable('the disk does not take or give the object', { cause })
  }
}

export interface DiskObjects extends Objects {
  serve(request: ObjectRequest): Promise<ObjectAnswer>
  /** Serves signed URLs on the local site; false for other addresses. */
  readonly handle: ReturnType<typeof handleWith>
}

export function openDiskObjects(folder: string, { secret, clock }: { secret: Uint8Array; clock: Clock }): DiskObjects {
  const incoming = path.join(folder, INCOMING)
  mkdirSync(incoming, { recursive: true })
  clearIncoming(incoming)

  const put: Objects['put'] = async (key, body, { contentType }) => {
    checkObjectKey(key)
    checkHeader(contentType)
    const facts = { key, contentType, modifiedAt: clock.now().toISOString() }
    return answer(writeObject(incoming, pathOf(folder, key), body, facts))
  }

  const open = (key: string) => answer(openObject(pathOf(folder, key)))

  /** Answers a request for a signed URL, as the store does. */
  async function serve(request: ObjectRequest): Promise<ObjectAnswer> {
    const permit = readPermit(secret, clock, request.url)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (!permit || permit.method !== method) return emptyAnswer(403)
    try {
      if (method === 'PUT') return await receiveObject(put, permit, request)
    } catch (error) {
      if (error instanceof ObjectsMisuse) return emptyAnswer(400)
      throw error
    }
    const file = await open(permit.key)
    return file ? serveObject(file, permit, request) : emptyAnswer(404)
  }

  return {
    put,
    async head(key) {
      checkObjectKey(key)
      const file = await open(key)
      await file?.handle.close()
      return file?.facts
    },
    async get(key, range) {
      checkObjectKey(key)
      const file = await open(key)
      if (!file) return undefined
      try {
        return { ...file.facts, body: await readObjectBody(file, range && cutRange(range, file.facts.size)) }
      } catch (error) {
        await file.handle.close()
        throw error
      }
    },
    async delete(key) {
      checkObjectKey(key)
      await answer(removeObject(pathOf(folder, key)))
    },
    async sign(request) {
      checkSignRequest(request)
      return signUrl(secret, clock, request)
    },
    serve,
    handle: handleWith(serve),
  }
}
