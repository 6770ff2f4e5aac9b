import { plainHead } from './plain-head.ts'

/** Heads by field, as people and systems write them: the surest first. Several columns may be the same field of values. */
const HEADS: readonly (readonly [field: string, ...heads: string[]])[] = [
  [
    'designation',
    'designation|standard number|document number|standard no|document no|standard designation|reference number|ref no|doc number|standard reference|reference|number|no|standard|document id|doc id|doc no|std no|standard code|standard id|ref|code',
    'norm nr|normnummer|norm nummer|dokumentnummer|dokument nr|bezeichnung|norm|nummer|nr|reference de la norme|numero de norme|numero|norme|codigo|norma|numero de norma|codigo de la norma|referencia|sigla|codice',
    'normnummer|nummer norm|numer normy|numer|oznaczenie|cislo normy|oznaceni|beteckning|standardnummer|standard numarasi|standart no',
    '标准号|标准编号|標準號|標準編號|规范编号|文件编号|规格番号|規格番号|規格No|표준번호|규격번호|обозначение|номер стандарта|шифр|номер|رقم المواصفة|رقم الوثيقة',
  ],
  [
    'title',
    'title|document title|standard title|publication title|title of standard|title of the standard|name of standard|standard name|document name|name|description of standard',
    'titel|titre|titulo|titolo|titel der norm|titre de la norme|titulo de la norma|intitule|denominacion|denominazione|benennung',
    'tytul|tytul normy|nazev|nazev normy|nazwa|benamning|tittel|baslik|standart adi',
    '标准名称|名称|標準名稱|题名|标题|規格名称|規格名|名称|件名|표준명|규격명|제목|наименование|название|заголовок|العنوان|عنوان المواصفة',
  ],
  [
    'publisher',
    'publisher|publisher name|issuing body|issuing organization|issuer|sdo|organization|organisation|source organization|standards body|publisher code',
    'herausgeber|editeur|organisme|editorial|editor|editore|organismo|uitgever|wydawca|vydavatel|utgivare|yayinci',
    '发布单位|发布部门|发布机构|出版社|発行機関|발행기관|издатель|организация|الناشر',
  ],
  ['altDesignations', 'other designations|alternative designation|also known as|aka|other numbers|former number'],
  [
    'status',
    'status|document status|standard status|state|statut|etat|estado|stato|stav|tila|durum',
    '状态|标准状态|狀態|状態|상태|статус|الحالة',
  ],
  [
    'edition',
    'edition|monograph edition|version|ed|edition number|revision|rev|ausgabe nr|auflage|edicion|edizione|edycja|wydanie|vydani|utgava|版本|版次|版|판|издание|редакция|الإصدار',
  ],
  ['year', 'year|publication year|year of publication|jahr|ausgabejahr|annee|ano|anno|jaar|rok|年份|年号|年|발행년도|год|السنة'],
  [
    'publishedDate',
    'publication date|published date|published|date published|publish date|date of publication|issue date|date of issue|date issued|issued|pub date|release date|released|date monograph published print|date monograph published online',
    'ausgabedatum|ausgabe|erscheinungsdatum|veroffentlichungsdatum|veroffentlicht|date de publication|date de parution|fecha de publicacion|fecha de edicion|fecha|data di pubblicazione|data de publicacao|datum van publicatie|publicatiedatum|data publikacji|datum vydani|utgivningsdatum|yayin tarihi',
    '发布日期|發布日期|出版日期|颁布日期|発行日|制定年月日|발행일|дата публикации|дата издания|дата введения|تاريخ النشر|date|datum',
  ],
  ['updatedDate', 'updated|update date|last updated|date updated|revised|revision date|modified|改正年月日|修订日期'],
  [
    'withdrawnDate',
    'withdrawn|withdrawal date|date withdrawn|withdrawn date|date of withdrawal|zuruckziehung|zuruckgezogen am|date de retrait|fecha de anulacion|废止日期|作废日期|廃止年月日',
  ],
  [
    'docType',
    'document type|doc type|type|publication type|kind|dokumentart|dokumenttyp|type de document|tipo|tipo de documento|typ|typ dokumentu|标准类型|文件类型|种类|種別|вид документа|тип|نوع الوثيقة',
  ],
  ['languages', 'language|languages|lang|sprache|langue|idioma|lingua|taal|jezyk|jazyk|sprak|语言|语种|言語|언어|язык|اللغة'],
  ['ics', 'ics|ics code|ics codes|ics class|ics number|ics no|ics nr|ics classification|ics分类号|中国ics分类号|окс|мкс'],
  [
    'committees',
    'committee|committees|technical committee|tc|responsible committee|ausschuss|normenausschuss|comite|comite technique|comite tecnico|归口单位|技术委员会|технический комитет',
  ],
  [
    'keywords',
    'keywords|keyword|subject|subjects|tags|schlagworte|schlagworter|stichworte|mots cles|palabras clave|parole chiave|descriptors|slowa kluczowe|关键词|关键字|キーワード|키워드|ключевые слова',
  ],
  [
    'abstract',
    'abstract|scope|summary|description|kurzfassung|zusammenfassung|anwendungsbereich|beschreibung|resume|resumen|alcance|sommario|摘要|适用范围|范围|適用範囲|概要|초록|적용범위|аннотация|область применения|الملخص',
  ],
  [
    'relations.obsoletedBy',
    'replaced by|superseded by|obsoleted by|successor|ersetzt durch|remplace par|remplacee par|reemplazada por|sustituida por|sostituita da|被代替标准|被替代|заменен на',
  ],
  [
    'relations.obsoletes',
    'replaces|supersedes|obsoletes|predecessor|ersatz fur|ersetzt|remplace|reemplaza|sustituye a|sostituisce|代替标准|替代标准|взамен',
  ],
  ['relations.updates', 'updates|amends'],
  ['relations.adoptedFrom', 'adopted from|adoption of|identical to|idt|采用标准|采标'],
  ['details.doi', 'doi'],
  ['details.isbn', 'isbn|isbn 13|isbn13|online identifier|print identifier'],
  ['details.issn', 'issn'],
  ['source.url', 'url|link|title url|web page|webpage|website|web|address|lien|enlace|链接|网址|ссылка'],
  ['id', 'id|record id|identifier|control number|title id|uuid'],
  ['copublishers', 'copublisher|copublishers|co publisher'],
  ['family', 'family|series'],
]

interface FieldGuess {
  readonly field: string
  /** place of the head among those of its field: 0 is the surest */
  readonly rank: number
}

const GUESSES = HEADS.flatMap(([field, ...heads]) =>
  heads
    .join('|')
    .split('|')
    .map((head, rank) => [plainHead(head), { field, rank }] as const),
)
const BY_HEAD = Map.groupBy(GUESSES, ([head]) => head)

/** Fields that a plain head means by itself. */
export const fieldsOfHead = (plain: string): FieldGuess[] => (BY_HEAD.get(plain) ?? []).map(([, guess]) => guess)
