import type { Holdable } from '#entitlement/holdings.ts'
import type { LibraryDocument, StoredRecord } from './library-document.ts'
import type { Publisher } from './record.ts'

/** Record of a text: by which publisher, under which designation. */
interface TextSource {
  readonly contentCode: string
  readonly publisherCode: string
  readonly publisherName: string
  readonly designation: string
}

/**
 * A document as readers meet it: a text with all records that the library has of it. Its metadata are those of the record that
 * stands for its twins, its files those of the first record that has any, and each of the records' attributes opens it.
 */
export interface JoinedDocument extends LibraryDocument {
  readonly opens: Holdable
  /** the record that stands for the text first */
  readonly sources: readonly TextSource[]
  /** records of the sources, as each states itself */
  readonly records: readonly StoredRecord[]
  /** codes of records of the text that the library no longer has; absent without any */
  readonly formerCodes?: readonly string[]
}

/**
 * Lists the codes of a text: those of all its records, that of the record that stands for it first, those of records that were
 * removed, and the code that was asked for. What somebody keeps with a text stands under the code of the record that stood for it then, and is looked for under each.
 */
export function codesOfText(document: Pick<JoinedDocument, 'sources' | 'formerCodes'> | undefined, asked?: string): string[] {
  const codes = new Set([...(document?.sources.map(({ contentCode }) => contentCode) ?? []), ...(document?.formerCodes ?? [])])
  if (asked !== undefined) codes.add(asked)
  return [...codes]
}

const hasFile = ({ publisher, files }: LibraryDocument) => publisher.type !== 'CPP' && (files.pdf ?? files.html) !== undefined
const isOutside = ({ publisher }: LibraryDocument) => publisher.type === 'CPP'

/** All relations that records of a text state, each once. */
function relationsOfText(twins: readonly LibraryDocument[]): StoredRecord['relations'] {
  const all = new Map<string, StoredRecord['relations'][number]>()
  for (const stated of twins.flatMap(({ record }) => record.relations)) {
    const name = `${stated.type} ${stated.designation}`
    if (!all.has(name)) all.set(name, stated)
  }
  return [...all.values()]
}

/** Makes one document of the records of a text, the one that stands for them first. */
export function joinRecords(twins: readonly LibraryDocument[]): JoinedDocument {
  const first = twins[0] as LibraryDocument
  // An own file is better than an address elsewhere, which is better than none.
  const file = twins.find(hasFile) ?? twins.find(isOutside) ?? first
  const publisher: Publisher = { ...first.publisher, type: file.publisher.type }
  const { drm, downloadable, accessUrl } = file.record
  return {
    contentCode: first.contentCode,
    record:
      twins.length === 1 ? first.record : { ...first.record, relations: relationsOfText(twins), drm, downloadable, accessUrl },
    publisher: file === first ? first.publisher : publisher,
    files: file.files,
    opens: {
      publishers: [...new Set(twins.map(({ record }) => record.publisher))],
      collections: [...new Set(twins.flatMap(({ record }) => record.collections))],
    },
    records: twins.map(({ record }) => record),
    sources: twins.map(({ contentCode, record, publisher }) => ({
      contentCode,
      publisherCode: record.publisher,
      publisherName: publisher.name,
      designation: record.designation,
    })),
  }
}
