import type { Face, Style } from './faces.ts'
import { isRightToLeft, type TextPiece, type TextSpan } from './piece.ts'
import { splitPieces } from './split-pieces.ts'

/** Text of one font and style, at its place. */
export interface TextOp {
  readonly kind: 'text'
  readonly x: number
  /** position of the baseline */
  readonly y: number
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly width: number
  /** right-to-left: shaped as a whole, its words in reading order */
  readonly shaped: boolean
  readonly color: string
  readonly mark?: TextSpan['mark']
}

export interface Setting {
  readonly size: number
  readonly style: Style
  readonly language: string
  readonly align: 'start' | 'center' | 'end'
  readonly leading?: number
  readonly color?: string
}

export interface Lines {
  readonly height: number
  readonly lineHeight: number
  readonly ops: TextOp[]
}

const spaceOf = (piece: TextPiece) => (piece.spaced ? piece.face.measure(' ') * piece.size || piece.size * 0.26 : 0)

/** Breaks a text into lines of a width, with the top left at 0, 0. Right-to-left text begins at the right edge. */
export function setSpans(spans: readonly TextSpan[], width: number, setting: Setting): Lines {
  const lineHeight = setting.size * (setting.leading ?? 1.42)
  const pieces = splitPieces(spans, setting.size, setting.language, setting.style)
  const lines = breakLines(pieces, width)
  const ops = lines.flatMap((line, i) => placeLine(line, width, i * lineHeight + setting.size * 1.05, setting))
  return { height: lines.length * lineHeight, lineHeight, ops }
}

export function widthOfSpans(spans: readonly TextSpan[], setting: Setting): number {
  return lineWidth(splitPieces(spans, setting.size, setting.language, setting.style))
}

function breakLines(pieces: readonly TextPiece[], width: number): TextPiece[][] {
  const lines: TextPiece[][] = []
  let line: TextPiece[] = []
  let used = 0
  for (const [i, piece] of pieces.entries()) {
    if (line.length > 0 && piece.breakable && used + spaceOf(piece) + wordWidth(pieces, i) > width) {
      lines.push(line)
      line = []
      used = 0
    }
    used += piece.width + (line.length > 0 ? spaceOf(piece) : 0)
    line.push(piece)
  }
  if (line.length > 0) lines.push(line)
  return lines
}

/** text up to the next possible line break */
function wordWidth(pieces: readonly TextPiece[], from: number): number {
  let width = pieces[from]?.width ?? 0
  for (let i = from + 1; i < pieces.length; i++) {
    const piece = pieces[i]
    if (!piece || piece.breakable) break
    width += piece.width
  }
  return width
}

function lineWidth(line: readonly TextPiece[]): number {
  return line.reduce((sum, piece, i) => sum + piece.width + (i > 0 ? spaceOf(piece) : 0), 0)
}

function placeLine(line: readonly TextPiece[], width: number, baseline: number, setting: Setting): TextOp[] {
  const rightToLeft = isRightToLeft(setting.language)
  const slack = width - lineWidth(line)
  const offset = setting.align === 'center' ? slack / 2 : setting.align === 'end' ? slack : 0
  const runs = joinRuns(line)
  if (!rightToLeft) return placeForward(runs, offset, baseline, setting)
  return runsOfOneDirection(runs).reduce<{ ops: TextOp[]; x: number }>(
    ({ ops, x }, group) => {
      const left = x - group.reduce((sum, run) => sum + run.width + run.space, 0)
      const forward = group[0]?.direction === 'left-to-right'
      const placed = forward ? advance(group, left, baseline, setting, true) : retreat(group, x, baseline, setting)
      return { ops: [...ops, ...placed], x: left }
    },
    { ops: [], x: width - offset },
  ).ops
}

/** Places runs of a left-to-right paragraph; those of the other direction are turned round within their place. */
function placeForward(runs: readonly Run[], from: number, baseline: number, setting: Setting): TextOp[] {
  let x = from
  return runsOfOneDirection(runs).flatMap((group) => {
    const [first] = group
    const width = group.reduce((sum, run, i) => sum + run.width + (i > 0 ? run.space : 0), 0)
    const left = x + (first?.space ?? 0)
    x = left + width
    if (first?.direction !== 'right-to-left') return advance(group, left, baseline, setting, true)
    const [head, ...others] = group as [Run, ...Run[]]
    return retreat([{ ...head, space: 0 }, ...others], x, baseline, setting)
  })
}

interface Run {
  text: string
  width: number
  /** space before it, in reading order */
  readonly space: number
  readonly face: TextPiece['face']
  readonly size: number
  readonly rise: number
  readonly direction: TextPiece['direction']
  readonly mark?: TextPiece['mark']
}

function joinRuns(line: readonly TextPiece[]): Run[] {
  const runs: Run[] = []
  for (const [i, piece] of line.entries()) {
    const last = runs.at(-1)
    const space = i > 0 ? spaceOf(piece) : 0
    const alike =
      last && last.face === piece.face && last.size === piece.size && last.rise === piece.rise && last.mark === piece.mark
    if (alike && last.direction === piece.direction && (!space || piece.face.has(32))) {
      last.text += (space ? ' ' : '') + piece.text
      last.width += space + piece.width
    } else runs.push({ ...piece, space })
  }
  return runs
}

function runsOfOneDirection(runs: readonly Run[]): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    if (group?.[0]?.direction === run.direction) group.push(run)
    else groups.push([run])
  }
  return groups
}

function op(run: Run, x: number, baseline: number, setting: Setting): TextOp {
  const { text, face, size, rise, width, mark } = run
  const shaped = run.direction === 'right-to-left'
  const color = setting.color ?? '#1a1a1a'
  return { kind: 'text', x, y: baseline - rise, text, face, size, width, shaped, color, ...(mark && { mark }) }
}

function advance(runs: readonly Run[], from: number, baseline: number, setting: Setting, outerSpaceAfter = false): TextOp[] {
  let x = from
  return runs.map((run, i) => {
    if (i > 0 || !outerSpaceAfter) x += run.space
    const placed = op(run, x, baseline, setting)
    x += run.width
    return placed
  })
}

function retreat(runs: readonly Run[], from: number, baseline: number, setting: Setting): TextOp[] {
  let x = from
  return runs.map((run) => {
    x -= run.space + run.width
    return op(run, x, baseline, setting)
  })
}
