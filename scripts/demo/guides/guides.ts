import type { Book } from '../pdf/make-pdf.ts'
import { parseText } from '../text/parse-text.ts'
import { gettingStarted, readingGuide, searchGuide } from './english.ts'
import type { Guide } from './guide.ts'
import { guiaDeBusqueda, guiaDeInicio } from './spanish.ts'

export const GUIDES: readonly Guide[] = [gettingStarted, searchGuide, readingGuide, guiaDeInicio, guiaDeBusqueda]

export function guideBook({ language, title, about, text }: Guide): Book {
  return {
    language,
    accent: '#1f4e79',
    publisher: 'Lectern',
    designation: '',
    title,
    facts: [about],
    notice: '',
    foreword: [],
    blocks: parseText(text, language, 'Lectern'),
    keywords: '',
    subject: about,
    date: '2026-01-15',
  }
}
