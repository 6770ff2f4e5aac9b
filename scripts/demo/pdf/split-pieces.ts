import type { Span } from '../text/inline.ts'
import { directPieces } from './bidi.ts'
import { type Style, splitByFace } from './fonts.ts'
import type { Piece } from './piece.ts'

const JAPANESE = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/
const NEVER_FIRST = /^[、。」）』】・：；，．！？ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々%)\]]/
const NEVER_LAST = /[「（『【(]$/

export function splitPieces(spans: readonly Span[], size: number, language: string, style: Style): Piece[] {
  const pieces: Piece[] = []
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
          })
        }
        spaced = false
        before = part
      }
    }
  }
  return language === 'ar' ? directPieces(pieces) : pieces
}

/** Splits words into pieces: Japanese between almost any two characters, Arabic where the direction may change. */
function splitToken(token: string, language: string): string[] {
  if (language === 'ja') return token.match(/[^\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]+|./gu) ?? []
  if (language === 'ar') return token.match(/[\u0600-\u06ff]+|[A-Za-z0-9](?:[A-Za-z0-9.,:/+–°%±-]*[A-Za-z0-9°%])?|./gu) ?? []
  return [token]
}

function mayBreak(before: string, part: string): boolean {
  if (!JAPANESE.test(before) && !JAPANESE.test(part)) return false
  return !NEVER_FIRST.test(part) && !NEVER_LAST.test(before)
}
