import { knownPublisher, publisherCode } from '#library/document/known-publishers.ts'
import { sourceKey, sourceKeyOf } from '#library/stamps.ts'
import type { Draft, IngestCandidate } from '../source/candidate.ts'
import type { SourceLocation } from '../source/source.ts'
import { stampOf } from '../source/stamp.ts'
import { mapRelaton } from './map-relaton.ts'
import { parseAs, refuseTooLarge } from './parse-as.ts'
import { RelatonRecord } from './relaton-schema.ts'

/** Length of a record as text; a shorter one never becomes too large. */
const MIN_CHECKED_LENGTH = 50_000

/** Record of a file, as JSON text and as its value. */
interface GivenRecord {
  readonly location: SourceLocation
  readonly text: string
  readonly value: unknown
  /** begins the names of fields in refusals */
  readonly within?: string
}

/** Makes a candidate of a record without files. Throws Refused. */
export function recordCandidate({ location, text, value, within = '' }: GivenRecord): IngestCandidate {
  return {
    location,
    key: keyOf(value, within),
    stamp: stampOf(text),
    bytes: 4 * text.length,
    read: async () => draftOf(value, text.length, within),
  }
}

/** Key of a record. Without an own id the whole record has to be mapped. */
function keyOf(value: unknown, within: string): string {
  const { id, publisher } = (value ?? {}) as { id?: unknown; publisher?: unknown }
  if (typeof id === 'string' && typeof publisher === 'string' && id.trim() !== '' && id.length <= 300) {
    return sourceKeyOf(publisherCode(publisher), id.trim())
  }
  return sourceKey(mapRelaton(parseAs(RelatonRecord, value, within)).record)
}

function draftOf(value: unknown, length: number, within: string): Draft {
  const given = parseAs(RelatonRecord, value, within)
  const { record, remarks } = mapRelaton(given)
  if (length > MIN_CHECKED_LENGTH) refuseTooLarge(record)
  return { record, publisher: knownPublisher(given.publisher), oldPdfs: [], remarks }
}
