import { once } from 'node:events'
import { rmSync } from 'node:fs'

export default async function stopSite() {
  const { process: site, folder, browser } = globalThis.site
  await browser.close()
  if (site.exitCode === null) {
    site.kill('SIGTERM')
    await once(site, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}
