import { splitEnding } from './file-ending.ts'
import { designationOfFile } from './file-names.ts'
import { designationOfSteps, publisherOfSite } from './publishers-sites.ts'

const ADDRESS =
  /^(?:https?:\/\/|www\.|doi:|urn:)|^[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60}){0,5}\.(?:org|int|com|net|gov|eu|edu|ch|de|fr|uk|jp)\/|^10\.\d{4,9}\//i
const DOI = /(?:^|[/:\s])(10\.\d{4,9}\/\S+)$/i
/** record number of a web shop, unrelated to the document's number */
const CATALOGUE = /\/(?:standard|publication|webstore|product|catalog|document|project)s?\/\d+(?:\.html?)?$/i
const NO_NAME =
  /^(?:en|fr|es|ar|latest|index|html|info|doc|rfc|rec|tr|is|standard|ieee|deliver|pdf|abstract|preview|overview)(?:\.html?)?$/i
/** OASIS calls a file by the version and -os, for its standard. */
const STATE_OF_OASIS = /(?<=v\d[\d.]{0,8})-os$/i
const COPY = /\s?\(\d\)$|[\s_-](?:final|preview|free|draft copy|character[ _-]pdf[ _-]document|e|en|fr)$/i
/** Numbers of records and versions alone mean nothing. */
const NAME = /^\P{L}*\p{L}[\s\S]*\d|\d{2}/u
/** URN of ISO, in addresses or alone: iso:std:iso-iec:tr:10000:-1:ed-3:v1:en */
const ISO_NAME = /\biso:std:([a-z-]{1,30}):(?:(tr|ts|pas|guide|r|iwa):)?(\d{1,6})(?::-(\d{1,5}))?/i

function ofIsoName(address: string): string | undefined {
  const [, publishers, type, number, part] = address.match(ISO_NAME) ?? []
  if (!publishers) return undefined
  return [publishers.replaceAll('-', '/'), type, part ? `${number}-${part}` : number].filter(Boolean).join(' ').toUpperCase()
}

/** Designation of a step, and whether it is certain with its publisher. */
function ofStep(step: string): { name: string; isWhole: boolean } {
  const { name, ending } = splitEnding(step)
  const known = designationOfFile(name, ending)
  const stated = name.replace(STATE_OF_OASIS, '')
  return { name: known ?? stated.replace(/[_ ]+/g, ' ').trim(), isWhole: known !== undefined }
}

function ofDoi(doi: string): string[] {
  const { name } = ofStep(doi.slice(doi.indexOf('/') + 1))
  return [doi, name.replaceAll('.', ' '), name]
}

/** Values of an address's query that may be a designation: bunsyo_id=JIS+F+3051%3A1956, product_ID=S-101. */
function ofQuery(query: string): string[] {
  return query
    .split('&')
    .map((pair) => decoded(pair.slice(pair.indexOf('=') + 1).replaceAll('+', ' ')))
    .flatMap((value) => value.split('/').slice(-1))
    .filter((value) => /^\P{L}*\p{L}[\s\S]*\d/u.test(value))
}

/** Designations that an address may contain, mostly in its last step, with its publisher's name and without. */
function ofAddress(address: string): string[] {
  const named = ofIsoName(address)
  if (named) return [named]
  const [path = '', query = ''] = (address.split('#')[0] as string).split('?')
  const steps = decoded(path)
    .replace(/^[a-z]+:\/\//i, '')
    .split('/')
    .filter(Boolean)
  const plain = steps.join('/')
  const doi = plain.match(DOI)?.[1]
  if (doi) return ofDoi(doi)
  const spread = designationOfSteps(`${plain}/`)
  if (spread) return [spread]
  const publisher = publisherOfSite(plain)
  const values = CATALOGUE.test(plain)
    ? []
    : steps
        .slice(1)
        .filter((step) => !NO_NAME.test(step))
        .toReversed()
  return [...ofQuery(query), ...values]
    .map(ofStep)
    .filter(({ name, isWhole }) => isWhole || NAME.test(name))
    .flatMap(({ name, isWhole }) => (publisher && !isWhole ? [`${publisher} ${name}`, name] : [name]))
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Designations in an address or a file name, the likeliest first; undefined for any other text. */
export function unwrapAddress(text: string): readonly string[] | undefined {
  const trimmed = text.trim()
  if (!/\s/.test(trimmed.replace(/^doi:\s*/i, '')) && ADDRESS.test(trimmed)) return ofAddress(trimmed)
  const { name, ending } = splitEnding(decoded(trimmed))
  if (!ending) return undefined
  const own = name.replace(COPY, '').replace(COPY, '')
  const file = designationOfFile(name, ending) ?? own.replace(/[_ +]+/g, ' ').trim()
  // A designation may end as a file does: W3C WD-xml-c14n-19991109.html
  return [...new Set([file, file.replaceAll('.', ' '), own, trimmed])]
}
