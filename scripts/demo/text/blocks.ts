import type { FigureSpec } from './figure-spec.ts'

/** Text of a document with numbers and resolved references, from which both renditions are made. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2; readonly number: string; readonly title: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'item'; readonly text: string }
  | { readonly kind: 'note'; readonly label: string; readonly text: string }
  | { readonly kind: 'term'; readonly term: string; readonly text: string }
  | { readonly kind: 'table'; readonly id: string; readonly caption: string; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'figure'; readonly id: string; readonly caption: string; readonly spec: FigureSpec }
export type Table = Extract<Block, { kind: 'table' }>
export type Figure = Extract<Block, { kind: 'figure' }>

export interface Words {
  readonly clause: string
  readonly annex: string
  readonly table: string
  readonly figure: string
  readonly note: string
  readonly contents: string
  readonly foreword: string
  readonly page: (page: number, of: number) => string
  /** separator between number and text of a caption */
  readonly dash: string
}

const WORDS: Record<string, Words> = {
  en: {
    clause: 'Clause',
    annex: 'Annex',
    table: 'Table',
    figure: 'Figure',
    note: 'NOTE',
    contents: 'Contents',
    foreword: 'Foreword',
    page: (page, of) => `Page ${page} of ${of}`,
    dash: ' — ',
  },
  es: {
    clause: 'apartado',
    annex: 'Anexo',
    table: 'Tabla',
    figure: 'Figura',
    note: 'NOTA',
    contents: 'Índice',
    foreword: 'Prólogo',
    page: (page, of) => `Página ${page} de ${of}`,
    dash: ' — ',
  },
  fr: {
    clause: 'article',
    annex: 'Annexe',
    table: 'Tableau',
    figure: 'Figure',
    note: 'NOTE',
    contents: 'Sommaire',
    foreword: 'Avant-propos',
    page: (page, of) => `Page ${page} sur ${of}`,
    dash: ' — ',
  },
  ar: {
    clause: 'البند',
    annex: 'الملحق',
    table: 'الجدول',
    figure: 'الشكل',
    note: 'ملاحظة',
    contents: 'المحتويات',
    foreword: 'تمهيد',
    page: (page, of) => `صفحة ${page} من ${of}`,
    dash: ' – ',
  },
  ja: {
    clause: '箇条',
    annex: '附属書',
    table: '表',
    figure: '図',
    note: '注記',
    contents: '目次',
    foreword: 'まえがき',
    page: (page, of) => `${page} / ${of} ページ`,
    dash: '　',
  },
}

export function wordsOf(language: string): Words {
  const words = WORDS[language]
  if (!words) throw new Error(`no words for ${language}`)
  return words
}
