import { constants, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { demoLibrary } from '#test/e2e/support/demo-library.ts'
import { launchOptions } from '#test/e2e/support/launch-options.ts'
import { startSite } from '../bench/local-site.ts'
import { buildWeb } from '../build/build-web.ts'
import { OptionError, readOptions } from '../command/options.ts'
import { tempRoot } from '../command/temp-root.ts'
import { seedPoints } from '../demo/points/seed-points.ts'
import { drawPictures, signInOnce } from './draw-pictures.ts'
import { seedLists } from './seed-lists.ts'
import { seedUsage } from './seed-usage.ts'
import { type Sight, STATES, type State, sightsOf } from './sights.ts'
import { GROUP, POINT, STOPS } from './stops.ts'
import { type Pictured, writeSheets } from './write-sheets.ts'

/** Pages that are pictured at once. */
const AT_ONCE = 2

function chosenSights(words: readonly string[]): [State, Sight][] {
  const states = STATES.filter((state) => words.includes(state))
  const parts = words.filter((word) => !states.some((state) => state === word))
  const stops = STOPS.filter(({ route }) => parts.length === 0 || parts.some((part) => route.includes(part)))
  const chosen = stops.flatMap(sightsOf).filter(([state]) => states.length === 0 || states.includes(state))
  if (chosen.length === 0) throw new OptionError(`No route and state is named by ${words.join(' ')}.`)
  return chosen
}

const folderOf = (at: number, state: State, { address, opens }: Sight) =>
  `${String(at).padStart(3, '0')}-${opens ? 'dialog' : state.replace(' ', '-')}-${address.replace(/[^\w]+/g, '-').slice(0, 60)}`

async function addContents(data: string): Promise<void> {
  const embedded = await openEmbedded(data)
  await seedPoints(embedded.ports)
  await seedUsage(embedded)
  await embedded.close()
}

/**
 * `npm run walk -- [WORDS] --out FOLDER [--data FOLDER]`: pictures every route in each of its states, or those that the words name by
 * a part of the route or by a state, in English and Arabic, light and dark, at three widths; on a copy of the demo library, or of data.
 */
export async function main(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args, { out: { type: 'string' } })
  if (!values.out) throw new OptionError('Name the folder of the pictures: --out FOLDER.')
  const out = path.resolve(String(values.out))
  const sights = chosenSights(positionals)
  mkdirSync(out, { recursive: true })
  const folder = mkdtempSync(path.join(tempRoot(), 'lectern-walk-'))
  const data = path.join(folder, 'data')
  try {
    const library = values.data ? path.resolve(String(values.data)) : await demoLibrary()
    cpSync(library, data, { recursive: true, mode: constants.COPYFILE_FICLONE })
    await Promise.all([addContents(data), buildWeb()])
    const site = await startSite(data)
    const browser = await chromium.launch(await launchOptions())
    Object.assign(process.env, { SITE_PORT: String(site.port), SITE_FOLDER: folder })
    try {
      const { point, group } = await seedLists(site)
      const led = sights.map(
        ([state, sight]) =>
          [state, { ...sight, address: sight.address.replace(POINT, point).replace(GROUP, group) }] as [State, Sight],
      )
      for (const person of new Set(led.map(([, sight]) => sight.person))) await signInOnce(browser, person)
      const pictured: Pictured[] = led.map(([state, sight], at) => ({ state, sight, folder: folderOf(at, state, sight) }))
      const left = [...pictured]
      const work = async () => {
        for (let next = left.shift(); next; next = left.shift()) {
          await drawPictures(browser, next.state, next.sight, path.join(out, next.folder))
          console.log(`${pictured.length - left.length} of ${pictured.length}: ${next.sight.address}, ${next.state}`)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      await writeSheets(browser, out, pictured)
    } finally {
      await browser.close()
      await site.stop()
    }
    console.log(`${sights.length} sights: ${path.join(out, 'index.html')}`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
