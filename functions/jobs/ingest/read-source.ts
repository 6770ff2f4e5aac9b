import { readBibtex } from './catalogues/bibtex/read-bibtex.ts'
import type { ReadCatalogue } from './catalogues/catalogue.ts'
import { readCslJson } from './catalogues/csl/read-csl-json.ts'
import { readIso2709, readMarcXml } from './catalogues/marc/read-marc.ts'
import { readCatalogue } from './catalogues/read-catalogue.ts'
import { readRelatonXml, readRelatonYaml } from './catalogues/relaton/read-relaton-catalogue.ts'
import { readRfcIndex } from './catalogues/rfc-index.ts'
import { readTable } from './catalogues/tables/read-table.ts'
import { rootOfXml } from './catalogues/xml-records.ts'
import { readPackage } from './formats/read-package.ts'
import { readPdf } from './formats/read-pdf.ts'
import { readRelaton } from './formats/read-relaton.ts'
import { readSts } from './formats/read-sts.ts'
import type { IngestReporter, ReadSource } from './source/candidate.ts'
import type { Format, Source } from './source/source.ts'

/** Root elements of Relaton's XML; documents of Metanorma end in `-standard`. */
const RELATON_ROOT = /^(?:bibdata|bibitem|relaton-collection|metanorma|.+-standard)$/

const MARC_ROOT = /^(?:collection|record|OAI-PMH)$/

const catalogue =
  (read: ReadCatalogue): ReadSource =>
  (source, reporter) =>
    readCatalogue(read, source, reporter)

const READERS: Readonly<Record<Exclude<Format, 'names'>, ReadSource>> = {
  relaton: readRelaton,
  package: readPackage,
  xml: readXml,
  yaml: catalogue(readRelatonYaml),
  table: catalogue(readTable),
  marc: catalogue(readIso2709),
  csl: catalogue(readCslJson),
  bibtex: catalogue(readBibtex),
  pdf: readPdf,
}

/** Reads the documents that a source offers; a file of names offers none. */
export async function* readSource(source: Source, reporter: IngestReporter): ReturnType<ReadSource> {
  if (source.format !== 'names') yield* READERS[source.format](source, reporter)
}

/** Reads XML of any kind: a catalogue where its root element says it is one, else a standard. */
async function* readXml(source: Source, reporter: IngestReporter): ReturnType<ReadSource> {
  const root = (await rootOfXml(source.path)) ?? ''
  if (root === 'rfc-index') yield* readCatalogue(readRfcIndex, source, reporter)
  else if (RELATON_ROOT.test(root)) yield* readCatalogue(readRelatonXml, source, reporter)
  else if (MARC_ROOT.test(root)) yield* readCatalogue(readMarcXml, source, reporter)
  else yield* readSts(source, reporter)
}
