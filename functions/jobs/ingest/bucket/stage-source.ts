import path from 'node:path'
import type { Objects } from '#ports/objects.ts'
import type { Refusal } from '../source/candidate.ts'
import { type Format, PACKAGE_FILE, type Source } from '../source/find-sources.ts'
import { type SliceLimits, stageLines } from './stage-lines.ts'
import { type PackageLimits, stageObject, stagePackage } from './stage-package.ts'

/** Where a part of an object begins: of lines its byte and line, of a package its document. */
export interface Position {
  readonly byte: number
  /** from 1 */
  readonly line: number
  readonly document: number
}

export const BEGINNING: Position = { byte: 0, line: 1, document: 0 }

export interface PartLimits {
  readonly lines: SliceLimits
  readonly package: PackageLimits
}

export interface Staged {
  readonly source: Source
  /** where the next part begins; absent with the last */
  readonly next?: Position
  readonly refused: readonly Refusal[]
  /** of a path on this disk: the name that it has among the objects */
  nameOf(path: string): string
}

export interface Part {
  readonly key: string
  /** what follows `incoming/` */
  readonly name: string
  readonly format: Format
  /** of the object */
  readonly size: number
  readonly at: Position
}

/** Brings a part of an object into an empty folder on this disk, as a source that the ingest reads; undefined where it is gone. */
export async function stageSource(objects: Objects, part: Part, folder: string, limits: PartLimits): Promise<Staged | undefined> {
  if (part.format === 'relaton') return stageSlice(objects, part, folder, limits)
  if (part.format === 'package') return stageDocuments(objects, part, folder, limits)
  const file = path.join(folder, `object.${part.format}`)
  if (!(await stageObject(objects, part.key, file))) return undefined
  return { source: sourceOf(part, file), refused: [], nameOf: renaming(file, part.name) }
}

async function stageSlice(objects: Objects, part: Part, folder: string, limits: PartLimits): Promise<Staged> {
  const file = path.join(folder, 'object.ndjson')
  const staged = await stageLines(objects, { ...part, limits: limits.lines }, file)
  return {
    source: { ...sourceOf(part, file), bytes: staged.bytes, firstLine: part.at.line },
    next: staged.next && { ...part.at, ...staged.next },
    refused: staged.broken === undefined ? [] : [{ file: part.name, reason: staged.broken }],
    nameOf: renaming(file, part.name),
  }
}

async function stageDocuments(objects: Objects, part: Part, folder: string, limits: PartLimits): Promise<Staged | undefined> {
  const library = path.join(folder, PACKAGE_FILE)
  if (!(await stageObject(objects, part.key, library))) return undefined
  const request = { key: part.key, library, from: part.at.document, limits: limits.package }
  const { documents, next, refused } = await stagePackage(objects, request)
  return {
    source: { ...sourceOf(part, library), documents },
    next: next === undefined ? undefined : { ...part.at, document: next },
    refused: refused.map(({ document, reason }) => ({ file: part.name, field: `documents[${document}].files`, reason })),
    nameOf: renaming(folder, path.posix.dirname(part.name)),
  }
}

const sourceOf = ({ format, name, size }: Part, file: string): Source => ({ format, path: file, name, bytes: size })

const renaming = (from: string, to: string) => (text: string) => text.replaceAll(from, to)
