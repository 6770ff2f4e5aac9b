import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The root of the project. */
const ROOT = path.resolve(import.meta.dirname, '../..')

/** The file in which `codesOfText` stands. */
const HOME = 'functions/library/document/joined-document.ts'

/** Codes of sources, read from a document: `.sources.map((one) => one.contentCode)`, and other ways through the list. */
const CODES = /\bsources\b[\s?!\])[]*\.(?:map|flatMap|filter|find|some|every|reduce|forEach)\([^;]{0,60}?\bcontentCode\b/g
const LOOP = /\bof\s+[\w.?]*\bsources\b\)[^;]{0,60}?\bcontentCode\b/g

/**
 * Lists places that spell out anew which codes a text has, a line each: whoever leaves one out loses what hangs on a record of
 * the text. Tests count them by themselves.
 */
export function findSpelledCodes(texts: ReadonlyMap<string, string>): string[] {
  return [...texts]
    .filter(([file]) => file.startsWith('functions/') && file !== HOME && !file.endsWith('.test.ts'))
    .flatMap(([file, text]) =>
      [...text.matchAll(CODES), ...text.matchAll(LOOP)].map(
        ({ index }) => `${file}:${text.slice(0, index).split('\n').length}: the codes of a text are asked of codesOfText`,
      ),
    )
}

export const findSpelledCodesIn = (files: readonly string[]): string[] =>
  findSpelledCodes(new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')])))
