import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { OptionError } from './command/options.ts'
import { seedPoints } from './demo/points/seed-points.ts'
import { openPageBuild, type PageBuild } from './dev/build-page.ts'
import { openTypeCheck } from './dev/check-types.ts'
import { forwardTo } from './dev/forward.ts'
import { FunctionsHost } from './dev/functions-host.ts'
import { openPageStream, type PageState } from './dev/page-stream.ts'
import { renewContract } from './dev/renew-contract.ts'
import { runLatest } from './dev/run-latest.ts'
import { watchSources } from './dev/watch-sources.ts'
import { announce } from './start/announce.ts'
import { close, listen } from './start/listen.ts'
import { makeLibrary } from './start/make-library.ts'
import { markRunning } from './start/running.ts'
import { readSiteOptions } from './start/site-options.ts'
import { stopped } from './start/stopped.ts'

const COMMAND = 'npm run dev'
/** Node's own port for debuggers. */
const INSPECT = '--inspect=9229'

const say = (text: string) => console.log(text)

function inspectorPort(text: string | boolean | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new OptionError(`"${text}" is no port for a debugger.`)
  return port
}

async function prepareData(folder: string, demo: boolean): Promise<void> {
  const embedded = await openEmbedded(folder, { server: true })
  try {
    if (demo) {
      await makeLibrary(embedded, say)
      await seedPoints(embedded.ports)
    }
  } finally {
    await embedded.close()
  }
}

/** Builds the page and tells the open pages and the terminal how it went. */
async function showBuild(page: PageBuild, publish: (state: PageState) => void): Promise<void> {
  const began = performance.now()
  const state = await page.build()
  publish(state)
  say(state.failure ? `Page:\n${state.failure}` : `Page: built in ${Math.round(performance.now() - began)} ms.`)
}

interface Parts {
  readonly page: PageBuild
  readonly functions: FunctionsHost
  readonly stream: ReturnType<typeof openPageStream>
}

/** Brings the parts up to date with each change. Returns the function that ends it. */
function followSources({ page, functions, stream }: Parts): () => void {
  const types = openTypeCheck(say)
  const build = runLatest(() => showBuild(page, stream.publish))
  const unwatch = watchSources(['web', 'lib', 'functions'], async (files) => {
    say(`Changed: ${files.join(', ')}`)
    const within = (...folders: string[]) => files.some((file) => folders.some((folder) => file.startsWith(`${folder}/`)))
    if (within('lib')) renewContract()
    page.note(files)
    await Promise.all([within('web', 'lib') && build(), within('functions', 'lib') && functions.restart()])
    types.check()
  })
  return () => {
    unwatch()
    types.close()
  }
}

/** Serves the product as `npm start` does, and each change of its sources, until it is asked to stop. */
export async function main(args: string[]): Promise<number> {
  const given = args.map((one) => (one === '--inspect' ? INSPECT : one))
  const { port, data, host, demo, values } = readSiteOptions(given, COMMAND, { inspect: { type: 'string' } })
  const inspect = inspectorPort(values.inspect)
  const folder = await mkdtemp(path.join(tmpdir(), 'lectern-dev-'))
  const stream = openPageStream()
  const functions = new FunctionsHost({ settings: { port, data, page: folder }, say, inspect })
  const unmark = markRunning()
  try {
    await close(await listen(async (_, response) => void response.writeHead(503).end(), port, host, COMMAND))
    await prepareData(data, demo)
    const page = await openPageBuild(folder)
    await Promise.all([showBuild(page, stream.publish), functions.restart()])
    const forward = forwardTo(functions)
    const listener: Listener = async (request, response) => {
      if (!stream.handle(request, response)) await forward(request, response)
    }
    const servers = await listen(listener, port, host, COMMAND)
    const unfollow = followSources({ page, functions, stream })
    announce(port, say, [`http://localhost:${port}/gallery  every part of the page's own design`])
    await stopped()
    unfollow()
    stream.close()
    await Promise.all([close(servers), page.close()])
  } finally {
    await functions.close()
    unmark()
    await rm(folder, { recursive: true, force: true })
  }
  return 0
}
