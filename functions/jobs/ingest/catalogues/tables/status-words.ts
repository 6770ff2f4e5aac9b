/** Words of the library for a status, by those of tables in other languages. */
const WORDS: Readonly<Record<string, string>> = {
  active:
    'gültig|aktuell|in kraft|en vigueur|vigente|en vigor|in vigore|em vigor|geldig|aktualna|aktualny|platná|gällande|现行|现行有效|有效|現行|有効|현행|유효|действует|действующий|سارية',
  withdrawn:
    'zurückgezogen|ungültig|annulée|annulé|retirée|anulada|retirada|ritirata|cancelada|ingetrokken|wycofana|wycofany|zrušená|upphävd|废止|作废|已废止|廃止|폐지|отменен|отменён|отменена',
  superseded:
    'ersetzt|remplacée|remplacé|sustituida|sostituita|substituída|vervangen|zastąpiona|nahrazená|被代替|已被代替|被替代|заменен|заменён',
  draft: 'entwurf|projet|proyecto|progetto|projeto|ontwerp|projekt|návrh|förslag|征求意见稿|草案|案|초안|проект',
}
const BY_WORD = new Map(Object.entries(WORDS).flatMap(([status, words]) => words.split('|').map((word) => [word, status])))

/** Status of the library for a word in another language; any other word stays. */
export const statusWord = (word: string): string => BY_WORD.get(word.trim().toLowerCase()) ?? word
