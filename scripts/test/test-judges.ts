import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../command/options.ts'
import { runJest } from '../command/run-jest.ts'
import { closingLine } from './report.ts'

const CACHE = path.join(ROOT, 'node_modules/.cache/judges')
const REQUIREMENTS = path.join(ROOT, 'test/judges/requirements.txt')
const INSTALL_TIMEOUT_MS = 300_000
const FETCH_TIMEOUT_MS = 20_000

/** COUNTER’s OpenAPI (CC BY 4.0), of a commit. It is fetched, and never a part of the project. */
const SCHEMA = {
  url: 'https://raw.githubusercontent.com/Project-Counter/cop5/0c06126ceda7fe187cd8ffbf139863a0d11e3bb4/api-specification/COUNTER_API.json',
  sha256: '7f8c3624c5ff763db0b996953f97fca4249e32464ff3d33f6725305972150abd',
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const works = (command: string, args: readonly string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: INSTALL_TIMEOUT_MS }).status === 0

/** Python with the judges, installed once for each list of them; undefined without Python or without PyPI. */
function findPython(): string | undefined {
  const folder = path.join(CACHE, hashOf(readFileSync(REQUIREMENTS)).slice(0, 16))
  const python = path.join(folder, 'bin/python')
  const stamp = path.join(folder, '.installed')
  if (existsSync(stamp)) return python
  if (!works('python3', ['-m', 'venv', folder])) return undefined
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--require-hashes', '-r', REQUIREMENTS]
  if (!works(python, pip)) return undefined
  writeFileSync(stamp, '')
  return python
}

/** File with COUNTER’s schema: the one that LECTERN_COUNTER_API names, else the fetched one; undefined without it. */
async function findSchema(): Promise<string | undefined> {
  const given = process.env.LECTERN_COUNTER_API
  const file = given ?? path.join(CACHE, 'COUNTER_API.json')
  if (!given && !existsSync(file)) {
    const answer = await fetch(SCHEMA.url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) }).catch(() => undefined)
    if (!answer?.ok) return undefined
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(file, new Uint8Array(await answer.arrayBuffer()))
  }
  if (!existsSync(file)) return undefined
  if (hashOf(readFileSync(file)) !== SCHEMA.sha256) throw new Error(`${file} is not the schema that the judges expect.`)
  return file
}

/**
 * `npm run test:judges`: programs that other people wrote harvest and read what the library gives, and COUNTER’s own schema validates
 * it. What cannot be had is skipped, and said.
 */
export async function main(): Promise<number> {
  const [python, schema] = [findPython(), await findSchema()]
  const skipped = [
    ...(python ? [] : ['judges in Python: Python 3 or PyPI is missing']),
    ...(schema ? [] : ['COUNTER’s schema: it cannot be fetched, and LECTERN_COUNTER_API names none']),
  ]
  const summary = await runJest(['--selectProjects', 'judges'], {
    env: { ...(python && { JUDGES_PYTHON: python }), ...(schema && { COUNTER_API: schema }) },
  })
  for (const one of skipped) console.log(`SKIPPED ${one}.`)
  console.log(`Judges: ${closingLine(summary)}`)
  return summary.success ? 0 : 1
}
