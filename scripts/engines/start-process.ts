import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RunningEngine } from './engine.ts'

interface Start {
  readonly name: string
  readonly url: string
  /** URL that answers with a status below 500 once the process is ready */
  readonly health: string
  readonly program: string
  /** arguments; `data` is the process's own temporary folder, deleted when it ends */
  readonly args: (data: string) => readonly string[]
  readonly env?: (data: string) => Readonly<Record<string, string>>
  readonly cwd: string
}

const START_TIMEOUT_MS = 180_000
const STOP_TIMEOUT_MS = 10_000

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer !== undefined && answer.status < 500
}

/**
 * Starts a process with a temporary folder, and waits until it answers. It ends with this process, which holds its standard
 * input.
 */
export async function startProcess({ name, url, health, program, args, env, cwd }: Start): Promise<RunningEngine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-engine-'))
  const file = path.join(folder, 'log')
  const log = openSync(file, 'w')
  const child = spawn(program, args(folder), {
    cwd,
    env: { ...process.env, ...env?.(folder) },
    stdio: ['pipe', log, log],
  })
  let ended = false
  const gone = once(child, 'exit').then(() => {
    ended = true
  })
  const drop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', drop)
  const stop = async () => {
    process.off('exit', drop)
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    await gone
    clearTimeout(late)
    drop()
  }
  const until = Date.now() + START_TIMEOUT_MS
  while (!ended && Date.now() < until) {
    if (await answers(health)) return { url, stop }
    await pause(100)
  }
  const said = readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')
  await stop()
  throw new Error(`${name} ${ended ? 'ended' : 'does not answer'}; last lines:\n${said}`)
}
