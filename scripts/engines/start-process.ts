import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Running } from './engine.ts'

interface Start {
  readonly name: string
  readonly url: string
  /** what answers 200 or any other status below 500 as soon as it works */
  readonly health: string
  readonly program: string
  /** made from the folder that is the process's own, with its data; it goes when the process does */
  readonly args: (data: string) => readonly string[]
  readonly env?: (data: string) => Readonly<Record<string, string>>
  readonly cwd: string
}

const START_LIMIT_MS = 180_000
const STOP_LIMIT_MS = 10_000

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
  await answer?.body?.cancel()
  return answer !== undefined && answer.status < 500
}

/** A process with a folder of its own, once it answers. It ends with us: it holds our end of its standard input. */
export async function startProcess({ name, url, health, program, args, env, cwd }: Start): Promise<Running> {
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
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS)
    await gone
    clearTimeout(late)
    drop()
  }
  const until = Date.now() + START_LIMIT_MS
  while (!ended && Date.now() < until) {
    if (await answers(health)) return { url, stop }
    await pause(100)
  }
  const said = readFileSync(file, 'utf8').trim().split('\n').slice(-15).join('\n')
  await stop()
  throw new Error(`${name} ${ended ? 'ended' : 'does not answer'}; its last words:\n${said}`)
}
