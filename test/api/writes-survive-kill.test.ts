import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from '@jest/globals'
import { freePort, send } from '#scripts/bench/local-site.ts'
import { ROOT } from '#scripts/options.ts'

const KILLS = 20
const data = mkdtempSync(path.join(tmpdir(), 'lectern-kill-'))
afterAll(() => rmSync(data, { recursive: true, force: true }))

async function startServer(port: number): Promise<ChildProcess> {
  const script = path.join(ROOT, 'scripts/run.ts')
  const server = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', script, 'start', '--no-demo', '--port', String(port), '--data', data],
    {
      stdio: 'ignore',
    },
  )
  const answers = () =>
    send(port, 'GET', '/', { Host: `localhost:${port}` }).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('the server did not start')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return server
}

async function tokenOf(port: number, person: string): Promise<string> {
  const { main } = await import('#scripts/token.ts')
  const written: string[] = []
  const write = process.stdout.write
  process.stdout.write = ((text: string) => written.push(text) > 0) as typeof process.stdout.write
  try {
    await main([person, '--port', String(port), '--data', data])
  } finally {
    process.stdout.write = write
  }
  return written.join('').trim()
}

it('finds every acknowledged write after the server is killed at any moment, 20 times', async () => {
  const port = await freePort()
  const accounts = ['northern', 'southern']
  let written = 0
  let acknowledged = -1
  for (let kill = 0; kill <= KILLS; kill++) {
    const server = await startServer(port)
    const headers = {
      Host: `localhost:${port}`,
      'Content-Type': 'application/json',
      Authorization: `Bearer ${await tokenOf(port, 'two-accounts')}`,
    }
    if (kill > 0) {
      const now = JSON.parse((await send(port, 'GET', '/api/account', headers)).body.toString()) as { selectedAccountId?: string }
      // The last write may have happened without its answer having arrived.
      const possible = [accounts[acknowledged % 2], ...(written - 1 > acknowledged ? [accounts[(written - 1) % 2]] : [])]
      expect(possible).toContain(now.selectedAccountId)
    }
    if (kill === KILLS) {
      server.kill('SIGTERM')
      await once(server, 'exit')
      return
    }
    const end = setTimeout(() => server.kill('SIGKILL'), 5 + Math.random() * 60)
    for (let alive = true; alive; ) {
      const mine = written++
      const body = JSON.stringify({ accountId: accounts[mine % 2] })
      alive = await send(port, 'POST', '/api/account/switch', headers, body).then(
        ({ status }) => status === 200,
        () => false,
      )
      if (alive) acknowledged = mine
    }
    clearTimeout(end)
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
  }
}, 180_000)
