import type { PageFrame, TextLayer } from '#document-text/document-text.ts'
import type { Height } from '#document-text/write-height.ts'
import type { PageTag } from './page-tag.ts'

/** A word on a page. Places are tenths of a point from the upper left corner of the page as it is read. */
export interface PageWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** size of the type, tenths of a point */
  readonly size: number
  /** distance of the line on which its letters stand from its bottom; 0 where unknown */
  readonly foot?: number
  /** absent unless the font itself has its digits raised or lowered */
  readonly height?: Height
  readonly bold: boolean
  readonly fixed: boolean
  /** quarter turns clockwise in which it stands on the page; -1 on the slant */
  readonly turn: number
  /** in a tagged PDF */
  readonly tag?: PageTag
  /** the file seems to part it from the word before it; told on pages with letters from the right */
  readonly parted?: true
  /** the file has no space before it, as it has before most words of the page */
  readonly apart?: true
}

/** A straight line that is drawn on a page, flat or upright. */
export interface PageRule {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The words of a page in the order of the file; with letters from the right there are spaces among them. */
export interface PageWords {
  readonly width: number
  readonly height: number
  /** absent where the file has the page upright, with its corner at zero */
  readonly frame?: PageFrame
  readonly words: readonly PageWord[]
  readonly rules?: readonly PageRule[]
  /** pictures cover most of the page, and it has few words or none */
  readonly isPicture?: true
  /** its words are no ink that people see, or its letters no characters; it has no words then */
  readonly layer?: TextLayer
}

/** Words side by side at one height: a line, or the part of it in one column or cell. */
export interface TextLine {
  /** place of its first word among the words of the page, as the file has them */
  readonly at: number
  /** words with single spaces, in logical order */
  readonly text: string
  /** left and right of each word in turn */
  readonly spans: readonly number[]
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly size: number
  /** number of words in bold type with which it begins */
  readonly bold: number
  readonly fixed: boolean
  /** words, by their place in the line, before which there is room but no space of the file: they may begin a cell */
  readonly apart?: readonly number[]
  /** that of most letters, where the tags of its page are believed */
  readonly tag?: PageTag
}

/** The lines of a page in reading order. */
export interface PageLines {
  readonly width: number
  readonly height: number
  /** absent where the file has the page upright, with its corner at zero */
  readonly frame?: PageFrame
  /** quarter turns clockwise in which the text stands on the page; places are those of the page turned back */
  readonly turn: number
  readonly lines: readonly TextLine[]
  /** pictures cover most of the page, and it has few words or none */
  readonly isPicture?: true
  /** its words are no ink that people see, or its letters no characters; it has no words then */
  readonly layer?: TextLayer
}
