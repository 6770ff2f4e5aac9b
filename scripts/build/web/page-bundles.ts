import type { BuildOptions } from 'esbuild'
import { ROOT } from '../../command/options.ts'
import { cssInScript } from './css-in-script.ts'
import { iconSprite } from './icon-sprite.ts'
import { lightContract } from './light-contract.ts'
import { shareApplication } from './share-application.ts'
import { tenantLooks } from './tenant-looks.ts'

export const ENTRY = 'web/src/main.ts'
/** Fetched first by `main.ts` on every page but the silent renewal. */
export const START = 'web/src/app/start.tsx'
/** Has a chunk of its own, which browsers keep over releases. */
const FRAMEWORK = 'react-dom/client'
export const PAINT = 'web/src/paint.ts'
export const STYLE = 'web/src/app/app.css'
/** Fonts by an address that stays, for the frames that functions answer. */
const FONTS = 'web/src/styles/fonts.css'
/** The service worker, which stands at the root: it serves addresses at and below its own alone. */
const OFFLINE = 'web/src/offline.ts'

interface PageBundles {
  readonly outdir: string
  /** changes with the sources */
  readonly stamp: string
  /** readable, with the checks of React; without source maps, which take as long as all else */
  readonly development?: boolean
  /** more scripts beside the page's own */
  readonly scripts?: readonly string[]
}

/** Bundles of the page: its script, what runs before the first paint, its style and fonts, and the service worker of a release. */
export function pageBundles({ outdir, stamp, development = false, scripts = [] }: PageBundles): BuildOptions[] {
  const shared: BuildOptions = {
    absWorkingDir: ROOT,
    bundle: true,
    minify: !development,
    target: 'es2022',
    publicPath: '/assets/',
    assetNames: '[name]-[hash]',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    loader: { '.woff2': 'file', '.woff': 'empty', '.svg': 'file', '.png': 'file', '.gif': 'file', '.cur': 'file' },
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    outdir,
  }
  const define = {
    'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
    BUILD_STAMP: JSON.stringify(stamp),
  }
  const script: BuildOptions = {
    ...shared,
    define,
    entryPoints: [ENTRY, FRAMEWORK, ...scripts],
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    jsxDev: development,
    plugins: [shareApplication(ENTRY), iconSprite(), lightContract(), cssInScript({ ...shared, outdir })],
  }
  const paint: BuildOptions = {
    ...shared,
    define: { ...define, TENANT_LOOKS: JSON.stringify(tenantLooks()) },
    entryPoints: [PAINT],
    plugins: [lightContract()],
    format: 'iife',
  }
  const offline: BuildOptions = {
    ...shared,
    define,
    entryPoints: [OFFLINE],
    entryNames: '../[name]',
    format: 'iife',
  }
  const fonts: BuildOptions = { ...shared, entryPoints: [FONTS], entryNames: '../[name]' }
  return [script, paint, { ...shared, entryPoints: [STYLE] }, fonts, ...(development ? [] : [offline])]
}
