import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import createEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js'
import { defaultOptions } from '@jsquash/webp/meta.js'
import type { PagePicture } from '../pdf-text.ts'
import type { Drawing } from './draw-page.ts'

interface Encoder {
  encode(pixels: Uint8Array, columns: number, rows: number, options: Partial<typeof defaultOptions>): Uint8Array | null
}

/** WebAssembly of the encoder; in a bundle, a file beside the bundle. */
const WASM = import.meta.url.endsWith('.ts')
  ? new URL(import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  : new URL('./webp_enc_simd.wasm', import.meta.url)

/** Steps of a colour's red, green and blue: enough for smooth letters, and half the bytes of all steps. */
const STEPS = 7
/** Colours of a page of text and drawings at most. A page with photographs has more, and is compressed as those are. */
const MAX_COLOURS = 256
const TEXT = { ...defaultOptions, lossless: 1, quality: 20, method: 2 }
const PHOTOGRAPH = { ...defaultOptions, quality: 50, method: 2 }

let encoder: Promise<Encoder> | undefined

/** Encodes a drawn page as WebP; undefined for a page without a mark: its letters may have a font that only a browser has. */
export async function encodePicture({ pixels, columns, rows, width, height }: Drawing): Promise<PagePicture | undefined> {
  const reduced = reduceColours(pixels)
  const colours = countColours(reduced)
  if (colours === 1) return undefined
  encoder ??= createEncoder({ wasmBinary: readFileSync(fileURLToPath(WASM)) }) as unknown as Promise<Encoder>
  const isText = colours <= MAX_COLOURS
  const encoded = (await encoder).encode(isText ? reduced : pixels, columns, rows, isText ? TEXT : PHOTOGRAPH)
  return encoded ? { bytes: Uint8Array.from(encoded), width, height } : undefined
}

const REDUCED = Uint8Array.from({ length: 256 }, (_, value) => Math.round((Math.round((value / 255) * STEPS) * 255) / STEPS))

const reduceColours = (pixels: Uint8Array) => pixels.map((value) => REDUCED[value] as number)

/** Counts colours, up to one more than a page of text has. */
function countColours(pixels: Uint8Array): number {
  const colours = new Set<number>()
  let last = -1
  for (const colour of new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)) {
    if (colour === last) continue
    last = colour
    if (colours.add(colour).size > MAX_COLOURS) break
  }
  return colours.size
}
