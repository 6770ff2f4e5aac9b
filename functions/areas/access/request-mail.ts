import { statusNamesFor } from '#standing/status-names.ts'
import type { StatusWord } from '#standing/status-words.ts'
import type { StoredRequest } from './store.ts'

const MARKUP = /<[^>]*>/g
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

/** Plain text in one line, from data of documents and people. */
const line = (text: string) => text.replace(MARKUP, '').replace(CONTROL, ' ').trim()

interface RequestFacts {
  readonly request: StoredRequest
  /** word for the status of the document */
  readonly status: StatusWord
  /** name and number of the account */
  readonly account: string
  readonly library: string
  /** addresses of the document and of the list of requests */
  readonly documentAddress: string
  readonly listAddress: string
}

/** Writes the mail to the library's support, in English: it has no language of its own. */
export function writeRequestMail({ request, status, account, library, documentAddress, listAddress }: RequestFacts) {
  const { name, email, shared, designation, title } = request
  const person = [line(name), email && `<${line(email)}>`].filter(Boolean).join(' ')
  const by = shared ? `${person} (shared sign-in of an organization)` : person
  const text = [
    `${by}\nof ${line(account)}\nrequests access in ${library} to:`,
    `${line(designation)}\n${line(title)}\n${statusNamesFor('en')[status]}\n${documentAddress}`,
    `Administrators of the account see all its requests here:\n${listAddress}`,
  ]
  return { subject: `Access requested: ${line(designation)}`, text: `${text.join('\n\n')}\n` }
}
