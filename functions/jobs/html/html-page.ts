import type { DocumentText } from '#document-text/document-text.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { cleanHtml } from './clean-html.ts'
import { plainText } from './inline-text.ts'
import { READING_STYLE } from './reading-style.ts'

const RIGHT_TO_LEFT = new Set(['ar', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'])

export interface HtmlPage {
  readonly page: string
  readonly text: DocumentText
}

interface PageFacts {
  readonly title: string
  readonly language: string
  /** absent where the HTML is the publisher's own */
  readonly source?: 'sts'
}

/** Builds a self-contained page: cleaned HTML in the reading style, in the direction of its language. */
export function htmlPage(given: string, about: PageFacts): HtmlPage {
  const { html, text, title, language: own, direction: ownDirection } = cleanHtml(given)
  const language = own || about.language
  const direction = ownDirection || (RIGHT_TO_LEFT.has(language.split('-')[0] as string) ? 'rtl' : 'ltr')
  const page = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}"${about.source ? ` data-source="${about.source}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(plainText(about.title) || title)}</title>
<style>${READING_STYLE}</style>
</head>
<body>
<main>
${html}
</main>
</body>
</html>
`
  return { page, text: { ...text, source: about.source ?? text.source, language } }
}
