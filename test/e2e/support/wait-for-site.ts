import { existsSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll } from '@jest/globals'

/** On a machine without the demo library it is made first. */
const TIME_LIMIT_MS = 600_000
const PAUSE_MS = 200

const answers = (port: string) =>
  new Promise<boolean>((resolve) => {
    get({ port, host: '127.0.0.1', path: '/' }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    }).on('error', () => resolve(false))
  })

beforeAll(async () => {
  const { SITE_PORT = '', SITE_FOLDER = '' } = process.env
  const failure = path.join(SITE_FOLDER, 'failure.txt')
  while (!(await answers(SITE_PORT))) {
    if (existsSync(failure)) throw new Error(`The site did not start: ${readFileSync(failure, 'utf8')}`)
    await setTimeout(PAUSE_MS)
  }
}, TIME_LIMIT_MS)
