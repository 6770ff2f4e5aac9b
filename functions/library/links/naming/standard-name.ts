import { designationKeys } from '#finding/designation/designation-keys.ts'
import type { ParsedDesignation } from '#finding/designation/parse-designation.ts'
import { boundedKey } from '../../document/bounded-key.ts'
import type { StoredRecord } from '../../document/library-document.ts'

const MAX_NAME_LENGTH = 300

/** Stage of a text on its way to a standard of ISO or IEC, before its number: CD, FDIS, CD1, AWI TS */
const STAGE = /^(?:(?:PWI|NP|AWI|WD|CDV|CD|FCD|F?DIS|DTS|DTR|DPAS|PD?TR|PDTS|PRF)\d?[\s/]+)+/
/** Type that an edition may change while its number stays: a technical specification becomes a standard. */
const TYPE = /^(?:TR|TS|PAS|R|ISP)[\s/]+(?=\d)/
/** Turn of a stage behind the number: CD 9001.2. IEEE writes parts with a dot: CD P29119.4 */
const TURN = /\.\d$/
const TURN_OF_PART = /(?<=-\d.*)\.\d$/
/** Draft of a European or of another standard, as it begins */
const DRAFT_HEAD = /^(?:DRAFT\s+|F?PR(?=EN\b|HD\b))+/i
/** IEEE writes the number of a draft with a P: P802.3, PC37.60 */
const PROJECT = /^P(?=[CN]?\d)/

/** National body that approves what IEEE publishes, under IEEE's number: ANSI/IEEE Std C37.63-1984 */
const APPROVING_HEAD = /^ANSI[\s/]+(?=IEEE\b)/i

/** ITU-T X.509 Technical Cor. 3, whose family a rule may cut too late */
const CHANGE_LEFT = /\s+Technical$/i

/** ITU-T H.264 (V14), whose family a rule may cut too late: a version is an edition */
const VERSION_LEFT = /(?<=^ITU-[TR] .*\d)\s+\(?V\.?\d{1,2}\)?$/i

/** Publishers of a joint document one after the other, as names have them: iec iso 27001 */
const JOINT_HEAD = /^(?:(?:IEC|IEEE|ISO|ASTM|CIE|SAE) )+(?=(?:IEC|IEEE|ISO|ASTM|CIE|SAE) )/i

/** Heads that name one list of numbers, each with the usual one. */
const OTHER_HEADS: readonly (readonly [RegExp, string])[] = [
  // The lists C and N of ANSI are IEEE's today: ANSI C37.27, ANSI PN42.43
  [/^ANSI\s+(?:STD\s+)?(?=P?[CN]\d)/i, 'IEEE '],
  [/^IEEE\/ANSI\b/i, 'IEEE'],
  [/^IEEE\s+P(?=[CN]\d)/i, 'IEEE '],
  // changes that are filed as families of their own
  [/(?<=^ETSI (?:I-)?ETS \d{3} \d{3}(?:-\d+)*)\/[AC]\d+$/i, ''],
  // ETSI's standards became European ones, and specifications of a group reports, under their numbers.
  [/^ETSI (?:I-)?ETS (?=\d{3} \d{3})/i, 'ETSI EN '],
  [/^ETSI GR (?=\p{L})/iu, 'ETSI GS '],
  // drafts of CIE's standards, with the language or without
  [/^CIE DI?S (?=\d)/i, 'CIE S '],
  [/(?<=^CIE S [\d-]+)\/E$/i, ''],
  // A colour is the stage of a text of CCSDS: red and pink, orange, blue, magenta. Green ones explain, and are texts of their own.
  [/(?<=^CCSDS .+)(?:-\d+(?:-S)?)? - \p{L}+ Translated$/iu, ''],
  [/^(CCSDS \d+\.\d+)-[BMOPR]$/i, '$1'],
  // ITU-R writes a text of two series under both, and parted sensing from SA under the numbers of that.
  [/^(ITU-R \p{L}{1,2}\.(\d+))\/\p{L}{1,2}\.\2$/iu, '$1'],
  [/^ITU-R SA\.(?=\d)/i, 'ITU-R RS.'],
  // Questions of its study groups: 132-7/6, SG06.132-6
  [/^ITU-R (\d+)(?:-\d+)?\/(\d):?$/i, 'ITU-R Question $1/$2'],
  [/^ITU-R SG0?(\d)\.(\d+)$/i, 'ITU-R Question $2/$1'],
  // stages of OASIS that a rule may cut too late
  [/^(OASIS .+)-(?:CS|CSD|CSPRD|CN|CND|CNPRD|PS|PSD)\d\d(?=-Pt\d|$)/i, '$1'],
  [/(?<=^NIST .*\d)(?:r\d+)? \(\p{L}+ \d{4} update\)$/iu, ''],
]

/** ParsedDesignation of a draft as the standard will be called, without who approves it alone. */
function published(designation: string): string {
  const plain = designation.replace(DRAFT_HEAD, '').replace(APPROVING_HEAD, '').replace(CHANGE_LEFT, '').replace(VERSION_LEFT, '')
  return OTHER_HEADS.reduce((text, [head, usual]) => text.replace(head, usual), plain)
}

const withJointHead = (family: string) => family.replace(JOINT_HEAD, (head) => head.replaceAll(' ', '/'))

/** Publishers behind one number. CIE writes those that it publishes with like documents that it adopts: CIE ISO 10916. */
export function publishersOf({ adopters, publishers }: Pick<ParsedDesignation, 'adopters' | 'publishers'>): readonly string[] {
  return adopters.every((one) => one === 'CIE') ? [...publishers, ...adopters] : publishers
}

/** Numbers of the list that IEC keeps, alone and with ISO; all other numbers of five digits are ISO's. IEEE's 21451.001 is not part 1. */
const OF_IEC = /^(?:(?:\p{Lu}{2,5}\d?[\s/]+){0,2}|P)[678]\d{4}(?!\d|\.0)/u
const FIVE_DIGITS = /^P?\d{5}(?!\d|\.0)/

/**
 * Body whose list of numbers a joint document is in. ISO has one list with everybody whom it publishes with, and IEC another one:
 * 68-1 is of screw threads with ISO and of climate with IEC. Numbers of IEEE have four digits; those of five are of the two.
 */
export function numberingBody(
  designation: Pick<ParsedDesignation, 'adopters' | 'publishers' | 'number'>,
): 'ISO' | 'IEC' | undefined {
  const { adopters, number } = designation
  if (!adopters.every((one) => one === 'CIE')) return undefined
  const publishers = publishersOf(designation)
  const isOfIec = OF_IEC.test(number)
  if (publishers.length === 1 && publishers[0] === 'IEEE') return isOfIec ? 'IEC' : FIVE_DIGITS.test(number) ? 'ISO' : undefined
  if (isOfIec && (publishers.includes('IEC') || publishers.includes('ISO'))) return 'IEC'
  return publishers.includes('ISO') ? 'ISO' : publishers.includes('IEC') ? 'IEC' : undefined
}

/** Number of a joint document in the list of its numbering body, without stage and type. */
function numberIn(read: ParsedDesignation): string {
  const number = read.number.replace(STAGE, '').replace(TYPE, '').replace(PROJECT, '')
  if (!STAGE.test(read.number)) return number
  return number.replace(read.publishers.includes('IEEE') ? TURN_OF_PART : TURN, '')
}

/** Name of the standard that a family is. A name that was made here already stays as it is. */
export function standardNameOfFamily(family: string): string {
  const keys = designationKeys(withJointHead(published(family)))
  const body = numberingBody(keys.read)
  if (body === undefined) return boundedKey(keys.whole || family.trim().toUpperCase(), MAX_NAME_LENGTH)
  const changes = keys.read.supplements.map(({ kind, number }) => `${kind} ${number}`)
  return boundedKey(designationKeys([body, numberIn(keys.read), ...changes].join(' ')).family, MAX_NAME_LENGTH)
}

const TWO_NUMBERS = /^(\p{Lu}{1,2}\.\d+(?:\.\d+)*)\/(\p{Lu}{1,2}\.\d+(?:\.\d+)*)$/u
const EDITIONS: readonly string[] = ['hasEdition', 'editionOf']

/** Family of the one of a document's two numbers under which it states another edition: ITU-T L.156/L.57, which is L.156 since. */
function familyOfEditions(designation: string, { relations }: StoredRecord): string | undefined {
  const { publishers, number } = designationKeys(designation).read
  const [, ...numbers] = number.match(TWO_NUMBERS) ?? []
  if (numbers.length === 0) return undefined
  const editions = relations.filter(({ type }) => EDITIONS.includes(type))
  const stated = new Set(editions.map((one) => designationKeys(one.designation).family))
  return numbers.map((one) => designationKeys(`${publishers.join('/')} ${one}`).family).find((one) => stated.has(one))
}

/** Family that a document is filed under; that of its original or parent, where its own name stands for it. */
function familyOf(record: StoredRecord): string {
  const { designation, family, supplementTo, translationOf } = record
  const parent = supplementTo ?? translationOf
  if (parent === undefined) return familyOfEditions(family, record) ?? family
  const { whole, read } = designationKeys(family)
  const isOwn = whole === designationKeys(designation).whole || (supplementTo !== undefined && read.supplements.length > 0)
  const filed = isOwn ? parent : family
  return familyOfEditions(filed, record) ?? (isOwn ? designationKeys(parent).family || parent : family)
}

/** ParsedDesignation of the same number under which a record says that ISO or IEC publishes it too. */
function jointAlias({ designation, otherDesignations }: StoredRecord): string | undefined {
  const own = designationKeys(designation)
  if (numberingBody(own.read) !== undefined) return undefined
  return otherDesignations.find((other) => {
    if (!/\b(?:ISO|IEC)\b/.test(other)) return false
    const { read } = designationKeys(other)
    return numberingBody(read) !== undefined && numberIn(read) === own.read.number
  })
}

/**
 * Name that all documents of a standard share: its editions, drafts, supplements, translations, and the records of everybody who
 * publishes it. Joint documents are named by the body in whose list their number is.
 */
export function standardNameOf(record: StoredRecord): string {
  const alias = jointAlias(record)
  return standardNameOfFamily(alias === undefined ? familyOf(record) : designationKeys(alias).family)
}
