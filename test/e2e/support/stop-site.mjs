import { once } from 'node:events'
import { rmSync } from 'node:fs'

export default async function stopSite() {
  if (!globalThis.site) return
  const { process: site, folder, browsers } = globalThis.site
  globalThis.site = undefined
  await Promise.all(browsers.map((browser) => browser.close()))
  if (site.exitCode === null) {
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
