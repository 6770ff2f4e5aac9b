import type { Holdable } from '#entitlement/holdings.ts'
import type { LibraryDocument } from './library-document.ts'
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
export interface HeldDocument extends LibraryDocument {
  readonly opens: Holdable
  /** the record that stands for the text first */
  readonly sources: readonly TextSource[]
}

const hasFile = ({ publisher, files }: LibraryDocument) => publisher.type !== 'CPP' && (files.pdf ?? files.html) !== undefined
const isOutside = ({ publisher }: LibraryDocument) => publisher.type === 'CPP'

/** Makes one document of the records of a text, the one that stands for them first. */
export function heldDocumentOf(twins: readonly LibraryDocument[]): HeldDocument {
  const first = twins[0] as LibraryDocument
  // An own file is better than an address elsewhere, which is better than none.
  const file = twins.find(hasFile) ?? twins.find(isOutside) ?? first
  const publisher: Publisher = { ...first.publisher, type: file.publisher.type }
  const { drm, downloadable, accessUrl } = file.record
  return {
    contentCode: first.contentCode,
    record: file === first ? first.record : { ...first.record, drm, downloadable, accessUrl },
    publisher: file === first ? first.publisher : publisher,
    files: file.files,
    opens: {
      publishers: [...new Set(twins.map(({ record }) => record.publisher))],
      collections: [...new Set(twins.flatMap(({ record }) => record.collections))],
    },
    sources: twins.map(({ contentCode, record, publisher }) => ({
      contentCode,
      publisherCode: record.publisher,
      publisherName: publisher.name,
      designation: record.designation,
    })),
  }
}
