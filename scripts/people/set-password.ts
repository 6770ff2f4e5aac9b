import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { TENANTS, type Tenant } from '#contract/tenant.ts'
import { savePassword } from '#functions/adapters/embedded/identity/passwords/password-file.ts'
import type { Embedded } from '#functions/wiring/embedded.ts'
import { cast } from '#people/cast.ts'
import { findPerson } from '#people/store.ts'
import { OptionError } from '../command/options.ts'
import { printLine } from '../ingest/show-progress.ts'

const MIN_LENGTH = 12
const MAX_LENGTH = 200

/** Reads a line of the standard input; what is typed at a terminal is not shown. */
async function readSecretLine(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = process.stdin.isTTY === true
  const lines = createInterface({ input: process.stdin, ...(terminal && { output: silent, terminal }) })
  if (terminal) process.stderr.write(question)
  try {
    for await (const line of lines) return line
    return ''
  } finally {
    lines.close()
    if (terminal) process.stderr.write('\n')
  }
}

/** Address with which somebody signs in: that of the people file, of the cast that of the demo. */
async function addressOf({ table }: Pick<Embedded, 'table'>, tenant: Tenant, subject: string): Promise<string> {
  const member = cast.find((one) => one.subject === subject)
  if (member?.organization !== undefined)
    throw new OptionError(`"${subject}" signs in with their organization, and has no password here. Nothing was written.`)
  if (member) return member.email
  const person = await findPerson(table, tenant, subject)
  if (!person)
    throw new OptionError(
      `${tenant} has nobody with the subject "${subject}": add them by a people file first. Nothing was written.`,
    )
  if (person.email === undefined)
    throw new OptionError(`"${subject}" has no "email" in the people file, with which they would sign in. Nothing was written.`)
  return person.email
}

/** Sets the password with which somebody signs in at the local issuer. */
export async function setPassword(embedded: Embedded, tenants: readonly Tenant[], subject: string): Promise<number> {
  const [tenant, ...more] = tenants
  if (tenant === undefined || more.length > 0)
    throw new OptionError(`A password is of one tenant. Name one of ${TENANTS.join(', ')}. Nothing was written.`)
  const address = await addressOf(embedded, tenant, subject)
  const password = await readSecretLine(`Password of ${address}, ${MIN_LENGTH} characters or more: `)
  if (password.length < MIN_LENGTH || password.length > MAX_LENGTH)
    throw new OptionError(`A password has ${MIN_LENGTH} to ${MAX_LENGTH} characters. Nothing was written.`)
  await savePassword(embedded.data.keys, tenant, { subject, address }, password)
  printLine(`${tenant}: "${subject}" signs in with ${address} and this password.`)
  return 0
}
