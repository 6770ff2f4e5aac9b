import type { TextSpot } from '#text/json-fault.ts'
import { findImportFault } from './find-import-fault.ts'
import { decodeImport, otherKindOf } from './import-bytes.ts'
import { isArchive, openArchive } from './open-archive.ts'
import { type ImportFile, joinImports, readImportText } from './read-import-file.ts'

/** Reason for which a file is not one of points. */
export type FileProblem = 'pdf' | 'spreadsheet' | 'encoding' | 'archive' | 'broken' | 'unreadable'

/** Place at which a file breaks, with its name where it is one of an archive. */
export interface BrokenPlace extends TextSpot {
  readonly name?: string
}

type ReadImport =
  | { readonly file: ImportFile; readonly problem?: undefined; readonly broken?: undefined }
  | { readonly problem: FileProblem; readonly broken?: BrokenPlace; readonly file?: undefined }

function readPlain(bytes: Uint8Array, name?: string): ReadImport {
  const text = decodeImport(bytes)
  const file = text === undefined ? undefined : readImportText(text)
  if (file) return { file }
  const spot = text === undefined ? undefined : findImportFault(text)
  if (spot) return { problem: 'broken', broken: { ...spot, ...(name && { name }) } }
  return { problem: otherKindOf(bytes) ?? (text === undefined ? 'encoding' : 'unreadable') }
}

/** Reads a file of points, or all of an archive. Where one of those cannot be read, none is. */
export async function readImportBytes(bytes: Uint8Array): Promise<ReadImport> {
  if (!isArchive(bytes)) return readPlain(bytes)
  const packed = await openArchive(bytes)
  if (!packed) return { problem: 'archive' }
  if (packed.length === 0) return { problem: 'spreadsheet' }
  const files: ImportFile[] = []
  for (const one of packed) {
    const read = readPlain(one.bytes, one.name)
    if (read.problem !== undefined) return read
    files.push(read.file)
  }
  return { file: joinImports(files) }
}
