import * as z from 'zod'
import { overlap, parseRange } from '../ranges/range.ts'
import { PeopleFile } from './people-file.ts'
import { PeopleRefused } from './people-refused.ts'

/** JSON; with default values at most twice as much, which fits one item of the table */
const MAX_ACCOUNT_BYTES = 190_000
const MAX_SHOWN_LENGTH = 60

/** Parses and checks a people file; throws PeopleRefused. `checkPeople` then checks it against the table. */
export function readPeopleFile(text: string): PeopleFile {
  const given = parse(text)
  const parsed = PeopleFile.safeParse(given, { reportInput: true })
  const reasons = parsed.success ? contradictionsOf(parsed.data) : sentencesOf(parsed.error.issues, given)
  if (reasons.length > 0) throw new PeopleRefused([...new Set(reasons)])
  return parsed.data as PeopleFile
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new PeopleRefused(['It is empty.'])
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new PeopleRefused([`It is not valid JSON: ${(error as Error).message.replace(/\s+/g, ' ')}.`])
  }
}

/** The schema inside `optional`, `default` and `prefault`. */
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema

function schemaAt(path: readonly PropertyKey[]): z.ZodType {
  let schema: z.ZodType = PeopleFile
  for (const step of path) {
    const whole = unwrapped(schema)
    schema = (whole instanceof z.ZodArray ? whole.element : (whole as z.ZodObject).shape[String(step)]) as z.ZodType
  }
  return schema
}

const descriptionOf = (schema: z.ZodType) => schema.meta()?.is ?? unwrapped(schema).meta()?.is

/** Describes a location for people: `people[2].accounts, of "jane",`. */
function locationOf([list, at, ...rest]: readonly PropertyKey[], given: unknown): string {
  if (list === undefined) return 'It'
  if (at === undefined) return String(list)
  const within = rest.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  const whole = (given as Record<string, Record<string, unknown>[]>)[String(list)]?.[Number(at)]
  const name = whole?.subject ?? whole?.id
  return `${String(list)}[${String(at)}]${within}${typeof name === 'string' ? `, of ${shown(name)},` : ''}`
}

function shown(value: unknown): string {
  const json = JSON.stringify(value)
  return json.length > MAX_SHOWN_LENGTH ? `${json.slice(0, MAX_SHOWN_LENGTH)}…` : json
}

/** Lists misspelt names first: they are the cause of missing ones. */
const sentencesOf = (issues: readonly z.core.$ZodIssue[], given: unknown) =>
  [true, false].flatMap((misspelt) =>
    issues.filter(({ code }) => (code === 'unrecognized_keys') === misspelt).map((issue) => sentenceOf(issue, given)),
  )

function sentenceOf(issue: z.core.$ZodIssue, given: unknown): string {
  const place = locationOf(issue.path, given)
  const schema = schemaAt(issue.path)
  if (issue.code === 'unrecognized_keys')
    return `${place} has ${issue.keys.map(shown).join(', ')}, and may have ${Object.keys((unwrapped(schema) as z.ZodObject).shape).join(', ')} alone.`
  return `${place} is ${issue.input === undefined ? 'missing' : shown(issue.input)}: it has to be ${descriptionOf(schema)}.`
}

/** Indexes of values that occur earlier in the list. */
function repeated(all: readonly string[]): number[] {
  const first = new Map<string, number>()
  return all.flatMap((one, at) => {
    if (first.has(one)) return [at]
    first.set(one, at)
    return []
  })
}

/** Indexes of ranges that overlap an earlier one, with the index of that. */
function overlapping(ranges: readonly string[]): (readonly [at: number, earlier: number])[] {
  const parsed = ranges.map((range) => parseRange(range) as string)
  return parsed.flatMap((range, at) => {
    const earlier = parsed.findIndex((other, nth) => nth < at && overlap(other, range))
    return earlier < 0 ? [] : [[at, earlier] as const]
  })
}

/** Lists partners that a name does not lead to, or that lack something. */
function contradictionsOfPartners(file: PeopleFile): string[] {
  const partners = file.accounts.flatMap(({ partners = [] }, at) =>
    partners.map((partner, nth) => ({ ...partner, place: locationOf(['accounts', at, 'partners', nth], file) })),
  )
  const issuers = partners.filter(({ issuer }) => issuer !== undefined)
  return [
    ...partners
      .filter(
        ({ issuer, jwks, secretHash }) =>
          (issuer === undefined) !== (jwks === undefined) || (issuer === undefined && secretHash === undefined),
      )
      .map(({ place }) => `${place} has to have an issuer and its jwks, or a secretHash, or all of them.`),
    ...repeated(partners.map(({ id }) => id)).map((at) => `${partners[at]?.place} has the id of another partner.`),
    ...repeated(issuers.map(({ issuer = '' }) => issuer)).map((at) => `${issuers[at]?.place} has the issuer of another partner.`),
  ]
}

/** Lists values that contradict other values of the file. */
function contradictionsOf(file: PeopleFile): string[] {
  const { accounts, people } = file
  const ids = accounts.map(({ id }) => id)
  const subjects = people.map(({ subject }) => subject)
  const place = (...path: PropertyKey[]) => locationOf(path, file)
  return [
    ...(accounts.length + people.length === 0 ? ['It has neither accounts nor people.'] : []),
    ...repeated(ids).map((at) => `${place('accounts', at)} has the id of accounts[${ids.indexOf(ids[at] as string)}].`),
    ...accounts.flatMap((account, at) => [
      ...repeated(account.subscriptions.map(({ publisher, collection }) => JSON.stringify([publisher, collection]))).map(
        (nth) => `${place('accounts', at, 'subscriptions', nth)} opens what one before it opens.`,
      ),
      ...overlapping(account.ranges ?? []).map(
        ([nth, earlier]) => `${place('accounts', at, 'ranges', nth)} overlaps ranges[${earlier}]: name each address once.`,
      ),
      ...repeated(account.collection ?? []).map((nth) => `${place('accounts', at, 'collection', nth)} is named before.`),
      ...(Buffer.byteLength(JSON.stringify({ ...account, collection: [] })) > MAX_ACCOUNT_BYTES
        ? [`${place('accounts', at)} is too large: an account may have ${MAX_ACCOUNT_BYTES} bytes of JSON.`]
        : []),
    ]),
    ...contradictionsOfPartners(file),
    ...repeated(subjects).map(
      (at) => `${place('people', at)} has the subject of people[${subjects.indexOf(subjects[at] as string)}].`,
    ),
    ...people.flatMap(({ accounts: theirs, authorities = [], guest, userType }, at) => [
      ...repeated(theirs).map((nth) => `${place('people', at, 'accounts', nth)} is named before.`),
      ...repeated(authorities).map((nth) => `${place('people', at, 'authorities', nth)} is named before.`),
      ...(guest && userType === 'individual'
        ? [`${place('people', at)} is the guest, and no individual: many come as one.`]
        : []),
    ]),
  ]
}
