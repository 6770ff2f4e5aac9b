import type { Language } from '#contract/tenant.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { downloadMailTexts } from './download-mail-texts.ts'

interface DownloadMail {
  readonly library: string
  /** name of the file without an ending */
  readonly title: string
  readonly address: string
}

/** Writes that a download is ready, in the language of its reader, in English without it. */
export function writeDownloadMail(langKey: string, { library, title, address }: DownloadMail) {
  const language = langKey in downloadMailTexts ? (langKey as Language) : 'en'
  const texts = downloadMailTexts[language]
  const subject = texts.subject.replace('{title}', () => title)
  const place = texts.where.replace('{library}', () => library)
  const link = `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`
  const paragraphs = [escapeHtml(place), link, escapeHtml(texts.until)].map((part) => `<p>${part}</p>`).join('')
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const html = `<!doctype html><html lang="${language}" dir="${direction}"><body>${paragraphs}</body></html>`
  return { subject, text: `${place}\n\n${address}\n\n${texts.until}\n`, html }
}
