import { type Lines, type Setting, setSpans, widthOfSpans } from '#typesetting/set-spans.ts'
import { parseInline } from '../text/inline.ts'

export type { Setting } from '#typesetting/set-spans.ts'

/** Breaks a text with markup into lines of a width. */
export const setLines = (text: string, width: number, setting: Setting): Lines => setSpans(parseInline(text), width, setting)

export const widthOf = (text: string, setting: Setting): number => widthOfSpans(parseInline(text), setting)
