import { isbnIn } from '#text/isbn.ts'
import type { StoredRecord } from '../document/library-document.ts'

const DOI = /10\.\d{4,9}\/\S+/

/** A paper carries the ISBN of its book. */
const isPaper = ({ contentType }: Pick<StoredRecord, 'contentType'>) => /PAPER/.test(contentType)

/** Identifiers of a document itself, as old links ask for it: its DOI, and `ISBN` with its thirteen digits. */
export function identifiersOf(record: Pick<StoredRecord, 'contentType' | 'details'>): string[] {
  const { doi = '', isbn = '' } = record.details ?? {}
  const [found, number] = [DOI.exec(doi)?.[0], isPaper(record) ? undefined : isbnIn(isbn)]
  return [...(found ? [found] : []), ...(number ? [`ISBN ${number}`] : [])]
}
