import type { Language } from '#contract/tenant.ts'

export interface DashboardTexts {
  /** the number follows */
  readonly documents: string
  readonly day: string
  readonly opened: string
  /** instead of the days, where nothing was opened in any of them */
  readonly none: string
  /** leads from there to the library */
  readonly search: string
}

const fr: DashboardTexts = {
  documents: 'Documents consultés :',
  day: 'Jour (UTC)',
  opened: 'Consultés',
  none: 'Aucun document n’a été consulté pendant cette période.',
  search: 'Chercher dans la bibliothèque',
}

const es: DashboardTexts = {
  documents: 'Documentos abiertos:',
  day: 'Día (UTC)',
  opened: 'Abiertos',
  none: 'No se abrió ningún documento en estos días.',
  search: 'Buscar en la biblioteca',
}

export const dashboardTexts: Readonly<Record<Language, DashboardTexts>> = {
  en: {
    documents: 'Documents opened:',
    day: 'Day (UTC)',
    opened: 'Opened',
    none: 'No document was opened in these days.',
    search: 'Search the library',
  },
  ar: {
    documents: 'الوثائق المفتوحة:',
    day: 'اليوم (UTC)',
    opened: 'المفتوحة',
    none: 'لم تُفتح أي وثيقة في هذه الأيام.',
    search: 'ابحث في المكتبة',
  },
  fr,
  'fr-CA': fr,
  es,
  'es-ES': es,
  de: {
    documents: 'Geöffnete Dokumente:',
    day: 'Tag (UTC)',
    opened: 'Geöffnet',
    none: 'In diesen Tagen wurde kein Dokument geöffnet.',
    search: 'In der Bibliothek suchen',
  },
  it: {
    documents: 'Documenti aperti:',
    day: 'Giorno (UTC)',
    opened: 'Aperti',
    none: 'In questi giorni non è stato aperto nessun documento.',
    search: 'Cerca nella biblioteca',
  },
  pt: {
    documents: 'Documentos abertos:',
    day: 'Dia (UTC)',
    opened: 'Abertos',
    none: 'Nenhum documento foi aberto nestes dias.',
    search: 'Pesquisar na biblioteca',
  },
  ru: {
    documents: 'Открыто документов:',
    day: 'День (UTC)',
    opened: 'Открыто',
    none: 'В эти дни не открывали ни одного документа.',
    search: 'Искать в библиотеке',
  },
  tr: {
    documents: 'Açılan belgeler:',
    day: 'Gün (UTC)',
    opened: 'Açılan',
    none: 'Bu günlerde hiç belge açılmadı.',
    search: 'Kitaplıkta ara',
  },
  'zh-Hans': {
    documents: '打开的文件:',
    day: '日期 (UTC)',
    opened: '打开次数',
    none: '这些天没有打开过任何文件。',
    search: '在图书馆中搜索',
  },
  ja: {
    documents: '開かれた文書:',
    day: '日付 (UTC)',
    opened: '件数',
    none: 'この期間に開かれた文書はありません。',
    search: 'ライブラリを検索',
  },
  ko: {
    documents: '열어 본 문서:',
    day: '날짜(UTC)',
    opened: '건수',
    none: '이 기간에 열어 본 문서가 없습니다.',
    search: '라이브러리에서 검색',
  },
}
