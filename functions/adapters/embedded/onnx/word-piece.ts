/** What a tokenizer of the BERT kind is made of. */
export interface WordPieces {
  readonly ids: ReadonlyMap<string, number>
  readonly unknown: number
  readonly begin: number
  readonly end: number
  readonly continuing: string
  readonly lowerCase: boolean
  readonly stripAccents: boolean
}

const LONGEST_WORD = 100
/** All that is not to be seen, but for what parts words. */
const UNSEEN = /[^\P{C}\t\n\r]|\ufffd/gu
const IDEOGRAPH = /[\p{Unified_Ideograph}\uf900-\ufaff\u{2f800}-\u{2fa1f}]/gu
/** A mark by itself, or what stands between marks and spaces. */
const WORDS = /[!-/:-@[-`{-~\p{P}]|[^\s!-/:-@[-`{-~\p{P}]+/gu

function wordsOf(text: string, { lowerCase, stripAccents }: WordPieces): string[] {
  let own = text.toWellFormed().replace(UNSEEN, '').replace(IDEOGRAPH, ' $& ')
  if (stripAccents) own = own.normalize('NFD').replace(/\p{Mn}/gu, '')
  if (lowerCase) own = own.toLowerCase()
  return own.match(WORDS) ?? []
}

/** The longest pieces that are known, from the left; a word with a rest that is not known is unknown as a whole. */
function piecesOf(word: string, { ids, unknown, continuing }: WordPieces): number[] {
  const characters = [...word]
  if (characters.length > LONGEST_WORD) return [unknown]
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

/** The numbers of a text's pieces between those of its begin and end, at most so many together. */
export function tokenIdsOf(text: string, pieces: WordPieces, most: number): number[] {
  const tokens = [pieces.begin]
  for (const word of wordsOf(text, pieces)) {
    if (tokens.length >= most - 1) break
    tokens.push(...piecesOf(word, pieces))
  }
  return [...tokens.slice(0, most - 1), pieces.end]
}
