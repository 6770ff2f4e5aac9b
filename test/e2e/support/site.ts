import { constants, cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildWeb } from '#scripts/build/build-web.ts'
import { main as start } from '#scripts/start.ts'
import { demoLibrary } from './demo-library.ts'

/** The site of all browser tests, in a process of its own: `site.ts PORT FOLDER`. It ends with the process that started it. */
const [port = '', folder = ''] = process.argv.slice(2)
process.once('disconnect', () => process.exit(1))
try {
  const [library] = await Promise.all([demoLibrary(), buildWeb()])
  const data = path.join(folder, 'data')
  cpSync(library, data, { recursive: true, mode: constants.COPYFILE_FICLONE })
  // The library is there; people have nothing in it but what tests do.
  process.exitCode = await start(['--no-demo', '--port', port, '--data', data])
} catch (error) {
  // Tests wait for the site; they read here why it does not come.
  writeFileSync(path.join(folder, 'failure.txt'), String((error as Error).stack))
  process.exitCode = 1
}
process.disconnect?.()
