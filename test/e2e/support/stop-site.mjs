import { once } from 'node:events'
import { rmSync } from 'node:fs'

export default async function stopSite() {
  const { process: site, data } = globalThis.site
  if (site.exitCode === null) {
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
  rmSync(data, { recursive: true, force: true })
}
