import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { TENANTS } from '#contract/tenant.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { openLocalSite } from '#functions/wiring/local-site.ts'
import { cast } from '#people/cast.ts'
import { tenants } from '#tenants/index.ts'
import { buildWeb } from './build/build-web.ts'
import { OptionError, ROOT, readOptions } from './command/options.ts'
import { close, listen } from './start/listen.ts'
import { logLines } from './start/log-lines.ts'
import { makeLibrary } from './start/make-library.ts'
import { markRunning } from './start/running.ts'
import { stopped } from './start/stopped.ts'

const say = (text: string) => console.log(text)

function announce(port: number): void {
  say(`\nLectern is there:\n  http://localhost:${port}  ${tenants.demowl.shown.tenantName}`)
  for (const tenant of TENANTS)
    if (tenant !== 'demowl') say(`  http://${tenant}.localhost:${port}  ${tenants[tenant].shown.tenantName}`)
  say(`  http://localhost:${port}/api-docs/  the API`)
  say(`\nSign in with one click as: ${cast.map((one) => one.subject).join(', ')}`)
  say('Stop it with Ctrl-C.\n')
}

function apiPage(): Record<string, string> {
  const page = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  return { '/api-docs/swagger/': page, '/api-docs/': path.join(ROOT, 'web/api-docs') }
}

/** `npm start`: serves the site until a signal stops it. */
export async function main(args: string[]): Promise<number> {
  const { port, data, values, positionals } = readOptions(args, { host: { type: 'string' }, 'no-demo': { type: 'boolean' } })
  // Without the two dashes npm swallows the names of options and passes their values on.
  if (positionals.length > 0)
    throw new OptionError(`"${positionals[0]}" is no option. Options come after two dashes: npm start -- --port 9000`)
  const host = values.host ? String(values.host) : undefined
  // A port in use is reported before anything is built.
  await close(await listen(async (_, response) => void response.writeHead(503).end(), port, host))
  const embedded = await openEmbedded(data, { server: true })
  const unmark = markRunning()
  try {
    if (!existsSync(path.join(ROOT, 'dist/web/index.html'))) say('Building the page …')
    await buildWeb()
    if (!values['no-demo']) await makeLibrary(embedded, say)
    const log = logLines((text) => process.stdout.write(text))
    const site = await openLocalSite(embedded, { port, web: path.join(ROOT, 'dist/web'), mounts: apiPage(), log })
    const servers = await listen(site.listener, port, host)
    announce(port)
    await stopped()
    await close(servers)
    await site.close()
  } finally {
    unmark()
    await embedded.close()
  }
  return 0
}
