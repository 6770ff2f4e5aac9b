import { load } from 'js-yaml'
import { readTextFile } from '../../formats/read-text-file.ts'
import { Refused } from '../../source/candidate.ts'
import type { ReadCatalogue } from '../catalogue.ts'
import { readXmlRecords } from '../xml-records.ts'
import { bibliographyOfXml } from './from-xml.ts'
import { bibliographyOfYaml } from './from-yaml.ts'
import { recordOfBibliography } from './record-of-bibliography.ts'

export const MAX_YAML_BYTES = 16 * 2 ** 20
/** Aliases repeat what stands before them. A few names and addresses are, in the records of Relaton. */
const MAX_ALIASES = 100
const ITEMS = ['bibdata', 'bibitem']
const COLLECTION = 'relaton-collection'

/** Reads a bibliographic item, or a list of them, in Relaton's YAML. */
export const readRelatonYaml: ReadCatalogue = async function* (file) {
  const value = parseYaml(await readTextFile(file, MAX_YAML_BYTES))
  const items = [(value as { root?: { items?: unknown } } | undefined)?.root?.items ?? value].flat()
  const many = items.length > 1
  for (const [index, item] of items.entries()) {
    const within = many ? `item ${index + 1}` : undefined
    if (isItem(item)) yield { within, record: recordOfBibliography(bibliographyOfYaml(item)) }
    else yield { within, refusal: { reason: 'not a bibliographic item of Relaton: it has no docid or no title' } }
  }
}

function isItem(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && ('docid' in value || 'docidentifier' in value) && 'title' in value
}

function parseYaml(text: string): unknown {
  try {
    return load(text, { maxAliases: MAX_ALIASES })
  } catch (error) {
    const { reason, mark } = error as { reason?: string; mark?: { line: number } }
    throw new Refused({ reason: `not YAML: ${reason ?? (error as Error).message}${mark ? ` in line ${mark.line + 1}` : ''}` })
  }
}

/** Reads Relaton's XML: an item, a collection of items, or a document of Metanorma, whose own item alone counts. */
export const readRelatonXml: ReadCatalogue = async function* (file) {
  const isRecord = (path: readonly string[]) => {
    const name = path.at(-1) as string
    if (path[0] === COLLECTION) return ITEMS.includes(name)
    return path.length === 1 ? ITEMS.includes(name) : path.length === 2 && name === 'bibdata'
  }
  for await (const { element, line } of readXmlRecords(file, isRecord))
    yield { line, record: recordOfBibliography(bibliographyOfXml(element)) }
}
