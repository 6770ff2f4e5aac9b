import path from 'node:path'
import type { Objects } from '#ports/objects.ts'
import { COLUMNS_ENDING, PACKAGE_FILE } from '../source/find-sources.ts'
import type { Format, Refusal, Source } from '../source/source.ts'
import type { PartLimits, PartPosition } from './part-limits.ts'
import { stageLines } from './stage-lines.ts'
import { stageObject, stagePackage } from './stage-package.ts'

export interface StagedPart {
  readonly source: Source
  /** start of the next part; absent after the last */
  readonly next?: PartPosition
  readonly refused: readonly Refusal[]
  /** Replaces paths on this disk in a text by names of objects. */
  nameOf(text: string): string
}

export interface ObjectPart {
  readonly key: string
  /** key without `<tenant>/incoming/` */
  readonly name: string
  readonly format: Format
  /** bytes of the object */
  readonly size: number
  readonly at: PartPosition
}

/** Copies a part of an object into an empty folder, as a source for the ingest; undefined if the object is gone. */
export async function stageSource(
  objects: Objects,
  part: ObjectPart,
  folder: string,
  limits: PartLimits,
): Promise<StagedPart | undefined> {
  if (part.format === 'relaton') return stageSlice(objects, part, folder, limits)
  if (part.format === 'package') return stageDocuments(objects, part, folder, limits)
  const file = path.join(folder, `object${path.posix.extname(part.name)}`)
  if (!(await stageObject(objects, part.key, file))) return undefined
  if (part.format === 'table') await stageObject(objects, part.key + COLUMNS_ENDING, file + COLUMNS_ENDING)
  return { source: sourceOf(part, file), refused: [], nameOf: renaming(file, part.name) }
}

async function stageSlice(objects: Objects, part: ObjectPart, folder: string, limits: PartLimits): Promise<StagedPart> {
  const file = path.join(folder, 'object.ndjson')
  const staged = await stageLines(objects, { ...part, limits: limits.lines }, file)
  return {
    source: { ...sourceOf(part, file), bytes: staged.bytes, firstLine: part.at.line },
    next: staged.next && { ...part.at, ...staged.next },
    refused: staged.broken === undefined ? [] : [{ file: part.name, reason: staged.broken }],
    nameOf: renaming(file, part.name),
  }
}

async function stageDocuments(
  objects: Objects,
  part: ObjectPart,
  folder: string,
  limits: PartLimits,
): Promise<StagedPart | undefined> {
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

const sourceOf = ({ format, name, size }: ObjectPart, file: string): Source => ({ format, path: file, name, bytes: size })

const renaming = (from: string, to: string) => (text: string) => text.replaceAll(from, to)
