import { type Letter, mailLine, mailTitle } from '#functions/mails/letter.ts'
import { statusNamesFor } from '#standing/status-names.ts'
import type { StatusWord } from '#standing/status-words.ts'
import type { StoredRequest } from './store.ts'

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

/** Writes the letter to the library's support, in English: it has no language of its own. */
export function writeRequestLetter({ request, status, account, library, documentAddress, listAddress }: RequestFacts): Letter {
  const { name, email, shared, designation, title } = request
  const person = [mailLine(name), email && `<${mailLine(email)}>`].filter(Boolean).join(' ')
  const by = shared ? `${person} (shared sign-in of an organization)` : person
  return {
    subject: `Access requested: ${mailLine(designation)}`,
    paragraphs: [
      `${by}\nof ${mailLine(account)}\nrequests access in ${library} to:`,
      `${mailLine(designation)}\n${mailTitle(title)}\n${statusNamesFor('en')[status]}`,
      { link: documentAddress },
      'Administrators of the account see all its requests here:',
      { link: listAddress },
    ],
  }
}
