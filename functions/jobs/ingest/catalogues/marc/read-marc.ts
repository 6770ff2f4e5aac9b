import { readFile, stat } from 'node:fs/promises'
import { childElements, type XmlElement } from '../../formats/xml-tree.ts'
import { Refused } from '../../source/candidate.ts'
import type { ReadCatalogue } from '../catalogue.ts'
import { readXmlRecords } from '../xml-records.ts'
import { recordsOfIso2709 } from './iso2709.ts'
import type { ReadMarc } from './read-marc-field.ts'
import { recordOfMarc } from './record-of-marc.ts'

const MAX_MARC_BYTES = 256 * 2 ** 20

/** Reads MARC 21 as ISO 2709 writes it. */
export const readIso2709: ReadCatalogue = async function* (file) {
  const { size } = await stat(file)
  if (size > MAX_MARC_BYTES) throw new Refused({ reason: `larger than ${MAX_MARC_BYTES / 2 ** 20} MB` })
  for (const { number, ...read } of recordsOfIso2709(await readFile(file))) {
    const within = `record ${number}`
    yield 'refusal' in read
      ? { within, refusal: { reason: read.refusal } }
      : { within, record: recordOfMarc({ number, ...read }) }
  }
}

/** Reads MARCXML: a record, or a collection of them, also within the answer of another protocol. */
export const readMarcXml: ReadCatalogue = async function* (file) {
  let number = 0
  for await (const { element, line } of readXmlRecords(file, (path) => path.at(-1) === 'record')) {
    number += 1
    yield { line, record: recordOfMarc(marcOfXml(element, number)) }
  }
}

function marcOfXml(record: XmlElement, number: number): ReadMarc {
  const fields = childElements(record, 'controlfield', 'datafield').map((field) => ({
    tag: field.attributes.tag ?? '',
    text: field.children.filter((child) => typeof child === 'string').join(''),
    indicators: `${field.attributes.ind1 ?? ' '}${field.attributes.ind2 ?? ' '}`,
    subfields: childElements(field, 'subfield').map(
      ({ attributes, children }) =>
        [attributes.code ?? '', children.filter((child) => typeof child === 'string').join('')] as const,
    ),
  }))
  return { number, fields }
}
