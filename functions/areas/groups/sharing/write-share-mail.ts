import { fillSentence, type Letter, mailLine, mailTitle, textsFor } from '#functions/mails/letter.ts'
import { shareMailTexts } from './share-mail-texts.ts'

interface MailFacts {
  /** who shares or adds */
  readonly name: string
  readonly library: string
  readonly address: string
}

interface SharedFacts extends MailFacts {
  readonly designation: string
  /** title, which may have markup */
  readonly title: string
  readonly status: string
  /** words of the person, as plain text */
  readonly message: string
  /** the reader's own account opens it */
  readonly isOpen: boolean
}

/** Puts a letter together: a sentence, what somebody wrote, what it is and where. */
function compose(sentence: string, place: string, facts: MailFacts & { readonly message?: string }, lines: string[]): Letter {
  const said = [fillSentence(place, { library: facts.library }), ...lines.filter(Boolean)].join('\n')
  return { subject: sentence, paragraphs: [`${sentence}.`, facts.message ?? '', said, { link: facts.address }] }
}

/** Writes about a shared document in the language of its reader. */
export function writeShareLetter(langKey: string, facts: SharedFacts): Letter {
  const { shared, where, closed } = textsFor(shareMailTexts, langKey)
  const { name, designation, title, status, isOpen } = facts
  const lines = [mailLine(designation), mailTitle(title), mailLine(status)]
  const { subject, paragraphs } = compose(fillSentence(shared, { name, designation }), where, facts, lines)
  return { subject, paragraphs: [...paragraphs, isOpen ? '' : closed] }
}

/** Writes to somebody who was added to a group. */
export function writeAddedLetter(
  langKey: string,
  facts: MailFacts & { readonly group: string; readonly description: string },
): Letter {
  const { added, where } = textsFor(shareMailTexts, langKey)
  const { name, group, description } = facts
  return compose(fillSentence(added, { name, group }), where, facts, [mailLine(group), mailLine(description)])
}
