import { existsSync } from 'node:fs'
import path from 'node:path'
import { createStaticFiles } from '#functions/adapters/embedded/site/static-files.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { openLocalSite } from '#functions/wiring/local-site.ts'
import { buildWeb, DIST } from './build/build-web.ts'
import { seedPoints } from './demo/points/seed-points.ts'
import { announce } from './start/announce.ts'
import { apiPage } from './start/api-page.ts'
import { close, listen } from './start/listen.ts'
import { logLines } from './start/log-lines.ts'
import { makeLibrary } from './start/make-library.ts'
import { markRunning } from './start/running.ts'
import { readSiteOptions } from './start/site-options.ts'
import { stopped } from './start/stopped.ts'

const say = (text: string) => console.log(text)

/** Serves until it is asked to stop. */
export async function main(args: string[]): Promise<number> {
  const { port, data, host, demo } = readSiteOptions(args, 'npm start')
  // A port that is taken is said before anything is made.
  await close(await listen(async (_, response) => void response.writeHead(503).end(), port, host))
  const embedded = await openEmbedded(data, { server: true })
  const unmark = markRunning()
  try {
    if (!existsSync(path.join(DIST, 'index.html'))) say('Building the page …')
    await buildWeb()
    if (demo) {
      await makeLibrary(embedded, say)
      await seedPoints(embedded.ports)
    }
    const log = logLines((text) => process.stdout.write(text))
    const site = await openLocalSite(embedded, { port, files: createStaticFiles(DIST, apiPage()), log })
    const servers = await listen(site.listener, port, host)
    announce(port, say)
    await stopped()
    await close(servers)
    await site.close()
  } finally {
    unmark()
    await embedded.close()
  }
  return 0
}
