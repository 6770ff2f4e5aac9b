import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { COMBINATIONS, nameOf } from './combinations.ts'
import type { Sight, State } from './sights.ts'

/** Pictures of one sight in all combinations. */
export interface Pictured {
  readonly state: State
  readonly sight: Sight
  /** name of its folder within that of the walk */
  readonly folder: string
}

const SHEET_WIDTH = 2400
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const STYLE =
  'body{margin:12px;font:14px sans-serif;background:#888}h2{margin:4px 0 8px}div{display:grid;grid-template-columns:repeat(2,1440fr 1024fr 390fr);gap:8px}img{width:100%;display:block}'

const titleOf = ({ state, sight: { address, opens = [], person } }: Pictured) =>
  escaped([address, ...opens.map((act) => (typeof act === 'string' ? act : act.text)), state, person].join(' · '))

function pictureTags(prefix: string): string {
  // English stands beside Arabic; light above dark.
  const order = ['light', 'dark'].flatMap((scheme) => COMBINATIONS.filter((one) => one.scheme === scheme))
  return order
    .map((one) => `<a href="${prefix}${nameOf(one)}.png"><img alt="${nameOf(one)}" src="${prefix}${nameOf(one)}.png"></a>`)
    .join('')
}

/** Lays the twelve pictures of each sight side by side: a picture for each, and a page with all. */
export async function writeSheets(browser: Browser, out: string, all: readonly Pictured[]): Promise<void> {
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 800 } })
  for (const pictured of all) {
    const file = path.join(out, pictured.folder, 'sheet.html')
    writeFileSync(file, `<style>${STYLE}</style><h2>${titleOf(pictured)}</h2><div>${pictureTags('')}</div>`)
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({ path: path.join(out, `${pictured.folder}.png`), fullPage: true })
  }
  await page.close()
  const sections = all.map((one) => `<h2>${titleOf(one)}</h2><div>${pictureTags(`${one.folder}/`)}</div>`)
  writeFileSync(
    path.join(out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${sections.join('\n')}`,
  )
}
