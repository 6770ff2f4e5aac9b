import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import { ROOT } from '../command/options.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

export interface Sent {
  readonly status: number
  readonly body: Buffer
}

export function send(port: number, method: string, url: string, headers: Record<string, string>, body?: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

/** Runs a command of this project as its npm script does, in a process of its own. */
export function runScript(command: string, ...args: string[]): ChildProcess {
  const script = path.join(ROOT, 'scripts/run.ts')
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, command, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

export interface LocalSite {
  readonly port: number
  readonly pid: number | undefined
  /** milliseconds from process start to the first page */
  readonly ready: number
  token(person: string, tenant: Tenant): Promise<string>
  stop(): Promise<void>
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>
}

export async function startSite(data: string): Promise<LocalSite> {
  const port = await freePort()
  const began = performance.now()
  const site = runScript('start', '--no-demo', '--port', String(port), '--data', data)
  site.stdout?.resume()
  const answers = () =>
    send(port, 'GET', '/', { Host: `localhost:${port}` }).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await answers())) {
    if (site.exitCode !== null) throw new Error('the site did not start')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const ready = performance.now() - began
  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    site.kill(signal)
    if (site.exitCode === null && site.signalCode === null) await once(site, 'exit')
  }
  return {
    port,
    pid: site.pid,
    ready,
    async token(person, tenant) {
      const asking = runScript('token', person, '--tenant', tenant, '--port', String(port), '--data', data)
      const chunks: Buffer[] = []
      asking.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
      await once(asking, 'close')
      return Buffer.concat(chunks).toString().trim()
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
