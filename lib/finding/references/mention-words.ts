/** Kinds of places in a document that its text refers to by number. */
export type MentionKind = 'clause' | 'table' | 'figure'

/** Words before the number of a place, in the languages of the library, as patterns. */
export const KIND_WORDS: Readonly<Record<MentionKind | 'annex', string>> = {
  clause: [
    '§{1,2}',
    '(?:sub-?)?clauses?|(?:sub-?)?sections?|paragraphs?|chapters?',
    '(?:Unter)?[Aa]bschnitt(?:e[ns]?|s)?|Kapiteln?',
    'articles?|paragraphes?|chapitres?',
    'apartados?|cláusulas?|capítulos?|sección|secciones',
    'punt[oi]|paragraf[oi]|capitol[oi]|sezion[ei]',
    'sec?ção|secç?ões|seções',
    '(?:под)?раздел(?:а|у|ом|е|ы|ов|ам|ах)?|(?:под)?пункт(?:а|у|ом|е|ы|ов|ам|ах)?|п\\.',
    'madde(?:ler)?|bölüm',
    'ال(?:بند|فقرة|قسم)|بند',
    '条款|箇条|조항',
  ].join('|'),
  annex: [
    'annex(?:es)?|appendix|appendices',
    'Anh(?:ang|änge)(?:s|e[ns]?|n)?',
    'anexos?|apéndices?|apêndices?',
    'allegat[oi]|appendic[ei]',
    'приложени(?:е|я|ю|ем|и|й)',
    'ek',
    'ال?ملحق|ملحق',
    '附录|附件|附属書|부속서',
  ].join('|'),
  table:
    'tables?|Tab\\.|Tabellen?|tableaux?|tablas?|tabell[ae]|prospett[oi]|tabelas?|quadros?|таблиц(?:а|ы|е|у|ей|ам|ах)?|табл\\.|tablo|çizelge|ال?جدول|表|표',
  figure:
    'figures?|fig\\.|Bild(?:er[ns]?|e?s)?|Abb(?:ildung(?:en)?|\\.)|figuras?|figur[ae]|рисун(?:ок|ка|ке|ку|ком|ки|ков|ках)|рис\\.|şekil|ال?شكل|图|図|그림',
}

/** Words after which a number with a point in it is that of a clause. */
export const LEADING_WORDS = [
  'see(?: also)?|cf\\.|(?:in )?accordance with|according to|compl(?:y|ies|ying) with|conform(?:s|ing)? to',
  '(?:specified|given|described|defined|required|stated|listed|shown|set out|provided|laid down) (?:in|by|under)|requirements (?:of|in)',
  'siehe(?: auch)?|nach|gemäß|entsprechend',
  'voir(?: aussi)?|selon|conformément (?:à|au)',
  'véase|según|conforme a|de acuerdo con',
  'vedere|vedi|secondo|in conformità a',
  'ver|segundo|de acordo com',
  'см\\.|согласно|по|в соответствии с',
  'bkz\\.?',
  'انظر|وفق(?:ا|اً)?(?: ل)?',
  '参见|见|按|参照|見よ',
].join('|')

/** Words between two numbers of one list or range. */
export const JOINING =
  '[,;،、–-]|and|or|to|und|oder|bis|sowie|et|ou|à|y|o|e|ed|a|и|или|до|ve|veya|ile|و|أو|إلى|及|和|至|と|및|또는'

/** Words between a place and the document that it is in: 5 of ISO 1234. */
export const BELONGING =
  "(?:of|in|from|to|von|der|des|aus|in|de(?: la| l’| l'|l)?|du|dans|della?|dell’|dell'|di|da|do|na|no|из|в|стандарта|من|في)"
