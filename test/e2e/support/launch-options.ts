import { existsSync } from 'node:fs'
import packed from '@sparticuz/chromium'
import type { LaunchOptions } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Made for one page in a function; with several contexts one process mixes them up and ends with the first. */
const UNWANTED = ['--single-process', '--no-zygote', "--headless='shell'"]
/** A graphics card in software, which draws each frame as if it were a game. Without it the pages are drawn as what they are. */
const GRAPHICS = /^--(use-gl|use-angle|enable-unsafe-swiftshader|ignore-gpu-blocklist|in-process-gpu)/
const HOSTS = '--host-resolver-rules=MAP *.localhost 127.0.0.1'

/**
 * Options that open a browser: the one that LECTERN_CHROMIUM names, the machine's own, or the one that comes as a package.
 * LECTERN_HEADED=1 shows its window, which the one of the package has not.
 */
export async function launchOptions(env = process.env): Promise<LaunchOptions> {
  const headless = !env.LECTERN_HEADED
  const installed = env.LECTERN_CHROMIUM || INSTALLED.find((file) => existsSync(file))
  if (installed) return { executablePath: installed, args: ['--no-sandbox', HOSTS], headless }
  if (!headless)
    throw new Error(
      'The browser that comes as a package has no window: name an installed Chromium or Chrome in LECTERN_CHROMIUM.',
    )
  const args = packed.args.filter((one) => !UNWANTED.includes(one) && !GRAPHICS.test(one))
  return { executablePath: await packed.executablePath(), args: [...args, '--disable-gpu', HOSTS], headless }
}
