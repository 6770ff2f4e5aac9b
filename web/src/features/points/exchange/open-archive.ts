import { MAX_FILE_SIZE } from './read-import-file.ts'

/** File of an archive. */
interface PackedFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const MAX_FILES = 2000
const POINT_FILE = /\.(?:xfdf|json)$/i
/** Folder in which macOS packs what its own file system knows of each file. */
const SHADOWS = /(?:^|\/)(?:__MACOSX\/|\._)/

/** Tells whether bytes are a ZIP archive. */
export const isArchive = ([a, b, c, d]: Uint8Array): boolean => a === 0x50 && b === 0x4b && c === 3 && d === 4

/**
 * Unpacks the files of points of a ZIP archive, in the order of their names. None where it has none, as a workbook has; undefined
 * where it is damaged or would be larger than a file may be.
 */
export async function openArchive(bytes: Uint8Array): Promise<readonly PackedFile[] | undefined> {
  const { unzipSync } = await import('fflate')
  let [size, count] = [0, 0]
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!POINT_FILE.test(name) || SHADOWS.test(name)) return false
        size += originalSize
        count++
        if (size > MAX_FILE_SIZE || count > MAX_FILES) throw new RangeError('too large')
        return true
      },
    })
    return Object.entries(files)
      .map(([name, one]) => ({ name, bytes: one }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return undefined
  }
}
