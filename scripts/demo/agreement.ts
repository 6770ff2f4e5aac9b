import { tenants } from '#tenants/index.ts'
import { guideBook } from './guides/guides.ts'
import { makePdf } from './pdf/make-pdf.ts'

/** Headings of the sections of the agreement, which the short text does without. */
const HEADINGS = ['Your own work', 'Documents as they are', 'Programs', 'What the library notes', 'One person, one sign-in']

/** Typesets the agreement of a tenant in English; undefined where it has none. */
export async function makeAgreementPdf(tenant: keyof typeof tenants): Promise<Uint8Array | undefined> {
  const { agreement } = tenants[tenant]
  if (!agreement) return undefined
  const [title = '', ...paragraphs] = agreement.text.en.split('\n\n')
  const text = paragraphs.map((paragraph, at) => `# ${HEADINGS[at] ?? ''}\n${paragraph.replace(/^\d+\. /, '')}`).join('\n')
  const about = `Version ${agreement.version}`
  return makePdf(guideBook({ id: 'agreement', language: 'en', title, about, text }))
}
