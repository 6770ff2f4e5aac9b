import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import createEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.js'
import { defaultOptions } from '@jsquash/webp/meta.js'
import type { PagePicture } from '../layout/pdf-content.ts'
import type { Drawing } from './draw-page.ts'

interface Encoder {
  encode(pixels: Uint8Array, columns: number, rows: number, options: Partial<typeof defaultOptions>): Uint8Array | null
}

/** WebAssembly of the encoder; in a bundle, a file beside the bundle. */
const WASM = import.meta.url.endsWith('.ts')
  ? new URL(import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm'))
  : new URL('./webp_enc_simd.wasm', import.meta.url)

/** Steps of a colour's red, green and blue at the edges of letters: enough for smooth ones, and half the bytes of all steps. */
const STEPS = 7
/** Share of a page from which a colour is an area and no edge: it stays as it is. */
const AREA = 0.01
/** Colours of a page of text and drawings at most, before and after those of edges are joined. A page with photographs has more. */
const MAX_COLOURS = { drawn: 20_000, joined: 256 }
const TEXT = { ...defaultOptions, lossless: 1, quality: 20, method: 2 }
const PHOTOGRAPH = { ...defaultOptions, quality: 50, method: 2 }

let encoder: Promise<Encoder> | undefined

/** Encodes a drawn page as WebP; undefined for a page without a mark: its letters may have a font that only a browser has. */
export async function encodePicture({ pixels, columns, rows, width, height }: Drawing): Promise<PagePicture | undefined> {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, columns * rows)
  const joined = joinColours(countColours(colours), columns * rows)
  if (joined?.size === 1) return undefined
  if (joined) for (const [at, colour] of colours.entries()) colours[at] = joined.get(colour) as number
  encoder ??= createEncoder({ wasmBinary: readFileSync(fileURLToPath(WASM)) }) as unknown as Promise<Encoder>
  const encoded = (await encoder).encode(pixels, columns, rows, joined ? TEXT : PHOTOGRAPH)
  return encoded ? { bytes: Uint8Array.from(encoded), width, height } : undefined
}

/** Counts the pixels of each colour, up to one colour more than a page of text has. */
function countColours(colours: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  let from = 0
  for (let at = 1; at <= colours.length && counts.size <= MAX_COLOURS.drawn; at++) {
    if (colours[at] === colours[from]) continue
    const colour = colours[from] as number
    counts.set(colour, (counts.get(colour) ?? 0) + at - from)
    from = at
  }
  return counts
}

/** Joins colours of edges that are alike. Returns the new colour of each; undefined for a photograph. */
function joinColours(counts: ReadonlyMap<number, number>, pixels: number): ReadonlyMap<number, number> | undefined {
  if (counts.size > MAX_COLOURS.drawn) return undefined
  const joined = new Map<number, number>()
  for (const [colour, count] of counts) joined.set(colour, count > pixels * AREA ? colour : reduceColour(colour))
  return new Set(joined.values()).size > MAX_COLOURS.joined ? undefined : joined
}

const reduceColour = (colour: number) =>
  (stepOf(colour) | (stepOf(colour >>> 8) << 8) | (stepOf(colour >>> 16) << 16) | (0xff << 24)) >>> 0
const stepOf = (value: number) => Math.round((Math.round(((value & 0xff) / 255) * STEPS) * 255) / STEPS)
