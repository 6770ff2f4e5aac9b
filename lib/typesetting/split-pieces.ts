import { directPieces, hasLetterFromTheRight } from './bidi.ts'
import { type Style, splitByFace } from './faces.ts'
import { isRightToLeft, type TextPiece, type TextSpan } from './piece.ts'

const JAPANESE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/
const THAI = /[\u0e00-\u0e7f]/
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })
const NEVER_FIRST = /^[、。」）』】・：；，．！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々%)\]]/
const NEVER_LAST = /[「（『【(]$/

/** Splits spans into the smallest parts of lines, each with its font, width and direction. */
export function splitPieces(spans: readonly TextSpan[], size: number, language: string, style: Style): TextPiece[] {
  const pieces: TextPiece[] = []
  let spaced = false
  let before = ''
  for (const span of spans) {
    const shifted = span.shift !== 'none'
    const own = { ...style, bold: style.bold || span.bold, italic: style.italic || span.italic }
    const scale = shifted ? size * 0.68 : size
    const rise = span.shift === 'sup' ? size * 0.34 : span.shift === 'sub' ? -size * 0.16 : 0
    for (const token of span.text.split(/(\s+)/)) {
      if (!token) continue
      if (/^[^\S\u00a0]+$/.test(token)) {
        spaced = true
        continue
      }
      for (const part of splitToken(token, language)) {
        const breakable = spaced || mayBreak(before, part)
        for (const [i, run] of splitByFace(part, language, own).entries()) {
          const width = run.face.measure(run.text) * scale
          pieces.push({
            ...run,
            size: scale,
            rise,
            width,
            direction: 'neutral',
            spaced: spaced && i === 0,
            breakable: breakable && i === 0,
            ...(span.mark && { mark: span.mark }),
          })
        }
        spaced = false
        before = part
      }
    }
  }
  if (isRightToLeft(language)) return directPieces(pieces, 'right-to-left')
  return pieces.some(({ text }) => hasLetterFromTheRight(text)) ? directPieces(pieces, 'left-to-right') : pieces
}

/** Splits words into pieces: Thai between words, Chinese and Japanese between almost any two characters, Arabic and Hebrew where the direction may change. */
function splitToken(token: string, language: string): string[] {
  if (language === 'ja' || JAPANESE.test(token)) return token.match(/[^\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+|./gu) ?? []
  if (THAI.test(token)) return [...thaiWords.segment(token)].map(({ segment }) => segment)
  if (isRightToLeft(language) || hasLetterFromTheRight(token))
    return token.match(/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]+|[A-Za-z0-9](?:[A-Za-z0-9.,:/+–°%±-]*[A-Za-z0-9°%])?|./gu) ?? []
  return [token]
}

function mayBreak(before: string, part: string): boolean {
  if (THAI.test(before) && THAI.test(part)) return true
  if (!JAPANESE.test(before) && !JAPANESE.test(part)) return false
  return !NEVER_FIRST.test(part) && !NEVER_LAST.test(before)
}
