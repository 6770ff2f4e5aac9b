import { fillSentence, type Letter, textsFor } from '#functions/mails/letter.ts'
import { downloadMailTexts } from './download-mail-texts.ts'

interface DownloadFacts {
  readonly library: string
  /** name of the file without an ending */
  readonly title: string
  readonly address: string
}

/** Writes that a download is ready, in the language of its reader. */
export function writeDownloadLetter(langKey: string, { address, ...facts }: DownloadFacts): Letter {
  const { subject, where, until } = textsFor(downloadMailTexts, langKey)
  return { subject: fillSentence(subject, facts), paragraphs: [fillSentence(where, facts), { link: address }, until] }
}
