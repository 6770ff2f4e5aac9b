import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { launchOptions } from './launch-options.ts'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** The site as people start it, on a port and a folder of its own. It comes up while other tests run; those that need it wait. */
export default async function startSite({ maxWorkers }) {
  // Two projects of a run share it.
  if (globalThis.site) return
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-e2e-'))
  const site = path.join(import.meta.dirname, 'site.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', site, String(port), folder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Once, because it unpacks the browser: who asks a second time meanwhile is given a file that is not whole.
  const options = await launchOptions()
  // One for each worker: pages of two tests in one browser would take the focus from each other.
  const browsers = await Promise.all(Array.from({ length: maxWorkers }, () => chromium.launchServer(options)))
  globalThis.site = { process: child, folder, browsers }
  const addresses = browsers.map((browser) => browser.wsEndpoint()).join(' ')
  Object.assign(process.env, { SITE_PORT: String(port), SITE_FOLDER: folder, BROWSER_ADDRESSES: addresses })
}
