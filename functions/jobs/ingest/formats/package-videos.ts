import { open, stat } from 'node:fs/promises'
import type { LibraryRecord } from '#library/document/record.ts'
import { type DraftVideo, Refused } from '../source/candidate.ts'
import { packageFile } from './package-file.ts'
import { readTextFile } from './read-text-file.ts'

const MAX_VIDEO_BYTES = 512 * 1024 * 1024
const MAX_CAPTIONS_BYTES = 2 * 1024 * 1024
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

type Given = NonNullable<LibraryRecord['files']['videos']>[number]

/** Finds the videos that a document of a package names, and checks that they are what their names say. */
export async function packageVideos(folder: string, given: readonly Given[] = [], field: string): Promise<DraftVideo[]> {
  return Promise.all(given.map((one, index) => videoOf(folder, one, `${field}.videos[${index}]`)))
}

async function videoOf(folder: string, { title, section, duration, file, captions = [] }: Given, field: string) {
  const path = await packageFile(folder, file, `${field}.file`)
  const kind = /\.webm$/i.test(file) ? 'webm' : 'mp4'
  const refused = (reason: string) => new Refused({ field: `${field}.file`, reason: `${file}: ${reason}` })
  if ((await stat(path)).size > MAX_VIDEO_BYTES) throw refused(`larger than ${MAX_VIDEO_BYTES} bytes`)
  if ((await kindOf(path)) !== kind) throw refused(`not a video of the kind ${kind}`)
  return {
    ...({ title, section, duration, path, kind } as const),
    captions: await Promise.all(
      captions.map(async ({ language, file: name }, index) => {
        const at = `${field}.captions[${index}].file`
        const captionsPath = await packageFile(folder, name, at)
        const text = await readTextFile(captionsPath, MAX_CAPTIONS_BYTES)
        if (!/^WEBVTT(\s|$)/.test(text)) throw new Refused({ field: at, reason: `${name}: not WebVTT` })
        return { language, path: captionsPath }
      }),
    ),
  }
}

/** Tells the kind of a video by its first bytes. */
async function kindOf(path: string): Promise<DraftVideo['kind'] | undefined> {
  const handle = await open(path)
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    if (buffer.subarray(0, 4).equals(EBML)) return 'webm'
    return buffer.toString('latin1', 4, 8) === 'ftyp' ? 'mp4' : undefined
  } finally {
    await handle.close()
  }
}
