import type { ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { runScript, send } from '#scripts/bench/local-site.ts'

/** Starts a server on a data folder; it serves when this resolves. */
export async function startServer(data: string, port: number): Promise<ChildProcess> {
  const server = runScript('start', '--no-demo', '--port', String(port), '--data', data)
  server.stdout?.resume()
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

/** Asks a server that runs for the token of its subscriber. */
export async function tokenFor(data: string, port: number): Promise<string> {
  const asking = runScript('token', 'subscriber', '--port', String(port), '--data', data)
  if (!asking.stdout) throw new Error('no output')
  return (await text(asking.stdout)).trim()
}
