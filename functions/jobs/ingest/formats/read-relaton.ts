import { sourceKey, sourceKeyOf } from '#library/stamps.ts'
import { type Candidate, type Desk, type Draft, Refused } from '../source/candidate.ts'
import type { Source } from '../source/find-sources.ts'
import { stampOf } from '../source/stamp.ts'
import { knownPublisher, publisherCode } from './known-publishers.ts'
import { mapRelaton } from './map-relaton.ts'
import { parseAs, refuseTooLarge } from './parse-as.ts'
import { type Line, readLines, textOf } from './read-lines.ts'
import { RelatonRecord } from './relaton-schema.ts'

/** A shorter line never makes a record that is too large. */
const LONG_LINE = 50_000

/** A record a line, in the manner of Relaton. */
export async function* readRelaton({ path: file, firstLine }: Source, desk: Desk): AsyncIterable<readonly Candidate[]> {
  for await (const lines of readLines(file, desk, firstLine)) {
    yield lines.flatMap((line) => candidateOf(file, line, desk) ?? [])
  }
}

function candidateOf(file: string, line: Line, desk: Desk): Candidate | undefined {
  const place = { file, line: line.number }
  try {
    const text = lineText(line)
    const value = parseLine(text)
    return {
      place,
      key: keyOf(value),
      stamp: stampOf(text),
      bytes: 4 * line.bytes.length,
      read: async () => draftOf(value, line),
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) desk.refuse({ ...place, ...refusal })
    return undefined
  }
}

function lineText(line: Line): string {
  const text = textOf(line)
  if (text === undefined) throw new Refused({ reason: 'not UTF-8 text' })
  return text.trimEnd()
}

function parseLine(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused({ reason: 'not JSON' })
  }
}

/** The whole record is looked at only where it has no id of its own. */
function keyOf(value: unknown): string {
  const { id, publisher } = (value ?? {}) as { id?: unknown; publisher?: unknown }
  if (typeof id === 'string' && typeof publisher === 'string' && id.trim() !== '' && id.length <= 300) {
    return sourceKeyOf(publisherCode(publisher), id.trim())
  }
  return sourceKey(mapRelaton(parseAs(RelatonRecord, value)))
}

function draftOf(value: unknown, line: Line): Draft {
  const given = parseAs(RelatonRecord, value)
  const record = mapRelaton(given)
  if (line.bytes.length > LONG_LINE) refuseTooLarge(record)
  return { record, publisher: knownPublisher(given.publisher), oldPdfs: [] }
}
