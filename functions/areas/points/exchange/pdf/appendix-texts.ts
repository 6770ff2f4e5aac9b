/** Sentences of the list of points that follows a PDF. */
interface AppendixTexts {
  readonly title: string
  /** heading over the points of a page, with {page} */
  readonly page: string
  /** heading over points that are on no page */
  readonly unplaced: string
  /** note for a list in which letters have no font */
  readonly unprinted: string
}

export const appendixTexts: Readonly<Record<string, AppendixTexts>> & { readonly en: AppendixTexts } = {
  en: {
    title: 'Compass points',
    page: 'Page {page}',
    unplaced: 'Without a place in this PDF',
    unprinted: 'This list cannot print some letters and has “…” in their place. The note of each highlight has the whole text.',
  },
  ar: {
    title: 'نقاط البوصلة',
    page: 'الصفحة {page}',
    unplaced: 'بلا موضع في ملف PDF هذا',
    unprinted: 'يتعذر على هذه القائمة طباعة بعض الحروف، فوضعت «…» مكانها. النص الكامل في ملاحظة كل تمييز.',
  },
  fr: {
    title: 'Points Compass',
    page: 'Page {page}',
    unplaced: 'Sans emplacement dans ce PDF',
    unprinted:
      'Cette liste ne peut pas imprimer certaines lettres et met « … » à leur place. La note de chaque surlignage contient le texte entier.',
  },
  it: {
    title: 'Punti Compass',
    page: 'Pagina {page}',
    unplaced: 'Senza posizione in questo PDF',
    unprinted:
      'Questo elenco non può stampare alcune lettere e mette “…” al loro posto. La nota di ogni evidenziazione contiene il testo completo.',
  },
  ja: {
    title: 'コンパスポイント',
    page: '{page} ページ',
    unplaced: 'この PDF に位置のないもの',
    unprinted: 'この一覧では印刷できない文字を「…」で示しています。全文は各ハイライトのノートにあります。',
  },
  pt: {
    title: 'Pontos Compass',
    page: 'Página {page}',
    unplaced: 'Sem posição neste PDF',
    unprinted:
      'Esta lista não consegue imprimir algumas letras e tem “…” em seu lugar. A nota de cada destaque tem o texto completo.',
  },
  ru: {
    title: 'Точки Compass',
    page: 'Страница {page}',
    unplaced: 'Без места в этом PDF',
    unprinted:
      'Некоторые буквы в этом списке напечатать нельзя, вместо них стоит «…». Полный текст есть в заметке каждого выделения.',
  },
  tr: {
    title: 'Pusula noktaları',
    page: 'Sayfa {page}',
    unplaced: 'Bu PDF’te yeri olmayanlar',
    unprinted: 'Bu liste bazı harfleri basamaz; yerlerinde “…” vardır. Her vurgunun notunda metnin tamamı bulunur.',
  },
  es: {
    title: 'Puntos Compass',
    page: 'Página {page}',
    unplaced: 'Sin lugar en este PDF',
    unprinted:
      'Esta lista no puede imprimir algunas letras y pone «…» en su lugar. La nota de cada resaltado tiene el texto completo.',
  },
  de: {
    title: 'Kompasspunkte',
    page: 'Seite {page}',
    unplaced: 'Ohne Stelle in diesem PDF',
    unprinted:
      'Einige Buchstaben kann diese Liste nicht drucken; an ihrer Stelle steht „…“. Die Notiz jeder Markierung enthält den ganzen Text.',
  },
}
