import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { ROOT } from '../../command/options.ts'
import { chunksOf } from './chunks.ts'
import { mergeLocales } from './merge-locales.ts'
import { PAINT, STYLE } from './page-bundles.ts'

type Outputs = Metafile['outputs']

const addressOf = (output: string) => `/assets/${path.basename(output)}`

/** Address of the chunk of a source file. */
export const scriptOf = (outputs: Outputs, source: string): string => addressOf(chunksOf(outputs, source)[0] as string)

interface Page {
  /** source of the script that the page begins with, then sources of what it fetches at once */
  readonly scripts: readonly [entry: string, ...string[]]
  /** more lines of the head */
  readonly head?: readonly string[]
}

/** HTML of a page, and the addresses that it preloads, its script first. */
export async function renderPage(outputs: Outputs, { scripts, head = [] }: Page): Promise<{ html: string; preload: string[] }> {
  const preload = [...new Set(scripts.flatMap((source) => chunksOf(outputs, source)).map(addressOf))]
  const font = Object.keys(outputs).find((name) => /inter-latin-wght-normal-\w+\.woff2$/.test(name)) as string
  const lines = [
    `<link rel="preload" href="${addressOf(font)}" as="font" type="font/woff2" crossorigin>`,
    `<link rel="stylesheet" href="${scriptOf(outputs, STYLE)}">`,
    `<script src="${scriptOf(outputs, PAINT)}"></script>`,
    `<script type="module" src="${preload[0]}"></script>`,
    ...preload.slice(1).map((address) => `<link rel="modulepreload" href="${address}">`),
    ...head,
  ]
  const icons = Object.keys(outputs).find((name) => /icons-\w+\.svg$/.test(name)) as string
  const page = await readFile(path.join(ROOT, 'web/index.html'), 'utf8')
  const html = page.replace('<!-- build -->', () => lines.join('\n    ')).replaceAll('icons.svg', addressOf(icons))
  return { html, preload }
}

/** Writes a file of texts for each language into the folder `i18n`. */
export async function writeLocales(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'i18n'), { recursive: true })
  for (const [language, messages] of Object.entries(mergeLocales(path.join(ROOT, 'web/src/locales'))))
    await writeFile(path.join(folder, 'i18n', `${language}.json`), JSON.stringify(messages))
}
