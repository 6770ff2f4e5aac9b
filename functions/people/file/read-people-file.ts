import * as z from 'zod'
import { PeopleFile } from './people-file.ts'

/** With what is filled in at most twice as much: it goes into one item of the table. */
const MOST_ACCOUNT_BYTES = 190_000
const SHOWN_CHARACTERS = 60

/** The file is wrong, each reason a sentence; nothing was written. */
export class PeopleRefused extends Error {
  override readonly name = 'PeopleRefused'
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'))
    this.reasons = reasons
  }
}

/** Throws PeopleRefused. What only the table knows is another question: `checkPeople`. */
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
    throw new PeopleRefused([`It is no JSON: ${(error as Error).message.replace(/\s+/g, ' ')}.`])
  }
}

/** What a schema is made around. */
const bare = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? bare(schema.unwrap() as z.ZodType)
    : schema

function schemaAt(path: readonly PropertyKey[]): z.ZodType {
  let schema: z.ZodType = PeopleFile
  for (const step of path) {
    const whole = bare(schema)
    schema = (whole instanceof z.ZodArray ? whole.element : (whole as z.ZodObject).shape[String(step)]) as z.ZodType
  }
  return schema
}

const isOf = (schema: z.ZodType) => schema.meta()?.is ?? bare(schema).meta()?.is

/** `people[2].accounts, of "jane",`: the place, and whose it is. */
function placeOf([list, at, ...rest]: readonly PropertyKey[], given: unknown): string {
  if (list === undefined) return 'It'
  if (at === undefined) return String(list)
  const within = rest.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  const whole = (given as Record<string, Record<string, unknown>[]>)[String(list)]?.[Number(at)]
  const name = whole?.subject ?? whole?.id
  return `${String(list)}[${String(at)}]${within}${typeof name === 'string' ? `, of ${shown(name)},` : ''}`
}

function shown(value: unknown): string {
  const json = JSON.stringify(value)
  return json.length > SHOWN_CHARACTERS ? `${json.slice(0, SHOWN_CHARACTERS)}…` : json
}

/** A misspelt name comes first: it is the cause of the missing one beside it. */
const sentencesOf = (issues: readonly z.core.$ZodIssue[], given: unknown) =>
  [true, false].flatMap((misspelt) =>
    issues.filter(({ code }) => (code === 'unrecognized_keys') === misspelt).map((issue) => sentenceOf(issue, given)),
  )

function sentenceOf(issue: z.core.$ZodIssue, given: unknown): string {
  const place = placeOf(issue.path, given)
  const schema = schemaAt(issue.path)
  if (issue.code === 'unrecognized_keys')
    return `${place} has ${issue.keys.map(shown).join(', ')}, and may have ${Object.keys((bare(schema) as z.ZodObject).shape).join(', ')} alone.`
  return `${place} is ${issue.input === undefined ? 'missing' : shown(issue.input)}: it has to be ${isOf(schema)}.`
}

/** Places of what has come before. */
function repeated(all: readonly string[]): number[] {
  const first = new Map<string, number>()
  return all.flatMap((one, at) => {
    if (first.has(one)) return [at]
    first.set(one, at)
    return []
  })
}

/** What is right by itself, and not beside the rest. */
function contradictionsOf(file: PeopleFile): string[] {
  const { accounts, people } = file
  const ids = accounts.map(({ id }) => id)
  const subjects = people.map(({ subject }) => subject)
  const place = (...path: PropertyKey[]) => placeOf(path, file)
  return [
    ...(accounts.length + people.length === 0 ? ['It has neither accounts nor people.'] : []),
    ...repeated(ids).map((at) => `${place('accounts', at)} has the id of accounts[${ids.indexOf(ids[at] as string)}].`),
    ...accounts.flatMap((account, at) => [
      ...repeated(account.subscriptions.map(({ publisher, collection }) => JSON.stringify([publisher, collection]))).map(
        (nth) => `${place('accounts', at, 'subscriptions', nth)} opens what one before it opens.`,
      ),
      ...(Buffer.byteLength(JSON.stringify(account)) > MOST_ACCOUNT_BYTES
        ? [`${place('accounts', at)} is too large: an account may have ${MOST_ACCOUNT_BYTES} bytes of JSON.`]
        : []),
    ]),
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
