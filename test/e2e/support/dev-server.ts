import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '#scripts/command/options.ts'

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** `npm run dev` on a port and an empty data folder of its own. */
export async function startDev(): Promise<{ port: number; stop(): Promise<void> }> {
  const port = await freePort()
  const data = mkdtempSync(path.join(tmpdir(), 'lectern-dev-test-'))
  const options = ['--no-demo', '--port', String(port), '--data', data]
  const dev = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(ROOT, 'scripts/run.ts'), 'dev', ...options],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NODE_OPTIONS: '' } },
  )
  const ended = once(dev, 'exit')
  const lines = createInterface({ input: dev.stdout })
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => line.startsWith('Stop it') && resolve())
    void ended.then(() => reject(new Error('npm run dev did not start')))
  })
  async function stop(): Promise<void> {
    dev.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  return { port, stop }
}
