import { knownPublisher, publisherCode } from '#library/document/known-publishers.ts'
import { sourceKey, sourceKeyOf } from '#library/stamps.ts'
import { type Draft, type IngestCandidate, type IngestReporter, Refused } from '../source/candidate.ts'
import type { Source } from '../source/source.ts'
import { stampOf } from '../source/stamp.ts'
import { mapRelaton } from './map-relaton.ts'
import { parseAs, refuseTooLarge } from './parse-as.ts'
import { readLines, type SourceLine, textOfLine } from './read-lines.ts'
import { RelatonRecord } from './relaton-schema.ts'

/** A shorter line never gives a record that is too large. */
const MIN_CHECKED_LINE_BYTES = 50_000

/** Reads a file of Relaton-style records, one a line. */
export async function* readRelaton(
  { path: file, firstLine }: Source,
  reporter: IngestReporter,
): AsyncIterable<readonly IngestCandidate[]> {
  for await (const lines of readLines(file, reporter, firstLine)) {
    yield lines.flatMap((line) => candidateOf(file, line, reporter) ?? [])
  }
}

function candidateOf(file: string, line: SourceLine, reporter: IngestReporter): IngestCandidate | undefined {
  const location = { file, line: line.number }
  try {
    const text = lineText(line)
    const value = parseLine(text)
    return {
      location,
      key: keyOf(value),
      stamp: stampOf(text),
      bytes: 4 * line.bytes.length,
      read: async () => draftOf(value, line),
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) reporter.refuse({ ...location, ...refusal })
    return undefined
  }
}

function lineText(line: SourceLine): string {
  const text = textOfLine(line)
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

/** Key of a record. Without an own id the whole record has to be mapped. */
function keyOf(value: unknown): string {
  const { id, publisher } = (value ?? {}) as { id?: unknown; publisher?: unknown }
  if (typeof id === 'string' && typeof publisher === 'string' && id.trim() !== '' && id.length <= 300) {
    return sourceKeyOf(publisherCode(publisher), id.trim())
  }
  return sourceKey(mapRelaton(parseAs(RelatonRecord, value)).record)
}

function draftOf(value: unknown, line: SourceLine): Draft {
  const given = parseAs(RelatonRecord, value)
  const { record, remarks } = mapRelaton(given)
  if (line.bytes.length > MIN_CHECKED_LINE_BYTES) refuseTooLarge(record)
  return { record, publisher: knownPublisher(given.publisher), oldPdfs: [], remarks }
}
