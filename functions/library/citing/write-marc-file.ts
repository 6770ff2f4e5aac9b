import { bytesOf, type MarcRecord } from '#citations/marc/marc-record.ts'
import { writeIso2709 } from '#citations/marc/write-iso2709.ts'
import { writeMarcText, writeMnemonic } from '#citations/marc/write-marc-text.ts'
import { writeMarcXml, XML_BEGIN, XML_END } from '#citations/marc/write-marc-xml.ts'
import type { MarcFormat } from '#contract/documents/citations.ts'

const WRITERS: Readonly<Record<MarcFormat, (record: MarcRecord) => Uint8Array>> = {
  mrc: writeIso2709,
  mrk: (record) => bytesOf(writeMnemonic(record)),
  txt: (record) => bytesOf(writeMarcText(record)),
  xml: (record) => bytesOf(writeMarcXml(record)),
}

/** Pieces of a file of records, a record each. */
export async function* writeMarcFile(format: MarcFormat, records: AsyncIterable<MarcRecord>): AsyncGenerator<Uint8Array> {
  if (format === 'xml') yield bytesOf(XML_BEGIN)
  for await (const record of records) yield WRITERS[format](record)
  if (format === 'xml') yield bytesOf(XML_END)
}
