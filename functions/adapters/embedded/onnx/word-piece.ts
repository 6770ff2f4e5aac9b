/** Vocabulary and settings of a WordPiece tokenizer, as BERT models have. */
export interface WordPieces {
  readonly ids: ReadonlyMap<string, number>
  readonly unknown: number
  readonly begin: number
  readonly end: number
  readonly continuing: string
  readonly lowerCase: boolean
  readonly stripAccents: boolean
}

const MAX_WORD_LENGTH = 100
/** Invisible characters, except white space. */
const INVISIBLE = /[^\P{C}\t\n\r]|\ufffd/gu
const IDEOGRAPH = /[\p{Unified_Ideograph}\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu
/** Punctuation mark, or text between marks and spaces. */
const WORDS = /[!-/:-@[-`{-~\p{P}]|[^\s!-/:-@[-`{-~\p{P}]+/gu

function wordsOf(text: string, { lowerCase, stripAccents }: WordPieces): string[] {
  let own = text.toWellFormed().replace(INVISIBLE, '').replace(IDEOGRAPH, ' $& ')
  if (stripAccents) own = own.normalize('NFD').replace(/\p{Mn}/gu, '')
  if (lowerCase) own = own.toLowerCase()
  return own.match(WORDS) ?? []
}

/** Splits a word into the longest known pieces, from the left. A word with an unknown rest is unknown as a whole. */
function piecesOf(word: string, { ids, unknown, continuing }: WordPieces): number[] {
  const characters = [...word]
  if (characters.length > MAX_WORD_LENGTH) return [unknown]
  const pieces: number[] = []
  for (let from = 0; from < characters.length; ) {
    let to = characters.length
    let id: number | undefined
    for (; to > from; to--) {
      id = ids.get((from > 0 ? continuing : '') + characters.slice(from, to).join(''))
      if (id !== undefined) break
    }
    if (id === undefined) return [unknown]
    pieces.push(id)
    from = to
  }
  return pieces
}

/** Ids of a text's pieces between the begin and end ids, at most `max` of them together. */
export function tokenIdsOf(text: string, pieces: WordPieces, max: number): number[] {
  const tokens = [pieces.begin]
  for (const word of wordsOf(text, pieces)) {
    if (tokens.length >= max - 1) break
    tokens.push(...piecesOf(word, pieces))
  }
  return [...tokens.slice(0, max - 1), pieces.end]
}
