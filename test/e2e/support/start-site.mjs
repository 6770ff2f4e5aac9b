import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import packed from '@sparticuz/chromium'
import { chromium } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Made for one page in a function; with several contexts one process mixes them up and ends with the first. */
const UNWANTED = ['--single-process', '--no-zygote', "--headless='shell'"]
const HOSTS = '--host-resolver-rules=MAP *.localhost 127.0.0.1'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

/** The machine's own browser, or the one that comes as a package. Each test has contexts of its own in it. */
async function launchBrowser() {
  const installed = INSTALLED.find((file) => existsSync(file))
  if (installed) return chromium.launchServer({ executablePath: installed, args: ['--no-sandbox', HOSTS] })
  const args = packed.args.filter((one) => !UNWANTED.includes(one))
  return chromium.launchServer({ executablePath: await packed.executablePath(), args: [...args, HOSTS], headless: true })
}

/** The site as people start it, on a port and a folder of its own. It comes up while other tests run; those that need it wait. */
export default async function startSite({ maxWorkers }) {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-e2e-'))
  const site = path.join(import.meta.dirname, 'site.ts')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', site, String(port), folder], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // One for each worker: pages of two tests in one browser would take the focus from each other.
  const browsers = await Promise.all(Array.from({ length: maxWorkers }, launchBrowser))
  globalThis.site = { process: child, folder, browsers }
  const addresses = browsers.map((browser) => browser.wsEndpoint()).join(' ')
  Object.assign(process.env, { SITE_PORT: String(port), SITE_FOLDER: folder, BROWSER_ADDRESSES: addresses })
}
