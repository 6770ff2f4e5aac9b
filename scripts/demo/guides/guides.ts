import type { Book } from '../pdf/make-pdf.ts'
import { parseText } from '../text/parse-text.ts'
import { gettingStarted, readingGuide, searchGuide } from './english.ts'
import { guiaDeBusqueda, guiaDeInicio } from './spanish.ts'

export interface Guide {
  /** by which the help-document call knows it */
  readonly id: string
  readonly language: 'en' | 'es'
  readonly title: string
  readonly about: string
  readonly text: string
}

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
