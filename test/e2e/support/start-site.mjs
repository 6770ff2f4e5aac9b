import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import packed from '@sparticuz/chromium'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const answers = (port) =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/' }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    }).on('error', () => resolve(false))
  })

/** Starts the site as people do, with its own port and data folder. Tests find it by SITE_PORT. */
export default async function startSite() {
  // The browser is unpacked here once, before several workers write the same file.
  await packed.executablePath()
  const port = await freePort()
  const data = mkdtempSync(path.join(tmpdir(), 'lectern-e2e-'))
  let said = ''
  const site = spawn(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    'scripts/run.ts',
    'start',
    '--port',
    String(port),
    '--data',
    data,
  ])
  for (const stream of [site.stdout, site.stderr])
    stream.on('data', (chunk) => {
      said = (said + chunk).slice(-4000)
    })
  globalThis.site = { process: site, data }
  for (let waited = 0; !(await answers(port)); waited += 200) {
    if (site.exitCode !== null || waited > 180_000) throw new Error(`the site did not start:\n${said}`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  process.env.SITE_PORT = String(port)
}
