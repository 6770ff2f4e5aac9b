import { cleanText } from './clean-text.ts'

const ADDRESS =
  /^(?:https?:\/\/|www\.|doi:|urn:)|^[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:org|int|com|net|gov|eu|edu|ch|de|fr|uk|jp)\/|^10\.\d{4,9}\//i
const DOI = /(?:^|[/:\s])(10\.\d{4,9}\/\S+)$/i
/** record number of a web shop, unrelated to the document's number */
const CATALOGUE = /\/(?:standard|publication|webstore|product|catalog|document|project)s?\/\d+(?:\.html?)?\/?$/i
const ENDING = /\.(?:html?|pdf|txt|xml|json|docx?|epub|zip|aspx?|php)$/i
const FILE = /\.(?:pdf|docx?|epub|html?|txt|xml|zip|rtf|djvu)$/i
const COPY = /\s*\(\d\)$|[\s_-]+(?:final|preview|free|draft copy|e|en|fr)$/i
/** ETSI's names of files and steps of paths */
const ETSI_FILE = /^(ts|tr|en|es|eg|etr|ets|sr)[_ ]?(\d{6})(\d{2})?(\d{2})?v(\d\d)(\d\d)(\d\d)[a-z]?$/i
const ITU_STEP = /^T-REC-(.+?)-(\d{4})(\d{2})(?:-[A-Z]+.*)?$/i
const NO_NAME = /^(?:en|fr|es|ar|latest|index|html|info|doc|rfc|rec|tr|is|standard|ieee|deliver|pdf|abstract|preview)$/i

/** URN of ISO, in addresses or alone: iso:std:iso-iec:tr:10000:-1:ed-3:v1:en */
const ISO_NAME = /\biso:std:([a-z-]+):(?:(tr|ts|pas|guide|r|iwa):)?(\d+)(?::-(\d+))?/i

function ofIsoName(address: string): string | undefined {
  const [, publishers, type, number, part] = address.match(ISO_NAME) ?? []
  if (!publishers) return undefined
  return [publishers.replaceAll('-', '/'), type, part ? `${number}-${part}` : number].filter(Boolean).join(' ').toUpperCase()
}

const stripped = (text: string) => text.replace(ENDING, '').replace(/[_ ]+/g, ' ').trim()

function ofStep(step: string): string {
  const name = step.replace(ENDING, '')
  const etsi = name.match(ETSI_FILE)
  if (etsi) {
    const [, type, number, part, more, ...version] = etsi
    const parts = [part, more].filter(Boolean).map((one) => `-${Number(one)}`)
    return `ETSI ${type?.toUpperCase()} ${number?.slice(0, 3)} ${number?.slice(3)}${parts.join('')} V${version.map(Number).join('.')}`
  }
  const itu = name.match(ITU_STEP)
  return itu ? `ITU-T ${itu[1]} (${itu[3]}/${itu[2]})` : stripped(name)
}

const PUBLISHERS_SITES: readonly (readonly [RegExp, string])[] = [
  [/\bstandards\.ieee\.org\b/i, 'IEEE'],
  [/\biso\.org\b/i, 'ISO'],
  [/\bw3\.org\b/i, 'W3C'],
  [/\bogc\.org\b/i, 'OGC'],
  [/\biec\.ch\b/i, 'IEC'],
  [/\bastm\.org\b/i, 'ASTM'],
  [/\becma-international\.org\b/i, 'ECMA'],
  [/\bnist\.gov\b/i, 'NIST'],
  [/\b3gpp\.org\b/i, '3GPP'],
]

/** Designations that an address may contain, mostly in its last step, with its publisher's name and without. */
function ofAddress(address: string): string[] {
  const named = ofIsoName(address)
  if (named) return [named]
  const plain = decoded(address)
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
  const doi = plain.match(DOI)?.[1]
  if (doi) return [doi, stripped(doi.slice(doi.indexOf('/') + 1)).replaceAll('.', ' '), stripped(doi.slice(doi.indexOf('/') + 1))]
  if (CATALOGUE.test(plain)) return []
  const publisher = PUBLISHERS_SITES.find(([site]) => site.test(plain))?.[1]
  const steps = plain
    .replace(/^[a-z]+:\/\/+/i, '')
    .split('/')
    .slice(1)
    .filter((step) => !NO_NAME.test(step))
    .toReversed()
  const names = steps.map(ofStep).filter((name) => /\p{L}.*\d|\d{2}/u.test(name))
  return names.flatMap((name) => (publisher ? [`${publisher} ${name}`, name] : [name]))
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
  if (!FILE.test(trimmed)) return undefined
  const name = trimmed.replace(FILE, '').replace(COPY, '').replace(COPY, '')
  return [...new Set([ofStep(name), ofStep(name).replaceAll('.', ' '), cleanText(name)])]
}
