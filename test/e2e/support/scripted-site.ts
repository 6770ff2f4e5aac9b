import { constants, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Tenant } from '#contract/tenant.ts'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import { createStaticFiles } from '#functions/adapters/embedded/site/static-files.ts'
import { openBehindEvents } from '#functions/adapters/embedded/sqlite/behind-events.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { openLocalSite } from '#functions/wiring/local-site.ts'
import { DIST } from '#scripts/build/build-web.ts'
import { close } from '#scripts/start/listen.ts'
import { demoLibrary } from './demo-library.ts'

export type ScriptedSite = Awaited<ReturnType<typeof openScriptedSite>>

/** Copies the demo library and serves it with a clock that a test sets: what people do then happens at that time. */
export async function openScriptedSite(tenant: Tenant) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-scripted-'))
  cpSync(await demoLibrary(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const embedded = await openEmbedded(folder, { server: true })
  let moment: Date | undefined
  const clock = { now: () => moment ?? new Date() }
  const { table, ids } = embedded.ports
  const events = openBehindEvents({ table, clock, ids })
  const ports = { ...embedded.ports, clock, events }
  let listener: Listener | undefined
  const server = createServer((request, response) => void listener?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const files = createStaticFiles(DIST)
  const site = await openLocalSite({ ...embedded, ports }, { port, files, log: () => undefined })
  listener = site.listener
  return {
    ports,
    mails: () => embedded.mail.list(),
    /** events that are not stored yet */
    waiting: () => events.state().waiting,
    address: (at = '/') => `http://${tenant}.localhost:${port}${at}`,
    /** Stops the clock at a time; without one, it is that of the machine again. */
    setTime(time?: string) {
      moment = time === undefined ? undefined : new Date(time)
    },
    async close() {
      await close([server])
      await site.close()
      await events.close()
      await embedded.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
