import type { Book } from './pdf/make-pdf.ts'
import type { Volume } from './text/family.ts'
import { parseText } from './text/parse-text.ts'

const PHRASES: Record<string, Phrases> = {
  en: {
    published: 'Published',
    edition: (n) => `Edition ${n}`,
    committee: 'Committee',
    notice:
      'Demonstration document. This text was written for the demonstration library of Lectern. It is not a publication of any standards body and must not be used for design, testing or certification.',
  },
  es: {
    published: 'Publicado',
    edition: (n) => `Edición ${n}`,
    committee: 'Comité',
    notice:
      'Documento de demostración. Este texto se escribió para la biblioteca de demostración de Lectern. No es una publicación de ningún organismo de normalización y no debe usarse para proyectar, ensayar ni certificar.',
  },
  fr: {
    published: 'Publié le',
    edition: (n) => `Édition ${n}`,
    committee: 'Comité',
    notice:
      "Document de démonstration. Ce texte a été écrit pour la bibliothèque de démonstration de Lectern. Il n'est la publication d'aucun organisme de normalisation et ne doit servir ni à la conception, ni aux essais, ni à la certification.",
  },
  ar: {
    published: 'تاريخ النشر',
    edition: (n) => `الطبعة ${n}`,
    committee: 'اللجنة',
    notice:
      'وثيقة للعرض فقط. كُتب هذا النص لمكتبة العرض الخاصة بمنتج Lectern، وهو ليس من منشورات أي جهة تقييس ولا يجوز استعماله في التصميم أو الاختبار أو منح الشهادات.',
  },
  ja: {
    published: '発行日',
    edition: (n) => `第${n}版`,
    committee: '委員会',
    notice:
      'デモンストレーション文書。この文書は Lectern のデモ用ライブラリのために書かれたものである。いかなる標準化団体の出版物でもなく，設計，試験又は認証に用いてはならない。',
  },
}
interface Phrases {
  readonly published: string
  readonly edition: (n: string) => string
  readonly committee: string
  readonly notice: string
}

/** Makes an edition for both renditions; `printing` is the date of an older printing. */
export function makeBook({ body, record, source, changes }: Volume, printing?: string): Book {
  const phrases = PHRASES[record.language] ?? PHRASES.en
  if (!phrases) throw new Error('no phrases')
  const date = printing ?? record.publishDate ?? '2020-01-01'
  const facts = [
    [record.edition && phrases.edition(record.edition), `${phrases.published} ${date}`].filter(Boolean).join(' · '),
    record.ics.length > 0 ? `ICS ${record.ics.join('; ')}` : '',
    record.committees.length > 0 ? `${phrases.committee} ${record.committees.join('; ')}` : '',
  ]
  return {
    language: record.language,
    accent: body.accent,
    publisher: body.name,
    designation: record.designation,
    title: record.title,
    facts: facts.filter(Boolean),
    notice: phrases.notice,
    foreword: [record.description, changes].filter(Boolean),
    blocks: parseText(source, record.language, record.designation),
    keywords: record.keywords.join(', '),
    subject: record.description,
    date,
  }
}
